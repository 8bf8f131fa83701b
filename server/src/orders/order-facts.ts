import { isFinal } from './order-ways.ts'
import { applied, type Moved, refuse, repeat, tell } from './sending/order-lines.ts'
import type { Order, OrderUpdate } from './orders.ts'

// What happens to an order without a change of its state.

/** A parcel is weighed once the courier has it. */
export function weigh(order: Order, update: OrderUpdate, change: OrderUpdate['change'] & { kind: 'weight' }): Moved {
  const event = 'order.weight_adjusted'
  const before = order.costAdjustment
  if (before && (before.actual_weight_g === change.actualWeightG || update.occurredAt < new Date(before.at)))
    return repeat(order, update, event)
  if (isAfterTheEnd(order, update)) return refuse('ORDER_CLOSED')
  if (!order.events.includes('order.picked_up')) return refuse('NOT_PICKED_UP')
  const adjustment = { actual_weight_g: change.actualWeightG, cost: change.cost, at: update.occurredAt.toISOString() }
  const told = tell(order, update, event, {
    actual_weight_g: change.actualWeightG,
    cost: change.cost,
    previous_cost: before?.cost ?? order.cost,
  })
  return applied(order, update, { ...told, life: { ...told.life, costAdjustment: adjustment } })
}

/** Cash is settled once, after it was collected. */
export function settleCod(order: Order, update: OrderUpdate): Moved {
  const event = 'order.cod_settled'
  if (order.events.includes(event)) return repeat(order, update, event)
  if (order.paymentMethod !== 'COD' || order.status !== 'delivered') return refuse('COD_NOT_DUE')
  return applied(order, update, tell(order, update, event))
}

/** The courier has seen the parcel somewhere. */
export function scan(order: Order, update: OrderUpdate): Moved {
  const event = 'order.scanned'
  const isSame = (line: Order['history'][number]) =>
    line.event === event &&
    line.location === update.location &&
    line.occurredAt.getTime() === update.occurredAt.getTime()
  if (update.isDated && order.history.some(isSame)) return repeat(order, update, event)
  if (isAfterTheEnd(order, update)) return refuse('ORDER_CLOSED')
  return applied(order, update, tell(order, update, event))
}

const isAfterTheEnd = ({ status, enteredAt }: Order, { isDated, occurredAt }: OrderUpdate): boolean =>
  isFinal(status) && !(isDated && occurredAt <= enteredAt)
