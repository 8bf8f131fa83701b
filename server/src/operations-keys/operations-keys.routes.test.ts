import { afterAll, describe, expect, test } from 'vitest'
import { operationsCalls } from '@edis/contract/calls/operations-calls'
import { type OperationsCall, type OperationsScope, scopeNames } from '@edis/contract/calls/operations-call'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'

const { app, ask, close, edis, everything, newKey, partner, sql } = await openOperationsDesk()
afterAll(close)

const keyOf = new Map<OperationsScope, string>()
for (const scope of scopeNames) keyOf.set(scope, await newKey([scope]))

type Route = Pick<OperationsCall, 'method' | 'path' | 'scope'> & Partial<Pick<OperationsCall, 'takesFile'>>
const metricsRoute: Route = { method: 'GET', path: '/metrics', scope: 'metrics:read' }
const routes = [...operationsCalls, metricsRoute].map(
  (route: Route) => [`${route.method} ${route.path}`, route] as const,
)

/** A request that a key with the scope gets past the gate with, and that changes nothing. */
function askWith(key: string | null, { method, path, takesFile }: Route) {
  const to = path.replaceAll(/\{\w+\}/g, 'no_such_id')
  if (method === 'GET' || method === 'DELETE') return ask(method, to, { key })
  if (!takesFile) return ask(method, to, { key, body: { no_such_field: 1 } })
  return ask(method, to, { key, body: 'no_such_column\n1', headers: { 'content-type': takesFile.mediaType } })
}

describe.each(routes)('%s', (_name, route) => {
  const { scope } = route
  test.each(scopeNames)(`with ${scope} and no other scope opens: %s`, async (held) => {
    const answer = await askWith(keyOf.get(held) ?? '', route)
    if (held === scope) return expect(route.path.includes('{') ? [404, 422] : [200, 422]).toContain(answer.status)
    expect(answer).toMatchObject({ status: 403, error: 'AUTH_SCOPE_MISSING', details: { scope } })
    expect(answer.message).toContain(scope)
  })

  test('opens for no partner’s credential and for no rubbish', async () => {
    const bearers = [null, 'rubbish', partner.token, partner.session, `edis_ops_dev_${'x'.repeat(43)}`]
    for (const key of bearers) {
      const error = key === null ? 'AUTH_MISSING_TOKEN' : 'AUTH_INVALID_CREDENTIALS'
      expect(await askWith(key, route)).toMatchObject({ status: 401, error })
    }
  })
})

test('a key of a system opens no partner’s door', async () => {
  for (const url of [app.url.development, app.url.production]) {
    const response = await fetch(`${url}/warehouse/list`, {
      headers: { authorization: `Bearer ${everything.development}` },
    })
    expect(await response.json()).toMatchObject({ code: 401, error: 'AUTH_INVALID_CREDENTIALS' })
  }
})

const metrics = (key: string) => ask('GET', '/metrics', { key })

test('a key works until it is revoked, and not a moment longer', async () => {
  const key = await newKey(['metrics:read'])
  expect(await metrics(key)).toMatchObject({ status: 200 })
  const listed = (await edis('key', 'list')).output.split('\n').find((line) => line.includes(`…${key.slice(-4)}`)) ?? ''
  expect(listed).toMatch(/^opk_\w+ {2}WMS Cakung {2}edis_ops_dev_….{4} {2}metrics:read {2}active {2}last used /)
  const id = listed.split(' ')[0] ?? ''
  expect(await edis('key', 'revoke', id)).toMatchObject({ status: 0, output: `Revoked ${id}.\n` })
  expect(await metrics(key)).toMatchObject({ status: 401, error: 'AUTH_TOKEN_REVOKED' })
  expect(await edis('key', 'revoke', id)).toMatchObject({ status: 1 })
})

test('a key works until it expires', async () => {
  const key = await newKey(['metrics:read'], 'development', '--expires', '2999-12-31')
  expect(await metrics(key)).toMatchObject({ status: 200 })
  app.clock.now = new Date('3000-01-01T00:00:00.000Z')
  expect(await metrics(key)).toMatchObject({
    status: 401,
    error: 'AUTH_TOKEN_EXPIRED',
    details: { expired_at: '3000-01-01T00:00:00.000Z' },
  })
  app.clock.now = new Date('2026-11-20T02:00:00.000Z')
})

test('a key works from its addresses alone', async () => {
  const far = await newKey(['metrics:read'], 'development', '--addresses', '203.0.113.0/24')
  const near = await newKey(['metrics:read'], 'development', '--addresses', '203.0.113.7, 127.0.0.0/8')
  expect(await metrics(far)).toMatchObject({
    status: 403,
    error: 'AUTH_IP_NOT_ALLOWED',
    details: { address: '127.0.0.1' },
  })
  expect(await metrics(near)).toMatchObject({ status: 200 })
})

test('the log says which key called', async () => {
  const key = await newKey(['orders:read'])
  const { headers } = await ask('GET', '/orders/find', { key })
  const line = app.logged.find((text) => text.includes(`"request_id":"${headers.get('x-request-id')}"`)) ?? '{}'
  const [row] = await sql`select id from accounts.operations_keys order by id desc limit 1`
  expect(JSON.parse(line)).toMatchObject({ path: '/orders/find', status: 422, key_id: row?.id })
})

test('the database keeps no key', async () => {
  const key = await newKey()
  const rows = await sql`select operations_keys::text as row from accounts.operations_keys`
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter(({ row }) => row.includes(key))).toEqual([])
  expect(app.logged.filter((line) => line.includes(key))).toEqual([])
})

test.each([
  ['a scope that is none', ['--scopes', 'orders:read,orders:burn'], 'orders:burn'],
  ['no scope', ['--scopes', ' , '], 'needs at least one scope'],
  ['an address that is none', ['--scopes', 'orders:read', '--addresses', '300.1.1.1'], '300.1.1.1'],
  ['an end that is over', ['--scopes', 'orders:read', '--expires', '2020-01-01'], '2020-01-01 is in the past'],
  ['an end that is none', ['--scopes', 'orders:read', '--expires', 'tomorrow'], 'tomorrow'],
  ['a blank name', ['--scopes', 'orders:read', '--name', ' '], 'name of a key'],
])('%s makes no key', async (_what, options, complaint) => {
  const made = await edis('key', 'add', '--environment', 'development', '--name', 'WMS', ...options)
  expect(made.status).not.toBe(0)
  expect(made.errors).toContain(complaint)
})

test('the door describes its own calls at /openapi.json, to whoever is on its network', async () => {
  const { paths } = await ask('GET', '/openapi.json', { key: null })
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(operationsCalls.map(({ method, path }) => `${method} ${path}`).toSorted())
})
