import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { login, logout } from '@edis/contract/portal-calls/sign-in'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { partnerStore, type PartnerStore } from '../partners/partners.store.ts'
import { listSessions } from '@edis/contract/portal-calls/sessions'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { sessionStore } from './sessions.store.ts'

const hour = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => app.close())

function signIn(user: string, pass: string, address = '203.0.113.1', remember?: boolean) {
  const fields = { user, pass, ...(remember === undefined ? {} : { remember }) }
  return app.call('development', login, fields, { 'x-forwarded-for': address })
}
const isAlive = async (token: string) => (await app.call('development', credentials, { token })).code === 200

describe('signing in', () => {
  test('gives a session token that opens both environments', async () => {
    const partner = await app.signedInPartner()
    expect(partner.session).toMatch(/^edis_session_[\w-]{43}$/)
    for (const environment of ['development', 'production'] as const)
      expect((await app.call(environment, credentials, { token: partner.session })).code).toBe(200)
  })

  test('takes the email in any case and with spaces around it', async () => {
    const partner = await app.signedInPartner()
    expect((await signIn(` ${partner.email.toUpperCase()} `, partner.password)).code).toBe(200)
  })

  test('answers a wrong password and an unknown user alike', async () => {
    const partner = await app.signedInPartner()
    const wrong = await signIn(partner.email, 'not it at all')
    const unknown = await signIn('nobody@edis.test', 'not it at all')
    expect(wrong).toMatchObject({
      status: 401,
      error: 'AUTH_INVALID_CREDENTIALS',
      message: 'Incorrect email or password.',
    })
    expect({ ...unknown, request_id: '', headers: null }).toEqual({ ...wrong, request_id: '', headers: null })
  })

  test('speaks Indonesian to whoever prefers it', async () => {
    const reply = await app.call(
      'development',
      login,
      { user: 'nobody@edis.test', pass: 'not it' },
      { 'accept-language': 'id-ID,id;q=0.9,en;q=0.5', 'x-forwarded-for': '203.0.113.2' },
    )
    expect(reply.message).toBe('Email atau kata sandi salah.')
  })

  test.each([
    ['user', 'x'.repeat(51), 'secret-enough', 'FIELD_INVALID'],
    ['pass', 'someone@edis.test', 'y'.repeat(51), 'FIELD_INVALID'],
    ['user', '', 'secret-enough', 'FIELD_REQUIRED'],
    ['pass', 'someone@edis.test', '', 'FIELD_REQUIRED'],
  ])('refuses a bad %s', async (field, user, pass, error) => {
    const reply = await signIn(user, pass)
    expect(reply).toMatchObject({ status: 422, error: 'VALIDATION_FAILED' })
    expect(reply.errors.map((entry) => [entry.field, entry.error])).toEqual([[field, error]])
  })

  test('is refused for a suspended partner, whose sessions have ended', async () => {
    const partner = await app.signedInPartner()
    const database = openDatabase(app.databaseUrl, 'accounts', { connections: 1 })
    const partners = partnerStore(database)
    await partners.change(partner.id, () => ({ suspendedAt: app.clock.now }))
    expect(await isAlive(partner.session)).toBe(false)
    expect(await signIn(partner.email, partner.password)).toMatchObject({ status: 403, error: 'AUTH_PARTNER_INACTIVE' })
    await partners.change(partner.id, () => ({ suspendedAt: null }))
    await closeDatabase(database)
    expect((await signIn(partner.email, partner.password)).code).toBe(200)
  })
})

