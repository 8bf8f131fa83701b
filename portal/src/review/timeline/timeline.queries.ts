import type { RequestOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { advanceOrder, orderTimeline } from '@edis/contract/portal-calls/orders'
import { replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { refreshEvery } from './timeline-entries.ts'

/** All that happened about an order, by our id, the partner's or the AWB; asked for again while more may happen. */
export const timelineQuery = (environment: Environment, order: string) =>
  queryOptions({
    queryKey: ['timeline', environment, order],
    queryFn: async ({ signal }) => (await request(environment, orderTimeline, { order }, signal)).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? refreshEvery(state.data, Date.now()) : false),
  })

/** Has something happen to a development order. */
export const useAdvance = () =>
  useChange(
    async (step: RequestOf<typeof advanceOrder>) => (await request('development', advanceOrder, step)).data,
    ['timeline', 'development'],
    ['orders', 'development'],
  )

/** Sends one delivery again. */
export const useSendAgain = (environment: Environment) =>
  useChange(
    async (id: string) => (await request(environment, replayDeliveries, { id })).data,
    ['timeline', environment],
    ['deliveries', environment],
  )
