import { describe, expect, test } from 'vitest'
import { openReportDesk } from './order-report-fixtures.ts'

const { countsOf, bring, partner, report, sent, sql, track } = await openReportDesk()

describe('the provider’s reports', () => {
  test('of one id are answered as the first was', async () => {
    const { order_id } = await sent()
    const first = await report({ external_id: 'wms-same', order_id, status: 'confirmed' })
    await bring(order_id, 'processing')
    const again = await report({ external_id: 'wms-same', order_id, status: 'confirmed' })
    expect(again.data).toEqual(first.data)
    const other = await sent()
    expect((await report({ external_id: 'wms-same', order_id: other.order_id, status: 'lost' })).data).toEqual(
      first.data,
    )
    expect((await track(`order_id=${other.order_id}`)).data.status).toBe('received')
  })

  test('of one id that come at once are taken in once', async () => {
    const { order_id } = await sent()
    const body = { external_id: 'wms-burst', order_id, status: 'confirmed' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(body)))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await track(`order_id=${order_id}`)).data.history).toHaveLength(2)
  })

  test('of versions that kept none are known by the history', async () => {
    const { order_id } = await sent()
    await report({ external_id: 'wms-old', order_id, status: 'confirmed' })
    await sql`delete from development.order_reports where external_id = 'wms-old'`
    await bring(order_id, 'processing')
    expect((await report({ external_id: 'wms-old', order_id, status: 'confirmed' })).data).toMatchObject({
      outcome: 'applied',
      status: 'confirmed',
      sequence: 2,
    })
    expect((await track(`order_id=${order_id}`)).data.history).toHaveLength(3)
  })

  test('that were refused are judged anew when the order has moved, and no sooner', async () => {
    const { order_id } = await sent()
    await bring(order_id, 'picked_up')
    const held = { external_id: 'wms-held', order_id, status: 'on_hold' }
    const refused = {
      outcome: 'refused',
      status: 'picked_up',
      reason: 'STATE_UNREACHABLE',
    }
    expect((await report(held)).data).toMatchObject(refused)
    expect((await report(held)).data).toMatchObject(refused)
    await bring(order_id, 'in_transit')
    expect((await report(held)).data).toMatchObject({ outcome: 'applied', status: 'on_hold' })
    expect((await report(held)).data).toMatchObject({ outcome: 'applied', status: 'on_hold' })
  })

  test('are kept as they came with what became of them, and counted', async () => {
    const { order_id } = await sent()
    const counted = await countsOf()
    const bodies = [
      { external_id: 'kept-1', order_id, status: 'delivered', note: 'Diterima Siti' },
      { external_id: 'kept-2', order_id, status: 'returned' },
      { external_id: 'kept-3', order_id: 'ord_none', status: 'delivered' },
      { external_id: 'kept-4', order_id, status: 'delivery_failed' },
    ]
    expect((await report(bodies[0]!)).status).toBe(200)
    expect((await report(bodies[1]!)).status).toBe(200)
    expect(await report(bodies[2]!)).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
    expect(await report(bodies[3]!)).toMatchObject({ status: 422 })
    const rows = await sql`
      select external_id as id, order_id as order, partner_id as partner, report, outcome, reason, status, sequence
      from development.order_reports where external_id like 'kept-%' order by id`
    expect(rows.map(({ report: text, ...row }) => ({ ...row, status: row.status, sent: JSON.parse(text) }))).toEqual([
      {
        id: 'kept-1',
        order: order_id,
        partner: partner.id,
        outcome: 'applied',
        reason: null,
        status: 'delivered',
        sequence: 8,
        sent: bodies[0],
      },
      {
        id: 'kept-2',
        order: order_id,
        partner: partner.id,
        outcome: 'refused',
        reason: 'ORDER_CLOSED',
        status: 'delivered',
        sequence: 8,
        sent: bodies[1],
      },
      {
        id: 'kept-3',
        order: null,
        partner: null,
        outcome: 'refused',
        reason: 'ORDER_NOT_FOUND',
        status: null,
        sequence: null,
        sent: bodies[2],
      },
      {
        id: 'kept-4',
        order: null,
        partner: null,
        outcome: 'refused',
        reason: 'VALIDATION_FAILED',
        status: null,
        sequence: null,
        sent: bodies[3],
      },
    ])
    const then = await countsOf()
    expect({ applied: then.applied! - counted.applied!, refused: then.refused! - counted.refused! }).toEqual({
      applied: 1,
      refused: 3,
    })
  })

  test('that are none by their form are refused, kept masked and counted', async () => {
    const { order_id } = await sent()
    const counted = await countsOf()
    const body = { external_id: 'malformed-1', order_id, status: 'teleported', note: 7, stamp: 'A' }
    expect(await report(body)).toMatchObject({ status: 422, error: 'VALIDATION_FAILED' })
    const rows = await sql`
      select order_id, report, outcome, reason from development.order_reports where external_id = 'malformed-1'`
    expect(rows.map(({ report: text, ...row }) => ({ ...row, sent: JSON.parse(text) }))).toEqual([
      { order_id: null, outcome: 'refused', reason: 'VALIDATION_FAILED', sent: { ...body, note: '••• (number)' } },
    ])
    expect((await countsOf()).refused! - counted.refused!).toBe(1)
    expect((await report({ external_id: 'malformed-1', order_id, status: 'confirmed' })).data.outcome).toBe('applied')
  })
})
