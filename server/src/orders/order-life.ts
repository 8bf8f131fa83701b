import { eventOf, orderMoves, type OrderState, straightWay } from '@edis/contract/order-states'
import type { ignoredReasons } from '@edis/contract/open-api/order-events'
import type { Order, OrderEventDraft, OrderLife, OrderUpdate } from './orders.ts'

export type IgnoredReason = (typeof ignoredReasons)[number]
export type Moved = { changes: OrderLife; event: OrderEventDraft } | { ignored: IgnoredReason }

/**
 * What an update makes of an order. Nothing, when the life-cycle has no such move, or when the update is late: it
 * happened before what is known already. `newAwb` is used when the order needs one: see needsAwb.
 */
export function move(order: Order, update: OrderUpdate, newAwb: string | null): Moved {
  const { change } = update
  if (change.kind === 'weight') return weigh(order, update, change)
  if (change.kind === 'cod_settled') return settleCod(order, update)

  const to = change.to === 'back' ? order.cameFrom : change.to
  if (to === null || !mayGo(order, to)) return { ignored: to === null ? 'not_allowed' : whyNot(order, to) }
  if (isLate(order, update, to)) return { ignored: 'late' }

  const deliveryAttempts = order.deliveryAttempts + (to === 'delivery_failed' && !isBack(order, to) ? 1 : 0)
  const changes: OrderLife = {
    ...lifeOf(order),
    status: to,
    cameFrom: to === 'on_hold' || to === 'cancel_requested' ? order.status : null,
    sequence: order.sequence + 1,
    deliveryAttempts,
    awb: needsAwb(order, update) ? newAwb : order.awb,
    proof: to === 'delivered' ? change.proof : order.proof,
    holdsStock: order.holdsStock && stockEffect(to) === null,
  }
  const details = {
    ...(to === 'delivery_failed' ? { attempt: deliveryAttempts } : {}),
    ...(to === 'delivered' ? { proof: changes.proof } : {}),
  }
  return { changes, event: draft(order, update, { event: eventOf(to), status: to, details }) }
}

/** What entering a state does to goods that are still reserved: they go free, or leave the warehouse's stock. */
export function stockEffect(to: OrderState): 'release' | 'take' | null {
  if (to === 'picked_up' || to === 'lost' || to === 'damaged') return 'take'
  return to === 'cancelled' || to === 'rejected' || to === 'returned' ? 'release' : null
}

/** Whether the update brings the order where its AWB must be known, and it has none. */
export const needsAwb = (order: Pick<Order, 'awb'>, { change }: OrderUpdate): boolean =>
  order.awb === null && change.kind === 'state' && change.to === 'awaiting_pickup'

/** Whether nothing is left to happen to the order, but for what the courier may find when it weighs it. */
export const isOver = ({
  status,
  paymentMethod,
  events,
}: Pick<Order, 'status' | 'paymentMethod' | 'events'>): boolean =>
  isFinal(status) && !(status === 'delivered' && paymentMethod === 'COD' && !events.includes('order.cod_settled'))

export const isFinal = (state: OrderState): boolean => orderMoves[state].length === 0

/** Where a cancel by the partner brings an order now, or why nowhere. */
export function cancelTarget(
  state: OrderState,
): 'cancelled' | 'cancel_requested' | { refused: 'ORDER_NOT_CANCELLABLE' | 'CANCEL_ALREADY_REQUESTED' } {
  // Whether a request is granted is the warehouse's to say.
  if (state === 'cancel_requested') return { refused: 'CANCEL_ALREADY_REQUESTED' }
  const target = moves(state).find((to) => to === 'cancelled' || to === 'cancel_requested')
  return target ?? { refused: 'ORDER_NOT_CANCELLABLE' }
}

const moves = (state: OrderState): readonly (OrderState | 'back')[] => orderMoves[state]

const isBack = (order: Pick<Order, 'status' | 'cameFrom'>, to: OrderState): boolean =>
  moves(order.status).includes('back') && order.cameFrom === to

const mayGo = (order: Order, to: OrderState): boolean => moves(order.status).includes(to) || isBack(order, to)

/** Only couriers are late. To go back is a decision about the state that the order is in; all else is news of a parcel. */
function isLate(order: Order, { source, occurredAt }: OrderUpdate, to: OrderState): boolean {
  if (source !== 'operator') return false
  const since = isBack(order, to) ? order.enteredAt : order.reportedAt
  return since !== null && occurredAt < since
}

function whyNot(order: Order, to: OrderState): IgnoredReason {
  if (order.status === to) return 'repeated'
  const way = straightWay as readonly OrderState[]
  if (!way.includes(to)) return order.events.includes(eventOf(to)) ? 'late' : 'not_allowed'
  return way.indexOf(to) <= reached(order) ? 'late' : 'not_allowed'
}

/** How far on the straight way the order has come. */
function reached(order: Order): number {
  const way = straightWay as readonly OrderState[]
  return Math.max(...way.map((state, index) => (order.events.includes(eventOf(state)) ? index : -1)))
}

/** A parcel is weighed once the courier has it. */
function weigh(order: Order, update: OrderUpdate, change: OrderUpdate['change'] & { kind: 'weight' }): Moved {
  if (!order.events.includes('order.picked_up')) return { ignored: 'not_allowed' }
  const before = order.costAdjustment
  if (before && update.occurredAt < new Date(before.at)) return { ignored: 'late' }
  const adjustment = { actual_weight_g: change.actualWeightG, cost: change.cost, at: update.occurredAt.toISOString() }
  return {
    changes: { ...lifeOf(order), sequence: order.sequence + 1, costAdjustment: adjustment },
    event: draft(order, update, {
      event: 'order.weight_adjusted',
      status: order.status,
      details: { actual_weight_g: change.actualWeightG, cost: change.cost, previous_cost: before?.cost ?? order.cost },
    }),
  }
}

/** Cash is settled once, after it was collected. */
function settleCod(order: Order, update: OrderUpdate): Moved {
  if (order.events.includes('order.cod_settled')) return { ignored: 'repeated' }
  if (order.paymentMethod !== 'COD' || order.status !== 'delivered') return { ignored: 'not_allowed' }
  return {
    changes: { ...lifeOf(order), sequence: order.sequence + 1 },
    event: draft(order, update, { event: 'order.cod_settled', status: order.status, details: {} }),
  }
}

function draft(
  order: Order,
  { source, externalId, reasonCode, reason, location, note, occurredAt }: OrderUpdate,
  { event, status, details }: Pick<OrderEventDraft, 'event' | 'status' | 'details'>,
): OrderEventDraft {
  const said = { source, externalId, reasonCode, reason, location, note, occurredAt }
  return { ...said, event, status, previousStatus: order.status, sequence: order.sequence + 1, details }
}

const lifeOf = (order: Order): OrderLife => ({
  status: order.status,
  cameFrom: order.cameFrom,
  sequence: order.sequence,
  deliveryAttempts: order.deliveryAttempts,
  awb: order.awb,
  costAdjustment: order.costAdjustment,
  proof: order.proof,
  holdsStock: order.holdsStock,
})
