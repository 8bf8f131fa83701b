import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createAllowedIp,
  deleteAllowedIp,
  listAllowedIps,
  presentAddress,
  updateAllowedIp,
} from '@edis/contract/portal-calls/allowed-ips'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => app.close())

async function partnerWithIp(ip = '203.0.113.7') {
  const { session: token } = await app.signedInPartner()
  const made = await app.call('production', createAllowedIp, { token, ip })
  return { token, entry: made.data }
}

test('an address is added in its normal form, listed, changed and removed', async () => {
  const { token, entry } = await partnerWithIp('::ffff:203.0.113.7')
  expect(entry).toMatchObject({ ip: '203.0.113.7', created_at: app.clock.now.toISOString() })
  expect((await app.call('production', listAllowedIps, { token })).data).toEqual([entry])
  const changed = await app.call('production', updateAllowedIp, { token, id: entry.id, ip: '2001:DB8::/32' })
  expect(changed.data).toEqual({ ...entry, ip: '2001:db8::/32' })
  expect((await app.call('production', deleteAllowedIp, { token, id: entry.id })).data).toEqual({ id: entry.id })
  expect((await app.call('production', listAllowedIps, { token })).data).toEqual([])
})

test('addresses of one environment are not seen in the other', async () => {
  const { token, entry } = await partnerWithIp()
  expect((await app.call('development', listAllowedIps, { token })).data).toEqual([])
  const reply = await app.call('development', deleteAllowedIp, { token, id: entry.id })
  expect(reply).toMatchObject({ status: 404, error: 'IP_NOT_FOUND' })
})

test('another partner’s address is not found', async () => {
  const { token, entry } = await partnerWithIp()
  const { session: stranger } = await app.signedInPartner()
  const changed = await app.call('production', updateAllowedIp, { token: stranger, id: entry.id, ip: '0.0.0.0/0' })
  const removed = await app.call('production', deleteAllowedIp, { token: stranger, id: entry.id })
  for (const reply of [changed, removed]) expect(reply).toMatchObject({ status: 404, error: 'IP_NOT_FOUND' })
  expect((await app.call('production', listAllowedIps, { token })).data).toEqual([entry])
})

test('the same address in another spelling is a duplicate', async () => {
  const { token } = await partnerWithIp('2001:db8::1')
  const twin = await app.call('production', createAllowedIp, { token, ip: '2001:0DB8:0::0001/128' })
  expect(twin).toMatchObject({ status: 409, error: 'IP_DUPLICATE' })
  const other = (await app.call('production', createAllowedIp, { token, ip: '2001:db8::2' })).data
  const changed = await app.call('production', updateAllowedIp, { token, id: other.id, ip: '2001:db8::1' })
  expect(changed).toMatchObject({ status: 409, error: 'IP_DUPLICATE' })
})

test.each([
  ['1.2.3', 'IP_INVALID'],
  ['fe80::1%eth0', 'IP_INVALID'],
  ['x'.repeat(65), 'IP_INVALID'],
  ['', 'FIELD_REQUIRED'],
])('%j is refused at its field', async (ip, error) => {
  const { session: token } = await app.signedInPartner()
  const reply = await app.call('production', createAllowedIp, { token, ip })
  expect(reply.status).toBe(422)
  expect(reply.errors).toMatchObject([{ field: 'ip', error }])
})

test('the present address is the peer’s, or what a trusted proxy says', async () => {
  const { session: token } = await app.signedInPartner()
  expect((await app.call('development', presentAddress, { token })).data).toEqual({ ip: '127.0.0.1' })
  const proxied = { 'x-forwarded-for': '10.9.9.9, ::ffff:203.0.113.7' }
  expect((await app.call('development', presentAddress, { token }, proxied)).data).toEqual({ ip: '203.0.113.7' })
})

test('a partner has at most 100 addresses in an environment, added at once or not', async () => {
  const { session: token } = await app.signedInPartner()
  const replies = await Promise.all(
    Array.from({ length: 110 }, (_, i) => app.call('production', createAllowedIp, { token, ip: `10.0.0.${i}` })),
  )
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(10)
  for (const { errors } of refused) expect(errors).toMatchObject([{ field: 'ip', error: 'FIELD_INVALID' }])
  expect((await app.call('production', listAllowedIps, { token })).data).toHaveLength(100)
})
