import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DataOf } from '@edis/contract/calls/call'
import type { findOrder } from '@edis/contract/operations/find-order'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { goodOrder } from './order-fixtures.ts'

const desk = await openOperationsDesk({ WEBHOOK_ALLOW_PRIVATE: 'true', DELIVER_WEBHOOKS: 'false' })
const { app, ask, bring, cancel, close, everything, partner, send, sent, stockOf, stranger, track, warehouse } = desk
await app.call('development', createWebhook, {
  token: partner.session,
  event: '*',
  url: 'http://127.0.0.1:9/hook',
})
afterAll(close)

let reports = 0
const reportOf = (order_id: string, status: string, more: object = {}) => ({
  external_id: `ops-${++reports}`,
  order_id,
  status,
  ...more,
})

describe('POST /order-events', () => {
  test('moves an order, tells its partner and answers again what it answered', async () => {
    const { order_id } = await sent()
    const report = reportOf(order_id, 'picked_up', { courier_awb: 'JKT-1' })
    const answer = { outcome: 'applied', order_id, status: 'picked_up', reason: null }
    const first = await ask('POST', '/order-events', { body: report })
    expect(first).toMatchObject({ status: 200, data: answer })
    expect((await ask('POST', '/order-events', { body: report })).data).toEqual(first.data)
    expect((await track(`order_id=${order_id}`)).data).toMatchObject({ status: 'picked_up', courier_awb: 'JKT-1' })
    const found = await ask('GET', `/orders/find?courier_awb=JKT-1`)
    expect(found.data).toMatchObject({
      deliveries: expect.arrayContaining([expect.objectContaining({ event: 'order.picked_up' })]),
    })
  })

  test('names every fault at once, and an order that is none', async () => {
    const bad = await ask('POST', '/order-events', { body: { order_id: 'ord_1', status: 'flown' } })
    expect(bad).toMatchObject({ status: 422, error: 'VALIDATION_FAILED' })
    expect(bad.errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(['external_id', 'status']))
    const none = await ask('POST', '/order-events', { body: reportOf('ord_none', 'delivered') })
    expect(none).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
  })

  test('knows no order of the other environment', async () => {
    const { order_id } = await sent()
    const body = reportOf(order_id, 'picked_up')
    expect(await ask('POST', '/order-events', { key: everything.production, body })).toMatchObject({ status: 404 })
    expect((await track(`order_id=${order_id}`)).data).toMatchObject({ status: 'received' })
  })
})

describe('POST /order-events/batch', () => {
  test('takes each report by itself, in their order', async () => {
    const { order_id } = await sent()
    const list = [
      reportOf(order_id, 'picked_up'),
      reportOf(order_id, 'delivered'),
      reportOf(order_id, 'out_for_delivery'),
      reportOf(order_id, 'returned'),
      reportOf('ord_none', 'delivered'),
      { status: 'delivered' },
      7,
      reportOf(order_id, 'delivered', { note: 'NUL \0' }),
      { 'half \ud800': 1 },
      reportOf(order_id, 'delivered'),
    ]
    const { status, data } = await ask('POST', '/order-events/batch', { body: { reports: list } })
    expect(status).toBe(200)
    const results = (data as { results: { outcome: string; reason: string }[] }).results
    expect(results.map(({ outcome }) => outcome).join()).toBe(
      'applied,applied,repeated,refused,refused,refused,refused,refused,refused,repeated',
    )
    expect(results.slice(4).map(({ reason }) => reason)).toEqual([
      'ORDER_NOT_FOUND',
      ...Array.from({ length: 4 }, () => 'VALIDATION_FAILED'),
      null,
    ])
  })

  test('takes 500 long reports, and not 501', async () => {
    const long = { note: 'x'.repeat(200), reason: 'y'.repeat(200), location: 'z'.repeat(100) }
    const many = Array.from({ length: 501 }, () => reportOf('ord_none', 'delivered', long))
    expect(await ask('POST', '/order-events/batch', { body: { reports: many } })).toMatchObject({ status: 422 })
    const taken = await ask('POST', '/order-events/batch', { body: { reports: many.slice(1) } })
    expect((taken.data as { results: unknown[] }).results).toHaveLength(500)
  }, 30_000)
})

describe('POST /orders/cancel-decision', () => {
  const decide = (body: object, headers = {}) => ask('POST', '/orders/cancel-decision', { body, headers })
  async function asked(): Promise<string> {
    const { order_id } = await sent()
    await bring(order_id, 'confirmed', 'processing')
    await cancel({ order_id })
    return order_id
  }

  test('accepts: the order is cancelled and its stock is free', async () => {
    const before = await stockOf('KOPI')
    const order_id = await asked()
    const decided = await decide({ order_id, accept: true })
    expect(decided).toMatchObject({ status: 200, data: { order_id, status: 'cancelled' } })
    expect(await stockOf('KOPI')).toEqual(before)
  })

  test('refuses: the order goes on where it was, and a retry with its key is answered alike', async () => {
    const order_id = await asked()
    const body = { order_id, accept: false, reason: 'Paket sudah dikemas' }
    const first = await decide(body, { 'idempotency-key': 'decision-1' })
    expect(first).toMatchObject({ status: 200, data: { order_id, status: 'processing' } })
    const again = await decide(body, { 'idempotency-key': 'decision-1' })
    expect(again.data).toEqual(first.data)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await decide({ ...body, accept: true }, { 'idempotency-key': 'decision-1' })).toMatchObject({
      status: 409,
      error: 'IDEMPOTENCY_CONFLICT',
    })
    expect(await decide(body)).toMatchObject({ status: 409, error: 'ORDER_NOT_CANCELLABLE', details: { order_id } })
  })

  test('names an order that is none', async () => {
    expect(await decide({ order_id: 'ord_none', accept: true })).toMatchObject({
      status: 404,
      error: 'ORDER_NOT_FOUND',
    })
  })
})

