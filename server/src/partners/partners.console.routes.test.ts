import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '@edis/contract/console/partners'
import { grantProduction, refuseProduction, suspendPartner } from '@edis/contract/operations/partners'
import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { createKey } from '@edis/contract/portal-calls/keys'
import { listLogs } from '@edis/contract/portal-calls/review'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { openTestConsole, type Staff } from '@edis/testing/people/console.ts'

const desk = await openOperationsDesk({ DELIVER_WEBHOOKS: 'false' })
const { app, sql, partner, stranger } = desk
const staff = openTestConsole(app)
let session: string
let operator: Staff
beforeAll(async () => {
  session = (await staff.signedIn('support')).session
  operator = await staff.signedIn('operations')
  await sql`update accounts.partners set name = 'Batik Ayu' where id = ${partner.id}`
  await sql`update accounts.partners set name = '100% Kopi' where id = ${stranger.id}`
})
afterAll(desk.close)

const search = async (fields: Parameters<typeof staff.ask<typeof calls.searchPartners>>[1]) => {
  const answer = await staff.ask(calls.searchPartners, fields, { session })
  expect(answer.status).toBe(200)
  return answer.data
}
const names = ({ items }: Awaited<ReturnType<typeof search>>) => items.map(({ name }) => name)

test('partners are listed by name, page after page, and found by a part of name, email or ID', async () => {
  expect(names(await search({}))).toEqual(['100% Kopi', 'Batik Ayu'])
  const first = await search({ limit: 1 })
  expect(names(first)).toEqual(['100% Kopi'])
  expect(names(await search({ limit: 1, cursor: first.next_cursor ?? '' }))).toEqual(['Batik Ayu'])
  expect(names(await search({ search: 'ayu' }))).toEqual(['Batik Ayu'])
  expect(names(await search({ search: '100%' }))).toEqual(['100% Kopi'])
  expect(names(await search({ search: '%' }))).toEqual(['100% Kopi'])
  expect(names(await search({ search: partner.id.toLowerCase() }))).toEqual(['Batik Ayu'])
  expect(names(await search({ search: 'nobody' }))).toEqual([])
  const [row] = await sql`select email from accounts.partners where id = ${partner.id}`
  expect(names(await search({ search: row?.['email'] }))).toEqual(['Batik Ayu'])
})

test('a name whose small letters PostgreSQL writes otherwise than we do is listed once, and found', async () => {
  await sql`update accounts.partners set name = 'AΣ 100% İ' where id = ${stranger.id}`
  const first = await search({ limit: 1 })
  expect(names(first)).toEqual(['AΣ 100% İ'])
  expect(names(await search({ limit: 1, cursor: first.next_cursor ?? '' }))).toEqual(['Batik Ayu'])
  expect(names(await search({ search: 'AΣ 100% İ' }))).toEqual(['AΣ 100% İ'])
  await sql`update accounts.partners set name = '100% Kopi' where id = ${stranger.id}`
})

test('one partner is shown whole, with no secret', async () => {
  const token = partner.session
  const key = await app.call('development', createKey, { token, name: 'ERP', scope: 'read' })
  await app.call('production', createAllowedIp, { token, ip: '203.0.113.0/24' })
  await app.call('development', createWebhook, { token, event: '*', url: 'https://93.184.215.14/hook' })
  const answer = await staff.ask(calls.showPartner, { partner_id: partner.id }, { session })
  expect(answer).toMatchObject({
    status: 200,
    data: {
      partner: { name: 'Batik Ayu', health: { calls: expect.any(Number) } },
      keys: [
        { key_id: null, scope: 'all', ending: null },
        { name: 'ERP', scope: 'read', ending: expect.any(String) },
      ],
      allowed_ips: [],
      webhooks: [{ url: 'https://93.184.215.14/hook', disabled_reason: null, succeeded: 0 }],
      members: [{ role: 'owner', second_factor: false }],
      prices: [],
      rate_card: null,
    },
  })
  const secret = Object.values(key.data).find((value) => String(value).startsWith('edis_key'))
  expect(secret).toBeTypeOf('string')
  expect(answer.text).not.toContain(secret)
  expect(answer.text).not.toMatch(/whsec_|edis_key|\$argon2/)
  const elsewhere = await staff.ask(
    calls.showPartner,
    { partner_id: partner.id },
    { session, environment: 'production' },
  )
  expect(elsewhere.data).toMatchObject({ allowed_ips: [{ ip: '203.0.113.0/24' }], webhooks: [] })
  expect(await staff.ask(calls.showPartner, { partner_id: 'prt_none' }, { session })).toMatchObject({ status: 404 })
})

