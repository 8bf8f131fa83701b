import { findClosing, requestClosing, withdrawClosing } from '@edis/contract/portal-calls/closing'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'

/** When the account was asked to be closed; null: it wasn't. */
export const closingQuery = queryOptions({
  queryKey: ['closing'],
  queryFn: async () => (await request('development', findClosing, {})).data.requested_at,
})

/** `reason` null: withdraws the request. */
export const useClosing = () =>
  useChange(
    async (wanted: { reason: string } | null) =>
      wanted === null
        ? (await request('development', withdrawClosing, {})).data
        : (await request('development', requestClosing, wanted.reason === '' ? {} : wanted)).data,
    closingQuery.queryKey,
    ['activity'],
  )
