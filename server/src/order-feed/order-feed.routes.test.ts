import { setTimeout as sleep } from 'node:timers/promises'
import { Value } from 'typebox/value'
import { afterAll, describe, expect, test } from 'vitest'
import type { DataOf } from '@edis/contract/calls/call'
import { readOrderFeed } from '@edis/contract/operations/order-feed'
import { advanceOrder } from '@edis/contract/portal-calls/orders'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { toPickup } from '@edis/testing/order-desk.ts'
import { startTestApp } from '@edis/testing/test-app.ts'
import { goodOrderV1 } from '../orders/order-fixtures.ts'

const desk = await openOperationsDesk()
const {
  app,
  ask,
  bring,
  cancel,
  close,
  database,
  everything,
  partner,
  report,
  sendV1,
  sent,
  settings,
  sql,
  warehouse,
} = desk
afterAll(close)

type Page = DataOf<typeof readOrderFeed>
const read = async (query: Record<string, string> = {}, asked: Parameters<typeof ask>[2] = {}): Promise<Page> => {
  const answer = await ask('GET', `/orders?${new URLSearchParams(query).toString()}`, asked)
  expect(answer).toMatchObject({ status: 200 })
  return answer.data as Page
}

/** Where a reader stands who has seen all. */
async function end(): Promise<string> {
  for (let after = ''; ;) {
    const { items, next_after } = await read({ limit: '500', ...(after && { after }) })
    after = next_after
    if (items.length < 500) return after
  }
}

test('an order comes whole, as the contract says it', async () => {
  const after = await end()
  const { order_id } = await sent({
    payment_method: 'COD',
    cod_amount: 150_000,
    insurance: true,
    pickup_schedule: { start: '2026-11-20T13:00:00+07:00', end: '2026-11-20T16:00:00+07:00' },
    dropship: { name: 'Toko Senja', phone: '081377788899' },
    note: 'Titip di satpam',
    metadata: { channel: 'webstore' },
  })
  const page = await read({ after })
  expect([...Value.Errors(readOrderFeed.data, page)]).toEqual([])
  expect(page.items).toMatchObject([
    {
      order_id,
      partner_id: partner.id,
      partner_name: 'Toko Uji',
      status: 'received',
      sequence: 1,
      awb: null,
      courier_code: 'CEPAT',
      service_code: 'REG',
      payment_method: 'COD',
      cod_amount: 150_000,
      recipient: { phone: '+6281234567890', district_code: '31.71.01' },
      dropship: { name: 'Toko Senja', phone: '+6281377788899' },
      items: [{ sku: 'KOPI', qty: 1 }],
      created_at: '2026-11-20T02:00:00.000Z',
    },
  ])
  expect(page.items[0]?.pickup_schedule).not.toBeNull()
  expect(page.items[0]?.cost.total).toBeGreaterThan(0)
})

test('the metrics say for how long a change has waited for a reader, and count what readers got', async () => {
  const metric = async (name: string) => {
    const text = String((await ask('GET', '/metrics')).data)
    return Number(new RegExp(`^edis_order_feed_${name}\\{environment="development"\\} (\\S+)`, 'm').exec(text)?.[1])
  }
  const after = await end()
  expect(await metric('waiting_seconds')).toBe(0)
  const pages = await metric('pages_total')
  await sent()
  await sql`update development.orders set updated_at = now() - interval '5 minutes' where id in (
    select order_id from development.order_changes)`
  expect(await metric('waiting_seconds')).toBeGreaterThanOrEqual(300)
  await read({ after })
  expect([await metric('waiting_seconds'), await metric('pages_total')]).toEqual([0, pages + 1])
})

