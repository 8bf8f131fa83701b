import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { accessChanges } from '../partners/partners.ts'
import { partnerStore } from '../partners/partners.store.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { partnerKeyStore } from './partner-keys.store.ts'
import { basic, partnerWithKey } from '@edis/testing/partner-with-key.ts'

const hour = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('the credentials', () => {
  test('are one set per environment, without tokens at first', async () => {
    const partner = await app.signedInPartner()
    const development = (await app.call('development', credentials, { token: partner.session })).data
    const production = (await app.call('production', credentials, { token: partner.session })).data
    expect(development.partner_key).toMatch(/^edis_key_dev_[\w-]{43}$/)
    expect(production.partner_key).toMatch(/^edis_key_live_[\w-]{43}$/)
    expect(development).toMatchObject({ partner_id: partner.id, token: null, refresh_token: null, expired: null })
    expect(production.granted_at).toBe(app.clock.now.toISOString())
  })

  test('stay the same when asked for at once by many', async () => {
    const partner = await app.signedInPartner()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.call('development', credentials, { token: partner.session })),
    )
    expect(new Set(replies.map(({ data }) => data.partner_key)).size).toBe(1)
  })

  test('that can’t be opened count as absent, and a new key or token is there for the asking', async () => {
    const partner = await partnerWithKey(app)
    await app.call('development', generateToken, { auth: partner.auth })
    const database = openDatabase(app.databaseUrl, 'development', { connections: 1 })
    const shown = async () => (await app.call('development', credentials, { token: partner.session })).data
    await database.$client`update tokens set access_sealed = 'x' where partner_id = ${partner.id}`
    expect(await shown()).toMatchObject({ partner_key: partner.key, token: null, refresh_token: null, expired: null })
    await database.$client`update partner_keys set key_sealed = 'x' where partner_id = ${partner.id}`
    await closeDatabase(database)
    expect(await shown()).toMatchObject({ partner_id: partner.id, partner_key: null })
    expect((await shown()).partner_key).toBeNull()
    const lines = app.logged.filter((line) => line.includes('can’t be decrypted') && line.includes(partner.id))
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { environment: 'development', kind: 'token', owner: partner.id },
      { environment: 'development', kind: 'key', owner: partner.id },
    ])

    const pair = (await app.call('development', generateToken, { auth: partner.auth })).data
    const rotated = (await app.call('development', rotate, { token: partner.session, overlap_hours: 1 })).data
    expect(await shown()).toMatchObject({ partner_key: rotated.partner_key, token: pair.token })
  })

  test('of production are refused until it is granted', async () => {
    const partner = await app.signedInPartner({ production: false })
    const refused = await app.call('production', credentials, { token: partner.session })
    expect(refused).toMatchObject({ status: 403, error: 'PRODUCTION_NOT_GRANTED' })
    expect(JSON.stringify(refused)).not.toContain(partner.id)
    const database = openDatabase(app.databaseUrl, 'accounts', { connections: 1 })
    await partnerStore(database).change(partner.id, accessChanges.grantProduction(app.clock.now))
    await closeDatabase(database)
    expect((await app.call('production', credentials, { token: partner.session })).code).toBe(200)
  })
})

describe('generate', () => {
  test('gives a pair that the credentials show; an earlier pair stays beside it', async () => {
    const partner = await partnerWithKey(app)
    const first = (await app.call('development', generateToken, { auth: partner.auth })).data
    const second = (await app.call('development', generateToken, { auth: partner.auth })).data
    expect(second).toMatchObject({
      token_type: 'Bearer',
      environment: 'development',
      expired: new Date(app.clock.now.getTime() + 24 * hour).toISOString(),
      refresh_expired: new Date(app.clock.now.getTime() + 30 * 24 * hour).toISOString(),
    })
    const shown = (await app.call('development', credentials, { token: partner.session })).data
    expect(shown).toMatchObject({ token: second.token, refresh_token: second.refresh_token, expired: second.expired })
    expect((await app.call('development', refreshToken, { auth: partner.auth, token: first.refresh_token })).code).toBe(
      200,
    )
  })

  test.each([
    ['its Authorization header', (auth: string) => [null, { authorization: auth }] as const],
    ['a JSON body', (auth: string) => [JSON.stringify({ auth }), { 'content-type': 'application/json' }] as const],
    [
      'a blank field and the header',
      (auth: string) =>
        [JSON.stringify({ auth: ' ' }), { 'content-type': 'application/json', authorization: auth }] as const,
    ],
    [
      'an empty JSON body and the header',
      (auth: string) => ['', { 'content-type': 'application/json', authorization: auth }] as const,
    ],
  ])('takes the key of a program from %s', async (_from, request) => {
    const partner = await partnerWithKey(app)
    const [body, headers] = request(partner.auth)
    const reply = await app.post('development', '/auth/generate', body, headers)
    expect(reply).toMatchObject({ code: 200, data: { environment: 'development' } })
  })

  test.each(['{"auth":"A","auth":"B"}', '{"auth":1,"\\u0061uth":"B"}'])(
    'refuses a name that comes twice: %s',
    async (body) => {
      const reply = await app.post('development', '/auth/generate', body, { 'content-type': 'application/json' })
      expect(reply.status).toBe(422)
      expect(reply.errors).toMatchObject([{ field: 'auth', error: 'FIELD_INVALID' }])
    },
  )

  test.each([
    ['no key', () => undefined, 'AUTH_MISSING_TOKEN'],
    ['a wrong key', (id: string) => basic(id, 'wrong'), 'AUTH_INVALID_CREDENTIALS'],
    ['no scheme', (id: string, key: string) => encodeBase64(`${id}:${key}`), 'AUTH_INVALID_CREDENTIALS'],
    ['a bearer', (_id: string, key: string) => `Bearer ${key}`, 'AUTH_INVALID_CREDENTIALS'],
    ['no colon', (_id: string, key: string) => `Basic ${encodeBase64(key)}`, 'AUTH_INVALID_CREDENTIALS'],
    ['another id', (_id: string, key: string) => basic('prt_another', key), 'AUTH_INVALID_CREDENTIALS'],
  ])('refuses %s', async (_what, auth, error) => {
    const partner = await partnerWithKey(app)
    const given = auth(partner.id, partner.key)
    const reply = await app.call('development', generateToken, given === undefined ? {} : { auth: given })
    expect(reply).toMatchObject({ status: 401, error })
  })

  test.each([
    ['development', 'production'],
    ['production', 'development'],
  ] as const)('tells a %s key at the %s door by its prefix', async (from, to) => {
    const partner = await partnerWithKey(app, from)
    expect(await app.call(to, generateToken, { auth: partner.auth })).toMatchObject({
      status: 401,
      error: 'AUTH_WRONG_ENVIRONMENT',
    })
  })

  test('refuses a suspended partner', async () => {
    const partner = await partnerWithKey(app)
    const database = openDatabase(app.databaseUrl, 'accounts', { connections: 1 })
    await partnerStore(database).change(partner.id, () => ({ suspendedAt: app.clock.now }))
    await closeDatabase(database)
    expect(await app.call('development', generateToken, { auth: partner.auth })).toMatchObject({
      status: 403,
      error: 'AUTH_PARTNER_INACTIVE',
    })
  })
})

