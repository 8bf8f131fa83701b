import { settings } from '@edis/testing/calls/world.ts'
import { expect, test } from 'vitest'
import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { startTestApp } from '@edis/testing/test-app.ts'
import { openAssistantDoor } from './mcp-fixtures.ts'

const { world, ping, ask, refusal } = await openAssistantDoor()

test('behind a proxy that is trusted, a tool’s call comes from where the assistant is', async () => {
  const app = await startTestApp({ ...settings, TRUSTED_PROXIES: '127.0.0.1' }, { url: world.databaseUrl })
  const { session, token } = await world.newPartner()
  await app.call('development', createAllowedIp, { token: session, ip: '203.0.113.9' })
  const call = { ...ping, method: 'tools/call', params: { name: 'getListExpedisi', arguments: {} } }
  const from = async (address: string) =>
    ask(call, {
      to: `${app.url.development}/mcp`,
      token: token.development,
      headers: { 'x-forwarded-for': address },
    })
  expect((await from('203.0.113.9')).body).toMatchObject({ result: { structuredContent: { code: 200 } } })
  expect(await from('203.0.113.10')).toMatchObject(refusal(403, 'AUTH_IP_NOT_ALLOWED'))
  const calls = async () =>
    (await app.call('development', listRequests, { token: session, call: '/expedisi/list' })).data.items
  await expect.poll(calls).toMatchObject([{ status: 200, address: '203.0.113.9', from_assistant: true }])
  await app.close()
})

test('nobody outside can have their calls taken for an assistant’s', async () => {
  const { session, token } = await world.newPartner()
  await fetch(`${world.app.url.development}/expedisi/list`, {
    headers: { authorization: `Bearer ${token.development}`, 'x-edis-assistant': 'yes' },
  })
  const calls = async () =>
    (await world.app.call('development', listRequests, { token: session, call: '/expedisi/list' })).data.items
  await expect.poll(calls).toMatchObject([{ from_assistant: false }])
})

test('what no header may hold is no key, and every other call is logged as before', async () => {
  const call = (name: string, given: object) => ({ ...ping, method: 'tools/call', params: { name, arguments: given } })
  for (const key of ['a\0b', 'ключ', 'a b', 'x'.repeat(256), 7])
    expect(JSON.stringify((await ask(call('sendOrderV2', { idempotency_key: key }))).body)).toContain('isError')
  const partner = await world.newPartner()
  const token = partner.token.development
  await ask(call('getListExpedisi', {}), { token })
  await expect
    .poll(() => world.sql`select call from development.request_log where partner_id = ${partner.id} and from_assistant`)
    .toHaveLength(1)
})

test('a name of no page is refused however long it is', async () => {
  const page = `${'#'.repeat(100_000)}\nx`
  const { body } = await ask({ ...ping, method: 'tools/call', params: { name: 'read_page', arguments: { page } } })
  expect(JSON.stringify(body)).toContain('There is no such page')
})

test('every message counts once, one that only looks like a call too', async () => {
  const app = await startTestApp({ ...settings, RATE_LIMIT_PER_MINUTE: '8' }, { url: world.databaseUrl })
  // Of this app alone: what another one counts would be heard of at some time during the test.
  const { token } = await credentialsAt(app.url.development, (await app.signedInPartner()).session)
  const to = `${app.url.development}/mcp`
  const call = { ...ping, method: 'tools/call', params: { name: 'getListExpedisi', arguments: {} } }
  const left = async () => Number(/r=(\d+)/.exec((await ask(ping, { to, token })).headers.get('ratelimit') ?? '')?.[1])
  const before = await left()
  expect((await ask(call, { to, token })).body).toMatchObject({ result: { structuredContent: { code: 200 } } })
  expect(await left()).toBe(before - 2)
  await ask({ ...call, id: undefined }, { to, token })
  expect(await left()).toBe(before - 4)
  while ((await ask(ping, { to, token })).status === 200);
  const over = await ask(ping, { to, token })
  expect(over).toMatchObject(refusal(429, 'RATE_LIMITED'))
  expect(over.headers.get('retry-after')).toMatch(/^\d+$/)
  const seconds = Number(over.headers.get('retry-after'))
  expect(over.body.error.data.details).toMatchObject({ limit: expect.any(Number), window: 60, retry_after: seconds })
  expect(await ask(call, { to, token })).toMatchObject(refusal(429, 'RATE_LIMITED'))
  await app.close()
})
