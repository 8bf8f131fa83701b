import { decodeBase64 } from '@edis/contract/calls/base64'
import { type Environment, environmentTag, otherEnvironment } from '@edis/contract/environment'
import type { ErrorCode } from '@edis/contract/errors/error-catalogue'
import { accessTokenHours, refreshTokenDays } from '@edis/contract/limits'

const hour = 3_600_000

/** Lifetimes in milliseconds. */
export const accessLifetime = accessTokenHours * hour
export const refreshLifetime = refreshTokenDays * 24 * hour

/** What the first key is called among the named ones. */
export const firstKeyName = 'Partner key'

export type SecretKind = 'key' | 'token' | 'refresh'

/** `edis_key_dev_`, `edis_refresh_live_`: what it is and where it opens. */
export const secretPrefix = (kind: SecretKind, environment: Environment): string =>
  `edis_${kind}_${environmentTag[environment]}_`

/** A secret as it may be shown: its kind, and the last four characters. */
export const masked = (secret: string, kind: SecretKind, environment: Environment): string =>
  `${secretPrefix(kind, environment)}••••••••••${secret.slice(-4)}`

/** Told by the prefix alone, before any look-up: a key of the other environment is a mix-up, not a guess. */
export const isOfOtherEnvironment = (secret: string, kind: SecretKind, environment: Environment): boolean =>
  secret.startsWith(secretPrefix(kind, otherEnvironment(environment)))

/** The partner's id and key in `Basic base64(partner_id:partner_key)`, or why there are none. RFC 7617. */
export function parseBasic(
  authorization: string | undefined,
): { partnerId: string; partnerKey: string } | { error: ErrorCode } {
  if (authorization === undefined || authorization.trim() === '') return { error: 'AUTH_MISSING_TOKEN' }
  const encoded = /^basic +([A-Za-z0-9+/=]{1,400})$/i.exec(authorization.trim())?.[1]
  const pair = encoded === undefined ? null : decodeBase64(encoded)
  const colon = pair?.indexOf(':') ?? -1
  if (pair === null || colon < 1) return { error: 'AUTH_INVALID_CREDENTIALS' }
  return { partnerId: pair.slice(0, colon), partnerKey: pair.slice(colon + 1) }
}

/** Where a sealed secret belongs; binds the ciphertext to its row's owner. */
export const sealContext = (environment: Environment, kind: SecretKind, partnerId: string): string =>
  `${environment} ${kind} ${partnerId}`

/** What a refresh token may do. `reused`: it was traded before, so someone else may hold it. */
export function refreshVerdict(
  pair: { refreshedAt: Date | null; revokedAt: Date | null; refreshExpiresAt: Date },
  now: Date,
): 'good' | 'reused' | 'dead' {
  if (pair.refreshedAt) return 'reused'
  return pair.revokedAt || pair.refreshExpiresAt <= now ? 'dead' : 'good'
}
