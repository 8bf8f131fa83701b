import { expect, test } from 'vitest'
import { entry } from './entry-fixtures.ts'
import { factsOf, failedSince, isSimulated, lastOf, nextEntry, partsOf, sectionsOf } from './report-progress.ts'

const passed = { status: 'passed' } as const
const failed = { status: 'failed' } as const
const optional = { required: false } as const

test('sections keep the report’s order, tell what failed and what passed, and empty ones are left out', () => {
  const entries = [
    entry('webhook', { section: 'webhooks', ...passed }),
    entry('other', { section: 'webhooks', ...failed }),
    entry('call'),
    entry('extra', { ...optional, ...passed }),
  ]
  expect(sectionsOf(entries)).toMatchObject([
    { section: 'calls', title: 'API calls', passed: 0, required: 1, failed: 0, passedEntries: [{ id: 'extra' }] },
    { section: 'webhooks', passed: 1, required: 2, failed: 1, passedEntries: [{ id: 'webhook' }] },
  ])
})

test('a long list is told by section: what many ask for once, what each asks for by itself', () => {
  const event = (id: string, hint: string) => entry(id, { section: 'events', hint })
  const entries = [entry('call', { hint: 'Call GET /a' }), ...'abcdefgh'.split('').map((id) => event(id, 'Return 2xx'))]
  expect(partsOf(entries)).toMatchObject([
    { section: 'calls', hint: 'Call each from your own software until it returns 200.', entries: [{ id: 'call' }] },
    { section: 'events', hint: 'Return 2xx', entries: { length: 8 } },
  ])
  const [, events] = partsOf([...entries, event('z', 'Return 2xx to a COD order')]) ?? []
  expect(events).toMatchObject({ hint: 'Return 2xx', told: entries.slice(1) })
  expect(partsOf('klmnopqrs'.split('').map((id) => event(id, id)))?.[0]).toMatchObject({
    hint: null,
    told: [],
  })
  expect(partsOf(entries.slice(1))).toBeNull()
})

test('what failed comes before what was never tried; what is optional never comes', () => {
  expect(nextEntry([entry('a'), entry('b', failed)])?.id).toBe('b')
  expect(nextEntry([entry('a', passed), entry('b')])?.id).toBe('b')
  expect(nextEntry([entry('a', passed), entry('b', { ...optional, ...failed })])).toBeUndefined()
})

test('what was passed last is the newest; what fails since counts where it is required', () => {
  const old = entry('old', { ...passed, at: '2026-11-20T10:00:00.000Z' })
  const newest = entry('new', { ...passed, at: '2026-11-21T10:00:00.000Z' })
  expect(lastOf([old, newest, entry('never')])?.id).toBe('new')
  expect(lastOf([entry('never')])).toBeUndefined()
  expect(failedSince([old, entry('a', failed), entry('b', { ...optional, ...failed })]).map(({ id }) => id)).toEqual([
    'a',
  ])
})

test('an entry’s facts are those that are known', () => {
  expect(factsOf(entry('a'))).toEqual([])
  expect(factsOf(entry('a', { http_status: 200, duration_ms: 1_084, attempts: 1 }))).toEqual(['200', '1,084 ms'])
  expect(factsOf(entry('a', { http_status: 422, attempts: 3 }))).toEqual(['422', '3 attempts'])
  expect(factsOf(entry('a', { attempts: 1000 }))).toEqual(['1,000+ attempts'])
})

test('an order moved by hand sends the events of its way, but for the first, a courier’s scans and decisions', () => {
  const isSent = (call: string) => isSimulated({ call })
  expect(['order.picked_up', 'order.delivery_failed', 'order.cod_settled'].filter(isSent)).toHaveLength(3)
  expect(['order.created', 'order.scanned', 'order.cancelled', 'order.damaged'].filter(isSent)).toEqual([])
  expect(isSimulated({ call: '/order/track' })).toBe(false)
})
