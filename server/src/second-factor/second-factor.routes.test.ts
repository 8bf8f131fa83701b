import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showAccount } from '@edis/contract/portal-calls/account'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  requireSecondFactor,
  showSecondFactor,
} from '@edis/contract/portal-calls/second-factor'
import { listMembers } from '@edis/contract/portal-calls/members'
import { login, verifyLogin } from '@edis/contract/portal-calls/sign-in'
import { openTestTeam, type TestTeam } from '@edis/testing/people/team.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { secondFactorStore } from './second-factor.store.ts'
import { stepAt, totpAt } from './totp.ts'

type Partner = { id: string; email: string; password: string; session: string }
let app: TestApp
let team: TestTeam
beforeAll(async () => {
  app = await startTestApp({ DELIVER_WEBHOOKS: 'false' })
  team = openTestTeam(app)
})
afterAll(async () => {
  await team.close()
  await app.close()
})

/** Time goes on by steps, since each code works once. */
const nextStep = () => void (app.clock.now = new Date(app.clock.now.getTime() + 30_000))
const codeOf = (secret: string) => totpAt(secret, stepAt(app.clock.now))
async function setUp({ session: token }: Partner) {
  const { secret, uri } = (await app.call('development', beginAuthenticator, { token })).data
  const { data } = await app.call('development', confirmAuthenticator, { token, code: codeOf(secret) })
  nextStep()
  return { secret, uri, codes: data.recovery_codes }
}
async function challenged({ email, password }: Partner): Promise<string> {
  const answer = await app.call('development', login, { user: email, pass: password })
  expect(answer).toMatchObject({ status: 401, error: 'AUTH_SECOND_FACTOR_REQUIRED' })
  return (answer.data as unknown as { challenge: string }).challenge
}
const verify = (challenge: string, code: string) => app.call('development', verifyLogin, { challenge, code })
const isAlive = async (token: string) => (await app.call('development', showAccount, { token })).status === 200

describe('an authenticator app', () => {
  test('that is confirmed stays when a second window begins with one at that moment', async () => {
    const partner = await app.signedInPartner()
    await setUp(partner)
    const begun = await secondFactorStore({ $client: team.sql }).begin(team.ownerOf(partner), Buffer.from('another'))
    expect(begun).toBe(false)
    await challenged(partner)
  })

  test('counts once a code of it is confirmed; then a sign-in asks for one', async () => {
    const partner = await app.signedInPartner()
    const token = partner.session
    const { secret, uri } = (await app.call('development', beginAuthenticator, { token })).data
    expect(uri).toContain(`secret=${secret}`)
    expect((await app.call('development', login, { user: partner.email, pass: partner.password })).status).toBe(200)
    expect(await app.call('development', confirmAuthenticator, { token, code: '000000' })).toMatchObject({
      status: 422,
      errors: [{ field: 'code' }],
    })
    const listed = async () => (await app.call('development', listMembers, { token })).data
    expect(await listed()).toMatchObject([{ authenticator: false }])
    const confirmed = await app.call('development', confirmAuthenticator, { token, code: codeOf(secret) })
    expect(await listed()).toMatchObject([{ authenticator: true }])
    expect(new Set(confirmed.data.recovery_codes).size).toBe(10)
    expect((await app.call('development', showSecondFactor, { token })).data).toMatchObject({
      app_added_at: app.clock.now.toISOString(),
      recovery_codes_left: 10,
      required: false,
    })
    nextStep()
    const { data, status } = await verify(await challenged(partner), codeOf(secret))
    expect(status).toBe(200)
    expect(await isAlive(data)).toBe(true)
    expect(
      await team.sql`select 1 from accounts.mails where recipient = ${partner.email} and template = 'second-factor-changed'`,
    ).toHaveLength(1)
  })

  test('has codes that work once, also for two sign-ins at once', async () => {
    const partner = await app.signedInPartner()
    const { secret } = await setUp(partner)
    const [one, other] = [await challenged(partner), await challenged(partner)]
    const code = codeOf(secret)
    const answers = await Promise.all([verify(one, code), verify(other, code)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]))
    nextStep()
    expect(await verify(await challenged(partner), code)).toMatchObject({
      status: 401,
      error: 'AUTH_INVALID_CREDENTIALS',
    })
  })

  test('is turned off, with its recovery codes', async () => {
    const partner = await app.signedInPartner()
    const { codes } = await setUp(partner)
    expect((await app.call('development', removeAuthenticator, { token: partner.session })).status).toBe(200)
    expect((await app.call('development', login, { user: partner.email, pass: partner.password })).status).toBe(200)
    const [left] =
      await team.sql`select count(*)::int as count from accounts.recovery_codes where member_id = ${team.ownerOf(partner)}`
    expect(left).toEqual({ count: 0 })
    expect(codes).toHaveLength(10)
  })

  test('has no secret in any row: neither its own nor recovery codes', async () => {
    const partner = await app.signedInPartner()
    const { secret, codes } = await setUp(partner)
    const rows = await team.sql`
      select members::text as row from accounts.members union all select recovery_codes::text from accounts.recovery_codes`
    const dump = JSON.stringify(rows) + app.logged.join('')
    for (const hidden of [secret, ...codes]) {
      expect(dump).not.toContain(hidden)
      expect(dump).not.toContain(Buffer.from(hidden).toString('hex'))
    }
  })
})

