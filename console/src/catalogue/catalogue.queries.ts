import type { DataOf, RequestOf } from '@edis/contract/calls/call'
import {
  compareRateCard,
  listCouriers,
  listRateCards,
  listStock,
  putContractPrice,
  switchCourierOrService,
  withdrawRateCard,
} from '@edis/contract/console/catalogue'
import type { Environment } from '@edis/contract/environment'
import { countStock } from '@edis/contract/operations/count-stock'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'
import type { StockSearch } from './stock/stock-search.ts'

export type Courier = DataOf<typeof listCouriers>[number]
export type RateCard = DataOf<typeof listRateCards>[number]
export type Stock = DataOf<typeof listStock>['items'][number]

/** What a file of the catalogue makes stale. */
export const catalogueKey = ['catalogue'] as const

/** What a service is called where its courier is not named beside it; some names begin with it. */
export const nameOfService = ({ name: courier }: Pick<Courier, 'name'>, { name }: { name: string }): string =>
  name.startsWith(courier) ? name : `${courier} · ${name}`

export const couriersQuery = (environment: Environment) =>
  queryOptions({
    queryKey: [...catalogueKey, environment, 'couriers'],
    queryFn: ({ signal }) => request(environment, listCouriers, {}, signal),
    // One that is off for a while comes back by itself
    refetchInterval: 30_000,
  })

type Switched = Omit<RequestOf<typeof switchCourierOrService>, 'service_code' | 'until'> &
  Record<'service_code' | 'until', string | undefined>

export const useSwitch = (environment: Environment) =>
  useChange((to: Switched) => request(environment, switchCourierOrService, to), catalogueKey)

export const rateCardsQuery = (environment: Environment) =>
  queryOptions({
    queryKey: [...catalogueKey, environment, 'rate-cards'],
    queryFn: ({ signal }) => request(environment, listRateCards, {}, signal),
  })

export const useWithdrawCard = (environment: Environment) =>
  useChange((sent: RequestOf<typeof withdrawRateCard>) => request(environment, withdrawRateCard, sent), catalogueKey)

export const differencesQuery = (environment: Environment, card: number) =>
  queryOptions({
    queryKey: [...catalogueKey, environment, 'differences', card],
    queryFn: ({ signal }) => request(environment, compareRateCard, { card: String(card) }, signal),
    staleTime: Infinity,
  })

export const stockQuery = (environment: Environment, { find, warehouse }: StockSearch) =>
  infiniteQueryOptions({
    queryKey: [...catalogueKey, environment, 'stock', find, warehouse],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(environment, listStock, { limit: 50, search: find, warehouse_id: warehouse, cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  })

/** Takes what was counted now in place of what is known. */
export const useCount = (environment: Environment, { warehouse_id, sku, partner_id }: Stock) =>
  useChange(
    async ({ onHand, reason }: { onHand: number; reason: string }) => {
      const count = { warehouse_id, sku, on_hand: onHand, as_of: new Date().toISOString() }
      const { results } = await request(environment, countStock, {
        counts: [{ ...count, ...(partner_id !== null && { partner_id }) }],
        reason,
      })
      return results[0]
    },
    catalogueKey,
    ['today'],
  )

export const useContractPrice = (environment: Environment, partner: string) =>
  useChange(
    (price: Omit<RequestOf<typeof putContractPrice>, 'partner_id'>) =>
      request(environment, putContractPrice, { partner_id: partner, ...price }),
    ['partners'],
    catalogueKey,
  )
