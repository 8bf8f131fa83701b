import { afterAll, beforeEach, expect, test } from 'vitest'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import type { Environment } from '@edis/contract/environment'
import { requestProduction } from '@edis/contract/portal-calls/going-live'
import { login } from '@edis/contract/portal-calls/sign-in'
import { reviewEntries } from '@edis/contract/review/review-entries'
import { webhookDisabled } from '../assembly/webhook-disabled.ts'
import { inTransaction } from '../database/transaction.ts'
import { tellStockShort } from './tell-stock-short.ts'
import { tellOfFailing } from '../webhooks/tell-of-failing.ts'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'

const desk = await openOperationsDesk({
  DELIVER_WEBHOOKS: 'false',
  TRUSTED_PROXIES: '127.0.0.1',
  AUTO_GRANT_PRODUCTION: 'true',
})
const { app, ask, edis, everything, partner, sql, warehouse } = desk
afterAll(desk.close)

await edis('staff', 'add', '--email', 'sari@edis.test', '--name', 'Sari', '--role', 'operations')
beforeEach(() => sql`delete from accounts.mails`)

const mails = async () =>
  (
    await sql<{ template: string; recipient: string; data: object }[]>`
    select template, recipient, data from accounts.mails order by id`
  ).map((row) => ({ ...row }))
const email = async () =>
  (await sql<{ email: string }[]>`select email from accounts.partners where id = ${partner.id}`)[0]?.email ?? ''

test('a key that is rotated is told to its partner, without the key', async () => {
  await app.call('production', credentials, { token: partner.session })
  await app.call('production', rotate, { token: partner.session, overlap_hours: 24 })
  const [told, ...others] = await mails()
  expect(others).toEqual([])
  expect(told).toMatchObject({
    template: 'credentials-rotated',
    recipient: await email(),
    data: { environment: 'production', address: '127.0.0.1' },
  })
  expect(JSON.stringify(told)).not.toContain('edis_key_')
})

test('a partner that rotates its key without end fills no queue: ten mails a day, and those of the other environment come', async () => {
  const turn = (environment: Environment) =>
    app.call(environment, rotate, { token: partner.session, overlap_hours: 24 })
  for (let times = 0; times < 12; times++) expect((await turn('development')).status).toBe(200)
  expect(await mails()).toHaveLength(10)
  await turn('production')
  expect(await mails()).toHaveLength(11)
  await sql`update accounts.mails set created_at = now() - interval '25 hours' where recipient = ${await email()}`
  await turn('development')
  expect(await mails()).toHaveLength(12)
})

test('a partner whose webhook is disabled again and again tells itself and staff ten times a day, another partner still', async () => {
  const database = openDatabase(app.databaseUrl, 'development', { connections: 1 })
  const other = await desk.newPartner()
  const disable = (partnerId: string) =>
    inTransaction(database, (transaction) =>
      webhookDisabled('development')(transaction, {
        webhookId: 'whk_gone',
        partnerId,
        url: 'https://example.com/hook',
        reason: 'gone',
      }),
    )
  for (let times = 0; times < 12; times++) await disable(partner.id)
  await disable(other.id)
  const told = (await mails()).map(({ template }) => template)
  expect(told.filter((template) => template === 'webhook-disabled')).toHaveLength(11)
  expect(told.filter((template) => template === 'partner-webhook-disabled')).toHaveLength(11)
  await closeDatabase(database)
})

test('counts below what orders hold that come one by one are told to staff twenty times a day', async () => {
  const database = openDatabase(app.databaseUrl, 'development', { connections: 1 })
  for (let place = 1; place <= 25; place++)
    await inTransaction(database, (transaction) =>
      tellStockShort(transaction, 'development', [{ place: `JKT1 SKU-${place}`, short: 1 }], app.clock.now),
    )
  expect(await mails()).toHaveLength(20)
  await closeDatabase(database)
})

test('a count below what orders hold is told to staff, once a day for the same goods', async () => {
  await desk.sent()
  await sql`update development.stock set as_of = '2026-01-01'`
  const [product] = await sql<{ sku: string }[]>`
    select sku from development.stock join development.products on products.id = product_id
    where exists (select 1 from development.sandbox_reservations held where held.product_id = stock.product_id) limit 1`
  const count = (minutes: number) =>
    ask('PUT', '/stock', {
      body: {
        counts: [
          {
            warehouse_id: warehouse,
            sku: product?.sku,
            on_hand: 0,
            as_of: new Date(app.clock.now.getTime() + minutes * 60_000).toISOString(),
          },
        ],
      },
    })
  expect(await count(0)).toMatchObject({ status: 200 })
  expect(await count(1)).toMatchObject({ status: 200 })
  expect(await mails()).toMatchObject([
    { template: 'stock-short', recipient: 'sari@edis.test', data: { environment: 'development', more: 0 } },
  ])
})

