import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  staffIdleMs,
  staffSessionMs,
  showMe,
  signInStaff,
  signOutStaff,
  verifyStaff,
} from '@edis/contract/console/sign-in'
import { removeStaffAuthenticator, renewStaffRecoveryCodes } from '@edis/contract/console/second-factor'
import { showToday } from '@edis/contract/console/today'
import { openTestConsole, sessionOf, type TestConsole } from '@edis/testing/people/console.ts'
import { runEdisHere } from '@edis/testing/edis-here.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
let other: TestApp
let console_: TestConsole
let elsewhere: TestConsole
let sql: postgres.Sql
beforeAll(async () => {
  app = await startTestApp({ DELIVER_WEBHOOKS: 'false' }, undefined, ['development', 'operations'])
  other = await startTestApp({ DELIVER_WEBHOOKS: 'false' }, { url: app.databaseUrl }, ['operations'])
  console_ = openTestConsole(app)
  elsewhere = openTestConsole(other)
  sql = postgres(app.databaseUrl, { max: 1 })
})
afterAll(async () => {
  await sql.end()
  await other.close()
  await app.close()
})
const edis = (...words: string[]) =>
  runEdisHere(words, {
    ...process.env,
    DATABASE_URL: app.databaseUrl,
    MASTER_KEY: Buffer.alloc(32).toString('base64'),
  })
const me = (session: string | null, headers: Record<string, string> = {}) =>
  console_.ask(showMe, {}, { session, headers })
const later = (milliseconds: number) => void (app.clock.now = new Date(app.clock.now.getTime() + milliseconds))

