import { afterAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { openOrderTaking } from '@edis/testing/order-taking.ts'
import { decideCancel } from './cancel-decision.ts'
import { deleteReportsBefore } from './reports.store.ts'
import { takeReport, takeReports } from './take-report.ts'

const { database, parts, partnerId, send, close } = await openOrderTaking()
afterAll(close)

const wms = { kind: 'operations_key', id: 'opk_wms', address: '127.0.0.1' } as const
let made = 0
const report = (order_id: string, status: string, more: object = {}) => ({
  external_id: `batch-${++made}`,
  order_id,
  status,
  occurred_at: new Date().toISOString(),
  ...more,
})

test('a batch is taken in report by report: what is bad stops nothing after it', async () => {
  const [id, other] = await Promise.all([send(), send()])
  const reports = [
    report(id, 'picked_up', { courier_awb: 'JKT-9' }),
    report('ord_none', 'delivered'),
    { external_id: 'no good', order_id: id, status: 'delivered' },
    'not a report',
    report(id, 'on_hold'),
    report(id, 'delivered'),
    report(id, 'out_for_delivery'),
    report(id, 'returned'),
    report(other, 'confirmed'),
  ]
  const results = await takeReports(database, parts, reports, wms)
  expect(results.map(({ external_id, ...result }) => ({ ...result, named: external_id !== null }))).toEqual([
    { named: true, outcome: 'applied', order_id: id, status: 'picked_up', reason: null },
    { named: true, outcome: 'refused', order_id: null, status: null, reason: 'ORDER_NOT_FOUND' },
    { named: false, outcome: 'refused', order_id: null, status: null, reason: 'VALIDATION_FAILED' },
    { named: false, outcome: 'refused', order_id: null, status: null, reason: 'VALIDATION_FAILED' },
    { named: true, outcome: 'refused', order_id: id, status: 'picked_up', reason: 'STATE_UNREACHABLE' },
    { named: true, outcome: 'applied', order_id: id, status: 'delivered', reason: null },
    { named: true, outcome: 'repeated', order_id: id, status: 'delivered', reason: null },
    { named: true, outcome: 'refused', order_id: id, status: 'delivered', reason: 'ORDER_CLOSED' },
    { named: true, outcome: 'applied', order_id: other, status: 'confirmed', reason: null },
  ])
  const kept = await database.$client`select report, outcome, reason from order_reports order by id`
  expect(kept.map((row) => JSON.parse(row.report))).toEqual(
    reports.map((sent) => (sent === 'not a report' ? '•••' : sent)),
  )
  expect(kept.map(({ outcome, reason }) => ({ outcome, reason }))).toEqual(
    results.map(({ outcome, reason }) => ({ outcome, reason })),
  )
  const again = await takeReports(database, parts, [reports[0], reports[5]], wms)
  expect(again).toEqual([results[0], results[5]])
})

test('a report finds what one before it in its batch wrote: its result, and the courier’s number', async () => {
  const [id, other] = await Promise.all([send(), send()])
  const first = report(id, 'picked_up', { courier_awb: 'JKT-10' })
  const reports = [
    first,
    { external_id: 'by-courier', courier_awb: 'JKT-10', status: 'delivered' },
    report(id, 'returned'),
    { ...first, order_id: other, courier_awb: undefined },
    report(other, 'confirmed'),
    report(other, 'processing'),
  ]
  const results = await takeReports(database, parts, reports, wms)
  expect(results.map(({ outcome, order_id, status, reason }) => [outcome, order_id, status, reason])).toEqual([
    ['applied', id, 'picked_up', null],
    ['applied', id, 'delivered', null],
    ['refused', id, 'delivered', 'ORDER_CLOSED'],
    ['applied', id, 'picked_up', null],
    ['applied', other, 'confirmed', null],
    ['applied', other, 'processing', null],
  ])
})

test('one that the database doesn’t store takes none with it of those before it', async () => {
  const [id, other] = await Promise.all([send(), send()])
  await database.$client`alter table order_events add constraint no_such_note check (note <> 'not to be stored')`
  const unstorable = report(other, 'confirmed', { note: 'not to be stored' })
  const batch = takeReports(database, parts, [report(id, 'confirmed'), unstorable], wms)
  await expect(batch).rejects.toThrow('no_such_note')
  await database.$client`alter table order_events drop constraint no_such_note`
  const rows = await database.$client`select id, status from orders where id in (${id}, ${other})`
  expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
    new Map([
      [id, 'confirmed'],
      [other, 'received'],
    ]),
  )
})

