import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { DataOf } from '@edis/contract/calls/call'
import type { reportOrderEvents } from '@edis/contract/operations/report-order-events'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { startReceiver } from '@edis/testing/receiver.ts'
import { type Planned, planReports } from './planned-reports-fixtures.ts'

// Five hundred reports in `npm test`, ten thousand in `npm run test:security`: a few systems report at once, each of its orders.

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const desk = await openOperationsDesk({ WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_HOST_RATE: '100000' })
const { app, ask, close, partner, sent, sql } = desk
const receiver = await startReceiver()
afterAll(async () => {
  await close()
  await receiver.close()
})

const systems = 4
const batch = 250
const { orders, reports } = planReports(inject('reports'), 20_261_122, app.clock.now)
const ids: string[] = []
const results = new Map<Planned, DataOf<typeof reportOrderEvents>['results'][number]>()

beforeAll(async () => {
  await sql`update development.stock set on_hand = 1000000`
  await app.call('development', createWebhook, { token: partner.session, event: '*', url: receiver.url() })
  const numbers = Array.from({ length: orders }, (_, number) => number)
  const sender = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
      ids[number] = (await sent({ partner_order_id: `BATCH-${number}` })).order_id
  }
  await Promise.all(Array.from({ length: 8 }, sender))
  await Promise.all(Array.from({ length: systems }, (_, system) => reportAll(system)))
})

/** The report with its order's id, which is known by now. */
function bodyOf({ sent: report }: Planned): unknown {
  if (typeof report !== 'object' || report === null || !('order' in report)) return report
  const { order, ...body } = report as { order: number }
  return { ...body, order_id: ids[order] }
}

async function reportAll(system: number): Promise<void> {
  const own = reports.filter(({ order }) => order % systems === system)
  for (let at = 0; at < own.length; at += batch) {
    const some = own.slice(at, at + batch)
    const { status, data } = await ask('POST', '/order-events/batch', { body: { reports: some.map(bodyOf) } })
    expect(status).toBe(200)
    for (const [index, result] of (data as DataOf<typeof reportOrderEvents>).results.entries())
      results.set(some[index]!, result)
  }
}

test('reports of every kind are among them', () => {
  const kinds = Map.groupBy(reports, ({ kind }) => kind)
  for (const kind of ['doubled', 'repeated', 'late', 'scanned', 'bad'] as const)
    expect((kinds.get(kind)?.length ?? 0) / reports.length).toBeGreaterThan(0.025)
  expect(reports.filter(({ told }) => (told?.skipped.length ?? 0) > 0).length).toBeGreaterThan(reports.length / 50)
})

test('each has the outcome that the table says', () => {
  expect(results.size).toBe(reports.length)
  const wrong = [...results].filter(
    ([
      {
        expected: { order, ...expected },
      },
      result,
    ]) => {
      const order_id = order === null ? null : ids[order]
      return Object.entries({ ...expected, order_id }).some(
        ([name, value]) => result[name as keyof typeof result] !== value,
      )
    },
  )
  expect(wrong.slice(0, 5)).toEqual([])
})

test('each is found again, what names no order masked, with its outcome and reason', async () => {
  const kept = await sql<{ report: string; outcome: string; reason: string | null }[]>`
    select report, outcome, reason from development.order_reports`
  const line = (report: string, outcome: string, reason: string | null) => `${report} ${outcome} ${reason}`
  const expected = reports.map((planned) =>
    line(
      JSON.stringify(bodyOf(planned)).replace('not a report', '•••'),
      planned.expected.outcome,
      planned.expected.reason,
    ),
  )
  expect(kept.map(({ report, outcome, reason }) => line(report, outcome, reason)).toSorted()).toEqual(
    expected.toSorted(),
  )
})

test('webhooks are told of each that was applied, once and in its order, and of no other', async () => {
  const toldOf = Map.groupBy(reports, ({ order }) => order)
  const expected = new Map(
    ids.map((id, order) => {
      const created = { event: 'order.created', skipped: [] as readonly string[] }
      return [id, [created, ...(toldOf.get(order) ?? []).flatMap(({ told }) => told ?? [])]] as const
    }),
  )
  const events = [...expected.values()].reduce((sum, list) => sum + list.length, 0)
  await receiver.until((received) => new Set(received.map(({ id }) => id)).size >= events)
  type Body = { event: string; sequence: number; data: { order_id: string; skipped?: string[] } }
  const bodies = new Map(receiver.received.map(({ id, body }) => [id, JSON.parse(body) as Body]))
  const received = Map.groupBy(bodies.values(), ({ data }) => data.order_id)
  for (const [id, list] of expected) {
    const inOrder = (received.get(id) ?? []).toSorted((one, other) => one.sequence - other.sequence)
    expect(inOrder.map(({ event, data }) => ({ event, skipped: data.skipped ?? [] }))).toEqual(list)
  }
  expect(bodies.size).toBe(events)
})