describe('signing in', () => {
  test('opens a session in a cookie that scripts and other sites don’t get', async () => {
    const staff = await console_.newStaff('support')
    const answer = await console_.ask(signInStaff, {
      email: ` ${staff.email.toUpperCase()} `,
      password: staff.password,
    })
    expect(answer).toMatchObject({ status: 200, data: { staff_id: staff.id, role: 'support', must_set_up: false } })
    expect(answer.headers.get('set-cookie')).toMatch(/^edis_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(await me(sessionOf(answer.headers))).toMatchObject({ status: 200, data: { email: staff.email } })
  })

  test('over TLS the cookie is bound to the host and to TLS', async () => {
    const secure = await startTestApp({ OPERATIONS_URL: 'https://ops.edis.test' }, { url: app.databaseUrl }, [
      'operations',
    ])
    const staff = await console_.newStaff('support')
    const answer = await openTestConsole(secure).ask(signInStaff, { email: staff.email, password: staff.password })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-edis_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    const cookie = `edis_staff=${sessionOf(answer.headers)}`
    expect(await openTestConsole(secure).ask(showMe, {}, { headers: { cookie } })).toMatchObject({ status: 401 })
    expect(await openTestConsole(secure).ask(showMe, {}, { headers: { cookie: `__Host-${cookie}` } })).toMatchObject({
      status: 200,
    })
    await secure.close()
  })

  test.each([
    ['a wrong password', 'not it at all', null],
    ['an unknown email', 'not it at all', 'nobody@edis.test'],
  ])('%s is answered alike', async (_what, password, email) => {
    const staff = await console_.newStaff('support')
    expect(await console_.ask(signInStaff, { email: email ?? staff.email, password })).toMatchObject({
      status: 401,
      error: 'AUTH_INVALID_CREDENTIALS',
      message: 'Incorrect email or password.',
    })
  })

  test('is bounded, alike for known and unknown, and leaves a partner of that email alone', async () => {
    const staff = await console_.newStaff('support')
    let last
    for (let times = 0; times < 11; times++)
      last = await console_.ask(signInStaff, { email: staff.email, password: `guess ${times}` })
    expect(last).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
    const buckets = await sql`select bucket from accounts.sign_in_counters where bucket like ${`%${staff.email}%`}`
    expect(buckets.every(({ bucket }) => bucket.includes(`staff ${staff.email}`))).toBe(true)
    await sql`delete from accounts.sign_in_counters`
  })

  test('gives another session each time, and never the one that the browser had', async () => {
    const staff = await console_.newStaff('support')
    const planted = 'x'.repeat(43)
    const answer = await console_.ask(
      signInStaff,
      { email: staff.email, password: staff.password },
      { session: planted },
    )
    const first = sessionOf(answer.headers)
    expect([first, await console_.signIn(staff)]).not.toContain(planted)
    expect(await me(planted)).toMatchObject({ status: 401, error: 'AUTH_INVALID_CREDENTIALS' })
    expect(await me(first)).toMatchObject({ status: 200 })
  })

  test('keeps no token: neither in a row nor in the log', async () => {
    const { session } = await console_.signedIn('support')
    const rows = await sql`select staff_sessions::text as row from accounts.staff_sessions`
    expect(JSON.stringify(rows) + app.logged.join('')).not.toContain(session)
  })
})

describe('a session', () => {
  test('ends when it is idle for half an hour, which what a page asks for by itself does not put off', async () => {
    const { session } = await console_.signedIn('support')
    later(staffIdleMs - 1)
    expect(await me(session)).toMatchObject({ status: 200 })
    later(staffIdleMs - 1)
    expect(await me(session, { 'edis-background': '1' })).toMatchObject({ status: 200 })
    later(2)
    expect(await me(session)).toMatchObject({ status: 401, error: 'AUTH_TOKEN_EXPIRED' })
  })

  test('ends after twelve hours, however busy it is', async () => {
    const { session } = await console_.signedIn('support')
    for (let halfHours = 1; halfHours < staffSessionMs / staffIdleMs; halfHours++) {
      later(staffIdleMs - 1)
      expect(await me(session)).toMatchObject({ status: 200 })
    }
    later(staffIdleMs - 1)
    expect((await me(session)).status).toBe(200)
    later(24)
    expect(await me(session)).toMatchObject({ status: 401, error: 'AUTH_TOKEN_EXPIRED' })
  })

  test('whose cookie another browser sends is refused and over, for its owner too', async () => {
    const { session } = await console_.signedIn('support')
    expect(await me(session, { 'user-agent': 'curl/8' })).toMatchObject({ status: 401, error: 'AUTH_TOKEN_REVOKED' })
    expect(await me(session)).toMatchObject({ status: 401, error: 'AUTH_INVALID_CREDENTIALS' })
  })

  test('is over after signing out; others live on', async () => {
    const staff = await console_.signedIn('support')
    const second = await console_.signIn(staff)
    const out = await console_.ask(signOutStaff, {}, { session: staff.session })
    expect(out.headers.get('set-cookie')).toMatch(/^edis_staff=; .*Max-Age=0$/)
    expect(await me(staff.session)).toMatchObject({ status: 401 })
    expect(await me(second)).toMatchObject({ status: 200 })
  })

  test.each([
    ['removed', ['remove']],
    ['given another role', ['role', '--to', 'operations']],
    ['given another password', ['reset-password', '--password', 'another long password']],
  ])('is over at once, in every process, when its owner is %s', async (_what, [command = '', ...options]) => {
    const staff = await console_.signedIn('support')
    expect(await elsewhere.ask(showMe, {}, { session: staff.session })).toMatchObject({ status: 200 })
    expect(await edis('staff', command, staff.email, ...options)).toMatchObject({ status: 0 })
    for (const place of [console_, elsewhere])
      expect(await place.ask(showMe, {}, { session: staff.session })).toMatchObject({ status: 401 })
  })
})

describe('a second factor', () => {
  test('is required of an admin, who until then may set one up and nothing else', async () => {
    const staff = await console_.newStaff('admin')
    const session = await console_.signIn(staff)
    expect((await me(session)).data).toMatchObject({ must_set_up: true, second_factor: { required: true } })
    const look = () => console_.ask(showToday, {}, { session })
    expect(await look()).toMatchObject({ status: 403, error: 'AUTH_SECOND_FACTOR_SETUP_REQUIRED' })
    await console_.enrol(session)
    expect(await look()).toMatchObject({ status: 200 })
  })

  test('is asked for at sign-in; each code works once, of the app and for recovery', async () => {
    const staff = await console_.newStaff('operations')
    const { secret, codes } = await console_.enrol(await console_.signIn(staff))
    const challenged = async () => {
      const answer = await console_.ask(signInStaff, { email: staff.email, password: staff.password })
      expect(answer).toMatchObject({ status: 401, error: 'AUTH_SECOND_FACTOR_REQUIRED' })
      expect(answer.headers.get('set-cookie')).toBeNull()
      return (answer.data as unknown as { challenge: string }).challenge
    }
    const verify = async (code: string) => console_.ask(verifyStaff, { challenge: await challenged(), code })
    const code = console_.codeOf(secret)
    expect(await verify('000000')).toMatchObject({ status: 401, error: 'AUTH_INVALID_CREDENTIALS' })
    expect(await verify(code)).toMatchObject({ status: 200 })
    expect(await verify(code)).toMatchObject({ status: 401, error: 'AUTH_INVALID_CREDENTIALS' })
    const [recovery = ''] = codes
    expect(await verify(recovery.toUpperCase())).toMatchObject({ status: 200 })
    expect(await verify(recovery)).toMatchObject({ status: 401 })
  })

  test('a challenge takes five codes, for five minutes, with the password that it began with', async () => {
    const staff = await console_.newStaff('operations')
    const { codes } = await console_.enrol(await console_.signIn(staff))
    const begin = async () => {
      const answer = await console_.ask(signInStaff, { email: staff.email, password: staff.password })
      return (answer.data as unknown as { challenge: string }).challenge
    }
    const over = { status: 401, error: 'AUTH_TOKEN_EXPIRED' }
    const guessed = await begin()
    for (let times = 0; times < 5; times++)
      expect(await console_.ask(verifyStaff, { challenge: guessed, code: '000000' })).toMatchObject({ status: 401 })
    expect(await console_.ask(verifyStaff, { challenge: guessed, code: codes[0] ?? '' })).toMatchObject(over)
    const late = await begin()
    later(5 * 60_000)
    expect(await console_.ask(verifyStaff, { challenge: late, code: codes[0] ?? '' })).toMatchObject(over)
    const stale = await begin()
    await edis('staff', 'reset-password', staff.email, '--password', 'another long password')
    expect(await console_.ask(verifyStaff, { challenge: stale, code: codes[0] ?? '' })).toMatchObject(over)
  })

  test('is renewed and removed with a code alone', async () => {
    const staff = await console_.newStaff('support')
    const session = await console_.signIn(staff)
    const { secret, codes } = await console_.enrol(session)
    const wrong = { status: 422, errors: [{ field: 'code' }] }
    expect(await console_.ask(renewStaffRecoveryCodes, { code: '000000' }, { session })).toMatchObject(wrong)
    const renewed = await console_.ask(renewStaffRecoveryCodes, { code: console_.codeOf(secret) }, { session })
    expect(renewed.data.recovery_codes).toHaveLength(10)
    expect(await console_.ask(removeStaffAuthenticator, { code: codes[0] ?? '' }, { session })).toMatchObject(wrong)
    const [code = ''] = renewed.data.recovery_codes
    expect(await console_.ask(removeStaffAuthenticator, { code }, { session })).toMatchObject({ status: 200 })
    expect(await console_.ask(removeStaffAuthenticator, { code }, { session })).toMatchObject({ status: 404 })
    expect(await me(await console_.signIn(staff))).toMatchObject({ status: 200 })
  })
})
