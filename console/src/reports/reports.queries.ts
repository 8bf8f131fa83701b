import type { DataOf } from '@edis/contract/calls/call'
import { listRefusedReports } from '@edis/contract/console/webhooks'
import type { Environment } from '@edis/contract/environment'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { request } from '../api.ts'
import type { ReportSearch } from './report-search.ts'

export type RefusedReport = DataOf<typeof listRefusedReports>['items'][number]

const pageLength = 50

/** What couriers and warehouses reported and was refused. */
export const refusedReportsQuery = (environment: Environment, { find, reason }: ReportSearch) =>
  infiniteQueryOptions({
    queryKey: ['reports', environment, find, reason],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(environment, listRefusedReports, { limit: pageLength, search: find, reason, cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
