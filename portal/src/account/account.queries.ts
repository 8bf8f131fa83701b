import { showAccount, updateAccount } from '@edis/contract/portal-calls/account'
import type { Language } from '@edis/contract/languages'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'

/** Who is signed in, and what they may do. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => (await request('development', showAccount, {})).data,
})

export const useUpdateAccount = () =>
  useChange(
    async (profile: { name: string; language: Language }) =>
      (await request('development', updateAccount, profile)).data,
    accountQuery.queryKey,
    ['members'],
  )