test('the report is the one that the partner sees, in the reader’s language', async () => {
  const headers = { 'accept-language': 'id' }
  const own = await app.call('development', listLogs, { token: partner.session }, headers)
  const seen = await staff.ask(calls.showPartnerReport, { partner_id: partner.id }, { session, headers })
  expect(seen.data).toEqual(own.data)
  expect(await staff.ask(calls.showPartnerReport, { partner_id: 'prt_none' }, { session })).toMatchObject({
    status: 404,
  })
})

test('requests are listed, found by an order’s number, and shown without the recipient', async () => {
  const sent = await desk.sent({ partner_order_id: 'INV-7' })
  const list = async (fields: object) =>
    (await staff.ask(calls.listPartnerRequests, { partner_id: partner.id, ...fields }, { session })).data?.items ?? []
  await expect.poll(() => list({ find: 'INV-7' })).toMatchObject([{ call: '/order/send/v2', order_id: sent.order_id }])
  expect(await list({ status: '5xx' })).toEqual([])
  const [row] = await list({ find: 'INV-7' })
  const one = await staff.ask(
    calls.showPartnerRequest,
    { partner_id: partner.id, request_id: row?.id ?? '' },
    { session },
  )
  expect(one.data.request).toContain('INV-7')
  expect(one.data.request).not.toContain('Siti')
  const other = { partner_id: stranger.id, request_id: row?.id ?? '' }
  expect(await staff.ask(calls.showPartnerRequest, other, { session })).toMatchObject({ status: 404 })
})

test('who waits for production is listed, the longest first, until somebody decides, which the audit log has', async () => {
  const waits = (id: string, since: string) =>
    sql`update accounts.partners set production_granted_at = null, production_requested_at = ${since} where id = ${id}`
  await waits(partner.id, '2026-11-18T00:00:00Z')
  await waits(stranger.id, '2026-11-17T00:00:00Z')
  const list = async (fields: { limit?: number; cursor?: string } = {}) =>
    (await staff.ask(calls.listApprovals, fields, { session })).data
  const first = await list({ limit: 1 })
  expect(first.items).toMatchObject([{ partner_id: stranger.id, requested_at: '2026-11-17T00:00:00.000Z' }])
  expect((await list({ cursor: first.next_cursor ?? '' })).items).toMatchObject([{ partner_id: partner.id }])
  expect((await search({ show: 'requested' })).items).toHaveLength(2)
  const reason = 'Laporan lengkap'
  const grant = (by: string) =>
    staff.ask(
      grantProduction,
      { partner_id: partner.id, reason },
      { session: by, environment: 'production', headers: { 'idempotency-key': 'one' } },
    )
  expect(await grant(session)).toMatchObject({ status: 403, error: 'AUTH_ROLE_MISSING' })
  expect(await grant(operator.session)).toMatchObject({ status: 200, data: { production: 'granted' } })
  expect((await list()).items).toHaveLength(1)
  const rows = await sql`select * from accounts.audit_log where action = 'partner.production_granted'`
  expect(rows).toMatchObject([
    { actor_kind: 'staff', actor_id: operator.id, target_id: partner.id, reason, address: '127.0.0.1' },
  ])
})

