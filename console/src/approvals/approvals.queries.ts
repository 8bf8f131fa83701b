import { listApprovals, listDecisions } from '@edis/contract/console/partners'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'

const pageLength = 50
const approvalsKey = ['approvals'] as const

/** Partners that wait for production. They are the same in both environments. */
export const approvalsQuery = infiniteQueryOptions({
  queryKey: [...approvalsKey, 'waiting'],
  queryFn: ({ pageParam: cursor, signal }) =>
    request('production', listApprovals, { limit: pageLength, cursor }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
  refetchInterval: 30_000,
})

/** What was decided lately, in both environments alike. */
export const decisionsQuery = infiniteQueryOptions({
  queryKey: [...approvalsKey, 'decided'],
  queryFn: ({ pageParam: cursor, signal }) =>
    request('production', listDecisions, { limit: pageLength, cursor }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
  refetchInterval: 30_000,
})

/** The last that was decided about a partner; null: nothing was. */
export const lastDecisionQuery = (partner: string) =>
  queryOptions({
    queryKey: [...approvalsKey, 'decided', partner],
    queryFn: ({ signal }) => request('production', listDecisions, { partner_id: partner, limit: 1 }, signal),
    select: ({ items: [last] }) => last ?? null,
  })
