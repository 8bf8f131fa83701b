import type { RequestOf } from '@edis/contract/calls/call'
import { cancelOrder } from '@edis/contract/open-api/cancel-order'
import { sendOrderV1 } from '@edis/contract/open-api/send-order-v1'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { trackOrder } from '@edis/contract/open-api/track-order'
import type { Database } from '../database/connection.ts'
import { Failure } from '../http/doors/failure.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import type { Sound } from '../http/bodies/sound-fields.ts'
import { findArchived } from './archived-orders.store.ts'
import { nameFaults, nameOf, orderArchived } from './order-names.ts'
import { cancelOrders } from './cancel-orders.ts'
import type { NewOrder } from './sending/new-orders.store.ts'
import type { OrderParts } from './sending/order-parts.ts'
import { awaitsAwb, findTracked, type OrderName, type TrackedOrder } from './orders.store.ts'
import { faultsInV1, fromV1, type SentOrder } from './sending/send-order.ts'
import { lookUp, refusedOrderFaults, takeOrders } from './sending/take-order.ts'

export function orderRoutes(door: ApiDoor, database: Database, parts: OrderParts): void {
  const answerV2 = (order: NewOrder | Failure) =>
    order instanceof Failure ? order : { ...presentNew(order), sorting_code: order.sortingCode, sla: order.sla }
  door.writeTogether(
    sendOrderV2,
    {
      find: (partnerId, sent, transaction) => lookUp(parts, transaction, partnerId, sent),
      async write(partnerId, sent, transaction, named, keep) {
        const along = (orders: readonly (NewOrder | Failure)[]) => keep(orders.map(answerV2))
        const taken = await takeOrders(parts, transaction, partnerId, sent, { apiVersion: 2, named, along })
        return taken.map(answerV2)
      },
    },
    {
      rules: ({ fields, isSound }, partnerId) =>
        refusedOrderFaults(parts, database, partnerId, fields, isSound(...priceFields)),
    },
  )

  // V1 has no say in it; a few services are brought to, and not fetched.
  const deliveryOf = (courierCode: string, serviceCode: string) =>
    parts.catalogue().findService(courierCode, serviceCode)?.pickup === false ? 'dropoff' : 'pickup'
  const answerV1 = (order: NewOrder | Failure) => {
    if (!(order instanceof Failure)) return presentNew(order)
    order.faults = faultsInV1(order.faults)
    return order
  }
  door.writeTogether(
    sendOrderV1,
    {
      // It names no goods and no agent
      find: (partnerId, _sent, transaction) => lookUp(parts, transaction, partnerId, []),
      async write(partnerId, sent, transaction, named, keep) {
        const orders = sent.map((one) => fromV1(one, deliveryOf(one.courier_code, one.service_code)))
        const along = (made: readonly (NewOrder | Failure)[]) => keep(made.map(answerV1))
        const taken = await takeOrders(parts, transaction, partnerId, orders, { apiVersion: 1, named, along })
        return taken.map(answerV1)
      },
    },
    {
      async rules({ fields, isSound }, partnerId) {
        // What is absent stays absent in the form of V2.
        const sent: Sound<SentOrder> = fromV1(
          fields as RequestOf<typeof sendOrderV1>,
          deliveryOf(fields.courier_code ?? '', fields.service_code ?? ''),
        )
        return faultsInV1(await refusedOrderFaults(parts, database, partnerId, sent, isSound(...priceFieldsOfV1)))
      },
    },
  )

  const ofPartner = ['order_id', 'partner_order_id', 'awb'] as const
  door.writeTogether(
    cancelOrder,
    {
      find: async () => {},
      async write(partnerId, sent, transaction) {
        const named = sent.map((fields) => ({ ...fields, name: nameOf(fields, ofPartner) }))
        const orders = await cancelOrders(parts, transaction, partnerId, named)
        return Promise.all(orders.map(async (order, at) => order ?? notFound(transaction, partnerId, named[at]!.name)))
      },
    },
    { rules: (refused) => nameFaults(refused, ofPartner) },
  )

  door.answer(
    trackOrder,
    async ({ fields, partnerId }) => {
      const name = nameOf(fields, ofPartner)
      const order = await findTracked(database, partnerId, name)
      if (!order) throw await notFound(database.$client, partnerId, name)
      return presentTracked(order)
    },
    { quickly: true, rules: (refused) => nameFaults(refused, ofPartner) },
  )
}

/** What sets the price of an order. */
const priceFields = [
  'warehouse_id',
  'courier_code',
  'service_code',
  'quote_id',
  'payment_method',
  'cod_amount',
  'insurance',
  'delivery_type',
  'recipient.district_code',
  'items',
  'pickup_schedule',
]
const priceFieldsOfV1 = [
  'warehouse_id',
  'courier_code',
  'service_code',
  'payment_method',
  'recipient_district_code',
  'weight_g',
  'length_cm',
  'width_cm',
  'height_cm',
  'item_value',
  'cod_amount',
  'insurance',
]

/** Whoever asks for an AWB by another number of an order that has none yet is told so, and who asks for one that is archived. */
async function notFound(sql: Parameters<typeof awaitsAwb>[0], partnerId: string, name: OrderName): Promise<Failure> {
  if (name.by === 'awb' && (await awaitsAwb(sql, partnerId, name.value))) return new Failure('AWB_NOT_READY')
  const archived = await findArchived(sql, partnerId, name)
  return archived ? orderArchived(archived) : new Failure('ORDER_NOT_FOUND')
}

const presentNew = (order: NewOrder) => ({
  order_id: order.id,
  partner_order_id: order.partnerOrderId,
  status: 'received' as const,
  awb: null,
  cost: order.cost,
  created_at: order.createdAt.toISOString(),
})

export const presentTracked = (order: TrackedOrder) => ({
  ...order,
  history: order.history.map(({ sequence, status, event, reasonCode, location, note, mark, occurredAt }) => ({
    sequence,
    status,
    event,
    reason_code: reasonCode,
    location,
    note,
    implied: mark === 'implied',
    late: mark === 'late',
    occurred_at: new Date(occurredAt).toISOString(),
  })),
})
