import type { DataOf } from '@edis/contract/calls/call'
import { searchPartners, showPartner, showPartnerReport } from '@edis/contract/console/partners'
import type { Environment } from '@edis/contract/environment'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'
import type { PartnerSearch } from './partner-search.ts'

export type Partner = DataOf<typeof searchPartners>['items'][number]
export type ShownPartner = DataOf<typeof showPartner>
export type Report = DataOf<typeof showPartnerReport>

/** What a change of a partner makes stale. */
export const partnersKey = ['partners'] as const

const pageLength = 50

export const partnersQuery = (environment: Environment, { show, find }: PartnerSearch) =>
  infiniteQueryOptions({
    queryKey: [...partnersKey, environment, show, find],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(environment, searchPartners, { limit: pageLength, show, search: find, cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  })

export const partnerQuery = (environment: Environment, partner: string) =>
  queryOptions({
    queryKey: [...partnersKey, environment, 'one', partner],
    queryFn: ({ signal }) => request(environment, showPartner, { partner_id: partner }, signal),
    refetchInterval: 30_000,
  })

/** The integration report is of development, whichever environment is in view. */
export const partnerReportQuery = (partner: string) =>
  queryOptions({
    queryKey: [...partnersKey, 'report', partner],
    queryFn: ({ signal }) => request('development', showPartnerReport, { partner_id: partner }, signal),
  })
