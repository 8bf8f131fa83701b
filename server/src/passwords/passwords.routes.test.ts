import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showAccount } from '@edis/contract/portal-calls/account'
import { changePassword, forgotPassword, resetPassword } from '@edis/contract/portal-calls/passwords'
import { login } from '@edis/contract/portal-calls/sign-in'
import { openTestTeam, type TestTeam } from '@edis/testing/people/team.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
let team: TestTeam
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1', DELIVER_WEBHOOKS: 'false' })
  team = openTestTeam(app)
})
afterAll(async () => {
  await team.close()
  await app.close()
})

const strong = 'gudang-senja-kopi-71'
const other = 'hujan-bambu-laci-902'
const signIn = (user: string, pass: string) => app.call('development', login, { user, pass })
const isAlive = async (token: string) => (await app.call('development', showAccount, { token })).status === 200
const reset = (code: string, password = strong) => app.call('development', resetPassword, { code, new: password })
let addresses = 0
const forgot = (user: string, address = `198.51.100.${++addresses}`) =>
  app.call('development', forgotPassword, { user }, { 'x-forwarded-for': address })
async function later<T>(ms: number, act: () => Promise<T>): Promise<T> {
  const { now } = app.clock
  app.clock.now = new Date(now.getTime() + ms)
  try {
    return await act()
  } finally {
    app.clock.now = now
  }
}

describe('a member', () => {
  test('changes the own password, which ends the other sessions and is told by mail', async () => {
    const { email, password, session } = await app.signedInPartner()
    const elsewhere = (await signIn(email, password)).data
    const change = (current: string, next: string) =>
      app.call('development', changePassword, { token: session, current, new: next })
    expect(await change('not it', strong)).toMatchObject({ status: 422, errors: [{ field: 'current' }] })
    expect(await change(password, password)).toMatchObject({ status: 422, errors: [{ field: 'new' }] })
    expect(await change(password, 'password1234')).toMatchObject({ errors: [{ error: 'PASSWORD_TOO_WEAK' }] })
    expect(await change(password, strong)).toMatchObject({ status: 200, data: { ended: 1 } })
    expect([await isAlive(session), await isAlive(elsewhere)]).toEqual([true, false])
    expect([(await signIn(email, password)).status, (await signIn(email, strong)).status]).toEqual([401, 200])
    const told =
      await team.sql`select data from accounts.mails where recipient = ${email} and template = 'password-changed'`
    expect(told).toHaveLength(1)
  })

  test('may be a colleague of the first one, whose password stays', async () => {
    const owner = await app.signedInPartner()
    const { email, password, session } = await team.join(owner, 'viewer')
    const fields = { token: session, current: password, new: strong }
    expect((await app.call('development', changePassword, fields)).status).toBe(200)
    expect([(await signIn(email, strong)).status, (await signIn(owner.email, owner.password)).status]).toEqual([
      200, 200,
    ])
  })
})

describe('a forgotten password', () => {
  test('is chosen anew by the link of a mail, once, which ends every session', async () => {
    const { email, session } = await app.signedInPartner()
    expect((await forgot(email.toUpperCase())).status).toBe(200)
    const code = await team.code(email)
    expect(await reset(code, 'tokouji-2026')).toMatchObject({ errors: [{ error: 'PASSWORD_TOO_WEAK' }] })
    expect((await reset(code)).status).toBe(200)
    expect(await isAlive(session)).toBe(false)
    expect((await signIn(email, strong)).status).toBe(200)
    expect(await reset(code, other)).toMatchObject({ status: 410, error: 'LINK_INVALID' })
  })

  test('has a link for 30 minutes; a newer one ends it, and so does a change', async () => {
    const { email, password, session } = await app.signedInPartner()
    await forgot(email)
    const first = await team.code(email)
    expect(await later(30 * 60_000, () => reset(first))).toMatchObject({ status: 410 })
    await forgot(email)
    await expect.poll(() => team.code(email)).not.toBe(first)
    expect(await reset(first)).toMatchObject({ status: 410 })
    const second = await team.code(email)
    await app.call('development', changePassword, { token: session, current: password, new: other })
    expect(await reset(second)).toMatchObject({ status: 410 })
  })

  test('used twice at once is used once', async () => {
    const { email } = await app.signedInPartner()
    await forgot(email)
    const code = await team.code(email)
    const answers = await Promise.all([reset(code), reset(code, other)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]))
  })

  test('is answered alike for who is known and who is not, who gets no mail', async () => {
    const { email } = await app.signedInPartner()
    const [known, unknown] = [await forgot(email), await forgot('nobody-at-all@edis.test')]
    const same = { request_id: '', headers: null }
    expect({ ...unknown, ...same }).toEqual({ ...known, ...same })
    await team.code(email)
    expect(await team.sql`select 1 from accounts.mails where recipient = 'nobody-at-all@edis.test'`).toEqual([])
  })

  test.each(['of one who is known', 'of nobody'])(
    '%s is asked for five times in a quarter of an hour',
    async (whose) => {
      const user = whose === 'of nobody' ? 'nobody-else@edis.test' : (await app.signedInPartner()).email
      for (let times = 0; times < 5; times++) expect((await forgot(user)).status).toBe(200)
      expect(await forgot(user)).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
    },
  )

  test('has its link until another one is sent: what strangers ask for beyond a day’s mails ends none', async () => {
    const { email } = await app.signedInPartner()
    const [{ id } = { id: '' }] = await team.sql<
      { id: string }[]
    >`select id from accounts.members where email = ${email}`
    await team.sql`
      insert into accounts.mails (id, template, recipient_kind, recipient_id, recipient, language, data, state, due_at, created_at)
      select 'mal_' || ${id} || number, 'password-reset', 'member', ${id}, ${email}, 'en', '{}', 'sent', now(), now() - interval '1 hour'
      from generate_series(1, 9) number`
    await forgot(email)
    const code = await team.code(email)
    await forgot(email)
    await forgot('one-more@edis.test')
    // Done after the answer
    await sleep(700)
    expect(await team.code(email)).toBe(code)
    expect((await reset(code)).status).toBe(200)
  })

  test('has another one for its owner, where they sign in, when strangers have asked for all that they may', async () => {
    const { email, password } = await app.signedInPartner()
    const home = { 'x-forwarded-for': '198.51.100.200' }
    expect((await app.call('development', login, { user: email, pass: password }, home)).status).toBe(200)
    for (let times = 0; times < 5; times++) await forgot(email)
    expect((await forgot(email)).status).toBe(429)
    expect((await forgot(email, '198.51.100.200')).status).toBe(200)
    await expect
      .poll(() => team.sql`select 1 from accounts.mails where recipient = ${email} and template = 'password-reset'`)
      .toHaveLength(6)
  })

  test('has no secret in any row: neither code nor password', async () => {
    const { email } = await app.signedInPartner()
    await forgot(email)
    const code = await team.code(email)
    const rows = await team.sql`
      select mails::text as row from accounts.mails union all select password_resets::text from accounts.password_resets`
    const dump = JSON.stringify(rows)
    expect(dump).not.toContain(code)
    expect(dump).not.toContain(Buffer.from(code).toString('hex'))
    expect(app.logged.join('')).not.toContain(code)
  })
})
