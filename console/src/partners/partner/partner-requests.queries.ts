import type { DataOf } from '@edis/contract/calls/call'
import { listPartnerRequests, showPartnerRequest } from '@edis/contract/console/partners'
import type { Environment } from '@edis/contract/environment'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { partnersKey } from '../partners.queries.ts'

export type PartnerRequest = DataOf<typeof listPartnerRequests>['items'][number]
type RequestFilters = { find: string | undefined; status: string | undefined }

export const partnerRequestsQuery = (environment: Environment, partner: string, { find, status }: RequestFilters) =>
  infiniteQueryOptions({
    queryKey: [...partnersKey, environment, 'requests', partner, find, status],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(environment, listPartnerRequests, { partner_id: partner, limit: 50, find, status, cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  })

/** One request with its response. It stays as it is. */
export const partnerRequestQuery = (environment: Environment, partner: string, id: string) =>
  queryOptions({
    queryKey: [...partnersKey, environment, 'request', partner, id],
    queryFn: ({ signal }) => request(environment, showPartnerRequest, { partner_id: partner, request_id: id }, signal),
    staleTime: Infinity,
  })
