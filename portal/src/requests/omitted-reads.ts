import type { DataOf } from '@edis/contract/calls/call'
import type { countRequests } from '@edis/contract/portal-calls/requests'
import { periods } from '@edis/ui/time/period.ts'
import type { KnownCall } from './detail/logged-call.ts'
import type { RequestFilters } from './request-search.ts'

type CountedHour = Pick<DataOf<typeof countRequests>['hours'][number], 'hour' | 'omitted'>

const hour = 3_600_000
const week = 168

/** How many hours back the counts are asked for, 168 at most; null: what the filters let through is all kept. */
export function countedHours(filters: RequestFilters, calls: readonly KnownCall[], now: number): number | null {
  const { status, error, call, since, last } = filters
  if (error !== undefined || (status !== undefined && !['2xx', '200'].includes(status))) return null
  const known = calls.find(({ path }) => path === call)
  // Calls that write, and those for a token, are kept however many there are.
  if (known && (known.idempotency !== 'none' || known.access === 'partner-key')) return null
  const from = last === undefined ? (since === undefined ? now - 24 * hour : Date.parse(since)) : now - periods[last]
  // The hour in which the window begins is counted as well.
  return Math.min(week, Math.max(1, Math.ceil((now - from) / hour) + 1))
}

/** How many reads of these hours are not in the list, up to the window's end, and from when on; null: none. */
export function omittedReads(
  hours: readonly CountedHour[],
  until: string | undefined,
): { reads: number; from: Date } | null {
  const omitting = hours.filter(
    ({ hour: at, omitted }) => omitted > 0 && (until === undefined || Date.parse(at) < Date.parse(until)),
  )
  const [first] = omitting
  if (!first) return null
  return { reads: omitting.reduce((sum, { omitted }) => sum + omitted, 0), from: new Date(first.hour) }
}
