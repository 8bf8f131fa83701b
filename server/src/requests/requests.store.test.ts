import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { type LogRow, requestLogStore, rowJson } from './request-log.store.ts'
import { type RequestFilter, requestStore } from './requests.store.ts'

const now = new Date()
const orderId = 'ord_01JD3P7M2XA4C6E8G0J2K4M608'
let database: Database

const rowOf = (more: Partial<LogRow> = {}): LogRow => ({
  at: now,
  id: newId('req'),
  partner_id: 'prt_1',
  call: '/rate/v2',
  method: 'POST',
  status: 200,
  error: null,
  field: null,
  field_errors: null,
  error_group: null,
  duration_ms: 1.5,
  address: '203.0.113.7',
  user_agent: null,
  from_portal: false,
  from_assistant: false,
  idempotency_key: null,
  order_id: null,
  partner_order_id: null,
  request: '{"note":"Gambir"}',
  answer: null,
  ...more,
})
const row = (more?: Partial<LogRow>): Buffer => rowJson(rowOf(more))
const refused = { status: 422, error: 'VALIDATION_FAILED' }
const sent = { call: '/order/send/v2', order_id: orderId }

beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 'development')
  const log = requestLogStore(database)
  await log.keepPartitions(now, 30)
  await log.add([
    row(),
    row(refused),
    row({ status: 429, error: 'RATE_LIMITED' }),
    row({ ...sent, ...refused, field: 'recipient.phone', field_errors: ['PHONE_INVALID', 'REGION_NOT_FOUND'] }),
    row({ call: '/order/send/v2', ...refused, partner_order_id: 'T-1', field_errors: ['REGION_NOT_FOUND'] }),
    row({ ...sent, partner_order_id: 'T-1', from_portal: true }),
    row({ ...sent, method: 'GET' }),
    row({ ...sent, partner_id: 'prt_2' }),
  ])
  await log.add(Array.from({ length: 2_100 }, () => row({ partner_id: 'prt_3' })))
})
afterAll(() => closeDatabase(database))

const found = async (filter: Omit<RequestFilter, 'limit'>) => {
  const { rows } = await requestStore(database).list('prt_1', { ...filter, limit: 10 })
  return rows.length
}

test.each<[string, Omit<RequestFilter, 'limit'>, number]>([
  ['nothing', {}, 7],
  ['a call', { call: '/rate/v2' }, 3],
  ['a call and an error', { call: '/rate/v2', error: 'VALIDATION_FAILED' }, 1],
  ['a call and any error', { call: '/rate/v2', error: '*' }, 2],
  ['a call and statuses that fail', { call: '/order/send/v2', status: { from: 400, to: 499 } }, 2],
  ['statuses that fail', { status: { from: 400, to: 499 } }, 4],
  ['statuses that do not', { status: { from: 200, to: 299 } }, 3],
  ['an order', { orderId }, 3],
  ['a number', { orderNumber: 'T-1' }, 2],
  ['an order or its number', { orderId, orderNumber: 'T-1' }, 4],
  ['an order or its number, and a field’s error', { orderId, orderNumber: 'T-1', error: 'REGION_NOT_FOUND' }, 2],
  ['a field’s error', { error: 'REGION_NOT_FOUND' }, 2],
  ['a field’s error that is not the first', { error: 'PHONE_INVALID' }, 1],
  ['a field’s error and a call', { error: 'REGION_NOT_FOUND', call: '/rate/v2' }, 0],
  ['a field’s error before any', { error: 'REGION_NOT_FOUND', until: new Date(now.getTime() - 3_600_000) }, 0],
  ['what the portal sent', { fromPortal: true }, 1],
  ['what it did not', { fromPortal: false }, 6],
  ['an order and an error', { orderId, error: 'VALIDATION_FAILED' }, 1],
  ['an order and a call', { orderId, call: '/rate/v2' }, 0],
  ['an error and a status that it never has', { error: 'RATE_LIMITED', status: { from: 422, to: 422 } }, 0],
  ['a method', { method: 'GET' }, 1],
  ['text, in any case', { text: 'gambir' }, 7],
])('whatever index is walked, a filter by %s finds what fits all of it', async (_, filter, count) => {
  expect(await found(filter)).toBe(count)
})

