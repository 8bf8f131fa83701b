import type { DataOf, SuccessBody } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { listTokens, revokeTokens } from '@edis/contract/portal-calls/tokens'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../api.ts'
import { messages } from '../messages.en.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { basicAuth, type CredentialSet, credentialSet, withKey, withTokens } from './credential-set.ts'

/** The credential set of an environment. Not granted production is a failure like any other. */
export const credentialsQuery = (environment: Environment) =>
  queryOptions({
    queryKey: ['credentials', environment],
    queryFn: async () => accepted(await request(environment, credentials, {})),
  })

function accepted(body: SuccessBody<DataOf<typeof credentials>>): CredentialSet {
  const set = credentialSet(body)
  if (!set) throw new CallFailed(messages.noCredentials)
  return set
}

/** The set with every secret in it: the server may ask who is there to prove it again. */
const wholeSet = async (environment: Environment): Promise<CredentialSet> =>
  accepted(await request(environment, credentials, { reveal: true }))

/** What is masked, shown. */
export const useReveal = (environment: Environment) => useNewSet(environment, () => wholeSet(environment))

/** A new token pair for the partner key. */
export const useGenerate = (environment: Environment) =>
  useNewSet(environment, async (set) => {
    const whole = set.key === null ? await wholeSet(environment) : set
    return withTokens(whole, (await request(environment, generateToken, { auth: basicAuth(whole) })).data)
  })

/** A new token pair for the refresh token. In development alone (specification, section 7). */
export const useRefresh = () =>
  useNewSet('development', async (set) =>
    withTokens(
      set,
      (await request('development', refreshToken, { auth: basicAuth(set), token: set.refreshToken ?? '' })).data,
    ),
  )

type Rotation = { overlapHours: number; revokeTokens: boolean }

/** A new partner key; the old one works for as many more hours, and its tokens are revoked or not. */
export const useRotate = (environment: Environment, { overlapHours, revokeTokens: revokes }: Rotation) =>
  useNewSet(environment, async (set) => {
    const fields = { overlap_hours: overlapHours, revoke_tokens: revokes }
    const { data } = await request(environment, rotate, fields)
    // Whoever may rotate a key is shown all else.
    return withKey(set.masked ? await wholeSet(environment) : set, data)
  })

/** The token pairs that are alive, the newest first. */
export const tokensQuery = (environment: Environment) =>
  queryOptions({
    queryKey: ['tokens', environment],
    queryFn: async () => (await request(environment, listTokens, {})).data,
  })

/** Revokes a token pair, or all. */
export const useRevokeTokens = (environment: Environment) =>
  useChange(
    async (which: { id: string } | 'all') =>
      (await request(environment, revokeTokens, which === 'all' ? { all: true } : which)).data.revoked,
    tokensQuery(environment).queryKey,
    credentialsQuery(environment).queryKey,
  )

function useNewSet(environment: Environment, change: (set: CredentialSet) => Promise<CredentialSet>) {
  const client = useQueryClient()
  const { queryKey } = credentialsQuery(environment)
  return useMutation({
    mutationFn: change,
    onSuccess: (set) => client.setQueryData(queryKey, set),
    // The key or token may have been replaced elsewhere: look again.
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: tokensQuery(environment).queryKey }),
  })
}
