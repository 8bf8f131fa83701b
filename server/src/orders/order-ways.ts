import { orderMoves, type OrderState, orderStates } from '@edis/contract/order-states'

/** Where an order stands. */
export type Place = {
  status: OrderState
  /** The state that on_hold or cancel_requested was entered from. */
  cameFrom: OrderState | null
}

/** Decisions about the state that an order is in: none is skipped to. */
const decisions: ReadonlySet<OrderState> = new Set(['in_review', 'on_hold', 'cancel_requested'])

export const isFinal = (state: OrderState): boolean => orderMoves[state].length === 0

/** Where the life-cycle lets an order go in one step. */
export const nextStates = ({ status, cameFrom }: Place): OrderState[] =>
  moves(status).flatMap((to) => (to === 'back' ? (cameFrom ?? []) : to))

const moves = (state: OrderState): readonly (OrderState | 'back')[] => orderMoves[state]

/**
 * The states that an order goes through for certain on its way to another, with that one last: those that no way leads
 * around. null when no way leads there.
 */
export function wayTo(from: Place, to: OrderState): OrderState[] | null {
  if (nextStates(from).includes(to)) return [to]
  if (decisions.has(to)) return null
  const reached = reachable(from, null)
  if (!reached.includes(to)) return null
  // Of each state the nearest come first, and so do those that no way leads around.
  return [...reached.filter((state) => state !== to && !reachable(from, state).includes(to)), to]
}

/** Whether some way leads from one state to another, whatever it was entered from. */
export function leadsTo(from: OrderState, to: OrderState): boolean {
  const origins = moves(from).includes('back') ? orderStates.filter((state) => moves(state).includes(from)) : [null]
  return origins.some((cameFrom) => {
    const place = { status: from, cameFrom }
    return nextStates(place).includes(to) || reachable(place, null).includes(to)
  })
}

/** Every state that ways lead to without going through `avoided`, the nearest first. */
function reachable(from: Place, avoided: OrderState | null): OrderState[] {
  const found: OrderState[] = []
  const visit = (states: readonly OrderState[]) => {
    for (const state of states) if (state !== avoided && !found.includes(state)) found.push(state)
  }
  visit(nextStates(from).filter((to) => goesOn(from.status, to)))
  for (const state of found) visit(nextStates({ status: state, cameFrom: null }).filter((to) => goesOn(state, to)))
  return found
}

/** What is held before the courier has it is not on its way back: that hold leads nowhere but to where it came from. */
const goesOn = (from: OrderState, to: OrderState): boolean => from !== 'processing' || to !== 'on_hold'
