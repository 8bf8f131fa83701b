import { orderMoves, type OrderState } from '@edis/contract/order-states'

/** States that a way goes through only when it begins or ends there: nobody who asks for a delivery means them. */
const detours: ReadonlySet<OrderState> = new Set([
  'in_review',
  'cancel_requested',
  'on_hold',
  'delivery_failed',
  'returning',
  'rejected',
  'cancelled',
  'lost',
  'damaged',
])

/**
 * The shortest way between two states along the life-cycle, without the first; null when there is none. `through` names
 * detours that it may take. `cameFrom`: the state to which on_hold and cancel_requested go back.
 */
export function routeTo(
  from: OrderState,
  to: OrderState,
  { cameFrom, through }: { cameFrom: OrderState | null; through: readonly OrderState[] },
): OrderState[] | null {
  const ways: OrderState[][] = [[from]]
  const seen = new Set<OrderState>([from])
  for (const way of ways) {
    const last = way.at(-1) ?? from
    for (const move of orderMoves[last]) {
      const next = move === 'back' ? (last === from ? cameFrom : null) : move
      if (next === null || seen.has(next)) continue
      if (next === to) return [...way.slice(1), next]
      if (detours.has(next) && !through.includes(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}
