import { describe, expect, test } from 'vitest'
import { entry } from './entry-fixtures.ts'
import { factsOf, nextEntry, progressOf, progressWords, sectionsOf } from './report-progress.ts'

const passed = { status: 'passed' } as const
const failed = { status: 'failed' } as const
const optional = { required: false } as const

describe('progress', () => {
  test('counts required entries alone', () => {
    const entries = [entry('a', passed), entry('b'), entry('c', { ...optional, ...passed }), entry('d', failed)]
    expect(progressOf(entries)).toEqual({ passed: 1, required: 3, percent: 33 })
  })

  test('is 100 % only when nothing is left, however many there are', () => {
    const all = Array.from({ length: 300 }, (_, index) => entry(String(index), passed))
    expect(progressOf(all).percent).toBe(100)
    expect(progressOf([...all.slice(1), entry('last')]).percent).toBe(99)
  })

  test('of nothing is 0 %', () => {
    expect(progressOf([])).toEqual({ passed: 0, required: 0, percent: 0 })
  })
})

test('sections keep the report’s order, with optional entries apart, and empty ones left out', () => {
  const entries = [
    entry('webhook', { section: 'webhooks', ...passed }),
    entry('call'),
    entry('extra', { ...optional, ...passed }),
  ]
  expect(sectionsOf(entries)).toMatchObject([
    { section: 'calls', title: 'API calls', passed: 0, required: 1, optionalEntries: [{ id: 'extra' }] },
    { section: 'webhooks', passed: 1, required: 1, requiredEntries: [{ id: 'webhook' }], optionalEntries: [] },
  ])
})

test('what failed comes before what was never tried; what is optional never comes', () => {
  expect(nextEntry([entry('a'), entry('b', failed)])?.id).toBe('b')
  expect(nextEntry([entry('a', passed), entry('b')])?.id).toBe('b')
  expect(nextEntry([entry('a', passed), entry('b', { ...optional, ...failed })])).toBeUndefined()
})

test.each([
  [[entry('Send order')], 'No checks passed yet. Start with “Send order”.'],
  [[entry('a', passed), entry('b', passed), entry('Track')], '1 check left. Next: “Track”.'],
  [[entry('a', passed), entry('Track'), entry('Reject', failed)], '2 checks left. Next: fix “Reject”.'],
  [[entry('a', passed)], 'All required checks have passed.'],
])('the ring’s sentence, %#', (entries, sentence) => {
  expect(progressWords(entries)).toBe(sentence)
})

test('an entry’s facts are those that are known', () => {
  expect(factsOf(entry('a'))).toEqual([])
  expect(factsOf(entry('a', { http_status: 200, duration_ms: 1_084, attempts: 1 }))).toEqual(['200', '1,084 ms'])
  expect(factsOf(entry('a', { http_status: 422, attempts: 3 }))).toEqual(['422', '3 attempts'])
  expect(factsOf(entry('a', { attempts: 1000 }))).toEqual(['1,000+ attempts'])
})
