import { expect, test } from 'vitest'
import type { KnownCall } from './detail/logged-call.ts'
import { countedHours, omittedReads } from './omitted-reads.ts'
import { noFilters, type RequestFilters } from './request-search.ts'

const now = Date.parse('2026-11-20T02:30:00Z')
const known = (path: KnownCall['path'], more: Partial<KnownCall> = {}): KnownCall => ({
  method: 'POST',
  path,
  access: 'bearer',
  title: path,
  page: 'order',
  idempotency: 'none',
  ...more,
})
const calls = [
  known('/rate/v2'),
  known('/order/send/v2', { idempotency: 'required' }),
  known('/auth/generate', { access: 'partner-key' }),
]

test.each<[string, Partial<RequestFilters>, number | null]>([
  ['nothing: a day', {}, 25],
  ['the last hour', { last: '1h' }, 2],
  ['a week, the most that is counted', { last: '7d' }, 168],
  ['a time long ago', { since: '2026-10-01T00:00:00Z' }, 168],
  ['a time to come', { since: '2026-11-21T00:00:00Z' }, 1],
  ['what went well', { status: '2xx' }, 25],
  ['a call that only reads', { call: '/rate/v2' }, 25],
  ['an error', { error: '*' }, null],
  ['what failed', { status: '422' }, null],
  ['a call that writes', { call: '/order/send/v2' }, null],
  ['a call for a token', { call: '/auth/generate' }, null],
])('reads that were not kept matter to a list by %s', (_, filters, hours) => {
  expect(countedHours({ ...noFilters, ...filters }, calls, now)).toBe(hours)
})

test('they are added up from the first hour that has any to the end of the window', () => {
  const hours = [0, 5, 0, 7].map((omitted, index) => ({ hour: `2026-11-20T0${index}:00:00.000Z`, omitted }))
  expect(omittedReads(hours, undefined)).toEqual({ reads: 12, from: new Date('2026-11-20T01:00:00Z') })
  expect(omittedReads(hours, '2026-11-20T02:30:00.000Z')).toMatchObject({ reads: 5 })
  expect(omittedReads(hours, '2026-11-20T01:00:00.000Z')).toBeNull()
})
