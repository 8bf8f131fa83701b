import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Environment } from '@edis/contract/environment'
import { createAllowedIp, deleteAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { closeDatabase, openDatabase } from '../../database/connection.ts'
import { partnerStore } from '../../partners/partners.store.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '40' })
})
afterAll(() => app.close())

async function partnerWithToken(environment: Environment = 'development') {
  const partner = await app.signedInPartner()
  return { ...partner, ...(await credentialsAt(app.url[environment], partner.session)) }
}

async function get(
  environment: Environment,
  token: string | null,
  headers: Record<string, string> = {},
  path = '/expedisi/list',
) {
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` }
  const response = await fetch(app.url[environment] + path, { headers: { ...bearer, ...headers } })
  const body = (await response.json()) as { code: number; error?: string; request_id?: string }
  return { ...body, status: response.status, headers: response.headers }
}

describe('a bearer', () => {
  test('opens its own environment', async () => {
    const { token } = await partnerWithToken('production')
    expect((await get('production', token)).code).toBe(200)
  })

  test.each([
    ['nothing', null, 'AUTH_MISSING_TOKEN'],
    ['rubbish', 'rubbish', 'AUTH_INVALID_CREDENTIALS'],
    ['a token that we never gave', `edis_token_dev_${'x'.repeat(43)}`, 'AUTH_INVALID_CREDENTIALS'],
    ['a token of production', `edis_token_live_${'x'.repeat(43)}`, 'AUTH_WRONG_ENVIRONMENT'],
    ['a key of production', `edis_key_live_${'x'.repeat(43)}`, 'AUTH_WRONG_ENVIRONMENT'],
  ])('that is %s is refused', async (_what, token, error) => {
    const reply = await get('development', token)
    expect(reply).toMatchObject({ status: 401, error, request_id: reply.headers.get('x-request-id') })
  })

  test('that is a key or a refresh token is refused', async () => {
    const { key, refresh_token } = await partnerWithToken()
    for (const secret of [key, refresh_token])
      expect(await get('development', secret)).toMatchObject({ status: 401, error: 'AUTH_INVALID_CREDENTIALS' })
  })

  test('ends after 24 hours', async () => {
    const { token } = await partnerWithToken()
    const began = app.clock.now
    app.clock.now = new Date(began.getTime() + 24 * 3_600_000)
    const reply = await get('development', token)
    app.clock.now = began
    expect(reply).toMatchObject({ status: 401, error: 'AUTH_TOKEN_EXPIRED' })
  })

  test('of a family that was revoked is refused at once', async () => {
    const { auth, token, refresh_token } = await partnerWithToken()
    expect((await get('development', token)).code).toBe(200)
    for (let use = 0; use < 2; use++) await app.call('development', refreshToken, { auth, token: refresh_token })
    expect(await get('development', token)).toMatchObject({ status: 401, error: 'AUTH_TOKEN_REVOKED' })
  })

  test('of a suspended partner is refused within a second', async () => {
    const { id, token } = await partnerWithToken()
    expect((await get('development', token)).code).toBe(200)
    const accounts = openDatabase(app.databaseUrl, 'accounts', { connections: 1 })
    await partnerStore(accounts).change(id, () => ({ suspendedAt: app.clock.now }))
    await closeDatabase(accounts)
    await expect
      .poll(() => get('development', token), { timeout: 5_000 })
      .toMatchObject({ status: 403, error: 'AUTH_PARTNER_INACTIVE' })
  })
})

describe.each(['development', 'production'] as const)('the allow-list of %s', (environment) => {
  test('lets its addresses in and no other, from the first one until the last is gone', async () => {
    const { session, token } = await partnerWithToken(environment)
    const from = (address: string) => get(environment, token, { 'x-forwarded-for': address })
    expect((await from('198.51.100.1')).code).toBe(200)
    const { data } = await app.call(environment, createAllowedIp, { token: session, ip: '203.0.113.0/24' })
    for (const address of ['203.0.113.9', '::ffff:203.0.113.9']) expect((await from(address)).code).toBe(200)
    for (const address of ['198.51.100.1', '2001:db8::1', '203.0.113.9, 198.51.100.1'])
      expect(await from(address)).toMatchObject({ status: 403, error: 'AUTH_IP_NOT_ALLOWED' })
    await app.call(environment, deleteAllowedIp, { token: session, id: data.id })
    expect((await from('198.51.100.1')).code).toBe(200)
  })
})

test('the rate limit counts a partner’s calls of a minute, tells them, and opens again', async () => {
  const { token } = await partnerWithToken()
  const other = await partnerWithToken()
  const replies = []
  // Of the 40, the token took one.
  for (let i = 0; i < 40; i++) replies.push(await get('development', token))
  expect(replies[0]?.headers.get('ratelimit-policy')).toBe('"default";q=40;w=60')
  expect(replies[0]?.headers.get('ratelimit')).toBe('"default";r=38;t=60')
  expect(replies[38]).toMatchObject({ code: 200 })
  expect(replies[39]).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
  expect(replies[39]?.headers.get('retry-after')).toBe('60')
  expect(replies[39]).toMatchObject({
    message: 'More than 40 requests in 60 seconds. Try again in 60 seconds.',
    details: { limit: 40, window: 60, retry_after: 60 },
  })
  expect((await get('development', other.token)).code).toBe(200)
  const began = app.clock.now
  app.clock.now = new Date(began.getTime() + 60_000)
  expect((await get('development', token)).code).toBe(200)
  app.clock.now = began
})

test('an answer and a refusal carry the same headers; a HEAD has them without a body', async () => {
  const { token } = await partnerWithToken()
  const [answer, refusal] = [await get('development', token), await get('development', token, {}, '/region?limit=0')]
  expect([answer.status, refusal.status]).toEqual([200, 422])
  const names = (headers: Headers) => [...headers.keys()].toSorted()
  expect(names(answer.headers)).toEqual(names(refusal.headers))
  for (const name of ['x-request-id', 'ratelimit', 'ratelimit-policy', 'content-security-policy', 'cache-control'])
    expect(names(answer.headers)).toContain(name)
  const head = await fetch(`${app.url.development}/expedisi/list`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}` },
  })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(answer.headers.get('content-length'))
})

test('a bearer header that is padded without end is refused', async () => {
  const { token } = await partnerWithToken()
  const padded = { authorization: `Bearer${' '.repeat(300)}${token}` }
  expect(await get('development', null, padded)).toMatchObject({ status: 401, error: 'AUTH_INVALID_CREDENTIALS' })
})
