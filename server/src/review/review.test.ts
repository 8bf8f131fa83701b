import { describe, expect, test } from 'vitest'
import { noFacts as nothing } from '@edis/testing/no-facts.ts'
import { reviewEntries } from '@edis/contract/review/review-entries'
import type { Facts, Seen } from './facts.ts'
import { inWords, report } from './review.ts'

const entry = reviewEntries.find(({ section }) => section === 'calls')!
const subject = entry.subject ?? ''
const seen = (number: number, status: number): Seen => ({
  id: `req_${number}`,
  at: new Date(Date.UTC(2026, 10, 20, 10, number)),
  status,
  durationMs: 4,
})
const judgedOf = (facts: Facts, marks: Parameters<typeof report>[1] = new Map()) =>
  report(facts, marks).find((judged) => judged.entry.id === entry.id)!
const entryOf = (...judged: Parameters<typeof judgedOf>) => inWords(judgedOf(...judged), 'en')

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
    const passed = judgedOf({
      ...nothing,
      calls: new Map([[subject, { passed: seen(1, 200), last: seen(1, 200), attempts: 1 }]]),
    })
    const proof = { ...passed.found, at: passed.found.at?.toISOString() ?? null, hint: null }
    const marks = new Map([[entry.id, { resetAt: null, status: 'passed' as const, proof }]])
    expect(judgedOf(nothing, marks)).toEqual(passed)
    expect(entryOf(nothing)).toMatchObject({ status: 'untested', evidence: [] })
  })

  test('whose pass was kept in English alone is shown with it', () => {
    const piece = { kind: 'request' as const, id: 'req_1', at: '2026-11-20T10:01:00.000Z', what: 'It returned 200' }
    const proof = { ...judgedOf(nothing).found, status: 'passed' as const, at: piece.at, evidence: [piece] }
    const marks = new Map([[entry.id, { resetAt: null, status: 'passed' as const, proof }]])
    expect(inWords(judgedOf(nothing, marks), 'id').evidence).toEqual([piece])
  })
})

test('a report is in the reader’s language: titles, hints and what evidence shows', () => {
  const calls = new Map([[subject, { passed: null, last: seen(2, 422), attempts: 3 }]])
  const judged = report({ ...nothing, calls, last: seen(2, 422) }, new Map())
  const [english, indonesian] = (['en', 'id'] as const).map((language) => judged.map((each) => inWords(each, language)))
  expect(indonesian?.find(({ id }) => id === 'event-order.delivered')).toMatchObject({ title: 'Pesanan terkirim' })
  expect(indonesian?.find(({ id }) => id === entry.id)).toMatchObject({
    title: english?.find(({ id }) => id === entry.id)?.title,
    hint: expect.stringContaining('Request terakhir menghasilkan 422'),
    evidence: [{ what: expect.stringContaining('menghasilkan 422') }],
  })
  const hintOf = (entries: typeof english) => entries?.map(({ hint }) => hint)
  for (const [index, hint] of (hintOf(english) ?? []).entries())
    expect(hint === null || hint !== hintOf(indonesian)?.[index]).toBe(true)
})
