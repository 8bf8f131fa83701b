import { cancelOrder } from '@edis/contract/open-api/cancel-order'
import { receiveOrderEvent } from '@edis/contract/open-api/order-events'
import { sendOrderV1 } from '@edis/contract/open-api/send-order-v1'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { trackOrder } from '@edis/contract/open-api/track-order'
import type { Database } from '../database/connection.ts'
import { Failure, type FieldFault } from '../http/failure.ts'
import type { OpenApi } from '../http/open-api.ts'
import { applyUpdates } from './order-changes.ts'
import { cancelTarget } from './order-life.ts'
import type { NewOrder } from './new-orders.store.ts'
import type { OrderParts } from './order-parts.ts'
import { type OrderUpdate, unsaid } from './orders.ts'
import { awaitsAwb, findTracked, lockOrder, type OrderName, type TrackedOrder } from './orders.store.ts'
import { faultsInV1, fromV1 } from './send-order.ts'
import { takeOrder } from './take-order.ts'
import { takeReport } from './take-report.ts'

export function orderRoutes(openApi: OpenApi, database: Database, parts: OrderParts): void {
  openApi.write(sendOrderV2, async ({ fields, partnerId }, transaction) => {
    const order = await takeOrder(parts, transaction, partnerId, fields, 2)
    return { ...presentNew(order), sorting_code: order.sortingCode, sla: order.sla }
  })

  openApi.write(sendOrderV1, async ({ fields, partnerId }, transaction) => {
    // V1 has no say in it; a few services are brought to, and not fetched.
    const service = parts.catalogue().findService(fields.courier_code, fields.service_code)
    const sent = fromV1(fields, service?.pickup === false ? 'dropoff' : 'pickup')
    try {
      return presentNew(await takeOrder(parts, transaction, partnerId, sent, 1))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      error.faults = faultsInV1(error.faults)
      throw error
    }
  })

  openApi.write(cancelOrder, async ({ fields, partnerId }, transaction) => {
    const name = nameOf(fields, ['order_id', 'awb'])
    const order = await lockOrder(transaction, partnerId, name)
    if (!order) throw await notFound(transaction, partnerId, name)
    const target = cancelTarget(order.status)
    if (typeof target !== 'string') throw new Failure(target.refused)
    const update: OrderUpdate = {
      ...unsaid,
      source: 'partner',
      change: { kind: 'state', to: target, proof: null },
      reasonCode: fields.reason_code,
      reason: fields.reason,
      occurredAt: parts.now(),
    }
    await applyUpdates(parts, transaction, [{ order, update }])
    return { order_id: order.id, status: target }
  })

  openApi.read(trackOrder, async ({ fields, partnerId }) => {
    const name = nameOf(fields, ['order_id', 'partner_order_id', 'awb'])
    const order = await findTracked(database, partnerId, name)
    if (!order) throw await notFound(database.$client, partnerId, name)
    return presentTracked(order)
  })

  // With transactions of its own: what is refused is kept as well.
  openApi.read(receiveOrderEvent, ({ fields }) => takeReport(database, parts, fields))
}

/** Exactly one of the names must be there. */
function nameOf(fields: Partial<Record<OrderName['by'], string>>, allowed: readonly OrderName['by'][]): OrderName {
  const names = allowed.flatMap((by): OrderName[] => (fields[by] === undefined ? [] : [{ by, value: fields[by] }]))
  const [name, ...more] = names
  if (name && more.length === 0) return name
  const message = {
    en: `Send exactly one of ${allowed.join(', ')}.`,
    id: `Kirim tepat satu dari ${allowed.join(', ')}.`,
  }
  const faults: FieldFault[] = name
    ? more.map(({ by }) => ({ field: by, error: 'FIELD_INVALID', message }))
    : [{ field: 'order_id', error: 'FIELD_REQUIRED', message }]
  throw new Failure('VALIDATION_FAILED', { faults })
}

/** Whoever asks for an AWB by another number of an order that has none yet is told so. */
async function notFound(
  sql: Parameters<typeof awaitsAwb>[0],
  partnerId: string,
  { by, value }: OrderName,
): Promise<Failure> {
  const isEarly = by === 'awb' && (await awaitsAwb(sql, partnerId, value))
  return new Failure(isEarly ? 'AWB_NOT_READY' : 'ORDER_NOT_FOUND')
}

const presentNew = (order: NewOrder) => ({
  order_id: order.id,
  partner_order_id: order.partnerOrderId,
  status: 'received' as const,
  awb: null,
  cost: order.cost,
  created_at: order.createdAt.toISOString(),
})

const presentTracked = (order: TrackedOrder) => ({
  order_id: order.id,
  partner_order_id: order.partnerOrderId,
  awb: order.awb,
  courier_awb: order.courierAwb,
  tracking_url: order.trackingUrl,
  status: order.status,
  cost: order.cost,
  cost_adjustment: order.costAdjustment,
  sla: order.sla,
  proof: order.proof,
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
