import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { countRequests, findRequest, listRequests, type LoggedRequest } from '@edis/contract/portal-calls/requests'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'
import { fieldsOf, type RequestFilters } from './request-search.ts'
import { emptyTail, receive, type Tail, tailFrom, unknown } from './tail.ts'

/** Pages of the log, newest first. What comes in later is the tail's. */
export const requestsQuery = (environment: Environment, filters: RequestFilters) =>
  infiniteQueryOptions({
    queryKey: ['requests', environment, filters],
    queryFn: async ({ pageParam }) =>
      (
        await request(environment, listRequests, {
          ...fieldsOf(filters, Date.now()),
          ...(pageParam !== null && { cursor: pageParam }),
        })
      ).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  })

const tailKey = (environment: Environment, filters: RequestFilters) => ['requests-tail', environment, filters] as const
const pollEvery = 2_000
const tailPage = 100
const maxPages = 5

type TailOptions = { listed: readonly LoggedRequest[]; live: boolean; client: QueryClient; reading: () => boolean }

/** What came in since the list was loaded, asked for every two seconds while the tab is seen. */
export const tailQuery = (
  environment: Environment,
  filters: RequestFilters,
  { listed, live, client, reading }: TailOptions,
) =>
  queryOptions({
    queryKey: tailKey(environment, filters),
    queryFn: async (): Promise<Tail> => {
      const before = () => client.getQueryData<Tail>(tailKey(environment, filters)) ?? emptyTail
      const known = [...before().held, ...before().shown, ...listed]
      const told = await newRequests(environment, filters, known)
      if (told === null) {
        await client.resetQueries({ queryKey: requestsQuery(environment, filters).queryKey })
        return emptyTail
      }
      return receive(before(), listed, told, reading())
    },
    enabled: live,
    refetchInterval: pollEvery,
    retry: false,
    gcTime: 60_000,
  })

export const setTail = (
  client: QueryClient,
  environment: Environment,
  filters: RequestFilters,
  change: (tail: Tail) => Tail,
) => client.setQueryData<Tail>(tailKey(environment, filters), (tail) => change(tail ?? emptyTail))

/** Pages on only while a page is full of what is not known: a burst. null: more than can be caught up with. */
async function newRequests(
  environment: Environment,
  filters: RequestFilters,
  known: readonly LoggedRequest[],
): Promise<LoggedRequest[] | null> {
  const after = tailFrom(known, Date.now())
  const told: LoggedRequest[] = []
  let cursor: string | null = null
  for (let page = 0; page < maxPages; page++) {
    const { items, next_cursor: next }: { items: LoggedRequest[]; next_cursor: string | null } = (
      await request(environment, listRequests, {
        ...fieldsOf(filters, Date.now()),
        ...(after !== undefined && { after }),
        ...(cursor !== null && { cursor }),
        limit: tailPage,
      })
    ).data
    told.push(...items)
    if (next === null || unknown(items, known).length < items.length || items.length === 0) return told
    cursor = next
  }
  return null
}

/** A call with its bodies. It stays as it is. */
export type ShownRequest = DataOf<typeof findRequest>

export const requestQuery = (environment: Environment, id: string) =>
  queryOptions({
    queryKey: ['request', environment, id],
    queryFn: async () => (await request(environment, findRequest, { id })).data,
    staleTime: Infinity,
  })

/** Calls by hour and by error over the last hours, 168 at most. */
export const requestCountsQuery = (environment: Environment, hours: number) =>
  queryOptions({
    queryKey: ['request-counts', environment, hours],
    queryFn: async () => (await request(environment, countRequests, { hours })).data,
    refetchInterval: 60_000,
  })
