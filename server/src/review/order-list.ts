import { type OrderState, orderMoves, straightWay } from '@edis/contract/order-states'
import {
  type ListedOrder,
  type OrderGroup,
  orderGroups,
  type OrderProblem,
  problemLevels,
} from '@edis/contract/portal-calls/order-list'
import type { OrderFinding } from '@edis/contract/portal-calls/review'

/** States in which an order can be late: what is at its end is not, and what needs attention does so anyway. */
export const underWay: readonly OrderState[] = [...orderGroups.to_ship, ...orderGroups.on_the_way]

export const statesOf = (group: OrderGroup): readonly OrderState[] => orderGroups[group]

/** Whether it should have arrived by now. */
export const isLate = (status: OrderState, promisedAt: Date, now: Date): boolean =>
  orderMoves[status].length > 0 && promisedAt < now

const severity = ['error', 'warning', 'note']

/** What is wrong with an order, the worst first. */
export const problemsOf = (findings: readonly OrderFinding[], late: boolean): ListedOrder['problems'] =>
  [...findings, ...(late ? ['late' as const] : [])]
    .map((code: OrderProblem) => ({ code, level: problemLevels[code] }))
    .toSorted((one, other) => severity.indexOf(one.level) - severity.indexOf(other.level))

const steps: readonly string[] = straightWay

/** How far an order came, 1 to 8: by its state, else by the last state of the straight way that it was in. */
export function stepOf(status: OrderState, lastStraight: string | null): number {
  if (status === 'delivery_failed') return steps.indexOf('out_for_delivery') + 1
  if (status === 'returned') return steps.length
  const own = steps.indexOf(status)
  return 1 + Math.max(0, own >= 0 ? own : steps.indexOf(lastStraight ?? 'received'))
}

/** `Jakarta Pusat`, `Kabupaten Bandung`: only what is not a town says what it is. */
export const cityName = (name: string): string => name.replace(/^Kota /, '')

/** `+62812•••••890`: enough to tell one from another. */
export const maskedPhone = (phone: string): string =>
  phone.replace(/^(\+\d{5})(\d+)(\d{3})$/, (_, first: string, middle: string, last: string) =>
    [first, '•'.repeat(middle.length), last].join(''),
  )
