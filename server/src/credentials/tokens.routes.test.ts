import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import type { Environment } from '@edis/contract/environment'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { listTokens, maxTokenPairs, revokeTokens } from '@edis/contract/portal-calls/tokens'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
let sql: postgres.Sql
beforeAll(async () => {
  app = await startTestApp()
  sql = postgres(app.databaseUrl, { max: 1, connection: { search_path: 'development' } })
})
afterAll(async () => {
  await sql.end()
  await app.close()
})

const hour = 3_600_000
const portal = { origin: 'http://localhost:4000' }

type Partner = Awaited<ReturnType<typeof partnerWithKey>>
async function partnerWithKey() {
  const { id, session } = await app.signedInPartner()
  const keyOf = async (environment: Environment) => {
    const { partner_key } = (await app.call(environment, credentials, { token: session })).data
    return `Basic ${encodeBase64(`${id}:${partner_key}`)}`
  }
  const auth = await keyOf('development')
  const make = async (headers = {}) => (await app.call('development', generateToken, { auth }, headers)).data
  const list = async (environment: Environment = 'development') =>
    (await app.call(environment, listTokens, { token: session })).data
  const revoke = (fields: { id?: string; all?: boolean }) =>
    app.call('development', revokeTokens, { token: session, ...fields })
  return { id, session, auth, keyOf, make, list, revoke }
}

/** What a request with the token is answered with: null when it is let in. */
async function errorOf(token: string, on: TestApp = app): Promise<string | null> {
  const answer = await fetch(`${on.url.development}/warehouse/list`, { headers: { authorization: `Bearer ${token}` } })
  return answer.ok ? null : ((await answer.json()) as { error: string }).error
}

describe('the list', () => {
  test('has the pairs that are alive, the newest first, and nothing of them that opens anything', async () => {
    const partner = await partnerWithKey()
    expect(await partner.list()).toEqual([])
    const first = await partner.make()
    const second = await partner.make(portal)
    const list = await partner.list()
    expect(list).toMatchObject([
      { made_by: 'portal', expired: second.expired, last_used_at: null, address: null },
      { made_by: 'api', expired: first.expired, created_at: app.clock.now.toISOString() },
    ])
    for (const secret of [first.token, first.refresh_token, second.token, second.refresh_token])
      expect(JSON.stringify(list)).not.toContain(secret)
    expect(await partner.list('production')).toEqual([])
  })

  test('keeps what can still be refreshed, and drops what is over', async () => {
    const partner = await partnerWithKey()
    const traded = await partner.make()
    await app.call('development', refreshToken, { auth: partner.auth, token: traded.refresh_token })
    expect(await partner.list()).toHaveLength(2)
    const began = app.clock.now
    app.clock.now = new Date(began.getTime() + 25 * hour)
    const { session } = partner
    // A session is over by then too
    await sql`update accounts.sessions set expires_at = expires_at + interval '1 year' where partner_id = ${partner.id}`
    const left = (await app.call('development', listTokens, { token: session })).data
    app.clock.now = began
    expect(left).toHaveLength(1)
  })

  test('says when and from where a token was last used, written once a minute at most', async () => {
    const partner = await partnerWithKey()
    const { token } = await partner.make()
    const began = app.clock.now
    const used = async () => (await partner.list())[0]?.last_used_at
    const use = async (seconds: number) => {
      app.clock.now = new Date(began.getTime() + seconds * 1_000)
      expect(await errorOf(token)).toBeNull()
    }
    await use(1)
    await expect.poll(used).toBe(new Date(began.getTime() + 1_000).toISOString())
    expect((await partner.list())[0]?.address).toBe('127.0.0.1')
    const writes = async () =>
      (await sql`select xmin::text as version from tokens where partner_id = ${partner.id}`)[0]?.version
    const before = await writes()
    await use(30)
    const other = await partnerWithKey()
    const { token: beside } = await other.make()
    expect(await errorOf(beside)).toBeNull()
    // Written together with what is due.
    await expect.poll(async () => (await other.list())[0]?.last_used_at).not.toBeNull()
    expect(await writes()).toBe(before)
    await use(61)
    await expect.poll(used).toBe(new Date(began.getTime() + 61_000).toISOString())
    app.clock.now = began
  })
})

