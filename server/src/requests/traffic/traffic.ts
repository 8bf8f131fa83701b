import type { TrafficSlot } from '@edis/contract/portal-calls/traffic'

/** Where the spans of latency end, in milliseconds: a slot counts how many requests were in each, and in one beyond. */
export const latencyBounds = [
  5, 10, 20, 30, 40, 50, 65, 80, 100, 125, 160, 200, 250, 320, 400, 500, 650, 800, 1_000, 1_500, 2_000, 3_000, 5_000,
  10_000, 30_000,
] as const

/** Requests of some time. `times`: how many of the logged ones were in each span of latency. */
export type Counted = { success: number; clientErrors: number; serverErrors: number; times: readonly number[] }
export type CountedSlot = Counted & { from: Date }

const minute = 60_000
const hour = 60 * minute
/** While an account is younger, it sees its last hours in steps of five minutes. */
const youngFor = 3 * hour

/** What is drawn of so many hours: from when, in steps of how many minutes. `first`: the account's first request. */
export function spanOf(hours: number, first: Date | null, now: Date): { from: Date; stepMinutes: number } {
  const young = hours <= 24 && first !== null && now.getTime() - first.getTime() < youngFor
  const span = young ? Math.min(hours * hour, youngFor) : hours * hour
  const stepMinutes = young || hours <= 3 ? 5 : hours <= 24 ? 60 : hours <= 168 ? 360 : 1_440
  const step = stepMinutes * minute
  const end = (Math.floor(now.getTime() / step) + 1) * step
  return { from: new Date(end - Math.ceil(span / step) * step), stepMinutes }
}

const none: Counted = { success: 0, clientErrors: 0, serverErrors: 0, times: [] }

/** One slot after another until now, those without a request as well. */
export function withoutGaps(
  slots: readonly CountedSlot[],
  { from, stepMinutes }: { from: Date; stepMinutes: number },
  now: Date,
): CountedSlot[] {
  const known = new Map(slots.map((slot) => [slot.from.getTime(), slot]))
  const all: CountedSlot[] = []
  for (let at = from.getTime(); at <= now.getTime(); at += stepMinutes * minute)
    all.push(known.get(at) ?? { from: new Date(at), ...none })
  return all
}

export const sumOf = (slots: readonly Counted[]): Counted =>
  slots.reduce(
    (sum, slot) => ({
      success: sum.success + slot.success,
      clientErrors: sum.clientErrors + slot.clientErrors,
      serverErrors: sum.serverErrors + slot.serverErrors,
      times: [0, ...latencyBounds].map((_, place) => (sum.times[place] ?? 0) + (slot.times[place] ?? 0)),
    }),
    none,
  )

/** The latency that such a share of the requests kept within, read off their spans; null when none was timed. */
export function quantile(times: readonly number[], share: number): number | null {
  const all = times.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let before = 0
  for (const [place, count] of times.entries()) {
    if (count > 0 && before + count >= all * share) {
      const low = latencyBounds[place - 1] ?? 0
      const high = latencyBounds[place] ?? low
      return Math.round(low + ((all * share - before) / count) * (high - low))
    }
    before += count
  }
  return latencyBounds.at(-1) ?? null
}

export const presentCounts = ({ success, clientErrors, serverErrors, times }: Counted): Omit<TrafficSlot, 'from'> => ({
  success,
  client_errors: clientErrors,
  server_errors: serverErrors,
  p50_ms: quantile(times, 0.5),
  p95_ms: quantile(times, 0.95),
})
