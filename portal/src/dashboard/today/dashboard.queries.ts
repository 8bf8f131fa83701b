import { listLogs } from '@edis/contract/portal-calls/review'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'

/** The integration report, under the key of its own page. */
export const reportQuery = queryOptions({
  queryKey: ['report'],
  queryFn: async () => (await request('development', listLogs, {})).data,
})
