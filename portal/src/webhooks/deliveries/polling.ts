import type { Delivery } from '@edis/contract/portal-calls/deliveries'

const soon = 2_000
const later = 6_000

/** How long until the list is asked for again, in milliseconds: briefly while an attempt is running or at hand. */
export function pollEvery(deliveries: readonly Pick<Delivery, 'state' | 'next_attempt_at'>[], now: number): number {
  const atHand = deliveries.some(
    ({ state, next_attempt_at: next }) =>
      state === 'pending' && (next === null || Date.parse(next) - now < later + soon),
  )
  return atHand ? soon : later
}
