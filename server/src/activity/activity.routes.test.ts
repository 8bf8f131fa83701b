import { afterAll, beforeAll, expect, test } from 'vitest'
import { listActivity } from '@edis/contract/portal-calls/activity'
import { createAllowedIp, deleteAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { createKey } from '@edis/contract/portal-calls/keys'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import type { RequestOf } from '@edis/contract/calls/call'
import { openOrderDesk } from '@edis/testing/order-desk.ts'

type Desk = Awaited<ReturnType<typeof openOrderDesk>>

let desk: Desk
beforeAll(async () => {
  desk = await openOrderDesk()
})
afterAll(() => desk.close())

async function newPartner() {
  const { id, email, session } = await desk.app.signedInPartner()
  const list = async (fields: RequestOf<typeof listActivity> = {}) =>
    (await desk.app.call('development', listActivity, { token: session, ...fields })).data
  return { id, email, session, list }
}
const url = 'https://93.184.215.14/hook?token=secret'

/** Some time ago, as nobody but a test may write it. */
const wrote = (partnerId: string, daysAgo: number, changes: object = {}) =>
  desk.sql`insert into accounts.audit_log ${desk.sql({
    id: `aud_${String(1_000 - daysAgo).padStart(5, '0')}_${partnerId}`,
    at: new Date(desk.app.clock.now.getTime() - daysAgo * 86_400_000),
    actor_kind: 'staff',
    actor_id: 'stf_1',
    address: '10.1.2.3',
    action: 'partner.suspended',
    target_kind: 'partner',
    target_id: partnerId,
    partner_id: partnerId,
    ...changes,
  })}`

test('what members, the provider and the partner’s software did is listed, the newest first', async () => {
  const partner = await newPartner()
  const { session: token } = partner
  const ip = (await desk.app.call('production', createAllowedIp, { token, ip: '203.0.113.7' })).data
  await desk.app.call('development', createWebhook, { token, event: '*', url })
  await desk.app.call('development', createKey, { token, name: 'Warehouse', scope: 'read' })
  await desk.app.call('production', deleteAllowedIp, { token, id: ip.id })
  await wrote(partner.id, 3)
  const { items, next_cursor } = await partner.list()
  const by = { member: partner.email, address: '127.0.0.1' }
  expect(items).toMatchObject([
    { action: 'allowed_ip.removed', what: '203.0.113.7', environment: 'production', ...by },
    { action: 'key.created', what: 'Warehouse', environment: 'development', ...by },
    { action: 'webhook.added', what: 'https://93.184.215.14/hook?…', environment: 'development', ...by },
    { action: 'allowed_ip.added', what: '203.0.113.7', environment: 'production', ...by },
    // Of the provider nobody learns more than that it was the provider.
    { action: 'partner.suspended', what: null, environment: null, member: 'EDIS', address: null },
  ])
  expect(next_cursor).toBeNull()
  expect(JSON.stringify(items)).not.toMatch(/secret|stf_1|10\.1\.2\.3/)
})

test('it is of one partner, for a year', async () => {
  const [partner, other] = [await newPartner(), await newPartner()]
  for (const daysAgo of [1, 364, 366, 700]) await wrote(partner.id, daysAgo)
  expect((await partner.list()).items).toHaveLength(2)
  expect((await partner.list({ since: '2020-01-01T00:00:00Z' })).items).toHaveLength(2)
  expect((await other.list()).items).toEqual([])
  expect((await desk.app.call('production', listActivity, { token: partner.session })).status).toBe(404)
})

test('filters narrow it, and pages go on where they ended', async () => {
  const partner = await newPartner()
  const { session: token } = partner
  await desk.app.call('development', createAllowedIp, { token, ip: '203.0.113.7' })
  await desk.app.call('production', createAllowedIp, { token, ip: '203.0.113.8' })
  await desk.app.call('development', createWebhook, { token, event: '*', url })
  await wrote(partner.id, 10)
  const count = async (fields: RequestOf<typeof listActivity>) => (await partner.list(fields)).items.length
  expect(await count({ action: 'allowed_ip' })).toBe(2)
  expect(await count({ action: 'webhook.added' })).toBe(1)
  expect(await count({ action: 'web' })).toBe(0)
  expect(await count({ environment: 'production' })).toBe(1)
  expect(await count({ member: 'edis' })).toBe(1)
  expect(await count({ member: ` ${partner.email.toUpperCase()} ` })).toBe(3)
  expect(await count({ member: partner.email.slice(0, 5) })).toBe(3)
  expect(await count({ member: partner.email.slice(1) })).toBe(0)
  const week = new Date(desk.app.clock.now.getTime() - 7 * 86_400_000).toISOString()
  expect(await count({ since: week })).toBe(3)
  expect(await count({ until: week })).toBe(1)
  const all = (await partner.list()).items
  const paged = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await partner.list({ limit: 1, ...(cursor && { cursor }) })
    paged.push(...page.items)
    cursor = page.next_cursor
  }
  expect(paged).toEqual(all)
  for (const wrong of [
    { since: 'yesterday' },
    { cursor: 'x' },
    { limit: 201 },
    { environment: 'moon' as 'production' },
  ])
    expect((await desk.app.call('development', listActivity, { token, ...wrong })).status).toBe(422)
})

test('what couriers report of orders is not in it', async () => {
  const { order_id } = await desk.sent()
  await desk.bring(order_id, 'confirmed')
  const list = await desk.app.call('development', listActivity, { token: desk.partner.session })
  expect(list.data.items).toEqual([])
})
