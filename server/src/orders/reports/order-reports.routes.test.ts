import { describe, expect, test } from 'vitest'
import { named, toPickup } from '@edis/testing/order-desk.ts'
import { openReportDesk } from './order-report-fixtures.ts'

const { eventsTold, bring, report, sent, sql, stockOf, track } = await openReportDesk()

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
    expect(failed.data).toEqual({
      outcome: 'applied',
      order_id,
      status: 'delivery_failed',
      sequence: 8,
      reason: null,
    })
    await bring(order_id, 'out_for_delivery')
    const delivered = { order_id, status: 'delivered', receiver_name: 'Siti', photo_url: 'https://pod.example/1.jpg' }
    expect((await report(delivered)).data).toMatchObject({ outcome: 'applied', status: 'delivered' })
    expect((await report({ order_id, event: 'order.cod_settled' })).data).toMatchObject({
      outcome: 'applied',
      sequence: 11,
    })
    expect((await report({ order_id, event: 'order.cod_settled' })).data).toMatchObject({
      outcome: 'repeated',
      reason: null,
    })
    const { proof, history } = (await track(`order_id=${order_id}`)).data
    expect(proof).toEqual({ receiver_name: 'Siti', photo_url: 'https://pod.example/1.jpg' })
    const told = await eventsTold(order_id)
    const proven = told.filter((event) => event['proof'] !== null)
    expect(proven.map((event) => [event['event'], event['proof']])).toEqual([
      ['order.delivered', proof],
      ['order.cod_settled', proof],
    ])
    expect(history.map((step: { sequence: number }) => step.sequence)).toEqual(
      history.map((_: unknown, index: number) => index + 1),
    )
    const [event] = await sql`
      select details from development.order_events where order_id = ${order_id} and event = 'order.delivery_failed'`
    expect(event).toEqual({ details: { attempt: 1 } })
  })

  test('past states that nobody reported bring the order on, and webhooks hear of it once', async () => {
    const before = await stockOf('KOPI')
    const { order_id } = await sent()
    await bring(order_id, 'confirmed')
    const said = { location: 'Hub', courier_awb: 'JKT-778899', tracking_url: 'https://kurir.example/JKT-778899' }
    const picked = await report({ order_id, status: 'picked_up', ...said })
    expect(picked.data).toMatchObject({ outcome: 'applied', status: 'picked_up', sequence: 5 })
    // Nothing is reserved any more; the sandbox's stock fills up again.
    expect(await stockOf('KOPI')).toEqual(before)
    const delivered = await report({ courier_awb: 'JKT-778899', status: 'delivered', receiver_name: 'Siti' })
    expect(delivered.data).toMatchObject({ outcome: 'applied', order_id, status: 'delivered', sequence: 8 })
    const { awb, courier_awb, tracking_url, proof, history } = (await track(`order_id=${order_id}`)).data
    expect({ courier_awb, tracking_url, proof }).toEqual({
      courier_awb: 'JKT-778899',
      tracking_url: said.tracking_url,
      proof: { receiver_name: 'Siti', photo_url: null },
    })
    expect(awb).toMatch(/^EDT\d{10}$/)
    expect(history.map(({ sequence, status, implied, late }) => [sequence, status, implied, late])).toEqual([
      [1, 'received', false, false],
      [2, 'confirmed', false, false],
      [3, 'processing', true, false],
      [4, 'awaiting_pickup', true, false],
      [5, 'picked_up', false, false],
      [6, 'in_transit', true, false],
      [7, 'out_for_delivery', true, false],
      [8, 'delivered', false, false],
    ])
    expect(await eventsTold(order_id)).toMatchObject([
      { event: 'order.created', sequence: 1, courier_awb: null },
      { event: 'order.confirmed', sequence: 2, courier_awb: null },
      {
        event: 'order.picked_up',
        sequence: 5,
        previous_status: 'confirmed',
        skipped: ['processing', 'awaiting_pickup'],
        awb,
        courier_awb: 'JKT-778899',
        tracking_url: said.tracking_url,
      },
      {
        event: 'order.delivered',
        sequence: 8,
        previous_status: 'picked_up',
        skipped: ['in_transit', 'out_for_delivery'],
      },
    ])
  })

  test('that come late join the history, and webhooks hear nothing', async () => {
    const { order_id } = await sent()
    await bring(order_id, 'delivered')
    const late = { order_id, status: 'out_for_delivery', location: 'Gambir', occurred_at: '2026-11-20T01:00:00Z' }
    const answer = await report(late)
    expect(answer.data).toMatchObject({ outcome: 'repeated', status: 'delivered', sequence: 9 })
    expect((await report(late)).data).toMatchObject({ outcome: 'repeated', sequence: 9 })
    expect((await track(`order_id=${order_id}`)).data.history.at(-1)).toMatchObject({
      status: 'delivered',
      event: 'order.out_for_delivery',
      location: 'Gambir',
      occurred_at: '2026-11-20T01:00:00.000Z',
      implied: false,
      late: true,
    })
    expect(await eventsTold(order_id)).toHaveLength(2)
  })

  test('of a scan are a line and an event', async () => {
    const { order_id } = await sent()
    await bring(order_id, 'in_transit')
    const scan = { order_id, event: 'order.scanned', location: 'Hub Surabaya', note: 'Tiba' }
    expect((await report(scan)).data).toMatchObject({ outcome: 'applied', status: 'in_transit', sequence: 7 })
    expect((await eventsTold(order_id)).at(-1)).toMatchObject({
      event: 'order.scanned',
      status: 'in_transit',
      previous_status: 'in_transit',
      location: 'Hub Surabaya',
    })
  })

  test('of a weight give a new cost beside the first', async () => {
    const { order_id } = await sent()
    const weighed = { order_id, event: 'order.weight_adjusted', actual_weight_g: 2_400 }
    expect((await report(weighed)).data).toMatchObject({ outcome: 'refused', reason: 'NOT_PICKED_UP' })
    await bring(order_id, ...toPickup, 'picked_up')
    expect((await report(weighed)).data).toMatchObject({ outcome: 'applied', status: 'picked_up', sequence: 6 })
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
    ['no order', { order_id: undefined, status: 'lost' }, { order_id: 'FIELD_REQUIRED' }],
    ['two orders', { awb: 'EDT1000000423', status: 'lost' }, { awb: 'FIELD_INVALID' }],
    ['a scan of nothing', { event: 'order.scanned' }, { location: 'FIELD_REQUIRED' }],
    [
      'a page that is not https',
      { status: 'lost', tracking_url: 'javascript:alert(1)' },
      { tracking_url: 'FIELD_INVALID' },
    ],
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
})