describe('GET /orders/find', () => {
  type Found = DataOf<typeof findOrder>
  const find = (query: string) => ask('GET', `/orders/find?${query}`)

  test('finds an order by each of its numbers, with its history and its partner', async () => {
    const partner_order_id = 'FIND-1'
    const { order_id } = await sent({ partner_order_id })
    await bring(order_id, 'confirmed', 'processing', 'awaiting_pickup')
    const { awb } = (await track(`order_id=${order_id}`)).data
    for (const query of [`order_id=${order_id}`, `awb=${awb}`, `partner_order_id=${partner_order_id}`]) {
      const { status, data } = await ask('GET', `/orders/find?${query}`)
      expect(status).toBe(200)
      expect(data).toMatchObject({ order_id, awb, partner: { partner_id: partner.id } })
      expect((data as { history: unknown[] }).history).toHaveLength(4)
    }
  })

  test('gives the order whole, as the feed does', async () => {
    const { order_id } = await sent()
    const { history, deliveries, partner: of, ...order } = (await find(`order_id=${order_id}`)).data as Found
    expect(order).toMatchObject({
      recipient: { phone: '+6281234567890', address: expect.stringContaining('Jalan') },
      items: [{ sku: 'KOPI', qty: 1 }],
    })
    const { items } = (await ask('GET', `/orders?partner_id=${partner.id}&limit=500`)).data as { items: Found[] }
    expect(order).toEqual(items.find((one) => one.order_id === order_id))
    expect([history.length, deliveries.length, of.partner_id]).toEqual([1, 1, partner.id])
  })

  test('says by which number there is none, in the words of who sees all partners’', async () => {
    const { order_id } = await sent()
    for (const [query, key] of [
      [`order_id=${order_id}`, everything.production],
      ['awb=EDT1000000423', everything.development],
      ['courier_awb=NOBODYS', everything.development],
    ] as const) {
      const answer = await ask('GET', `/orders/find?${query}`, { key })
      expect(answer).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
      expect(answer.message).toBe(`No order has the ${query.replace('=', ' ')}.`)
    }
    const headers = { 'accept-language': 'id' }
    const decision = await ask('POST', '/orders/cancel-decision', {
      body: { order_id: 'ord_none', accept: true },
      headers,
    })
    expect(decision.message).toBe('Tidak ada pesanan dengan order_id ord_none.')
    const report = await ask('POST', '/order-events', { body: reportOf('ord_none', 'delivered') })
    expect(report.message).toBe('No order has the order_id ord_none.')
  })

  test('asks whose order it is when several partners have that number', async () => {
    const body = { ...goodOrder(warehouse), partner_order_id: 'TWICE-1' }
    const own = (await send(body)).data.order_id
    expect(await send(body, { token: stranger.token })).toMatchObject({ status: 200 })
    const unclear = await ask('GET', '/orders/find?partner_order_id=TWICE-1')
    expect(unclear.errors).toMatchObject([{ field: 'partner_id', error: 'FIELD_REQUIRED' }])
    const clear = await ask('GET', `/orders/find?partner_order_id=TWICE-1&partner_id=${partner.id}`)
    expect(clear.data).toMatchObject({ order_id: own })
  })

  test('wants one number, and no more', async () => {
    expect((await ask('GET', '/orders/find')).errors).toMatchObject([{ field: 'order_id', error: 'FIELD_REQUIRED' }])
    expect((await ask('GET', '/orders/find?order_id=a&awb=b')).errors).toMatchObject([{ field: 'awb' }])
  })
})

describe('PUT /stock', () => {
  // The import has dated its counts by the machine's clock.
  beforeAll(() => void (app.clock.now = new Date()))
  const count = (on_hand: number, more: object = {}) => ({
    warehouse_id: warehouse,
    sku: 'KOPI',
    on_hand,
    as_of: app.clock.now.toISOString(),
    ...more,
  })

  test('takes each count by itself', async () => {
    const earlier = new Date(app.clock.now.getTime() - 60_000).toISOString()
    const counts = [
      count(500),
      count(7, { as_of: earlier }),
      count(1, { sku: 'NO-SUCH-SKU' }),
      count(1, { warehouse_id: 'whs_none' }),
      count(1, { as_of: '2999-01-01T00:00:00Z' }),
      count(-1),
      null,
      count(1, { sku: 'NUL \0' }),
      count(600),
    ]
    const { status, data } = await ask('PUT', '/stock', { body: { counts } })
    expect(status).toBe(200)
    expect((data as { results: { outcome: string }[] }).results.map(({ outcome }) => outcome)).toEqual([
      'applied',
      'stale',
      'unknown_sku',
      'unknown_warehouse',
      'in_future',
      'malformed',
      'malformed',
      'malformed',
      'applied',
    ])
    expect(await stockOf('KOPI')).toMatchObject({ onHand: 600 })
  })

  test('changes nothing in the other environment', async () => {
    // What is reserved goes down as the sandbox sends orders on their way.
    const { onHand } = await stockOf('KOPI')
    const { data } = await ask('PUT', '/stock', { key: everything.production, body: { counts: [count(3)] } })
    expect(data).toMatchObject({ results: [{ outcome: 'unknown_warehouse' }] })
    expect(await stockOf('KOPI')).toMatchObject({ onHand })
  })
})
