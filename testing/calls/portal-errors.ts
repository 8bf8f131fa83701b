import { createKey } from '@edis/contract/portal-calls/keys'
import type { Call, RequestOf } from '@edis/contract/calls/call'
import type { ErrorCode } from '@edis/contract/errors/error-catalogue'
import { createAllowedIp, deleteAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import {
  inviteMember,
  joinPartner,
  removeMember,
  showInvitation,
  updateMember,
} from '@edis/contract/portal-calls/members'
import {
  beginAuthenticator,
  confirmAuthenticator,
  requireSecondFactor,
} from '@edis/contract/portal-calls/second-factor'
import { beginPasskey } from '@edis/contract/portal-calls/passkeys'
import { login } from '@edis/contract/portal-calls/sign-in'
import { createWebhook, deleteWebhook } from '@edis/contract/portal-calls/webhooks'
import { hashSecret } from '../../server/src/database/vault.ts'
import { stepAt, totpAt } from '../../server/src/second-factor/totp.ts'
import type { TestTeam } from '../people/team.ts'
import type { Reply, TestApp } from '../test-app.ts'

type Answer = Reply<unknown>
type Made = () => Promise<Answer>

/** What provokes the errors that only calls of the portal answer with: calls, the last of which does. */
export async function openPortalErrors(app: TestApp, team: TestTeam) {
  const owner = await app.signedInPartner()
  const viewer = await team.join(owner, 'viewer')
  const stale = await app.signedInPartner()
  await team.sql`
    update accounts.sessions set fresh_at = fresh_at - interval '1 hour' where token_hash = ${hashSecret(stale.session)}`
  const crowded = await app.signedInPartner()
  await team.sql`
    insert into accounts.invitations (id, partner_id, email, role, code_hash, invited_by, created_at, expires_at)
    select 'inv_' || n, partner_id, n, 'viewer', sha256(n::text::bytea), id, now(), now()
    from accounts.members, generate_series(1, 50) n where partner_id = ${crowded.id}`

  await team.sql`
    insert into accounts.passkeys (id, member_id, name, credential_id, public_key, counter, transports, created_at)
    select 'pky_' || n, ${team.ownerOf(crowded)}, 'Key', sha256(n::text::bytea), '', 0, '{}', now()
    from generate_series(1, 10) n`

  const guarded = await app.signedInPartner()
  const { secret } = (await app.call('development', beginAuthenticator, { token: guarded.session })).data
  const shown = totpAt(secret, stepAt(app.clock.now))
  await app.call('development', confirmAuthenticator, { token: guarded.session, code: shown })
  const bare = await app.signedInPartner()
  await app.call('development', requireSecondFactor, { token: bare.session, required: true })

  const by =
    ({ session }: { session: string }) =>
    <C extends Call>(call: C, fields: RequestOf<C>): Made =>
    () =>
      app.call('development', call, { ...fields, ...(call.access === 'session' && { token: session }) })
  const made = by(owner)
  const shopKey = (number: number) => ({ name: `Shop ${number}`, scope: 'all' as const })
  const hook = { url: 'https://shop.example/hook', event: 'order.created' }

  const cases: Partial<Record<ErrorCode, Made[]>> = {
    WEBHOOK_NOT_FOUND: [made(deleteWebhook, { id: 'whk_unknown' })],
    WEBHOOK_DUPLICATE: [made(createWebhook, hook), made(createWebhook, hook)],
    WEBHOOK_URL_INVALID: [made(createWebhook, { ...hook, url: 'ftp://shop.example' })],
    WEBHOOK_URL_FORBIDDEN: [made(createWebhook, { ...hook, url: 'https://10.0.0.1/hook' })],
    EVENT_UNKNOWN: [made(createWebhook, { ...hook, event: 'order.exploded' })],
    IP_NOT_FOUND: [made(deleteAllowedIp, { id: 'ip_unknown' })],
    IP_DUPLICATE: [made(createAllowedIp, { ip: '203.0.113.7' }), made(createAllowedIp, { ip: '203.0.113.7' })],
    KEY_DUPLICATE: [made(createKey, shopKey(1)), made(createKey, shopKey(1))],
    KEY_LIMIT_REACHED: [2, 3, 4, 5].map((number) => made(createKey, shopKey(number))),
    IP_INVALID: [made(createAllowedIp, { ip: 'shop.example' })],
    AUTH_ROLE_MISSING: [by(viewer)(createWebhook, hook)],
    AUTH_FRESH_SIGN_IN_REQUIRED: [by(stale)(removeMember, { id: 'mbr_unknown' })],
    AUTH_SECOND_FACTOR_REQUIRED: [made(login, { user: guarded.email, pass: guarded.password })],
    AUTH_SECOND_FACTOR_SETUP_REQUIRED: [by(bare)(createWebhook, hook)],
    PASSKEY_LIMIT_REACHED: [by(crowded)(beginPasskey, {})],
    SECOND_FACTOR_EXISTS: [by(guarded)(beginAuthenticator, {})],
    MEMBER_DUPLICATE: [made(inviteMember, { email: viewer.email, role: 'viewer' })],
    MEMBER_LAST_OWNER: [made(updateMember, { id: team.ownerOf(owner), role: 'viewer' })],
    MEMBER_LIMIT_REACHED: [by(crowded)(inviteMember, { email: 'new@edis.test', role: 'viewer' })],
    LINK_INVALID: [made(showInvitation, { code: 'used' })],
    PASSWORD_TOO_WEAK: [made(joinPartner, { code: 'unknown', name: 'Ayu', new: 'short' })],
  }

  return {
    /** @throws {Error} when nothing provokes it. */
    async provoke(code: ErrorCode): Promise<Answer> {
      const [last, ...before] = cases[code]?.toReversed() ?? []
      if (!last) throw new Error(`Nothing provokes ${code}: testing/calls/portal-errors.ts`)
      for (const make of before.toReversed()) await make()
      return last()
    },
  }
}