describe('a session', () => {
  test.each([
    [false, 12],
    [true, 30 * 24],
  ])('with remember %s ends after %d hours', async (remember, hours) => {
    const partner = await app.signedInPartner()
    const token = (await signIn(partner.email, partner.password, '203.0.113.3', remember)).data
    const began = app.clock.now
    const after = (passed: number) => (app.clock.now = new Date(began.getTime() + passed))
    for (let passed = 144 * hour; passed < hours * hour; passed += 144 * hour) {
      after(passed)
      expect(await isAlive(token)).toBe(true)
    }
    after(hours * hour - 1)
    expect(await isAlive(token)).toBe(true)
    app.clock.now = new Date(began.getTime() + hours * hour)
    expect(await app.call('development', credentials, { token })).toMatchObject({
      status: 401,
      error: 'AUTH_TOKEN_EXPIRED',
    })
    app.clock.now = began
  })

  test('that is left unused for seven days ends, and is listed no more', async () => {
    const partner = await app.signedInPartner()
    const token = (await signIn(partner.email, partner.password, '203.0.113.3', true)).data
    const began = app.clock.now
    app.clock.now = new Date(began.getTime() + 168 * hour - 1)
    expect(await isAlive(token)).toBe(true)
    app.clock.now = new Date(began.getTime() + 336 * hour - 1)
    expect(await app.call('development', credentials, { token })).toMatchObject({ error: 'AUTH_TOKEN_EXPIRED' })
    const again = (await signIn(partner.email, partner.password)).data
    expect((await app.call('development', listSessions, { token: again })).data).toHaveLength(1)
    app.clock.now = began
  })

  test.each([
    [
      'a new password',
      (partners: PartnerStore, id: string) => partners.setPassword(`mbr_${id.slice(4)}`, 'another hash'),
    ],
    [
      'a suspension',
      (partners: PartnerStore, id: string) => partners.change(id, () => ({ suspendedAt: app.clock.now })),
    ],
  ])('does not open when %s comes between its sign-in and itself', async (_what, change) => {
    const { id } = await app.signedInPartner()
    const database = openDatabase(app.databaseUrl, 'accounts', { connections: 1 })
    const partners = partnerStore(database)
    const judged = (await partners.list()).find((partner) => partner.id === id)?.passwordHash ?? ''
    await change(partners, id)
    const memberId = `mbr_${id.slice(4)}`
    const session = {
      tokenHash: randomBytes(32),
      memberId,
      partnerId: id,
      createdAt: app.clock.now,
      expiresAt: app.clock.now,
    }
    const opened = await sessionStore(database).open(session, judged)
    await closeDatabase(database)
    expect(opened).toBe(false)
  })

  test('is dead in both environments after signing out; others live on', async () => {
    const partner = await app.signedInPartner()
    const other = (await signIn(partner.email, partner.password)).data
    expect((await app.call('development', logout, { token: partner.session })).code).toBe(200)
    for (const environment of ['development', 'production'] as const)
      expect(await app.call(environment, credentials, { token: partner.session })).toMatchObject({
        status: 401,
        error: 'AUTH_TOKEN_REVOKED',
      })
    expect(await isAlive(other)).toBe(true)
  })

  test.each([
    ['missing', {}, 'AUTH_MISSING_TOKEN'],
    ['rubbish', { token: 'rubbish' }, 'AUTH_INVALID_CREDENTIALS'],
    ['empty', { token: '' }, 'AUTH_MISSING_TOKEN'],
  ])('that is %s is refused', async (_what, fields, error) => {
    expect(await app.call('development', credentials, fields)).toMatchObject({ status: 401, error })
  })
})

describe('the throttle', () => {
  test('shuts one address out of one account, and nobody else', async () => {
    const partner = await app.signedInPartner()
    const attacker = '198.51.100.66'
    for (let i = 0; i < 10; i++) expect((await signIn(partner.email, `guess ${i}`, attacker)).status).toBe(401)
    const shut = await signIn(partner.email, partner.password, attacker)
    expect(shut).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
    const seconds = Number(shut.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(shut.details).toEqual({ limit: 10, window: 900, retry_after: seconds })
    expect((await signIn(partner.email, partner.password, '198.51.100.67')).code).toBe(200)
  })

  test('lets no single address use up what the account has for all others', async () => {
    const partner = await app.signedInPartner()
    for (let i = 0; i < 120; i++) await signIn(partner.email, 'a guess', '198.51.100.68')
    expect((await signIn(partner.email, partner.password, '198.51.100.69')).code).toBe(200)
  })

  test('counts guesses made at once', async () => {
    const partner = await app.signedInPartner()
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, i) => signIn(partner.email, `guess ${i}`, '198.51.100.70')),
    )
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
    const toldOnce = app.logged.filter((line) => /198\.51\.100\.70.*too many attempts/.test(line))
    expect(toldOnce).toEqual([expect.not.stringContaining(partner.email)])
  })

  test('opens again when its window has ended', async () => {
    const partner = await app.signedInPartner()
    for (let i = 0; i < 11; i++) await signIn(partner.email, `guess ${i}`, '198.51.100.71')
    const began = app.clock.now
    app.clock.now = new Date(began.getTime() + 15 * 60_000)
    expect((await signIn(partner.email, partner.password, '198.51.100.71')).code).toBe(200)
    app.clock.now = began
  })

  test('bounds one address that tries many accounts', async () => {
    const statuses = []
    for (let i = 0; i < 51; i++)
      statuses.push((await signIn(`nobody-${i}@edis.test`, 'a guess', '198.51.100.80')).status)
    expect(statuses.slice(0, 50).every((status) => status === 401)).toBe(true)
    expect(statuses[50]).toBe(429)
  })

  test('lets the owner in where the account is known while very many addresses guess', async () => {
    const partner = await app.signedInPartner()
    expect((await signIn(partner.email, partner.password, '192.0.2.1')).code).toBe(200)
    const replies = await Promise.all(
      Array.from({ length: 110 }, (_, i) => signIn(partner.email, 'a guess', `198.18.${i}.1`)),
    )
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(8)
    expect((await signIn(partner.email, partner.password, '198.19.0.1')).status).toBe(429)
    expect((await signIn(partner.email, partner.password, '192.0.2.1')).code).toBe(200)
  })

  test('counts by the proxy when what the proxy says is no address', async () => {
    const junk = randomBytes(6_000).toString('base64url')
    expect((await signIn('nobody@edis.test', 'a guess', junk)).status).toBe(401)
  })

  test('believes no X-Forwarded-For from a stranger', async () => {
    const untrusting = await startTestApp()
    try {
      const partner = await untrusting.signedInPartner()
      const guess = (i: number) =>
        untrusting.call(
          'development',
          login,
          { user: partner.email, pass: 'a guess' },
          { 'x-forwarded-for': `198.51.100.${i}` },
        )
      const statuses = []
      for (let i = 0; i < 11; i++) statuses.push((await guess(i)).status)
      expect(statuses.at(-1)).toBe(429)
    } finally {
      await untrusting.close()
    }
  })
})
