import { listApprovals } from '@edis/contract/console/partners'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'

const pageLength = 50

/** Partners that wait for production. They are the same in both environments. */
export const approvalsQuery = infiniteQueryOptions({
  queryKey: ['approvals'],
  queryFn: ({ pageParam: cursor, signal }) =>
    request('production', listApprovals, { limit: pageLength, cursor }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
  refetchInterval: 30_000,
})