test('a decision on production is told to the partner, a refusal with its reason, and each once', async () => {
  await sql`update accounts.partners set production_granted_at = null, production_requested_at = now() where id = ${partner.id}`
  const refuse = (reason: string) => edis('partner', 'refuse-production', partner.id, '--reason', reason)
  expect(await refuse('No webhook yet')).toMatchObject({ status: 0 })
  expect(await refuse('Another reason')).toMatchObject({ status: 1 })
  for (const reason of ['Now it is fine', 'Twice'])
    await ask('POST', `/partners/${partner.id}/grant-production`, { key: everything.production, body: { reason } })
  await edis('partner', 'grant-production', partner.id)
  expect(await mails()).toEqual([
    { template: 'production-refused', recipient: await email(), data: { reason: 'No webhook yet' } },
    { template: 'production-granted', recipient: await email(), data: {} },
  ])
})

test('production that is granted as soon as it is asked for is told to the partner, once, and to no staff', async () => {
  const { id, session: token, email: recipient } = await app.signedInPartner({ production: false })
  for (const entry of reviewEntries)
    await sql`
      insert into development.review_marks (partner_id, entry_id, status, proof) values (${id}, ${entry.id}, 'passed',
        '{"status":"passed","request_id":null,"http_status":200,"duration_ms":5,"at":"2026-11-20T01:00:00Z","attempts":1,"evidence":[],"hint":null}')`
  for (let times = 0; times < 2; times++)
    expect(await app.call('development', requestProduction, { token })).toMatchObject({
      data: { production: 'granted' },
    })
  expect(await mails()).toEqual([{ template: 'production-granted', recipient, data: {} }])
})

test('a sign-in with a device that is new is told, but for the first; mails are in the language of the first', async () => {
  const { id, email: user, password } = await app.signedInPartner()
  await sql`delete from accounts.seen_devices where partner_id = (select id from accounts.members where partner_id = ${id})`
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
  await sql`update accounts.members set language = null where partner_id = ${id}`
  for (const agent of [windows, windows, phone, phone, windows])
    await app.call('development', login, { user, pass: password }, { 'user-agent': agent, 'accept-language': 'id-ID' })
  expect(await mails()).toMatchObject([
    { template: 'new-device', recipient: user, data: { device: 'Safari on iOS', address: '127.0.0.1' } },
  ])
  expect(await sql`select language from accounts.mails`).toEqual([{ language: 'id' }])
})

test('an address that a token is new at is told once, three times a day at most, and never where addresses are listed', async () => {
  const { id, token } = await desk.newPartner()
  const use = async (address: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
    expect((await fetch(`${app.url.development}/warehouse/list`, { headers })).status).toBe(200)
  }
  const kept = async () =>
    (
      await sql<
        { address: string }[]
      >`select address from development.seen_addresses where partner_id = ${id} order by first_at, address`
    ).map(({ address }) => address)
  await use('198.51.100.1')
  await expect.poll(kept).toContain('198.51.100.1')
  for (const last of [2, 2, 3, 4, 5]) await use(`198.51.100.${last}`)
  await expect.poll(kept).toContain('198.51.100.5')
  const told = (await mails()).filter(({ template }) => template === 'new-address')
  expect(told).toHaveLength(3)
  await sql`delete from accounts.mails`
  await sql`insert into development.allowed_ips (id, partner_id, ip, created_at) values ('ip_1', ${id}, '198.51.100.0/24', now())`
  await use('198.51.100.9')
  await expect.poll(kept).toContain('198.51.100.9')
  expect(await mails()).toEqual([])
})

test('a webhook that has failed for a day is told once, each time that it does', async () => {
  const database = openDatabase(app.databaseUrl, 'development', { connections: 1 })
  await sql`
    insert into development.webhooks (id, partner_id, event, url, secret_sealed, created_at)
    values ('whk_failing', ${partner.id}, '*', 'https://example.com/hook?token=secret', '', now())`
  await sql`
    insert into development.webhook_health (webhook_id, last_attempt_at, failing_since)
    values ('whk_failing', now(), now() - interval '23 hours')`
  await tellOfFailing(database, 'development')
  expect(await mails()).toEqual([])
  await sql`update development.webhook_health set failing_since = now() - interval '25 hours'`
  for (let times = 0; times < 2; times++) await tellOfFailing(database, 'development')
  expect(await mails()).toMatchObject([
    { template: 'webhook-failing', recipient: await email(), data: { url: 'https://example.com/hook?…' } },
  ])
  await closeDatabase(database)
})
