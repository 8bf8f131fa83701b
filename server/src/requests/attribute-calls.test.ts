import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { findRequest, listRequests } from '@edis/contract/portal-calls/requests'
import type { Environment } from '@edis/contract/environment'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

type Partner = Awaited<ReturnType<TestApp['signedInPartner']>> & { key: string; token: string; refreshToken: string }

let app: TestApp
let partner: Partner
beforeAll(async () => {
  app = await startTestApp()
  partner = await newPartner()
})
afterAll(() => app.close())

async function newPartner(): Promise<Partner> {
  const signedIn = await app.signedInPartner()
  const key = (await app.call('development', credentials, { token: signedIn.session })).data.partner_key ?? ''
  const auth = basic(signedIn.id, key)
  const pair = (await app.call('development', generateToken, { auth })).data
  return { ...signedIn, key, token: pair.token, refreshToken: pair.refresh_token }
}
const basic = (id: string, key: string) => `Basic ${encodeBase64(`${id}:${key}`)}`

type Sent = { on?: Environment; method?: string; bearer?: string; authorization?: string; type?: string; body?: string }

async function send(
  path: string,
  { on = 'development', method, bearer = partner.token, authorization, type, body }: Sent,
) {
  const headers: Record<string, string> = { authorization: authorization ?? `Bearer ${bearer}` }
  if (body !== undefined) headers['content-type'] = type ?? 'application/json'
  const answer = await fetch(app.url[on] + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body !== undefined && { body }),
  })
  return answer.headers.get('x-request-id') ?? ''
}

/** As the partner finds it, once it is written. */
async function logged(id: string, on: Environment = 'development', by = partner) {
  const find = () => app.call(on, findRequest, { token: by.session, id })
  await expect.poll(async () => (await find()).status).toBe(200)
  return (await find()).data
}

const tries: [what: string, path: string, sent: () => Sent, expected: object][] = [
  [
    'an unknown path',
    '/orders?limit=1',
    () => ({}),
    { call: '/orders', status: 404, error: 'NOT_FOUND', request: '{"limit":"1"}' },
  ],
  ['a method that a path does not take', '/order/send/v2', () => ({}), { call: '/order/send/v2', status: 405 }],
  ['any method of no path', '/orders', () => ({ method: 'DELETE' }), { method: 'DELETE', status: 404 }],
  ['another media type', '/rate/v2', () => ({ body: 'a=1', type: 'text/plain' }), { call: '/rate/v2', status: 415 }],
  ['too much', '/rate/v2', () => ({ body: ' '.repeat(300_000) }), { status: 413, error: 'REQUEST_TOO_LARGE' }],
  [
    'malformed JSON',
    '/order/send/v2',
    () => ({ body: '{"partner_order_id":"M-10","phone":"0812345",}' }),
    { status: 400, error: 'REQUEST_INVALID', request: '{"partner_order_id":"M-10","phone":"••••345",}' },
  ],
  [
    'malformed JSON for a token',
    '/auth/generate',
    () => ({ authorization: basic(partner.id, partner.key), body: '{"auth":"Basic eHh4eHh4eHh4",' }),
    { call: '/auth/generate', status: 400, request: '{"auth":"•••",' },
  ],
  ['a partner key as bearer', '/warehouse/list', () => ({ bearer: partner.key }), { status: 401 }],
  ['a refresh token as bearer', '/warehouse/list', () => ({ bearer: partner.refreshToken }), { status: 401 }],
  [
    'a wrong key',
    '/auth/generate',
    () => ({ authorization: basic(partner.id, 'edis_key_dev_wrong'), body: '{}' }),
    { status: 401, error: 'AUTH_INVALID_CREDENTIALS', call: '/auth/generate' },
  ],
  [
    'somebody else’s id',
    '/auth/generate',
    () => ({ authorization: basic('prt_nobody', partner.key), body: '{}' }),
    { status: 401 },
  ],
  [
    'a token of the other environment',
    '/warehouse/list',
    () => ({ on: 'production' }),
    { error: 'AUTH_WRONG_ENVIRONMENT' },
  ],
  [
    'a token at what is the provider’s',
    '/operations/order-events',
    () => ({ body: '{}' }),
    { call: '/operations/order-events', status: 404, error: 'NOT_FOUND' },
  ],
]

test.each(tries)('what a partner sent is logged for it: %s', async (_what, path, sent, expected) => {
  const { on } = sent()
  const id = await send(path, sent())
  expect(await logged(id, on)).toMatchObject({ id, ...expected })
})

test('a token that has expired or was revoked is its partner’s still', async () => {
  const other = await newPartner()
  const auth = basic(other.id, other.key)
  const renew = async () => {
    const { headers, status } = await app.call('development', refreshToken, { auth, token: other.refreshToken })
    return { status, id: headers.get('x-request-id') ?? '' }
  }
  expect((await renew()).status).toBe(200)
  // Used twice, the refresh token ends its family.
  const { id } = await renew()
  expect(await logged(id, 'development', other)).toMatchObject({
    error: 'AUTH_REFRESH_INVALID',
    request: '{"auth":"•••","token":"•••"}',
  })
  const revoked = await send('/warehouse/list', { bearer: other.token })
  expect(await logged(revoked, 'development', other)).toMatchObject({ error: 'AUTH_TOKEN_REVOKED' })
})

test('what nobody can be shown to have sent is nobody’s', async () => {
  const before = app.logged.length
  const ids = [
    await send('/warehouse/list', { bearer: 'edis_token_dev_nobodys' }),
    await send('/auth/generate', { authorization: basic('prt_01JD3P7M2XB5D7F9H1K3M5N7Q9', 'x'), body: '{}' }),
    await send('/warehouse/list', { authorization: 'Bearer' }),
    await send('/orders', { authorization: 'Negotiate x' }),
  ]
  await logged(await send('/orders', {}))
  for (const id of ids)
    expect((await app.call('development', findRequest, { token: partner.session, id })).status).toBe(404)
  expect(app.logged.slice(before).join('')).not.toContain('"level":"error"')
})

test('who knows a partner’s id alone can’t fill its log', async () => {
  const victim = await newPartner()
  const authorization = basic(victim.id, 'edis_key_dev_guess')
  for (let round = 0; round < 20; round++)
    await Promise.all(Array.from({ length: 10 }, () => send('/auth/generate', { authorization, body: '{}' })))
  const own = await send('/orders', { bearer: victim.token })
  await logged(own, 'development', victim)
  const { data } = await app.call('development', listRequests, { token: victim.session, limit: 100 })
  expect(data.items.filter(({ call, status }) => call === '/auth/generate' && status !== 200)).toHaveLength(20)
})
