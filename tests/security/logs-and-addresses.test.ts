import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { findRequest, listRequests } from '@edis/contract/portal-calls/requests'
import { createCustomerService } from '@edis/contract/open-api/create-customer-service'
import { listCouriers } from '@edis/contract/open-api/list-couriers'
import { goodRequest } from '@edis/testing/calls/good-requests.ts'
import { settings, startWorld, type World } from '@edis/testing/calls/world.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { exchange } from './raw-socket.ts'

let world: World
let proxied: TestApp
beforeAll(async () => {
  world = await startWorld()
  proxied = await startTestApp({ ...settings, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }, { url: world.databaseUrl })
})
afterAll(async () => {
  await proxied.close()
  await world.close()
})

describe('a line of the log', () => {
  test.each([
    ['a path', 'GET /a%0d%0a%7B%22level%22:%22fatal%22%7D HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a path of bytes', 'GET /\u0085\u00ff"\\ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a method', 'GET{"level":"fatal"} / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'a forwarded address',
      'GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 1\\n{"level":"fatal"}\r\nConnection: close\r\n\r\n',
    ],
    ['no request at all', '{"level":"fatal"}\n{"level":"fatal"}\n\r\n\r\n'],
  ])('is one line, whatever %s has in it', async (_what, sent) => {
    for (const app of [world.app, proxied]) {
      const before = app.logged.length
      await exchange(app.url.development, sent)
      await expect.poll(() => app.logged.length).toBeGreaterThan(before)
      for (const line of app.logged.slice(before)) {
        expect(line.trimEnd().split(/[\r\n\u0085\u2028]/)).toHaveLength(1)
        expect(JSON.parse(line)).not.toMatchObject({ level: 'fatal' })
      }
    }
  })

  test('has no bytes of a request that was not understood, nor a token from its path', async () => {
    const token = world.partner.token.development
    const before = world.app.logged.length
    const { development: url } = world.app.url
    await exchange(url, `GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nX : y\r\n\r\n`)
    await exchange(url, `GET /${token} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    await expect.poll(() => world.app.logged.length).toBeGreaterThan(before + 1)
    const logged = world.app.logged.slice(before).join('')
    const bytes = [...Buffer.from(token)].join(',')
    for (const form of [token, bytes, Buffer.from(token).toString('base64')]) expect(logged).not.toContain(form)
  })
})

test('a secret that a partner puts where none belongs is in no table of ours', async () => {
  const { partner, sql, make, app } = world
  const secret = partner.token.development
  const request = await goodRequest(world, createCustomerService)
  for (const wrong of [{ name: { token: [secret] } }, { [secret]: 1 }, { email: [secret] }])
    await make(createCustomerService, { ...request, ...wrong }, { headers: { 'user-agent': `curl ${secret}` } })
  await make(listCouriers, { type: secret })
  const { session: token } = partner
  await expect
    .poll(async () => (await app.call('development', listRequests, { token, status: '422' })).data.items.length)
    .toBe(4)
  for (const { id } of (await app.call('development', listRequests, { token })).data.items)
    expect(JSON.stringify((await app.call('development', findRequest, { token, id })).data)).not.toContain(secret)
  const tables = await sql`
    select schemaname, tablename from pg_tables where schemaname in ('accounts', 'development', 'production')`
  for (const { schemaname, tablename } of tables) {
    const [{ found } = {}] = await sql`
      select count(*)::int as found from ${sql(`${schemaname}.${tablename}`)} as row
      where position(${secret} in row::text) > 0`
    expect([tablename, found]).toEqual([tablename, 0])
  }
})

describe('the allowed addresses', () => {
  test('are not opened by what a stranger says of itself', async () => {
    const partner = await world.newPartner()
    await world.app.call('development', createAllowedIp, { token: partner.session, ip: '203.0.113.9' })
    const from = async (app: TestApp, headers: Record<string, string>) =>
      (await world.make(listCouriers, {}, { on: app, by: partner, headers })).error
    const spoofs: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-for': '203.0.113.9, 203.0.113.9' },
      { 'x-real-ip': '203.0.113.9' },
      { 'x-client-ip': '203.0.113.9' },
      { 'true-client-ip': '203.0.113.9' },
      { 'cf-connecting-ip': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { via: '203.0.113.9' },
      { host: '203.0.113.9' },
    ]
    // Nobody is trusted: nobody is believed.
    for (const spoof of spoofs) expect(await from(world.app, spoof)).toBe('AUTH_IP_NOT_ALLOWED')
    // A proxy is: its word counts, which is the last, and no other header does.
    for (const spoof of spoofs.slice(2)) expect(await from(proxied, spoof)).toBe('AUTH_IP_NOT_ALLOWED')
    for (const list of [
      '203.0.113.9, 198.51.100.1',
      '203.0.113.9, 198.51.100.1, 10.1.2.3',
      '203.0.113.9, 198.51.100.1:5000',
      '203.0.113.9, [2001:db8::1]:443',
      '203.0.113.9, unknown',
      '203.0.113.9\t, x',
      '203.0.113.9.1',
      '0313.0.113.9',
      '203.0.113.9%eth0',
    ])
      expect([list, await from(proxied, { 'x-forwarded-for': list })]).toEqual([list, 'AUTH_IP_NOT_ALLOWED'])
    for (const list of ['203.0.113.9', '198.51.100.1, 203.0.113.9', '1.2.3.4, 203.0.113.9:5000, 10.1.2.3'])
      expect([list, await from(proxied, { 'x-forwarded-for': list })]).toEqual([list, null])
  })
})
