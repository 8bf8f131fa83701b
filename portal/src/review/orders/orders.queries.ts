import { listOrderReviews } from '@edis/contract/portal-calls/review'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { nextBefore, type OrderFilters, pageSize } from './order-filters.ts'

const every = 10_000

/** The partner's development orders as reviewed, newest first; asked for again while the tab is seen. */
export const orderReviewsQuery = ({ search, verdict, status }: OrderFilters) =>
  infiniteQueryOptions({
    queryKey: ['order-reviews', { search, verdict, status }],
    queryFn: async ({ pageParam }) =>
      (
        await request('development', listOrderReviews, {
          limit: pageSize,
          ...(search !== undefined && { search }),
          ...(verdict !== undefined && { verdict }),
          ...(status !== undefined && { status }),
          ...(pageParam !== undefined && { before: pageParam }),
        })
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextBefore,
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: every,
  })
