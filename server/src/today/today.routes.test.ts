import { afterAll, beforeAll, expect, test } from 'vitest'
import { listApprovals } from '@edis/contract/console/partners'
import { showToday } from '@edis/contract/console/today'
import { listFailingWebhooks, listRefusedReports } from '@edis/contract/console/webhooks'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { toPickup } from '@edis/testing/order-desk.ts'
import { openTestConsole } from '@edis/testing/people/console.ts'
import { dayBegan, reported } from './today.ts'

const desk = await openOperationsDesk({ DELIVER_WEBHOOKS: 'false' })
const { app, sql, partner, stranger } = desk
const staff = openTestConsole(app)
let session: string
beforeAll(async () => {
  session = (await staff.signedIn('support')).session
})
afterAll(desk.close)

const today = async (environment: 'development' | 'production' = 'development') => {
  const answer = await staff.ask(showToday, {}, { session, environment })
  expect(answer.status).toBe(200)
  return answer.data
}

test('on a quiet day nothing waits', async () => {
  expect(await today()).toMatchObject({
    partners: 2,
    production_requests: { count: 0, items: [] },
    cancel_requests: { count: 0, items: [] },
    failing_webhooks: { count: 0, items: [] },
    stuck_orders: { count: 0, items: [], past_promise: 0 },
    refused_reports: { count: 0, items: [], since: '2026-11-19T17:00:00.000Z' },
    short_stock: { count: 0, items: [], warehouses: 0 },
    partners_in_trouble: { count: 0, items: [] },
  })
})

test('an order that stands still for longer than its state may is stuck, in its environment alone', async () => {
  const { order_id } = await desk.sent()
  await desk.bring(order_id, 'confirmed', 'processing')
  const stands = (hours: number) =>
    sql`update development.orders set updated_at = ${new Date(app.clock.now.getTime() - hours * 3_600_000)} where id = ${order_id}`
  await stands(23.9)
  expect((await today()).stuck_orders.count).toBe(0)
  await stands(24)
  expect((await today()).stuck_orders).toMatchObject({
    count: 1,
    past_promise: 0,
    items: [{ order_id, status: 'processing', limit_hours: 24, partner_id: partner.id, partner_name: 'Toko Uji' }],
  })
  expect((await today('production')).stuck_orders.count).toBe(0)
})

test('an order that its partner wants cancelled waits for an answer, in its environment alone', async () => {
  const { order_id } = await desk.sent()
  await desk.bring(order_id, 'confirmed', 'processing', 'cancel_requested')
  expect((await today()).cancel_requests).toMatchObject({
    count: 1,
    items: [{ order_id, awb: null, partner_id: partner.id, partner_name: 'Toko Uji', since: expect.any(String) }],
  })
  expect((await today('production')).cancel_requests.count).toBe(0)
  await desk.bring(order_id, 'cancelled')
  expect((await today()).cancel_requests.count).toBe(0)
})

test('a report that was refused stands with what it said', async () => {
  const { order_id } = await desk.sent()
  await desk.bring(order_id, 'confirmed', 'cancelled')
  await desk.report({ order_id, status: 'returned', external_id: 'wms-refused' })
  const { count, items } = (await today()).refused_reports
  expect(count).toBe(1)
  expect(items).toMatchObject([
    { order_id, external_id: 'wms-refused', status: 'returned', partner_id: partner.id, reason: expect.any(String) },
  ])
})

test('a report that could not be read stands with the order that it names', async () => {
  const { order_id } = await desk.sent()
  await desk.bring(order_id, ...toPickup)
  const [order] = await sql<
    { awb: string; status: string }[]
  >`select awb, status from development.orders where id = ${order_id}`
  await desk.report({ order_id, status: 'teleported', external_id: 'odd-1' })
  await desk.report({ awb: order?.awb, status: 'teleported', external_id: 'odd-2' })
  await desk.report({ awb: 'KLT0', status: 'teleported', external_id: 'odd-3' })
  const [third, second, first] = (await today()).refused_reports.items
  expect(third).toMatchObject({ external_id: 'odd-3', order_id: null, awb: 'KLT0', partner_name: null })
  for (const named of [first, second])
    expect(named).toMatchObject({
      order_id,
      awb: order?.awb,
      partner_id: partner.id,
      partner_name: 'Toko Uji',
      order_status: order?.status,
      reason: 'VALIDATION_FAILED',
    })
})

