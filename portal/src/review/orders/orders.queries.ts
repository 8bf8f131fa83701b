import type { Environment } from '@edis/contract/environment'
import { countOrders, listOrders } from '@edis/contract/portal-calls/order-list'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { asked, type OrderSearch } from './order-filters.ts'

const every = 10_000
const countedEvery = 30_000
/** So many orders at once. */
const pageSize = 50

/** The partner's orders, newest first; asked for again while the tab is seen. */
export const ordersQuery = (environment: Environment, search: OrderSearch) =>
  infiniteQueryOptions({
    queryKey: ['orders', environment, 'list', search],
    queryFn: async ({ pageParam, signal }) => {
      const page = { limit: pageSize, ...asked(search, Date.now()), ...(pageParam !== null && { cursor: pageParam }) }
      return (await request(environment, listOrders, page, signal)).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: every,
  })

/** How many orders each tab has. */
export const orderCountsQuery = (environment: Environment) =>
  queryOptions({
    queryKey: ['orders', environment, 'counts'],
    queryFn: async () => (await request(environment, countOrders, {})).data,
    refetchInterval: countedEvery,
  })
