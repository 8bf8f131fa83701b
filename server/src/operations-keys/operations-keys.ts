import { type OperationsScope, scopeNames } from '@edis/contract/calls/operations-call'
import { type Environment, environmentTag } from '@edis/contract/environment'

/** `edis_ops_dev_`, `edis_ops_live_`. */
export const operationsKeyPrefix = (environment: Environment): string => `edis_ops_${environmentTag[environment]}_`

/** What a key may do, and how long. */
export type KeyLimits = {
  scopes: readonly OperationsScope[]
  expiresAt: Date | null
  revokedAt: Date | null
}

/** Why the key does not open a call of the scope now; null: it does. */
export function keyFault(
  { scopes, expiresAt, revokedAt }: KeyLimits,
  scope: OperationsScope,
  now: Date,
): 'AUTH_TOKEN_REVOKED' | 'AUTH_TOKEN_EXPIRED' | 'AUTH_SCOPE_MISSING' | null {
  if (revokedAt) return 'AUTH_TOKEN_REVOKED'
  if (expiresAt && expiresAt <= now) return 'AUTH_TOKEN_EXPIRED'
  return scopes.includes(scope) ? null : 'AUTH_SCOPE_MISSING'
}

/** Scopes as they are written on the command line, `orders:read,stock:write`. @throws {Error} that names the wrong ones. */
export function parseScopes(text: string): OperationsScope[] {
  const given = listed(text)
  const unknown = given.filter((scope) => !(scopeNames as readonly string[]).includes(scope))
  if (unknown.length > 0 || given.length === 0)
    throw new Error(
      `${unknown.length > 0 ? `There is no scope ${unknown.join(', ')}` : 'A key needs at least one scope'}. Available scopes: ${scopeNames.join(', ')}`,
    )
  return scopeNames.filter((scope) => given.includes(scope))
}

/** The parts between commas, blank ones left out. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** When a key expires: a day, at whose end in UTC it does, or a moment. @throws {Error} when it is neither, or over. */
export function parseExpiry(text: string, now: Date): Date {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T24:00:00Z` : text)
  if (!/^\d{4}-\d{2}-\d{2}(T.*(Z|[+-]\d{2}:\d{2}))?$/.test(text) || Number.isNaN(moment.getTime()))
    throw new Error(
      `${text} is neither a day, such as 2027-01-31, nor a time with its UTC offset, such as 2027-01-31T18:00:00+07:00`,
    )
  if (moment <= now) throw new Error(`${text} is in the past`)
  return moment
}

/** What the audit log says of a key. */
export const auditedKey = ({
  name,
  scopes,
  allowedIps,
  expiresAt,
}: {
  name: string
  scopes: readonly OperationsScope[]
  allowedIps: readonly string[]
  expiresAt: Date | null
}) => ({ name, scopes, allowed_ips: allowedIps, expires_at: expiresAt?.toISOString() ?? null })
