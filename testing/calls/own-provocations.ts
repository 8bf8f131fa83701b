import { cancelOrder } from '@edis/contract/open-api/cancel-order'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import { rateV2 } from '@edis/contract/open-api/rate-v2'
import { newNumber, newOrder } from './good-requests.ts'
import { changed, type Provocation, type Provocations, type Scene, twice } from './provoke.ts'

/** Brings an order of the world's partner to a state along the straight way. */
async function orderAt(scene: Scene, ...states: string[]): Promise<string> {
  const order_id = await newOrder(scene, scene.partner, 'development')
  for (const status of states) await scene.make(reportOrderEvent, { external_id: newNumber(), order_id, status })
  return order_id
}
const cancels = (order_id: string) => ({ order_id, reason_code: 'BUYER_CANCELLED', reason: 'Salah pilih ukuran' })

const unknownDistrict = '99.99.99'
const inactive = changed(({ closedWarehouse }) => ({ warehouse_id: closedWarehouse }))
const unknownWarehouse = changed({ warehouse_id: 'whs_unknown' })

const routeEnds: Provocations = {
  WAREHOUSE_NOT_FOUND: unknownWarehouse,
  WAREHOUSE_INACTIVE: inactive,
  REGION_NOT_FOUND: changed({ destination_district: unknownDistrict }),
}

const earlyAwb: Provocation = async (scene, call) => {
  const awb = await newOrder(scene, scene.partner, 'development')
  return changed({ order_id: undefined, awb })(scene, call)
}

const ofOrders: Provocations = {
  WAREHOUSE_NOT_FOUND: unknownWarehouse,
  WAREHOUSE_INACTIVE: inactive,
  COURIER_NOT_FOUND: changed({ courier_code: 'NONE' }),
  SERVICE_NOT_AVAILABLE: changed({ service_code: 'JAUH' }),
  FIELD_INVALID: changed({ note: 7 }),
  COD_LIMIT_EXCEEDED: changed({ cod_amount: 5_000_001 }),
  COD_AMOUNT_TOO_LOW: changed({ cod_amount: 1 }),
  ORDER_DUPLICATE: twice,
}

