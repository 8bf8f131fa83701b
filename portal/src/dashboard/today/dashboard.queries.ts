import type { Environment } from '@edis/contract/environment'
import { listOrders } from '@edis/contract/portal-calls/order-list'
import { listLogs, listOrderReviews } from '@edis/contract/portal-calls/review'
import { countTraffic } from '@edis/contract/portal-calls/traffic'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { type Span, spans } from './traffic.ts'

const every = 10_000
const countedEvery = 30_000

/** The integration report, under the key of its own page. */
export const reportQuery = queryOptions({
  queryKey: ['report'],
  queryFn: async () => (await request('development', listLogs, {})).data,
})

/** Requests over time, asked for again while the page is seen. */
export const trafficQuery = (environment: Environment, span: Span) =>
  queryOptions({
    queryKey: ['traffic', environment, span],
    queryFn: async () => (await request(environment, countTraffic, { hours: spans[span] })).data,
    placeholderData: keepPreviousData,
    refetchInterval: every,
  })

/** The newest orders. */
export const recentOrdersQuery = (environment: Environment) =>
  queryOptions({
    queryKey: ['orders', environment, 'recent'],
    queryFn: async () => (await request(environment, listOrders, { limit: 6 })).data.items,
    refetchInterval: every,
  })

/** Development orders in which the review found more than a note. */
export const reviewedOrdersQuery = queryOptions({
  queryKey: ['orders', 'development', 'reviewed'],
  queryFn: async () => (await request('development', listOrderReviews, { verdict: 'attention', limit: 20 })).data,
  refetchInterval: countedEvery,
})