describe('a recovery code', () => {
  test('works once, in any writing, until there are new ones', async () => {
    const partner = await app.signedInPartner()
    const { codes } = await setUp(partner)
    const [first = '', second = '', third = ''] = codes
    expect((await verify(await challenged(partner), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await verify(await challenged(partner), first)).status).toBe(401)
    const answers = await Promise.all(
      [await challenged(partner), await challenged(partner)].map((challenge) => verify(challenge, second)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]))
    const token = partner.session
    expect((await app.call('development', showSecondFactor, { token })).data.recovery_codes_left).toBe(8)
    const renewed = (await app.call('development', renewRecoveryCodes, { token })).data.recovery_codes
    expect((await verify(await challenged(partner), third)).status).toBe(401)
    expect((await verify(await challenged(partner), renewed[0] ?? '')).status).toBe(200)
  })
})

describe('a challenge', () => {
  test('takes five codes and ends after five minutes, and with its use', async () => {
    const partner = await app.signedInPartner()
    const { codes } = await setUp(partner)
    const [first = '', second = ''] = codes
    const guessed = await challenged(partner)
    for (let times = 0; times < 5; times++)
      expect(await verify(guessed, '000000')).toMatchObject({ status: 401, error: 'AUTH_INVALID_CREDENTIALS' })
    expect(await verify(guessed, first)).toMatchObject({ status: 401, error: 'AUTH_TOKEN_EXPIRED' })
    const late = await challenged(partner)
    const { now } = app.clock
    app.clock.now = new Date(now.getTime() + 5 * 60_000)
    expect(await verify(late, first)).toMatchObject({ error: 'AUTH_TOKEN_EXPIRED' })
    app.clock.now = now
    const used = await challenged(partner)
    expect((await verify(used, first)).status).toBe(200)
    expect(await verify(used, second)).toMatchObject({ error: 'AUTH_TOKEN_EXPIRED' })
    expect(await verify('unknown', second)).toMatchObject({ error: 'AUTH_TOKEN_EXPIRED' })
  })

  test('however many there are, codes are guessed twenty times in a quarter of an hour', async () => {
    const partner = await app.signedInPartner()
    await setUp(partner)
    let last
    for (let sign = 0; sign < 5; sign++) {
      // Past what bounds passwords
      await team.sql`delete from accounts.sign_in_counters where bucket like 'pair%' or bucket like 'address%'`
      const challenge = await challenged(partner)
      for (let times = 0; times < 5; times++) last = await verify(challenge, '000000')
    }
    expect(last).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
  })

  test('is dead once the password is another', async () => {
    const partner = await app.signedInPartner()
    const { codes } = await setUp(partner)
    const challenge = await challenged(partner)
    await team.sql`update accounts.members set password_hash = 'another' where email = ${partner.email}`
    expect(await verify(challenge, codes[0] ?? '')).toMatchObject({ status: 401, error: 'AUTH_TOKEN_EXPIRED' })
  })
})

test('required of every member, who has none can set one up and nothing else', async () => {
  const owner = await app.signedInPartner()
  const member = await team.join(owner, 'developer')
  await setUp(owner)
  await app.call('development', requireSecondFactor, { token: owner.session, required: true })
  const ask = () => app.call('development', listMembers, { token: member.session })
  expect(await ask()).toMatchObject({ status: 403, error: 'AUTH_SECOND_FACTOR_SETUP_REQUIRED' })
  expect((await app.call('development', listMembers, { token: owner.session })).status).toBe(200)
  await setUp(member)
  expect((await ask()).status).toBe(200)
})