/** What provokes the errors that a call has of its own, and the invalid field that each has another of. */
export const ownProvocations: Record<string, Provocations> = {
  '/auth/generate': { FIELD_INVALID: changed({ auth: 7 }) },
  '/auth/refresh': {
    FIELD_INVALID: changed({ token: 7 }),
    AUTH_REFRESH_INVALID: twice,
  },
  '/product/list': { FIELD_INVALID: changed({ limit: 0 }), WAREHOUSE_NOT_FOUND: unknownWarehouse },
  '/warehouse/list': { FIELD_INVALID: changed({ cursor: 'not-a-cursor' }) },
  '/expedisi/list': { FIELD_INVALID: changed({ type: 'rocket' }) },
  '/ratecard/v1': {
    FIELD_INVALID: changed({ limit: 101 }),
    COURIER_NOT_FOUND: changed({ courier_code: 'NONE' }),
    REGION_NOT_FOUND: changed({ origin_city: '99.99' }),
    SERVICE_NOT_AVAILABLE: changed({ service_code: 'NONE' }),
  },
  '/region': { FIELD_INVALID: changed({ level: 'planet' }), REGION_NOT_FOUND: changed({ parent_code: 'Jakarta' }) },
  '/rate/v1': {
    FIELD_INVALID: changed({ courier_codes: [] }),
    COURIER_NOT_FOUND: changed({ courier_codes: ['NONE'] }),
    REGION_NOT_FOUND: changed({ origin_district: unknownDistrict }),
    WEIGHT_INVALID: changed({ weight_g: 0 }),
    WEIGHT_OVER_LIMIT: changed({ weight_g: 1_000_001 }),
  },
  '/rate/v2': {
    ...routeEnds,
    FIELD_INVALID: changed({ payment_method: 'PREPAID' }),
    COURIER_NOT_FOUND: changed({ courier_codes: ['CEPAT', 'NONE'] }),
    WEIGHT_INVALID: changed({ 'items[0].weight_g': 1.5 }),
    WEIGHT_OVER_LIMIT: changed({ 'items[0].weight_g': 1_000_001 }),
    DIMENSION_INVALID: changed({ 'items[0].height_cm': 501 }),
  },
  '/cs/create': {
    FIELD_INVALID: changed({ email: 'dewi' }),
    PHONE_INVALID: changed({ phone: '+6512345678' }),
    CS_DUPLICATE: twice,
  },
  '/cs/list': { FIELD_INVALID: changed({ cursor: 'not-a-cursor' }) },
  '/order/send/v1': {
    ...ofOrders,
    PHONE_INVALID: changed({ recipient_phone: '12' }),
    ADDRESS_TOO_SHORT: changed({ recipient_address: 'Jl. A' }),
    REGION_NOT_FOUND: changed({ recipient_district_code: unknownDistrict }),
    POSTAL_REGION_MISMATCH: changed({ recipient_postal_code: '60111' }),
    WEIGHT_INVALID: changed({ weight_g: 0 }),
    WEIGHT_OVER_LIMIT: changed({ weight_g: 50_001 }),
    DIMENSION_INVALID: changed({ length_cm: 0 }),
    COD_NOT_SUPPORTED: changed({ service_code: 'HEMAT', insurance: false }),
    INSURANCE_LIMIT_EXCEEDED: changed({ item_value: 20_000_001 }),
  },
  '/order/send/v2': {
    ...ofOrders,
    CS_NOT_FOUND: changed({ cs_id: 'cs_unknown' }),
    QUOTE_EXPIRED: changed({ quote_id: 'quo_unknown' }),
    QUOTE_MISMATCH: changed(async (scene) => {
      const quoted = { origin_district: '31.74.07', destination_district: '31.71.01' }
      const items = [{ qty: 1, price: 1, weight_g: 1 }]
      return { quote_id: (await scene.make(rateV2, { ...quoted, items })).data.quote_id }
    }),
    STOCK_INSUFFICIENT: changed({
      items: [{ sku: 'TEH', name: 'Teh', qty: 21, price: 1, weight_g: 1 }],
    }),
    PHONE_INVALID: changed({ 'dropship.phone': '12' }),
    ADDRESS_TOO_SHORT: changed({ 'recipient.address': 'Jl. A' }),
    REGION_NOT_FOUND: changed({ 'recipient.district_code': unknownDistrict }),
    POSTAL_REGION_MISMATCH: changed({ 'recipient.postal_code': '60111' }),
    WEIGHT_INVALID: changed({ 'items[0].weight_g': 0 }),
    WEIGHT_OVER_LIMIT: changed({ 'items[0].weight_g': 50_001 }),
    DIMENSION_INVALID: changed({ 'items[0].length_cm': 0 }),
    SKU_NOT_FOUND: changed({ 'items[0].sku': 'MATI' }),
    COD_NOT_SUPPORTED: changed({ 'recipient.district_code': '31.71.02' }),
    INSURANCE_LIMIT_EXCEEDED: changed({ 'items[0].price': 20_000_001 }),
    PICKUP_TIME_INVALID: changed({ 'pickup_schedule.start': '2026-11-19T09:00:00+07:00' }),
  },
  '/order/cancel': {
    FIELD_INVALID: changed({ reason: 'oh' }),
    ORDER_NOT_FOUND: changed({ order_id: 'ord_unknown' }),
    AWB_NOT_READY: earlyAwb,
    CANCEL_ALREADY_REQUESTED: async (scene, call) => {
      const request = cancels(await orderAt(scene, 'confirmed', 'processing'))
      await scene.make(cancelOrder, request)
      return scene.make(call, request)
    },
    ORDER_NOT_CANCELLABLE: twice,
  },
  '/order/track': {
    FIELD_INVALID: changed({ awb: 'both' }),
    FIELD_REQUIRED: changed({ order_id: undefined }),
    ORDER_NOT_FOUND: changed({ order_id: 'ord_unknown' }),
    AWB_NOT_READY: earlyAwb,
  },
  '/order/label': {
    FIELD_INVALID: changed({ format: 'zpl' }),
    ORDER_NOT_FOUND: changed({ order_id: 'ord_unknown' }),
    AWB_NOT_READY: changed(async (scene) => ({ order_id: await orderAt(scene) })),
    LABEL_NOT_AVAILABLE: changed(async (scene) => {
      const order_id = await orderAt(scene)
      await scene.make(cancelOrder, cancels(order_id))
      return { order_id }
    }),
  },
  '/sla': {
    ...routeEnds,
    FIELD_INVALID: changed({ ready_at: 'soon' }),
    COURIER_NOT_FOUND: changed({ courier_code: 'NONE' }),
    SERVICE_NOT_AVAILABLE: changed({ service_code: 'JAUH' }),
  },
  '/order-events': {
    FIELD_INVALID: changed({ occurred_at: '2026-11-21T09:00:00+07:00' }),
    ORDER_NOT_FOUND: changed({ order_id: 'ord_unknown' }),
    WEIGHT_INVALID: changed({ actual_weight_g: 0 }),
    WEIGHT_OVER_LIMIT: changed({ actual_weight_g: 1_000_001 }),
  },
}
