import { afterAll, beforeEach, expect, test } from 'vitest'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'

const desk = await openOperationsDesk({ DELIVER_WEBHOOKS: 'false' })
const { app, ask, edis, partner, sql, warehouse } = desk
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
  await refuse('No webhook yet')
  for (const reason of ['Now it is fine', 'Twice'])
    await ask('POST', `/partners/${partner.id}/grant-production`, { body: { partner_id: partner.id, reason } })
  await edis('partner', 'grant-production', partner.id)
  expect(await mails()).toEqual([
    { template: 'production-refused', recipient: await email(), data: { reason: 'No webhook yet' } },
    { template: 'production-granted', recipient: await email(), data: {} },
  ])
})
