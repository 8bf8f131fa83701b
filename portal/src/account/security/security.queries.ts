import { changePassword } from '@edis/contract/portal-calls/passwords'
import { endSessions, listSessions } from '@edis/contract/portal-calls/sessions'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { accountQuery } from '../account.queries.ts'
import { useChange } from '../../use-change.ts'

/** Ends the other sessions as well. */
export const useChangePassword = () =>
  useChange(
    async (fields: { current: string; new: string }) => (await request('development', changePassword, fields)).data,
    sessionsQuery.queryKey,
    accountQuery.queryKey,
  )

/** Where the member is signed in, this session first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await request('development', listSessions, {})).data,
})

export const useEndSessions = () =>
  useChange(
    async (which: { id: string } | 'others') =>
      (await request('development', endSessions, which === 'others' ? { others: true } : which)).data.ended,
    sessionsQuery.queryKey,
  )
