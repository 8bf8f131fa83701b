import type { RequestOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { findDelivery, listDeliveries, replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { sinceOf } from '@edis/ui/time/period.ts'
import type { DeliveryFilters } from '../webhook-search.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { webhooksQuery } from '../webhooks.queries.ts'
import { pollEvery } from './polling.ts'

/** Pages of deliveries, newest first. Asked again while the tab is seen, more often while one is about to be sent. */
export const deliveriesQuery = (environment: Environment, filters: DeliveryFilters) =>
  infiniteQueryOptions({
    queryKey: ['deliveries', environment, filters],
    queryFn: async ({ pageParam }) =>
      (await request(environment, listDeliveries, fieldsOf(filters, Date.now(), pageParam))).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollEvery(state.data?.pages.flatMap(({ items }) => items) ?? [], Date.now()),
  })

function fieldsOf(filters: DeliveryFilters, now: number, cursor: string | null): RequestOf<typeof listDeliveries> {
  const { webhook, event, state, order, until } = filters
  const from = sinceOf(filters, now)
  return {
    ...(webhook !== undefined && { webhook_id: webhook }),
    ...(event !== undefined && { event }),
    ...(state !== undefined && { state }),
    ...(order !== undefined && { order_id: order }),
    ...(from !== undefined && { since: from }),
    ...(until !== undefined && { until }),
    ...(cursor !== null && { cursor }),
  }
}

export const deliveryQuery = (environment: Environment, id: string) =>
  queryOptions({
    queryKey: ['delivery', environment, id],
    queryFn: async () => (await request(environment, findDelivery, { id })).data,
    refetchInterval: ({ state }) => pollEvery(state.data ? [state.data] : [], Date.now()),
  })

/** The webhook's newest delivery whose attempt failed; null: there is none any more. */
export const lastFailureQuery = (environment: Environment, webhook: string) =>
  queryOptions({
    queryKey: ['delivery', environment, 'last failure', webhook],
    queryFn: async () => {
      const newest = async (state: 'retrying' | 'failed') =>
        (await request(environment, listDeliveries, { webhook_id: webhook, state, limit: 1 })).data.items
      const found = (await Promise.all([newest('retrying'), newest('failed')])).flat()
      const [last] = found.toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      return last ? (await request(environment, findDelivery, { id: last.id })).data : null
    },
  })

/** One by its id; or all of a webhook that failed or are held, since a time when one is given, or that wait. */
export type Replay = { id: string } | { webhook_id: string; since?: string; waiting?: true }

export const useReplay = (environment: Environment) =>
  useChange(
    async (replay: Replay) => (await request(environment, replayDeliveries, replay)).data,
    ['deliveries', environment],
    ['delivery', environment],
    webhooksQuery(environment).queryKey,
  )
