import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '@edis/contract/portal-calls/passkeys'
import { changePassword } from '@edis/contract/portal-calls/passwords'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  requireSecondFactor,
  showSecondFactor,
} from '@edis/contract/portal-calls/second-factor'
import { endSessions, listSessions } from '@edis/contract/portal-calls/sessions'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { createPasskey } from '../../passkeys.ts'
import { accountQuery } from '../account.queries.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'

/** What the member has beside the password. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async () => (await request('development', showSecondFactor, {})).data,
})

export const useBeginAuthenticator = () =>
  useChange(async () => (await request('development', beginAuthenticator, {})).data)

export const useConfirmAuthenticator = () =>
  useChange(
    async (code: string) => (await request('development', confirmAuthenticator, { code })).data.recovery_codes,
    secondFactorQuery.queryKey,
  )

export const useRenewRecoveryCodes = () =>
  useChange(
    async () => (await request('development', renewRecoveryCodes, {})).data.recovery_codes,
    secondFactorQuery.queryKey,
  )

export const useRemoveAuthenticator = () =>
  useChange(async () => (await request('development', removeAuthenticator, {})).data, secondFactorQuery.queryKey)

export const useRequireSecondFactor = () =>
  useChange(
    async (required: boolean) => (await request('development', requireSecondFactor, { required })).data,
    secondFactorQuery.queryKey,
  )

/** The member's own, the newest first. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async () => (await request('development', listPasskeys, {})).data,
})

/** Gives recovery codes with the first second factor. */
export const useAddPasskey = () =>
  useChange(
    async (name: string) => {
      const response = await createPasskey((await request('development', beginPasskey, {})).data)
      return (await request('development', addPasskey, { name, response })).data.recovery_codes
    },
    passkeysQuery.queryKey,
    secondFactorQuery.queryKey,
  )

export const useRemovePasskey = () =>
  useChange(
    async (id: string) => (await request('development', removePasskey, { id })).data,
    passkeysQuery.queryKey,
    secondFactorQuery.queryKey,
  )

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
