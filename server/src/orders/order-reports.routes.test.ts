import { afterAll, describe, expect, test } from 'vitest'
import { named, openOrderDesk, toPickup } from '../testing/order-desk.ts'

const { bring, call, close, partner, report, sent, sql, stockOf, track } = await openOrderDesk()
afterAll(close)

describe('the provider’s reports', () => {
  test('bring an order to the door; in the sandbox its stock is full again as soon as it leaves', async () => {
    const before = await stockOf('KOPI')
    const { order_id } = await sent({ payment_method: 'COD', cod_amount: 200_000 })
    await bring(order_id, ...toPickup, 'picked_up')
    expect(await stockOf('KOPI')).toEqual(before)
    await bring(order_id, 'in_transit', 'out_for_delivery')
    const failed = await report({
      order_id,
      status: 'delivery_failed',
      reason_code: 'NOT_HOME',
      location: 'Hub',
      reason: 'Rumah kosong',
    })
    expect(failed.data).toMatchObject({ applied: true, sequence: 8, ignored_reason: null })
    await bring(order_id, 'out_for_delivery')
    const delivered = { order_id, status: 'delivered', receiver_name: 'Siti', photo_url: 'https://pod.example/1.jpg' }
    expect((await report(delivered)).data).toMatchObject({ applied: true, status: 'delivered' })
    expect((await report({ order_id, event: 'order.cod_settled' })).data).toMatchObject({ applied: true, sequence: 11 })
    expect((await report({ order_id, event: 'order.cod_settled' })).data).toMatchObject({
      applied: false,
      ignored_reason: 'repeated',
    })
    const { proof, history } = (await track(`order_id=${order_id}`)).data
    expect(proof).toEqual({ receiver_name: 'Siti', photo_url: 'https://pod.example/1.jpg' })
    expect(history.map((step: { sequence: number }) => step.sequence)).toEqual(
      history.map((_: unknown, index: number) => index + 1),
    )
    const [event] = await sql`
      select details from development.order_events where order_id = ${order_id} and event = 'order.delivery_failed'`
    expect(event).toEqual({ details: { attempt: 1 } })
  })

  test('change nothing when they come again or late', async () => {
    const { order_id } = await sent()
    await bring(order_id, 'confirmed', 'processing')
    const first = { external_id: 'wms-same', order_id, status: 'awaiting_pickup' }
    expect((await report(first)).data).toMatchObject({ applied: true, sequence: 4 })
    expect((await report(first)).data).toEqual({
      order_id,
      status: 'awaiting_pickup',
      sequence: 4,
      applied: false,
      ignored_reason: 'repeated',
    })
    expect((await report({ order_id, status: 'confirmed' })).data).toMatchObject({
      applied: false,
      ignored_reason: 'late',
    })
    expect((await report({ order_id, status: 'delivered' })).data).toMatchObject({
      applied: false,
      ignored_reason: 'not_allowed',
    })
    const old = { order_id, status: 'picked_up', occurred_at: '2026-11-20T01:00:00Z' }
    expect((await report(old)).data).toMatchObject({ applied: false, ignored_reason: 'late' })
    expect((await track(`order_id=${order_id}`)).data.history).toHaveLength(4)
  })

  test('of one id that come at once are taken in once', async () => {
    const { order_id } = await sent()
    const body = { external_id: 'wms-burst', order_id, status: 'confirmed' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(body)))
    expect(answers.filter(({ data }) => data.applied)).toHaveLength(1)
    expect(answers.every(({ data }) => data.applied || data.ignored_reason === 'repeated')).toBe(true)
    const other = await sent()
    expect((await report({ ...body, order_id: other.order_id })).data).toMatchObject({
      applied: false,
      ignored_reason: 'repeated',
    })
  })

  test('of a weight give a new cost beside the first', async () => {
    const { order_id } = await sent()
    const weighed = { order_id, event: 'order.weight_adjusted', actual_weight_g: 2_400 }
    expect((await report(weighed)).data).toMatchObject({ applied: false, ignored_reason: 'not_allowed' })
    await bring(order_id, ...toPickup, 'picked_up')
    expect((await report(weighed)).data).toMatchObject({ applied: true, status: 'picked_up', sequence: 6 })
    expect((await track(`order_id=${order_id}`)).data).toMatchObject({
      cost: { total: 10_000 },
      cost_adjustment: { actual_weight_g: 2_400, cost: { base: 28_000, total: 28_000 } },
    })
  })

  test('a rejection gives the stock back', async () => {
    const before = await stockOf('KOPI')
    const { order_id } = await sent()
    await bring(order_id, 'in_review', 'rejected')
    expect(await stockOf('KOPI')).toEqual(before)
  })

  test.each([
    ['neither status nor event', {}, { status: 'FIELD_REQUIRED' }],
    ['both', { status: 'confirmed', event: 'order.cod_settled' }, { event: 'FIELD_INVALID' }],
    ['a failed delivery without a reason', { status: 'delivery_failed' }, { reason_code: 'FIELD_REQUIRED' }],
    ['a weight without grams', { event: 'order.weight_adjusted' }, { actual_weight_g: 'FIELD_REQUIRED' }],
    ['a receiver of what is not delivered', { status: 'lost', receiver_name: 'x' }, { receiver_name: 'FIELD_INVALID' }],
    [
      'what is still to come',
      { status: 'confirmed', occurred_at: '2026-11-20T02:06:00Z' },
      { occurred_at: 'FIELD_INVALID' },
    ],
    [
      'what was before our time',
      { status: 'confirmed', occurred_at: '0000-01-01T00:00:00Z' },
      { occurred_at: 'FIELD_INVALID' },
    ],
    ['no time', { status: 'confirmed', occurred_at: '2026-11-19T23:59:60Z' }, { occurred_at: 'FIELD_INVALID' }],
  ] as [string, object, Record<string, string>][])('are refused with %s', async (_what, body, faults) => {
    expect(named(await report({ order_id: 'ord_x', ...body }))).toEqual(faults)
  })

  test('are the operator’s alone', async () => {
    const body = { external_id: 'x', order_id: 'ord_x', status: 'confirmed' }
    const path = '/operations/order-events'
    expect(await call('POST', path, { body })).toMatchObject({ status: 401, error: 'AUTH_MISSING_TOKEN' })
    expect(await call('POST', path, { body, token: partner.token })).toMatchObject({
      status: 401,
      error: 'AUTH_INVALID_CREDENTIALS',
    })
    expect(await report({ order_id: 'ord_x', status: 'confirmed' })).toMatchObject({
      status: 404,
      error: 'ORDER_NOT_FOUND',
    })
  })
})