test('a page looks through so much at most, and says from where to look on', async () => {
  const store = requestStore(database)
  const first = await store.list('prt_3', { text: 'no such words', limit: 10 })
  expect(first.rows).toEqual([])
  expect(first.next).toMatch(/^req_/)
  const second = await store.list('prt_3', { text: 'no such words', limit: 10, before: first.next! })
  expect(second).toEqual({ rows: [], next: null })
})

test('counts are exact over whole hours, whichever part of them is kept by days', async () => {
  const hour = 3_600_000
  const begin = Date.UTC(2026, 9, 30)
  const log = requestLogStore(database)
  for (const day of [0, 1, 2]) await log.keepPartitions(new Date(begin + day * 24 * hour), 60)
  const errors = ['VALIDATION_FAILED', 'RATE_LIMITED', null]
  // One every 50 minutes of three days, in batches that overlap in time.
  const rows = Array.from({ length: 86 }, (_, index) =>
    rowOf({
      partner_id: 'prt_4',
      at: new Date(begin + index * 50 * 60_000),
      call: index % 2 === 0 ? '/rate/v2' : '/order/track',
      error: errors[index % errors.length] ?? null,
      duration_ms: index,
    }),
  )
  for (const part of [0, 1, 2]) await log.add(rows.filter((_, index) => index % 3 === part).map(rowJson))
  for (const since of [
    begin,
    begin + 1,
    begin + 5.5 * hour,
    begin + 12 * hour,
    begin + 23.5 * hour,
    begin + 24 * hour,
    begin + 30.2 * hour,
    begin + 70 * hour,
  ]) {
    const firstHour = Math.ceil(since / hour) * hour
    const counted = rows.filter(({ at }) => at.getTime() >= firstHour)
    const failed = counted.filter(({ error }) => error !== null)
    const { hours, errors: groups } = await requestStore(database).counts('prt_4', new Date(since))
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    expect(sum(hours.map(({ requests }) => requests))).toBe(counted.length)
    expect(sum(hours.map(({ failures }) => failures))).toBe(failed.length)
    expect(sum(hours.map(({ averageMs, requests }) => averageMs * requests))).toBeCloseTo(
      sum(counted.map(({ duration_ms: took }) => took)),
    )
    const expected = Map.groupBy(failed, ({ error, call }) => `${error} ${call}`)
    expect(
      new Map(groups.map(({ error, call, requests, lastAt }) => [`${error} ${call}`, [requests, lastAt]])),
    ).toEqual(new Map([...expected].map(([name, calls]) => [name, [calls.length, calls.at(-1)?.at]])))
  }
})

test('failures are counted by their first field error; what the portal sent is not, and unknown paths are one', async () => {
  const at = new Date(now.getTime() - 60_000)
  const own = { partner_id: 'prt_5', at }
  await requestLogStore(database).add([
    row({ ...own, ...refused, error_group: 'PHONE_INVALID recipient.phone' }),
    row({ ...own, ...refused, error_group: 'PHONE_INVALID recipient.phone', from_portal: true }),
    row({ ...own, from_portal: true }),
    row({ ...own, status: 404, error: 'NOT_FOUND', call: '/a' }),
    row({ ...own, status: 404, error: 'NOT_FOUND', call: '/b' }),
  ])
  const { hours, errors } = await requestStore(database).counts('prt_5', new Date(now.getTime() - 7_200_000))
  expect(hours.reduce((sum, { requests }) => sum + requests, 0)).toBe(3)
  expect(errors).toMatchObject([
    { error: 'NOT_FOUND', field: null, call: '', requests: 2 },
    { error: 'PHONE_INVALID', field: 'recipient.phone', call: '/rate/v2', requests: 1 },
  ])
})
