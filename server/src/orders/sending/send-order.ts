import { hints } from '@edis/contract/errors/hints'
import type { RequestOf } from '@edis/contract/calls/call'
import type { sendOrderV1 } from '@edis/contract/open-api/send-order-v1'
import type { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import type { Warehouse } from '../../catalogue/catalogue.ts'
import { normalisePhone } from '../../customer-services/customer-services.ts'
import { fieldFault, type FieldFault } from '../../http/doors/failure.ts'
import type { Sound } from '../../http/bodies/sound-fields.ts'
import type { PricedOrder, priceOrder } from '../../rates/rates.ts'
import { postalCodeFits, type Region, regionFault, type Regions } from '../../regions/regions.ts'
import type { OrderItem, Recipient } from '../orders.ts'

/** An order as it is sent. What V1 says flat is brought into the form of V2. */
export type SentOrder = RequestOf<typeof sendOrderV2>
type SentItem = SentOrder['items'][number]

/** A product that an item names by its SKU. */
export type OrderedProduct = {
  product_id: string
  sku: string
  is_active: boolean
}

/** What an order is judged against. */
export type OrderContext = {
  warehouse: Warehouse | null
  hasCourier: boolean
  destination: Region | null
  regions: Pick<Regions, 'find' | 'search'>
  /** null: can't be known, for warehouse, courier or destination are not. */
  priced: ReturnType<typeof priceOrder> | null
  /** Those of the SKUs that there are. */
  products: readonly OrderedProduct[]
  /** Whether the partner has the agent that the order names; true when it names none. */
  hasAgent: boolean
  now: Date
}

/** An order that may be taken in. */
export type JudgedOrder = {
  price: PricedOrder
  recipient: Recipient
  dropship: { name: string; phone: string } | null
  pickupSchedule: { start: string; end: string } | null
}

/** What an order names and is not there, or its quote does not fit. */
export type NotThere = 'WAREHOUSE_NOT_FOUND' | 'COURIER_NOT_FOUND' | 'CS_NOT_FOUND' | 'QUOTE_EXPIRED' | 'QUOTE_MISMATCH'
export type Refusal = { faults: FieldFault[] } | { refused: NotThere }

/** The parcel of V1 is one item of V2. */
export const fromV1 = (sent: RequestOf<typeof sendOrderV1>, deliveryType: 'pickup' | 'dropoff'): SentOrder => ({
  partner_order_id: sent.partner_order_id,
  warehouse_id: sent.warehouse_id,
  courier_code: sent.courier_code,
  service_code: sent.service_code,
  payment_method: sent.payment_method,
  ...(sent.cod_amount === undefined ? {} : { cod_amount: sent.cod_amount }),
  ...(sent.insurance === undefined ? {} : { insurance: sent.insurance }),
  delivery_type: deliveryType,
  recipient: {
    name: sent.recipient_name,
    phone: sent.recipient_phone,
    address: sent.recipient_address,
    district_code: sent.recipient_district_code,
    ...(sent.recipient_postal_code === undefined ? {} : { postal_code: sent.recipient_postal_code }),
  },
  items: [
    {
      name: sent.qty === 1 ? sent.item_name : `${sent.qty} × ${sent.item_name}`,
      qty: 1,
      price: sent.item_value,
      weight_g: sent.weight_g,
      ...(sent.length_cm === undefined ? {} : { length_cm: sent.length_cm }),
      ...(sent.width_cm === undefined ? {} : { width_cm: sent.width_cm }),
      ...(sent.height_cm === undefined ? {} : { height_cm: sent.height_cm }),
    },
  ],
  ...(sent.note === undefined ? {} : { note: sent.note }),
})

/** V1's names of what the rules speak of by V2's. */
const namesInV1: Record<string, string> = {
  'recipient.phone': 'recipient_phone',
  'recipient.district_code': 'recipient_district_code',
  'recipient.postal_code': 'recipient_postal_code',
  items: 'weight_g',
}
export const faultsInV1 = (faults: FieldFault[]): FieldFault[] =>
  faults.map((fault) => ({ ...fault, field: namesInV1[fault.field] ?? fault.field }))

/** What is wrong with what there is of an order. What is absent was refused already, or need not be there. */
export const orderFaults = (sent: Sound<SentOrder>, around: OrderContext): FieldFault[] => [
  ...phoneFaults('recipient.phone', sent.recipient?.phone),
  ...phoneFaults('dropship.phone', sent.dropship?.phone),
  ...otherFaults(sent, around),
]

function otherFaults(sent: Sound<SentOrder>, around: OrderContext): FieldFault[] {
  const { warehouse, priced, now } = around
  return [
    ...districtFaults(sent.recipient?.district_code, around),
    ...postalFaults(sent.recipient?.postal_code, around.destination),
    ...skuFaults(sent.items ?? [], around.products),
    ...(warehouse && !warehouse.isActive ? [fieldFault('warehouse_id', 'WAREHOUSE_INACTIVE')] : []),
    ...cashFaults(sent),
    ...pickupFaults(sent, now),
    ...(priced && 'faults' in priced ? priced.faults : []),
  ]
}

/** Judges all that can be judged, so that one answer names all that is wrong. */
export function judgeOrder(sent: SentOrder, around: OrderContext): JudgedOrder | Refusal {
  const { warehouse, priced } = around
  const phone = normalisePhone(sent.recipient.phone)
  const dropshipPhone = sent.dropship ? normalisePhone(sent.dropship.phone) : ''
  const faults = [
    ...(phone === null ? [fieldFault('recipient.phone', 'PHONE_INVALID')] : []),
    ...(dropshipPhone === null ? [fieldFault('dropship.phone', 'PHONE_INVALID')] : []),
    ...otherFaults(sent, around),
  ]
  if (faults.length > 0) return { faults }
  if (!warehouse) return { refused: 'WAREHOUSE_NOT_FOUND' }
  if (!around.hasCourier) return { refused: 'COURIER_NOT_FOUND' }
  if (!around.hasAgent) return { refused: 'CS_NOT_FOUND' }
  if (priced && 'error' in priced) return { refused: priced.error }
  if (!priced || 'faults' in priced || phone === null || dropshipPhone === null)
    throw new Error('an order passed its checks without a price')

  const { postal_code = null, latitude = null, longitude = null } = sent.recipient
  const pickup = sent.pickup_schedule
  return {
    price: priced,
    recipient: { ...sent.recipient, phone, postal_code, latitude, longitude },
    dropship: sent.dropship ? { name: sent.dropship.name, phone: dropshipPhone } : null,
    pickupSchedule: pickup ? { start: iso(pickup.start), end: iso(pickup.end) } : null,
  }
}

/** When the courier can have it. */
export function readyAt({ pickup_schedule: pickup }: SentOrder, now: Date): Date {
  const start = pickup ? Date.parse(pickup.start) : Number.NaN
  return start > now.getTime() ? new Date(start) : now
}

/** The goods as they were sent: by what they carry they are priced, as POST /rate/v2 prices them. */
export function orderItems({ items }: SentOrder, products: readonly OrderedProduct[]): OrderItem[] {
  const ids = new Map(products.map(({ sku, product_id }) => [sku, product_id]))
  return items.map(
    ({ sku = null, name, qty, price, weight_g, length_cm = null, width_cm = null, height_cm = null }) => ({
      product_id: (sku === null ? null : ids.get(sku)) ?? null,
      sku,
      name,
      qty,
      price,
      weight_g,
      length_cm,
      width_cm,
      height_cm,
    }),
  )
}

function phoneFaults(field: string, phone: string | undefined): FieldFault[] {
  return phone === undefined || normalisePhone(phone) !== null ? [] : [fieldFault(field, 'PHONE_INVALID')]
}

function districtFaults(code: string | undefined, { destination, regions }: OrderContext): FieldFault[] {
  if (code === undefined || destination?.level === 'district') return []
  return [regionFault(regions, 'recipient.district_code', code, 'district')]
}

function postalFaults(code: string | undefined, destination: Region | null): FieldFault[] {
  if (code === undefined || destination?.level !== 'district' || postalCodeFits(code, destination.code)) return []
  const message = hints.postalCodeElsewhere(code, destination.fullName)
  const details = { value: code, district_code: destination.code }
  return [fieldFault('recipient.postal_code', 'POSTAL_REGION_MISMATCH', message, details)]
}

function skuFaults(items: Sound<readonly SentItem[]>, products: readonly OrderedProduct[]): FieldFault[] {
  const active = new Set(products.filter(({ is_active }) => is_active).map(({ sku }) => sku))
  return items.flatMap((item, index) => {
    const sku = item?.sku
    if (sku === undefined || active.has(sku)) return []
    const message = hints.noSuchSku(sku)
    return [fieldFault(`items[${index}].sku`, 'SKU_NOT_FOUND', message, { sku })]
  })
}

function cashFaults({ payment_method, cod_amount }: Sound<SentOrder>): FieldFault[] {
  if (payment_method === 'PREPAID' && cod_amount)
    return [fieldFault('cod_amount', 'FIELD_INVALID', hints.onlyWithCod, { value: cod_amount, maximum: 0 })]
  return payment_method === 'COD' && cod_amount === undefined ? [fieldFault('cod_amount', 'FIELD_REQUIRED')] : []
}

const furthestPickup = 7 * 86_400_000

function pickupFaults({ pickup_schedule: pickup, delivery_type }: Sound<SentOrder>, now: Date): FieldFault[] {
  if (!pickup) return []
  if (delivery_type === 'dropoff') return [fieldFault('pickup_schedule', 'PICKUP_TIME_INVALID', hints.onlyWithPickup)]
  const start = pickup.start === undefined ? null : Date.parse(pickup.start)
  const end = pickup.end === undefined ? null : Date.parse(pickup.end)
  const last = now.getTime() + furthestPickup
  const maximum = new Date(last).toISOString()
  // Written so that what is no time (23:59:60 has the form of one) fails too.
  const isSoon = start === null || (start > now.getTime() && start <= last)
  const isAfter = end === null || (end <= last && !(start !== null && end <= start))
  return [
    ...(isSoon
      ? []
      : [
          fieldFault('pickup_schedule.start', 'PICKUP_TIME_INVALID', hints.pickupSoon, {
            value: pickup.start ?? '',
            minimum: now.toISOString(),
            maximum,
          }),
        ]),
    ...(isAfter
      ? []
      : [
          fieldFault('pickup_schedule.end', 'PICKUP_TIME_INVALID', hints.pickupEndSoon, {
            value: pickup.end ?? '',
            ...(pickup.start === undefined ? {} : { minimum: pickup.start }),
            maximum,
          }),
        ]),
  ]
}

const iso = (moment: string): string => new Date(moment).toISOString()
