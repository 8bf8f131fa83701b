import type { DataOf } from '@edis/contract/calls/call'
import { findAnything, listAllOrders, revealRecipient, showOrder } from '@edis/contract/console/orders'
import type { Environment } from '@edis/contract/environment'
import { decideCancel } from '@edis/contract/operations/decide-cancel'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import type { OrderState } from '@edis/contract/order-states'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { request } from '../api.ts'
import type { OrderSearch } from './order-search.ts'

/** Of the ids of reports that staff make by hand. */
export const byHandPrefix = 'console-'

export type ListedOrder = DataOf<typeof listAllOrders>['items'][number]
export type ArchivedOrder = DataOf<typeof findAnything>['archived'][number]
export type ShownOrder = DataOf<typeof showOrder>
export type TimelineEntry = ShownOrder['entries'][number]

const ordersKey = ['orders'] as const
const pageLength = 50

/** Orders and partners that a text finds. */
export const foundQuery = (environment: Environment, text: string) =>
  queryOptions({
    queryKey: [...ordersKey, environment, 'found', text],
    queryFn: ({ signal }) => request(environment, findAnything, { text }, signal),
    placeholderData: keepPreviousData,
  })

export const ordersQuery = (environment: Environment, { status, partner }: OrderSearch) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, environment, 'list', status, partner],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(environment, listAllOrders, { limit: pageLength, status, partner_id: partner, cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  })

export const orderQuery = (environment: Environment, order: string) =>
  queryOptions({
    queryKey: [...ordersKey, environment, 'one', order],
    queryFn: ({ signal }) => request(environment, showOrder, { order_id: order }, signal),
    refetchInterval: 15_000,
  })

/** Whom the order goes to, for this page alone: it is kept nowhere. */
export const useReveal = (environment: Environment, order: string) =>
  useMutation({
    mutationFn: (reason: string) => request(environment, revealRecipient, { order_id: order, reason }),
  })

type HandReport = { status: OrderState; note: string; location: string }

/** Reports by hand what a courier or warehouse did not. */
export const useReport = (environment: Environment, order: string) =>
  useChange(
    ({ status, note, location }: HandReport) =>
      request(environment, reportOrderEvent, {
        external_id: byHandPrefix + crypto.randomUUID(),
        order_id: order,
        status,
        ...(status === 'delivery_failed' && { reason_code: 'OTHER' }),
        ...(note !== '' && { note }),
        ...(location !== '' && { location }),
      }),
    ordersKey,
    ['today'],
  )

export const useCancelDecision = (environment: Environment, order: string) =>
  useChange(
    ({ accept, reason }: { accept: boolean; reason: string }) =>
      request(environment, decideCancel, { order_id: order, accept, reason }),
    ordersKey,
    ['today'],
  )