describe('the feed tells of', () => {
  const onTheWay = [...toPickup, 'picked_up', 'in_transit']
  type Way = [what: string, states: readonly string[], act: (order_id: string) => Promise<unknown>, seen: object]
  const ways: Way[] = [
    ['a new state', [], (order_id) => report({ order_id, status: 'confirmed' }), { status: 'confirmed' }],
    [
      'an AWB',
      ['confirmed', 'processing'],
      (order_id) => report({ order_id, status: 'awaiting_pickup' }),
      { awb: expect.stringMatching(/^EDT/) },
    ],
    [
      'a courier’s number and page',
      toPickup,
      (order_id) =>
        report({
          order_id,
          status: 'picked_up',
          courier_awb: `K-${order_id}`,
          tracking_url: 'https://track.example/1',
        }),
      { courier_awb: expect.stringMatching(/^K-/), tracking_url: 'https://track.example/1' },
    ],
    [
      'a report by the operations door',
      [],
      (order_id) =>
        ask('POST', '/order-events', { body: { external_id: `x-${order_id}`, order_id, status: 'picked_up' } }),
      { status: 'picked_up' },
    ],
    [
      'a scan',
      onTheWay,
      (order_id) => report({ order_id, event: 'order.scanned', location: 'Hub' }),
      { status: 'in_transit', sequence: 7 },
    ],
    [
      'a report that comes late',
      onTheWay,
      (order_id) => report({ order_id, status: 'picked_up', location: 'Gudang' }),
      { status: 'in_transit', sequence: 7 },
    ],
    [
      'another weight',
      onTheWay,
      (order_id) => report({ order_id, event: 'order.weight_adjusted', actual_weight_g: 2_400 }),
      { cost_adjustment: { actual_weight_g: 2_400 } },
    ],
    [
      'a proof of delivery',
      onTheWay,
      (order_id) => report({ order_id, status: 'delivered', receiver_name: 'Siti' }),
      { status: 'delivered', proof: { receiver_name: 'Siti' } },
    ],
    ['a cancel', [], (order_id) => cancel({ order_id }), { status: 'cancelled' }],
    ['a cancel that is asked for', toPickup, (order_id) => cancel({ order_id }), { status: 'cancel_requested' }],
    [
      'a move of the sandbox',
      [],
      (order_id) => app.call('development', advanceOrder, { token: partner.session, order_id, step: 'deliver' }),
      { status: 'delivered' },
    ],
  ]

  test.each(ways)('%s', async (_what, states, act, seen) => {
    const { order_id } = await sent()
    await bring(order_id, ...states)
    const after = await end()
    await act(order_id)
    expect((await read({ after })).items).toMatchObject([{ order_id, ...seen }])
  })

  test('a settled COD', async () => {
    const { order_id } = await sent({ payment_method: 'COD', cod_amount: 150_000 })
    await bring(order_id, ...onTheWay, 'out_for_delivery', 'delivered')
    const after = await end()
    await report({ order_id, event: 'order.cod_settled' })
    expect((await read({ after })).items).toMatchObject([{ order_id, sequence: 9 }])
  })

  test('an order that V1 sent', async () => {
    const after = await end()
    const { data } = await sendV1(goodOrderV1(warehouse))
    expect((await read({ after })).items).toMatchObject([{ order_id: data.order_id }])
  })
})

describe('a position', () => {
  test('is of one environment, whose orders the key opens alone', async () => {
    const { order_id } = await sent()
    const after = await end()
    const production = await read({}, { key: everything.production })
    expect(production.items.map((item) => item.order_id)).not.toContain(order_id)
    const refused = { status: 422, error: 'VALIDATION_FAILED', errors: [{ field: 'after', error: 'FIELD_INVALID' }] }
    expect(await ask('GET', `/orders?after=${after}`, { key: everything.production })).toMatchObject(refused)
    expect(await ask('GET', `/orders?after=${after}&status=received`)).toMatchObject(refused)
    expect(await ask('GET', `/orders?after=${after.slice(1)}`)).toMatchObject(refused)
  })

  test('that the database does not know any more says so', async () => {
    const after = await end()
    await desk.sql`delete from development.order_feed_lives`
    expect(await ask('GET', `/orders?after=${after}`)).toMatchObject({ status: 409, error: 'FEED_POSITION_LOST' })
  })
})

describe('a reader who waits', () => {
  test('is told of a new order within a second of its commit', async () => {
    const after = await end()
    const waiting = read({ after, wait: '25' })
    await sleep(300)
    const { order_id } = await sent()
    const committed = performance.now()
    expect((await waiting).items).toMatchObject([{ order_id }])
    expect(performance.now() - committed).toBeLessThan(1_000)
  })

  test('takes no place any more when it hangs up', async () => {
    const after = await end()
    const leaving = new AbortController()
    const url = `${app.url.operations}/orders?wait=25&after=${after}`
    const headers = { authorization: `Bearer ${everything.development}` }
    const waiting = Array.from({ length: 100 }, () => fetch(url, { headers, signal: leaving.signal }))
    // One after the other, until one finds no place: the hundred may still be on their way.
    for (let refused = false; !refused;) {
      const next = fetch(url, { headers, signal: leaving.signal })
      waiting.push(next)
      refused = (await Promise.race([next.then(({ status }) => status), sleep(200)])) === 503
      expect(waiting.length).toBeLessThan(110)
    }
    leaving.abort()
    await Promise.allSettled(waiting)
    await expect.poll(() => ask('GET', `/orders?after=${after}`), { interval: 50 }).toMatchObject({ status: 200 })
  })

  test('is answered when its door stops', async () => {
    const after = await end()
    const other = await startTestApp(settings, database, ['operations'])
    const headers = { authorization: `Bearer ${everything.development}` }
    const waiting = fetch(`${other.url.operations}/orders?wait=25&after=${after}`, { headers })
    await sleep(300)
    const began = performance.now()
    await other.close()
    const answer = (await (await waiting).json()) as { data: Page }
    expect(answer.data).toEqual({ items: [], next_after: after })
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
