import type { DataOf } from '@edis/contract/calls/call'
import type { countRequests } from '@edis/contract/portal-calls/requests'

type Counted = DataOf<typeof countRequests>['errors'][number]

/** One error, of a field if it has one, with the calls that gave it, most frequent first. `share`: of the most frequent error, 0 to 1. `isOurs`: EDIS failed, not the request. */
export type ErrorGroup = {
  error: string
  field: string | null
  requests: number
  lastAt: string
  share: number
  isOurs: boolean
  calls: Counted[]
}

/** Those of status 5xx. The catalogue itself would weigh more than the rest of the page. */
export const ourErrors: ReadonlySet<string> = new Set(['INTERNAL_ERROR', 'UNAVAILABLE'])

export function errorGroups(counted: readonly Counted[]): ErrorGroup[] {
  const groups = [...Map.groupBy(counted, ({ error, field }) => `${error} ${field}`).values()].map((calls) => ({
    error: calls[0]?.error ?? '',
    field: calls[0]?.field ?? null,
    isOurs: ourErrors.has(calls[0]?.error ?? ''),
    calls: calls.toSorted((one, other) => other.requests - one.requests),
    requests: calls.reduce((sum, { requests }) => sum + requests, 0),
    lastAt: calls.reduce((last, { last_at: at }) => (at > last ? at : last), ''),
  }))
  const most = Math.max(1, ...groups.map(({ requests }) => requests))
  return groups
    .map((group) => ({ ...group, share: group.requests / most }))
    .toSorted((one, other) => other.requests - one.requests || (one.error < other.error ? -1 : 1))
}
