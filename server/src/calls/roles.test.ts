import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asksFresh, roleIn, ruleOf } from '@edis/contract/calls/call-roles'
import { portalCalls } from '@edis/contract/calls/portal-calls'
import type { Environment } from '@edis/contract/environment'
import { isAtLeast, type MemberRole, memberRoles } from '@edis/contract/members/member-roles'
import { rawForm } from '@edis/testing/form-call.ts'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { openTestTeam, type TestTeam } from '@edis/testing/people/team.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { hashSecret } from '../database/vault.ts'

// Every call of the portal by every role, in both environments: the gate alone decides, before anything else is judged.

let app: TestApp
let team: TestTeam
const sessions = new Map<string, string>()
beforeAll(async () => {
  app = await startTestApp({ DELIVER_WEBHOOKS: 'false' })
  team = openTestTeam(app)
  const partner = await app.signedInPartner()
  for (const role of memberRoles) {
    sessions.set(role, (await team.join(partner, role)).session)
    const stale = (await team.join(partner, role)).session
    await team.sql`
      update accounts.sessions set fresh_at = fresh_at - interval '10 minutes' where token_hash = ${hashSecret(stale)}`
    sessions.set(`${role} stale`, stale)
  }
})
afterAll(async () => {
  await team.close()
  await app.close()
})

/** With a field that no call has: what the gate lets through goes no further. */
const ask = (environment: Environment, path: string, who: string) =>
  app.post(
    environment,
    path,
    rawForm([
      ['token', encodeBase64(sessions.get(who) ?? '')],
      ['no_such_field', encodeBase64('1')],
    ]),
  )

const cases = portalCalls
  .filter(({ access }) => access === 'session')
  .flatMap((call) => call.doors.map((environment) => [call.path, environment, call] as const))

describe.each(cases)('%s in %s', (path, environment, call) => {
  const rule = ruleOf(call)
  const required = roleIn(rule, environment)

  test.each(memberRoles)('by the role %s', async (role: MemberRole) => {
    const allowed = isAtLeast(role, required)
    expect(await ask(environment, path, role)).toMatchObject(
      allowed
        ? { status: 422, errors: expect.arrayContaining([expect.objectContaining({ field: 'no_such_field' })]) }
        : { status: 403, error: 'AUTH_ROLE_MISSING', details: { role, required } },
    )
    const fresh = allowed && asksFresh(rule, environment)
    if (fresh)
      expect(await ask(environment, path, `${role} stale`)).toMatchObject({
        status: 403,
        error: 'AUTH_FRESH_SIGN_IN_REQUIRED',
      })
  })
})

test.each([
  ['viewer', 'development', false],
  ['viewer', 'production', false],
  ['developer', 'development', true],
  ['developer', 'production', false],
  ['owner', 'development', true],
  ['owner', 'production', true],
] as const)('the role %s is shown the secrets of %s: %s', async (role, environment, shown) => {
  const { data } = await app.call(environment, credentials, { token: sessions.get(role) ?? '' })
  expect(data.partner_id).toMatch(/^prt_/)
  expect(data.partner_key !== null).toBe(shown)
  expect(JSON.stringify(data).includes('edis_')).toBe(shown)
})
