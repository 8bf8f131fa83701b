import type { DataOf } from '@edis/contract/calls/call'
import { showToday } from '@edis/contract/console/today'
import type { Environment } from '@edis/contract/environment'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'

export type Today = DataOf<typeof showToday>

const refreshMs = 30_000

/** What waits for somebody. The menu counts it, so it is asked for on every page. */
export const todayQuery = (environment: Environment) =>
  queryOptions({
    queryKey: ['today', environment],
    queryFn: ({ signal }) => request(environment, showToday, {}, signal),
    refetchInterval: refreshMs,
  })
