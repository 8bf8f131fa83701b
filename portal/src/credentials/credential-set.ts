import { encodeBase64 } from '@edis/contract/calls/base64'
import type { DataOf, SuccessBody } from '@edis/contract/calls/call'
import type { generateToken } from '@edis/contract/open-api/generate-token'
import type { credentials, rotate } from '@edis/contract/portal-calls/credentials'

/** A partner's credentials in one environment. Source: specification, section 3. */
export type CredentialSet = {
  id: string
  /** null: it is masked, or EDIS can no longer show it. */
  key: string | null
  token: string | null
  refreshToken: string | null
  /** Of secrets that are shown once the sign-in is fresh: how they begin and end. null: there are none. */
  masked: { key: string | null; token: string | null; refreshToken: string | null } | null
  expires: Date | null
  previousKeyExpires: Date | null
  grantedAt: Date | null
  /** Sent by somebody with this partner's id; null: none for a week. */
  wrongKeys: { count: number; since: Date; address: string } | null
}

const date = (moment: string | null | undefined): Date | null => (moment ? new Date(moment) : null)

/** The set in an answer; null unless its code is 200 and it has a partner_id. Source: specification, section 4. */
export function credentialSet({ code, data }: SuccessBody<DataOf<typeof credentials>>): CredentialSet | null {
  if (code !== 200 || !data?.partner_id) return null
  return {
    id: data.partner_id,
    key: data.partner_key,
    token: data.token,
    refreshToken: data.refresh_token,
    masked: data.masked && {
      key: data.masked.partner_key,
      token: data.masked.token,
      refreshToken: data.masked.refresh_token,
    },
    expires: date(data.expired),
    previousKeyExpires: date(data.previous_key_expires),
    grantedAt: date(data.granted_at),
    wrongKeys: data.wrong_keys && {
      count: data.wrong_keys.count,
      since: new Date(data.wrong_keys.since),
      address: data.wrong_keys.address,
    },
  }
}

export const withTokens = (set: CredentialSet, pair: DataOf<typeof generateToken>): CredentialSet => ({
  ...set,
  token: pair.token,
  refreshToken: pair.refresh_token,
  expires: date(pair.expired),
})

export const withKey = (set: CredentialSet, rotated: DataOf<typeof rotate>): CredentialSet => ({
  ...set,
  key: rotated.partner_key,
  previousKeyExpires: date(rotated.previous_key_expires),
  ...(rotated.tokens_revoked > 0 && { token: null, refreshToken: null, expires: null }),
})

/** `Basic`, a space, and base64 of `partner_id:partner_key`. */
export const basicAuth = ({ id, key }: CredentialSet): string => `Basic ${encodeBase64(`${id}:${key}`)}`

/** Holds the partner key in a terminal. */
export const keyVariable = 'EDIS_PARTNER_KEY'

/** The line that generates a token from a terminal, with the key left to the shell. */
export const curlLine = (host: string, id: string): string =>
  `curl -X POST ${host}/auth/generate \\\n  -u "${id}:$${keyVariable}"`
