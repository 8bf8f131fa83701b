import type { Environment } from '../environment.ts'
import type { MemberRole } from '../members/member-roles.ts'
import type { Call } from './call.ts'

/** What a session must have to make a call. */
export type CallRule = {
  /** The least role; one for each environment where they differ. */
  role: MemberRole | Readonly<Record<Environment, MemberRole>>
  /** Takes a sign-in of the last ten minutes: everywhere, or in production alone. */
  fresh?: 'always' | 'production'
  /** Open to members who must still set up a second factor. */
  beforeSecondFactor?: true
}

const viewer = { role: 'viewer' } as const
const developer = { role: 'developer' } as const
const owner = { role: 'owner', fresh: 'always' } as const
/** Of one's own: whoever is signed in. */
const own = { role: 'viewer', beforeSecondFactor: true } as const

/**
 * Role by call: each call that a session opens, by its path. The gate goes by this table alone; a door with a call that is
 * missing here does not start. A viewer sees, but no secret, and changes nothing but what is their own.
 */
export const callRules: Readonly<Record<string, CallRule>> = {
  '/auth/logout': own,
  '/auth/confirm': own,
  '/auth/confirm/passkey': own,
  '/auth/confirm/passkey/verify': own,
  '/account/show': own,
  '/account/update': own,
  '/password/change': { ...own, fresh: 'always' },
  '/second-factor/show': own,
  '/second-factor/begin': { ...own, fresh: 'always' },
  '/second-factor/confirm': { ...own, fresh: 'always' },
  '/second-factor/codes': { ...own, fresh: 'always' },
  '/second-factor/remove': { ...own, fresh: 'always' },
  '/second-factor/require': owner,
  '/passkeys/list': own,
  '/passkeys/begin': { ...own, fresh: 'always' },
  '/passkeys/add': { ...own, fresh: 'always' },
  '/passkeys/remove': { ...own, fresh: 'always' },
  '/sessions/list': own,
  '/sessions/end': own,
  // Secrets are left out for viewers, and those of production for developers and without a fresh sign-in
  '/auth/credentials': viewer,
  '/auth/rotate': { role: { development: 'developer', production: 'owner' }, fresh: 'production' },
  '/tokens/list': viewer,
  '/tokens/revoke': developer,
  '/keys/list': viewer,
  '/keys/create': { role: { development: 'developer', production: 'owner' }, fresh: 'production' },
  '/keys/revoke': { role: { development: 'developer', production: 'owner' } },
  '/activity/list': viewer,
  '/announcements/list': viewer,
  '/contract/show': viewer,
  '/account/closing': viewer,
  '/account/close': { role: 'owner' },
  '/account/keep': { role: 'owner' },
  '/recipients/export': developer,
  '/recipients/erase': developer,
  '/members/list': viewer,
  '/members/invite': owner,
  '/members/update': owner,
  '/members/remove': owner,
  '/webhooks/list': viewer,
  '/webhooks/create': developer,
  '/webhooks/update': developer,
  '/webhooks/delete': developer,
  '/webhooks/secret': developer,
  '/webhooks/enable': developer,
  '/webhooks/debug': developer,
  '/webhooks/deliveries': viewer,
  '/webhooks/delivery': viewer,
  '/webhooks/replay': developer,
  '/ip/list': viewer,
  '/ip/create': developer,
  '/ip/update': developer,
  '/ip/delete': developer,
  '/ip/present': viewer,
  '/logs/list': viewer,
  '/logs/reset': developer,
  '/logs/requests': viewer,
  '/logs/request': viewer,
  '/logs/counts': viewer,
  '/logs/traffic': viewer,
  '/logs/challenge': viewer,
  '/reviews/challenge': developer,
  '/reviews/status': viewer,
  '/reviews/order_list': viewer,
  '/reviews/request_production': developer,
  '/orders/list': viewer,
  '/orders/counts': viewer,
  '/orders/timeline': viewer,
  '/orders/print': viewer,
  '/sandbox/advance': developer,
  '/sandbox/expire_token': developer,
}

/** @throws {Error} when nobody has said who may make the call. */
export function ruleOf({ path }: Pick<Call, 'path'>): CallRule {
  const rule = callRules[path]
  if (!rule) throw new Error(`Who may call ${path}? Say it in contract/src/calls/call-roles.ts`)
  return rule
}

export const roleIn = ({ role }: CallRule, environment: Environment): MemberRole =>
  typeof role === 'string' ? role : role[environment]

export const asksFresh = ({ fresh }: CallRule, environment: Environment): boolean =>
  fresh === 'always' || fresh === environment

/** For how long after it a sign-in is fresh, in milliseconds. */
export const freshForMs = 10 * 60_000
