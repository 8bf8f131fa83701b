import type { ShownEntry } from './with-reports.ts'

/**
 * The entries without the webhook attempts that tell of an event of the order: each stands with the last event of that name
 * before its delivery's first attempt.
 */
export function withAttempts(shown: readonly ShownEntry[]): ShownEntry[] {
  const events = shown.filter(({ entry }) => entry.event)
  const deliveries = new Map<string, NonNullable<ShownEntry['deliveries']>[number]>()
  return shown.filter(({ entry: { at, attempt } }) => {
    if (!attempt) return true
    const { delivery_id: id, url } = attempt
    const begun = deliveries.get(id)
    if (begun) {
      begun.attempts.push(attempt)
      return false
    }
    const told = events.findLast(({ entry }) => entry.event?.event === attempt.event && entry.at <= at)
    if (!told) return true
    const delivery = { url, attempts: [attempt] }
    deliveries.set(id, delivery)
    told.deliveries = [...(told.deliveries ?? []), delivery]
    return false
  })
}
