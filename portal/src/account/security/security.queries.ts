import { endSessions, listSessions } from '@edis/contract/portal-calls/sessions'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { useChange } from '../../use-change.ts'

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