test('batches that give up the same stock in different order don’t deadlock', async () => {
  const reserved = async () => {
    const [row] = await database.$client`select coalesce(sum(reserved), 0)::int as pieces from sandbox_reservations`
    return row?.pieces as number
  }
  const before = await reserved()
  const goods = ['KOPI', 'TEH'].map((sku) => ({ items: [{ sku, name: sku, qty: 1, price: 10_000, weight_g: 300 }] }))
  const orders = await Promise.all(
    Array.from({ length: 5 }, () => Promise.all([...goods, ...goods].map((one) => send(one)))),
  )
  expect(await reserved()).toBe(before + 20)
  const batch = (early = '', late = '') => [
    report(early, 'cancelled'),
    report(late, 'confirmed'),
    report(late, 'cancelled'),
  ]
  for (const [coffee, tea, otherCoffee, otherTea] of orders) {
    const batches = [batch(coffee, tea), batch(otherTea, otherCoffee)]
    const results = await Promise.all(batches.map((reports) => takeReports(database, parts, reports, wms)))
    expect(results.flat().map(({ outcome }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'applied'))
  }
  expect(await reserved()).toBe(before)
})

test('reports are kept for as long as they are to be, and no longer', async () => {
  const id = await send()
  const day = (number: number) => new Date(Date.UTC(2026, 5, number))
  for (const number of [1, 2, 3]) {
    const then = { ...parts, now: () => day(number) }
    await takeReport(database, then, { external_id: `day-${number}`, order_id: id, status: 'confirmed' }, wms)
  }
  await deleteReportsBefore(database, day(2))
  const kept = await database.$client`select external_id from order_reports where external_id like 'day-%' order by id`
  expect(kept.map((row) => row.external_id)).toEqual(['day-2', 'day-3'])
  // What it did to the order stays known.
  const again = await takeReport(database, parts, { external_id: 'day-1', order_id: id, status: 'confirmed' }, wms)
  expect(again).toMatchObject({ outcome: 'applied', sequence: 2 })
})

describe('a cancel request', () => {
  async function asked(): Promise<string> {
    const id = await send()
    await takeReports(database, parts, [report(id, 'awaiting_pickup'), report(id, 'cancel_requested')], wms)
    return id
  }
  const decide = (id: string, accept: boolean) =>
    inTransaction(database, (transaction) => decideCancel(parts, transaction, id, { accept, reason: 'Sudah dikemas' }))

  test('that is accepted cancels the order', async () => {
    const id = await asked()
    expect(await decide(id, true)).toEqual({ orderId: id, partnerId, status: 'cancelled', sequence: 6 })
    expect(await decide(id, true)).toBe('not_requested')
    const [row] = await database.$client`select holds_stock from orders where id = ${id}`
    expect(row).toEqual({ holds_stock: false })
  })

  test('that is refused brings the order back to where it was asked for, with the reason', async () => {
    const id = await asked()
    expect(await decide(id, false)).toEqual({ orderId: id, partnerId, status: 'awaiting_pickup', sequence: 6 })
    const [line] = await database.$client`
      select event, previous_status, reason from order_events where order_id = ${id} and sequence = 6`
    expect(line).toEqual({
      event: 'order.awaiting_pickup',
      previous_status: 'cancel_requested',
      reason: 'Sudah dikemas',
    })
    expect(await decide(id, false)).toBe('not_requested')
  })

  test('of an order that nobody knows is none', async () => {
    expect(await decide('ord_none', true)).toBeNull()
  })
})