test('who decided about production, when and why is listed, the latest first: of all for 30 days, of one partner for longer', async () => {
  const { id } = await app.signedInPartner({ production: false })
  const decide = (call: typeof refuseProduction | typeof grantProduction, reason: string) =>
    staff.ask(call, { partner_id: id, reason }, { session: operator.session, environment: 'production' })
  await sql`update accounts.partners set production_requested_at = now() where id = ${id}`
  expect(await decide(refuseProduction, 'Webhook belum ada')).toMatchObject({ status: 200 })
  expect(await decide(refuseProduction, 'Sekali lagi')).toMatchObject({
    status: 409,
    error: 'PRODUCTION_NOT_REQUESTED',
  })
  expect(await decide(grantProduction, 'Sudah lengkap')).toMatchObject({ status: 200 })
  const list = async (fields: Parameters<typeof staff.ask<typeof calls.listDecisions>>[1] = {}) =>
    (await staff.ask(calls.listDecisions, fields, { session })).data
  const by = { partner_id: id, actor_kind: 'staff', actor_name: expect.stringMatching(/^Staf \d+$/) }
  const granted = { ...by, decision: 'granted', reason: 'Sudah lengkap' }
  const refused = { ...by, decision: 'refused', reason: 'Webhook belum ada' }
  const first = await list({ partner_id: id, limit: 1 })
  expect(first.items).toMatchObject([granted])
  expect((await list({ partner_id: id, cursor: first.next_cursor ?? '' })).items).toMatchObject([refused])
  expect((await list()).items.slice(0, 2)).toMatchObject([granted, refused])
  const before = await list()
  await sql`
    insert into accounts.audit_log (id, at, actor_kind, action, target_kind, target_id, partner_id)
    values ('aud_old', '2026-10-01', 'command_line', 'partner.production_refused', 'partner', ${id}, ${id})`
  expect(await list()).toEqual(before)
  expect((await list({ partner_id: id })).items).toMatchObject([granted, refused, { actor_kind: 'command_line' }])
})

test('the log of requests says who of the staff called', async () => {
  const { headers } = await staff.ask(calls.listApprovals, {}, { session: operator.session })
  const line = app.logged.find((text) => text.includes(`"request_id":"${headers.get('x-request-id')}"`)) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ path: '/console/api/approvals', staff_id: operator.id })
})

test('suspended ones and those in trouble are lists of their own', async () => {
  const suspend = { partner_id: stranger.id, reason: 'Tagihan' }
  await staff.ask(suspendPartner, suspend, { session: operator.session, environment: 'production' })
  expect(names(await search({ show: 'suspended' }))).toEqual(['100% Kopi'])
  const hour = new Date(Math.floor(app.clock.now.getTime() / 3_600_000) * 3_600_000)
  await sql`
    insert into development.request_counts (partner_id, grain, starts_at, call, error, requests, total_ms, slowest_ms, last_at)
    select ${partner.id}, 'total', ${hour}, '', '*', 100, 1, 1, now()
    on conflict (partner_id, grain, starts_at, call, error) do update set requests = 100`
  expect(names(await search({ show: 'trouble' }))).toEqual(['Batik Ayu'])
})

test('those in trouble are listed the worst first, page after page, and searched', async () => {
  const ids = ['prt_A1', 'prt_A2', 'prt_A3']
  await sql`
    insert into accounts.partners (id, name, email, password_hash, created_at)
    select id, id || ' Toko', id || '@toko.test', '', now() from unnest(${ids}::text[]) id`
  const hour = new Date(Math.floor(app.clock.now.getTime() / 3_600_000) * 3_600_000)
  await sql`
    insert into development.request_counts (partner_id, grain, starts_at, call, error, requests, total_ms, slowest_ms, last_at)
    select id, 'total', ${hour}, '', '*', 60, 1, 1, now() from unnest(${ids}::text[]) id`
  const found: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await search({ show: 'trouble', limit: 1, ...(cursor && { cursor }) })
    found.push(...names(page))
    if (page.next_cursor === null) break
    cursor = page.next_cursor
  }
  expect(found).toEqual(['Batik Ayu', 'prt_A1 Toko', 'prt_A2 Toko', 'prt_A3 Toko'])
  expect(names(await search({ show: 'trouble', search: 'a2 tok' }))).toEqual(['prt_A2 Toko'])
  const elsewhere = (await search({ limit: 1 })).next_cursor ?? ''
  expect(await staff.ask(calls.searchPartners, { show: 'trouble', cursor: elsewhere }, { session })).toMatchObject({
    status: 422,
  })
})
