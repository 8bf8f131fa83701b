import { describe, expect, test } from 'vitest'
import { noFacts as nothing } from '@edis/testing/no-facts.ts'
import { reviewEntries } from '@edis/contract/review/review-entries'
import type { Facts, Seen } from './facts.ts'
import { report } from './review.ts'

const entry = reviewEntries.find(({ section }) => section === 'calls')!
const subject = entry.subject ?? ''
const seen = (number: number, status: number): Seen => ({
  id: `req_${number}`,
  at: new Date(Date.UTC(2026, 10, 20, 10, number)),
  status,
  durationMs: 4,
})
const entryOf = (facts: Facts, marks: Parameters<typeof report>[1] = new Map()) =>
  report(facts, marks).find(({ id }) => id === entry.id)!

describe('a call', () => {
  test('that passed and failed later stays passed, and shows the call that passed', () => {
    const calls = new Map([[subject, { passed: seen(1, 200), last: seen(2, 500), attempts: 2 }]])
    expect(entryOf({ ...nothing, calls })).toMatchObject({
      status: 'passed',
      request_id: 'req_1',
      http_status: 200,
      attempts: 2,
      hint: null,
      evidence: [{ kind: 'request', id: 'req_1' }],
    })
  })

  test('that only failed shows the last failure', () => {
    const calls = new Map([[subject, { passed: null, last: seen(2, 422), attempts: 3 }]])
    expect(entryOf({ ...nothing, calls })).toMatchObject({ status: 'failed', request_id: 'req_2', attempts: 3 })
  })

  test('that the log no longer shows keeps its pass with its evidence; one that never passed is untested', () => {
    const passed = entryOf({
      ...nothing,
      calls: new Map([[subject, { passed: seen(1, 200), last: seen(1, 200), attempts: 1 }]]),
    })
    const { status, request_id, http_status, duration_ms, at, attempts, evidence } = passed
    const proof = { status, request_id, http_status, duration_ms, at, attempts, evidence, hint: null }
    const marks = new Map([[entry.id, { resetAt: null, status: 'passed' as const, proof }]])
    expect(entryOf(nothing, marks)).toEqual(passed)
    expect(entryOf(nothing)).toMatchObject({ status: 'untested', evidence: [] })
  })
})