describe('rotate', () => {
  const works = async (auth: string) => (await app.call('development', generateToken, { auth })).code === 200

  test('gives a new key; the old one works for the chosen overlap', async () => {
    const partner = await partnerWithKey(app)
    const began = app.clock.now
    const reply = await app.call('development', rotate, { token: partner.session, overlap_hours: 24 })
    const end = new Date(began.getTime() + 24 * hour)
    expect(reply.data.previous_key_expires).toBe(end.toISOString())
    expect(await works(basic(partner.id, reply.data.partner_key))).toBe(true)
    expect(await works(partner.auth)).toBe(true)
    const shown = (await app.call('development', credentials, { token: partner.session })).data
    expect(shown).toMatchObject({ partner_key: reply.data.partner_key, previous_key_expires: end.toISOString() })
    app.clock.now = end
    const after = await works(partner.auth)
    app.clock.now = began
    expect(after).toBe(false)
  })

  test('without overlap ends every earlier key at once, one still in its overlap too', async () => {
    const partner = await partnerWithKey(app)
    const second = (await app.call('development', rotate, { token: partner.session, overlap_hours: 72 })).data
    const third = (await app.call('development', rotate, { token: partner.session, overlap_hours: 0 })).data
    expect(third.previous_key_expires).toBeNull()
    expect(await works(partner.auth)).toBe(false)
    expect(await works(basic(partner.id, second.partner_key))).toBe(false)
    expect(await works(basic(partner.id, third.partner_key))).toBe(true)
  })

  test('leaves no ended key behind once they are cleaned away', async () => {
    const partner = await partnerWithKey(app)
    for (const overlap_hours of [0, 1]) await app.call('development', rotate, { token: partner.session, overlap_hours })
    const database = openDatabase(app.databaseUrl, 'development', { connections: 1 })
    await partnerKeyStore(database).deleteExpired(app.clock.now)
    const kept = await database.$client`select expires_at from partner_keys where partner_id = ${partner.id}`
    await closeDatabase(database)
    expect(kept).toHaveLength(2)
  })

  test('with an overlap leaves issued tokens be', async () => {
    const partner = await partnerWithKey(app)
    const pair = (await app.call('development', generateToken, { auth: partner.auth })).data
    const { partner_key } = (await app.call('development', rotate, { token: partner.session, overlap_hours: 1 })).data
    const auth = basic(partner.id, partner_key)
    expect((await app.call('development', refreshToken, { auth, token: pair.refresh_token })).code).toBe(200)
  })

  test('many at once leave one present key', async () => {
    const partner = await partnerWithKey(app)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => app.call('development', rotate, { token: partner.session, overlap_hours: 1 })),
    )
    expect(replies.every(({ code }) => code === 200)).toBe(true)
    const shown = (await app.call('development', credentials, { token: partner.session })).data
    expect(replies.map(({ data }) => data.partner_key)).toContain(shown.partner_key)
  })

  test.each([['-1'], ['73'], ['1.5'], ['many']])('refuses an overlap of %s hours', async (hours) => {
    const partner = await partnerWithKey(app)
    const reply = await app.call('development', rotate, {
      token: partner.session,
      overlap_hours: hours as unknown as number,
    })
    expect(reply.status).toBe(422)
    expect(reply.errors).toMatchObject([{ field: 'overlap_hours', error: 'FIELD_INVALID' }])
  })

  test('in one environment leaves the other’s key be', async () => {
    const partner = await partnerWithKey(app, 'production')
    await app.call('development', rotate, { token: partner.session, overlap_hours: 0 })
    const shown = (await app.call('production', credentials, { token: partner.session })).data
    expect(shown.partner_key).toBe(partner.key)
  })
})