describe('revoking', () => {
  test('ends one pair at once, access and refresh token, and leaves the others', async () => {
    const partner = await partnerWithKey()
    const [stays, goes] = [await partner.make(), await partner.make()]
    expect(await errorOf(goes.token)).toBeNull()
    const [{ id } = { id: '' }] = await partner.list()
    expect((await partner.revoke({ id })).data).toEqual({ revoked: 1 })
    expect([await errorOf(goes.token), await errorOf(stays.token)]).toEqual(['AUTH_TOKEN_REVOKED', null])
    const again = await app.call('development', refreshToken, { auth: partner.auth, token: goes.refresh_token })
    expect(again.error).toBe('AUTH_REFRESH_INVALID')
    expect(await partner.list()).toHaveLength(1)
    expect((await app.call('development', credentials, { token: partner.session })).data.token).toBe(stays.token)
    expect(await partner.revoke({ id })).toMatchObject({ status: 404, error: 'NOT_FOUND' })
  })

  test('ends all of an environment, and none of the other or of another partner', async () => {
    const [partner, other] = [await partnerWithKey(), await partnerWithKey()]
    const tokens = [await partner.make(), await partner.make()]
    const theirs = await other.make()
    await app.call('production', generateToken, { auth: await partner.keyOf('production') })
    expect((await partner.revoke({ all: true })).data).toEqual({ revoked: 2 })
    for (const { token } of tokens) expect(await errorOf(token)).toBe('AUTH_TOKEN_REVOKED')
    expect(await errorOf(theirs.token)).toBeNull()
    expect(await partner.list('production')).toHaveLength(1)
    expect((await partner.revoke({ all: true })).data).toEqual({ revoked: 0 })
  })

  test.each([
    ['revoking', ({ revoke }: Partner) => revoke({ all: true })],
    [
      'a refresh token used twice',
      async ({ auth }: Partner, token: string) => {
        for (let use = 0; use < 2; use++) await app.call('development', refreshToken, { auth, token })
      },
    ],
  ] as const)('is told to every other process, which waits for no time to pass: %s', async (_what, end) => {
    const partner = await partnerWithKey()
    const there = await startTestApp({}, { url: app.databaseUrl })
    const { token, refresh_token } = await partner.make()
    // What is believed of a token is believed until a moment that doesn't come
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    expect(await errorOf(token, there)).toBeNull()
    await end(partner, refresh_token)
    await expect.poll(() => errorOf(token, there), { interval: 5 }).toBe('AUTH_TOKEN_REVOKED')
    const again = await there.call('development', refreshToken, { auth: partner.auth, token: refresh_token })
    expect(again.error).toBe('AUTH_REFRESH_INVALID')
    clock.mockRestore()
    await there.close()
  })

  test('finds no pair of another partner, and wants one of its two fields', async () => {
    const [partner, other] = [await partnerWithKey(), await partnerWithKey()]
    const { token } = await other.make()
    const [{ id } = { id: '' }] = await other.list()
    const refused = await partner.revoke({ id })
    const unknown = await partner.revoke({ id: 'tok_01JD3M8T5K2VQ4W8Z6Y0R1S2T3' })
    expect(refused).toMatchObject({ status: 404, error: 'NOT_FOUND', message: unknown.message })
    expect(await errorOf(token)).toBeNull()
    expect((await partner.revoke({})).errors).toMatchObject([{ field: 'id', error: 'FIELD_REQUIRED' }])
    expect((await partner.revoke({ id, all: true })).errors).toMatchObject([{ field: 'all', error: 'FIELD_INVALID' }])
  })
})

test('of more than 50 pairs the one that was unused longest goes', async () => {
  const partner = await partnerWithKey()
  const began = app.clock.now
  const tick = () => (app.clock.now = new Date(app.clock.now.getTime() + 1_000))
  const inUse = await partner.make()
  const unused = await partner.make()
  tick()
  expect(await errorOf(inUse.token)).toBeNull()
  await expect.poll(async () => (await partner.list()).at(-1)?.last_used_at).not.toBeNull()
  tick()
  for (let pairs = 2; pairs < maxTokenPairs; pairs++) await partner.make()
  // Asking with the unused token would make it the one that was used last
  expect(await partner.list()).toHaveLength(maxTokenPairs)
  await partner.make()
  expect(await partner.list()).toHaveLength(maxTokenPairs)
  await expect.poll(() => errorOf(unused.token)).toBe('AUTH_TOKEN_REVOKED')
  expect(await errorOf(inUse.token)).toBeNull()
  app.clock.now = began
})

describe('a rotation of the key', () => {
  test('ends the tokens with a key that ends at once, or when it is asked to; otherwise they work on', async () => {
    const partner = await partnerWithKey()
    const turn = async (fields: { overlap_hours: number; revoke_tokens?: boolean }) => {
      const auth = await partner.keyOf('development')
      const { token } = (await app.call('development', generateToken, { auth })).data
      const { tokens_revoked } = (await app.call('development', rotate, { token: partner.session, ...fields })).data
      return [tokens_revoked, await errorOf(token)]
    }
    expect(await turn({ overlap_hours: 24 })).toEqual([0, null])
    expect(await turn({ overlap_hours: 24, revoke_tokens: true })).toEqual([2, 'AUTH_TOKEN_REVOKED'])
    expect(await turn({ overlap_hours: 0, revoke_tokens: false })).toEqual([1, 'AUTH_TOKEN_REVOKED'])
  })

  test('leaves no token alive that is made with the old key meanwhile', async () => {
    const partner = await partnerWithKey()
    for (let time = 0; time < 10; time++) {
      const auth = await partner.keyOf('development')
      const made = Array.from({ length: 4 }, () => app.call('development', generateToken, { auth }))
      await app.call('development', rotate, { token: partner.session, overlap_hours: 0 })
      await Promise.all(made)
      expect(await partner.list()).toEqual([])
    }
  })
})
