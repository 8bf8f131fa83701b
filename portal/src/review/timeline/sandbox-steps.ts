import { eventOf, orderMoves, type OrderState } from '@edis/contract/order-states'
import { type SandboxCommand, sandboxSteps } from '@edis/contract/portal-calls/orders'
import { isFinal, type Timeline } from './timeline-entries.ts'

const ends: Partial<Record<SandboxCommand, OrderState>> = {
  deliver: 'delivered',
  fail: 'delivery_failed',
  return: 'returned',
  lose: 'lost',
}

/** What can still happen to the order, in the order of the buttons. The sandbox has the last word. */
export function possibleSteps({
  status,
  payment_method: payment,
  entries,
}: Pick<Timeline, 'status' | 'payment_method' | 'entries'>): SandboxCommand[] {
  if (isFinal(status)) {
    const settled = entries.some(({ event }) => event?.event === 'order.cod_settled')
    return status === 'delivered' && payment === 'COD' && !settled ? ['next'] : []
  }
  const within = reachable(status)
  const isPickedUp = entries.some(({ event }) => event?.event === eventOf('picked_up'))
  return sandboxSteps.filter((step) =>
    step === 'weigh' ? isPickedUp : ends[step] === undefined || within.has(ends[step]),
  )
}

/** Every state that moves lead to. Back leads to where the order came from, and so to all that lay before it. */
function reachable(from: OrderState): Set<OrderState> {
  const found = new Set<OrderState>()
  const open: OrderState[] = [from]
  for (const state of open)
    for (const move of orderMoves[state]) {
      const next = move === 'back' ? 'in_transit' : move
      if (found.has(next)) continue
      found.add(next)
      open.push(next)
    }
  return found
}
