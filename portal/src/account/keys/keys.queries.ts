import type { Environment } from '@edis/contract/environment'
import type { RequestOf } from '@edis/contract/calls/call'
import { createKey, listKeys, revokeKey } from '@edis/contract/portal-calls/keys'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { tokensQuery } from '../../credentials/credentials.queries.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'

/** The partner keys of an environment, the first one first. */
export const keysQuery = (environment: Environment) =>
  queryOptions({
    queryKey: ['keys', environment],
    queryFn: async () => (await request(environment, listKeys, {})).data,
  })

export const useCreateKey = (environment: Environment) =>
  useChange(
    async (key: RequestOf<typeof createKey>) => (await request(environment, createKey, key)).data,
    keysQuery(environment).queryKey,
  )

/** Revokes a key and its tokens. Gives how many those were. */
export const useRevokeKey = (environment: Environment) =>
  useChange(
    async (id: string) => (await request(environment, revokeKey, { id })).data.tokens_revoked,
    keysQuery(environment).queryKey,
    tokensQuery(environment).queryKey,
  )