test('stock of which orders hold more than there is is short', async () => {
  await sql`update development.stock set reserved = on_hand + 3 where product_id =
    (select id from development.products where sku = 'TEH') and warehouse_id = ${desk.warehouse}`
  expect((await today()).short_stock).toMatchObject({
    count: 1,
    warehouses: 1,
    items: [{ sku: 'TEH', warehouse_id: desk.warehouse, short_by: 3 }],
  })
})

test('webhooks that fail and partners in trouble stand with their partner', async () => {
  await sql`
    insert into development.webhooks (id, partner_id, event, url, secret_sealed, created_at)
    values ('whk_down', ${partner.id}, '*', 'https://down.example/hook', '', now())`
  await sql`
    insert into development.webhook_health (webhook_id, last_attempt_at, http_status, fault, failing_since)
    values ('whk_down', now(), 500, 'status', now() - interval '2 hours')`
  await sql`
    insert into development.deliveries (id, partner_id, webhook_id, event_id, event, sequence, body, state, due_at, created_at)
    select 'dlv_' || n, ${partner.id}, 'whk_down', 'evt_' || n, 'order.created', 1, '{}', 'pending', now(), now()
    from generate_series(1, 3) n`
  const hour = new Date(Math.floor(app.clock.now.getTime() / 3_600_000) * 3_600_000)
  const counted = (grain: string, error: string, requests: number) => sql`
    insert into development.request_counts (partner_id, grain, starts_at, call, error, requests, total_ms, slowest_ms, last_at)
    values (${stranger.id}, ${grain}, ${hour}, '', ${error}, ${requests}, 1, 1, now())
    on conflict (partner_id, grain, starts_at, call, error) do update set requests = excluded.requests`
  await counted('total', '', 60)
  await counted('total', '*', 40)
  await counted('hour', 'SKU_NOT_FOUND', 40)
  // What looks at every partner is believed for some seconds.
  app.clock.now = new Date(app.clock.now.getTime() + 11_000)
  const { failing_webhooks, partners_in_trouble } = await today()
  expect(failing_webhooks).toMatchObject({
    count: 1,
    items: [{ webhook_id: 'whk_down', partner_id: partner.id, http_status: 500, fault: 'status', waiting: 3 }],
  })
  expect(partners_in_trouble).toMatchObject({
    count: 2,
    items: [
      { partner_id: stranger.id, error_rate: expect.closeTo(0.4, 1), top_error: 'SKU_NOT_FOUND', broken_webhooks: 0 },
      { partner_id: partner.id, broken_webhooks: 1 },
    ],
  })
})

test('a production request waits in both environments until it is decided', async () => {
  await sql`update accounts.partners set production_granted_at = null, production_requested_at = now() where id = ${partner.id}`
  for (const environment of ['development', 'production'] as const)
    expect((await today(environment)).production_requests).toMatchObject({
      count: 1,
      items: [{ partner_id: partner.id, report: { passed: 0, required: expect.any(Number) } }],
    })
  await sql`update accounts.partners set production_granted_at = now() where id = ${partner.id}`
  expect((await today()).production_requests.count).toBe(0)
})

test.each(['1', 'Fri 2', '2026-02-30', '2026-02-30T00:00:00.000Z', '0000-01-01T00:00:00.000Z'])(
  'no list has a page after %s',
  async (at) => {
    const cursor = Buffer.from(JSON.stringify([at, 'x'])).toString('base64url')
    for (const call of [listFailingWebhooks, listRefusedReports, listApprovals])
      expect(await staff.ask(call, { cursor }, { session })).toMatchObject({
        status: 422,
        errors: [{ field: 'cursor' }],
      })
  },
)

test('the day begins at midnight in Jakarta', () => {
  expect(dayBegan(new Date('2026-11-20T16:59:59.999Z'))).toEqual(new Date('2026-11-19T17:00:00.000Z'))
  expect(dayBegan(new Date('2026-11-20T17:00:00.000Z'))).toEqual(new Date('2026-11-20T17:00:00.000Z'))
})

test.each([
  ['{"status":"delivered","awb":"EDT1"}', { status: 'delivered', awb: 'EDT1' }],
  ['{"event":"order.scanned","courier_awb":"KLT1"}', { status: 'order.scanned', courierAwb: 'KLT1' }],
  ['{"status":"lost","order_id":"ord_\\u00001"}', { status: 'lost', orderId: 'ord_1' }],
  ['{"status":7}', {}],
  ['null', {}],
  ['{', {}],
])('of the report %s is read what can be', (report, said) => {
  const nothing = { status: null, orderId: null, awb: null, courierAwb: null }
  expect(reported(report)).toEqual({ ...nothing, ...said })
})
