import { eventOf, orderMoves, type OrderState } from '@edis/contract/order-states'
import { scan, settleCod, weigh } from './order-facts.ts'
import {
  applied,
  draft,
  lifeOf,
  type Moved,
  type OrderChange,
  refuse,
  repeat,
  type StockEffect,
  unknown,
} from './sending/order-lines.ts'
import { isFinal, leadsTo, nextStates, wayTo } from './order-ways.ts'
import type { Order, OrderEventDraft, OrderLife, OrderUpdate } from './orders.ts'

/**
 * What an update makes of an order. Couriers skip states, repeat themselves and come late: what they report moves the order
 * on past states that nobody reported, and never back. `newAwb` is used when the order needs one: see needsAwb.
 */
export function move(order: Order, update: OrderUpdate, newAwb: string | null): Moved {
  const { change } = update
  if (change.kind === 'weight') return weigh(order, update, change)
  if (change.kind === 'cod_settled') return settleCod(order, update)
  if (change.kind === 'scanned') return scan(order, update)

  const to = change.to === 'back' ? order.cameFrom : change.to
  if (to === null) return refuse('STATE_UNREACHABLE')
  if (to === order.status) return repeat(order, update, eventOf(to))
  const way = wayOf(order, update)
  if (way !== null && !isLate(order, update, to)) return applied(order, update, enter(order, update, way, newAwb))
  if (hasPassed(order, update, to)) return repeat(order, update, eventOf(to))
  return refuse(isFinal(order.status) ? 'ORDER_CLOSED' : 'STATE_UNREACHABLE')
}

/** What entering a state does to goods that are still reserved. */
export function stockEffect(to: OrderState): StockEffect {
  if (to === 'picked_up' || to === 'lost' || to === 'damaged') return 'take'
  return to === 'cancelled' || to === 'rejected' || to === 'returned' ? 'release' : null
}

/** Whether the update brings the order to or past where its AWB must be known, and it has none. */
export const needsAwb = (order: Pick<Order, 'awb' | 'status' | 'cameFrom'>, update: OrderUpdate): boolean =>
  order.awb === null && wayOf(order, update)?.includes('awaiting_pickup') === true

/** Whether nothing is left to happen to the order, but for what the courier may find when it weighs it. */
export const isOver = ({
  status,
  paymentMethod,
  events,
}: Pick<Order, 'status' | 'paymentMethod' | 'events'>): boolean =>
  isFinal(status) && !(status === 'delivered' && paymentMethod === 'COD' && !events.includes('order.cod_settled'))

/** Where a cancel by the partner brings an order now, or why nowhere. */
export function cancelTarget(
  state: OrderState,
): 'cancelled' | 'cancel_requested' | { refused: 'ORDER_NOT_CANCELLABLE' | 'CANCEL_ALREADY_REQUESTED' } {
  // Whether a request is granted is the warehouse's to say.
  if (state === 'cancel_requested') return { refused: 'CANCEL_ALREADY_REQUESTED' }
  const moves: readonly (OrderState | 'back')[] = orderMoves[state]
  const target = moves.find((to) => to === 'cancelled' || to === 'cancel_requested')
  return target ?? { refused: 'ORDER_NOT_CANCELLABLE' }
}

/** The states that an update leads through, its own last; only couriers skip any. null: it changes no state, or none can be. */
function wayOf(place: Pick<Order, 'status' | 'cameFrom'>, { change, source }: OrderUpdate): OrderState[] | null {
  if (change.kind !== 'state') return null
  const to = change.to === 'back' ? place.cameFrom : change.to
  if (to === null || to === place.status) return null
  if (source === 'operator') return wayTo(place, to)
  return nextStates(place).includes(to) ? [to] : null
}

/** Only couriers are late: with what may have been before the state that the order is in, and was, by the time that is said. */
function isLate(order: Order, { source, occurredAt }: OrderUpdate, to: OrderState): boolean {
  if (source !== 'operator' || !leadsTo(to, order.status)) return false
  // A hold and a cancel request are entered by our clock or theirs, and end after that. Else their clock counts alone.
  const since = order.cameFrom === null ? order.reportedAt : order.enteredAt
  return since !== null && occurredAt < since
}

/** Whether the order was in that state before, or may well have been by the time that is said. */
function hasPassed(order: Order, { isDated, occurredAt }: OrderUpdate, to: OrderState): boolean {
  if (order.events.includes(eventOf(to))) return true
  return leadsTo(to, order.status) && isDated && occurredAt < (order.reportedAt ?? order.enteredAt)
}

/** Moves the order along a path: skipped states are implied, and webhooks receive the last state only. */
function enter(order: Order, update: OrderUpdate, way: readonly OrderState[], newAwb: string | null): OrderChange {
  const skipped = way.slice(0, -1)
  const lines: OrderEventDraft[] = []
  let life = lifeOf(order)
  let stock: StockEffect = null
  for (const [index, to] of way.entries()) {
    const isReported = index === way.length - 1
    const before: OrderLife = life
    life = entered(before, to, { update, newAwb, isReported })
    if (before.holdsStock) stock ??= stockEffect(to)
    const details = {
      ...(isReported && skipped.length > 0 ? { skipped } : {}),
      ...(to === 'delivery_failed' ? { attempt: life.deliveryAttempts } : {}),
    }
    const line = { event: eventOf(to), status: to, sequence: life.sequence, details }
    lines.push(
      isReported
        ? draft(update, { ...line, previousStatus: order.status, mark: null })
        : draft(unknown(update), { ...line, previousStatus: before.status, mark: 'implied' }),
    )
  }
  return { life, lines, stock }
}

type Entry = { update: OrderUpdate; newAwb: string | null; isReported: boolean }

function entered(before: OrderLife, to: OrderState, { update, newAwb, isReported }: Entry): OrderLife {
  const isNewAttempt = to === 'delivery_failed' && before.cameFrom !== to
  const proof = isReported && update.change.kind === 'state' ? update.change.proof : null
  return {
    ...before,
    status: to,
    cameFrom: to === 'on_hold' || to === 'cancel_requested' ? before.status : null,
    sequence: before.sequence + 1,
    deliveryAttempts: before.deliveryAttempts + (isNewAttempt ? 1 : 0),
    awb: before.awb ?? (to === 'awaiting_pickup' ? newAwb : null),
    proof: to === 'delivered' ? proof : before.proof,
    holdsStock: before.holdsStock && stockEffect(to) === null,
  }
}
