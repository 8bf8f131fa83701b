import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshForMs } from '@edis/contract/calls/call-roles'
import * as calls from '@edis/contract/portal-calls/passkeys'
import { listMembers, removeMember } from '@edis/contract/portal-calls/members'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  requireSecondFactor,
  showSecondFactor,
} from '@edis/contract/portal-calls/second-factor'
import { login, verifyLogin } from '@edis/contract/portal-calls/sign-in'
import { openTestTeam, type TestTeam } from '@edis/testing/people/team.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { notTaken, origin, passkeyPeople, refused } from './passkey-fixtures.ts'
import { stepAt, totpAt } from './totp.ts'

let app: TestApp
let team: TestTeam
let people: ReturnType<typeof passkeyPeople>
beforeAll(async () => {
  app = await startTestApp({ DELIVER_WEBHOOKS: 'false', PORTAL_URL: origin })
  team = openTestTeam(app)
  people = passkeyPeople(app)
})
afterAll(async () => {
  await team.close()
  await app.close()
})

const factorsOf = async ({ session: token }: { session: string }) =>
  (await app.call('development', showSecondFactor, { token })).data

describe('a passkey', () => {
  test('is added with a name, asked for at sign-in, and removed', async () => {
    const person = await app.signedInPartner()
    const { authenticator, id, recovery_codes } = await people.withPasskey(person)
    expect(new Set(recovery_codes).size).toBe(10)
    expect(await factorsOf(person)).toMatchObject({ app_added_at: null, passkeys: 1, recovery_codes_left: 10 })

    const { factors } = await people.challenged(person)
    expect(factors).toEqual(['passkey'])
    const { challenge, options } = await people.loginOptions(person)
    expect(options).toMatchObject({
      rpId: 'portal.edis.test',
      allowCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
      userVerification: 'required',
    })
    const { status, data: token } = await people.finish(challenge, authenticator.use(options, { origin }))
    expect(status).toBe(200)
    expect((await app.call('development', calls.listPasskeys, { token })).data).toEqual([
      {
        id,
        name: 'Work laptop',
        created_at: app.clock.now.toISOString(),
        last_used_at: app.clock.now.toISOString(),
      },
    ])
    expect((await app.call('development', calls.removePasskey, { token, id })).status).toBe(200)
    expect((await app.call('development', login, { user: person.email, pass: person.password })).status).toBe(200)
    expect(await factorsOf(person)).toMatchObject({ passkeys: 0, recovery_codes_left: 0 })
    const mails = await team.sql`
      select data->>'added' as added, data->>'passkey' as passkey from accounts.mails
      where recipient = ${person.email} and template = 'second-factor-changed' order by id`
    expect(mails).toMatchObject([
      { added: 'true', passkey: 'Work laptop' },
      { added: 'false', passkey: 'Work laptop' },
    ])
  })

  test('is one of several, up to ten, and of an authenticator app; the recovery codes stay with the last of them', async () => {
    const person = await app.signedInPartner()
    const token = person.session
    const first = await people.withPasskey(person)
    const second = await people.withPasskey(person)
    expect(second.recovery_codes).toEqual([])
    const { secret } = (await app.call('development', beginAuthenticator, { token })).data
    const code = totpAt(secret, stepAt(app.clock.now))
    expect((await app.call('development', confirmAuthenticator, { token, code })).data.recovery_codes).toHaveLength(10)
    expect((await people.challenged(person)).factors).toEqual(['app', 'passkey'])
    await app.call('development', removeAuthenticator, { token })
    await app.call('development', calls.removePasskey, { token, id: first.id })
    expect(await factorsOf(person)).toMatchObject({ app_added_at: null, passkeys: 1, recovery_codes_left: 10 })
    expect((await app.call('development', renewRecoveryCodes, { token })).status).toBe(200)

    for (let have = 1; have < calls.maxPasskeys; have++) await people.withPasskey(person)
    const full = { status: 409, error: 'PASSKEY_LIMIT_REACHED' }
    expect(await app.call('development', calls.beginPasskey, { token })).toMatchObject(full)
  })

  test('has recovery codes beside it, each for one sign-in', async () => {
    const person = await app.signedInPartner()
    const { recovery_codes } = await people.withPasskey(person)
    const verify = async (code: string) =>
      app.call('development', verifyLogin, { challenge: (await people.challenged(person)).challenge, code })
    expect((await verify(recovery_codes[0] ?? '')).status).toBe(200)
    expect(await verify(recovery_codes[0] ?? '')).toMatchObject(refused)
    expect(await verify('123456')).toMatchObject(refused)
  })

  test('is what a partner can require', async () => {
    const owner = await app.signedInPartner()
    await people.withPasskey(owner)
    await app.call('development', requireSecondFactor, { token: owner.session, required: true })
    expect((await app.call('development', listMembers, { token: owner.session })).status).toBe(200)
  })

  test('goes with its member', async () => {
    const owner = await app.signedInPartner()
    const member = await team.join(owner, 'developer')
    await people.withPasskey(member)
    await app.call('development', removeMember, { token: owner.session, id: member.id })
    expect(await team.sql`select 1 from accounts.passkeys where member_id = ${member.id}`).toEqual([])
    expect(await team.sql`select 1 from accounts.recovery_codes where member_id = ${member.id}`).toEqual([])
  })

  test('makes a session fresh in place of the password', async () => {
    const person = await app.signedInPartner()
    const { authenticator, id } = await people.withPasskey(person)
    const { now } = app.clock
    app.clock.now = new Date(now.getTime() + freshForMs)
    const token = person.session
    const remove = () => app.call('development', calls.removePasskey, { token, id })
    expect(await remove()).toMatchObject({ status: 403, error: 'AUTH_FRESH_SIGN_IN_REQUIRED' })
    const options = (await app.call('development', calls.beginPasskeyConfirmation, { token })).data
    const confirm = (response: string) => app.call('development', calls.confirmByPasskey, { token, response })
    const response = authenticator.use(options, { origin })
    expect((await confirm(response)).data.fresh_until).toBe(
      new Date(app.clock.now.getTime() + freshForMs).toISOString(),
    )
    expect(await confirm(response)).toMatchObject(notTaken)
    expect((await remove()).status).toBe(200)
    app.clock.now = now
  })
})
