import { describe, expect, test } from 'vitest'
import { noFacts as nothing } from '@edis/testing/no-facts.ts'
import { judgeDuty } from './duties.ts'
import type { Facts, Seen, SeenChallenge, SeenSend } from './facts.ts'

const seen = (number: number, status = 200, second = number): Seen => ({
  id: `req_${String(number).padStart(3, '0')}`,
  at: new Date(Date.UTC(2026, 10, 20, 10, 0, second)),
  status,
  durationMs: 4.4,
})
const send = (number: number, more: Partial<SeenSend> = {}): SeenSend => ({
  ...seen(number, more.error === undefined || more.error === null ? 200 : 409),
  error: null,
  idempotencyKey: `key-${number}`,
  partnerOrderId: 'A-1',
  ...more,
})
/** Newest first, as the log gives them. */
const sends = (...list: SeenSend[]): Facts => {
  const newestFirst = list.toReversed()
  return { ...nothing, sends: { forCorrected: newestFirst, forReplayed: newestFirst } }
}
const statusOf = (duty: string, facts: Facts) => judgeDuty(`duty-${duty}`, facts).status

test.each([
  'token-refreshed',
  'invalid-corrected',
  'retry-replayed',
  'rate-limit-respected',
  'forged-rejected',
  'stale-rejected',
  'no-production-key',
])('%s is untested before anything was done', (duty) => {
  expect(judgeDuty(`duty-${duty}`, nothing)).toMatchObject({ status: 'untested', evidence: [], at: null })
})

describe('a retry', () => {
  test.each<[string, Facts, string]>([
    ['with the first key', sends(send(1), send(2, { idempotencyKey: 'key-1' })), 'passed'],
    ['with another key', sends(send(1), send(2, { error: 'ORDER_DUPLICATE' })), 'failed'],
    ['without a key', sends(send(1), send(2, { error: 'ORDER_DUPLICATE', idempotencyKey: null })), 'failed'],
    [
      'with another key, then with the first one',
      sends(send(1), send(2, { error: 'ORDER_DUPLICATE' }), send(3, { idempotencyKey: 'key-1' })),
      'passed',
    ],
    [
      'with the first key, then with another one',
      sends(send(1), send(2, { idempotencyKey: 'key-1' }), send(3, { error: 'ORDER_DUPLICATE' })),
      'failed',
    ],
    ['that was none: two orders', sends(send(1), send(2, { partnerOrderId: 'A-2' })), 'untested'],
  ])('%s', (_what, facts, status) => {
    expect(statusOf('retry-replayed', facts)).toBe(status)
  })
})

describe('a refused order', () => {
  const refused = (number: number, partnerOrderId: string | null = 'A-1') =>
    send(number, { error: 'VALIDATION_FAILED', status: 422, partnerOrderId })
  test.each<[string, Facts, string]>([
    ['sent again with success', sends(refused(1), send(2)), 'passed'],
    ['not sent again', sends(send(1), refused(2)), 'failed'],
    ['with another order after it', sends(refused(1), send(2, { partnerOrderId: 'A-2' })), 'failed'],
    ['that had no number, with an order after it', sends(refused(1, null), send(2)), 'passed'],
    ['sent again and refused again', sends(refused(1), refused(2)), 'failed'],
  ])('%s', (_what, facts, status) => {
    expect(statusOf('invalid-corrected', facts)).toBe(status)
  })
})

describe('an expired token', () => {
  test.each<[string, Facts['expiry'], string, number]>([
    ['is seen', { expired: seen(1, 401), refreshed: null, called: null }, 'untested', 1],
    ['is refreshed', { expired: seen(1, 401), refreshed: seen(2), called: null }, 'untested', 2],
    ['is refreshed and used', { expired: seen(1, 401), refreshed: seen(2), called: seen(3) }, 'passed', 3],
  ])('%s', (_what, expiry, status, evidence) => {
    const found = judgeDuty('duty-token-refreshed', { ...nothing, expiry })
    expect(found.status).toBe(status)
    expect(found.evidence).toHaveLength(evidence)
  })
})

describe('after RATE_LIMITED', () => {
  test.each<[string, Seen | null, string]>([
    ['nothing', null, 'untested'],
    ['a call in the same minute', seen(2, 200, 40), 'failed'],
    ['a call when the minute is over', seen(2, 200, 60), 'passed'],
  ])('%s', (_what, next, status) => {
    expect(statusOf('rate-limit-respected', { ...nothing, limited: { limited: seen(1, 429, 20), next } })).toBe(status)
  })
})

describe('a forged event', () => {
  test.each<[string, Partial<SeenChallenge>, string, RegExp | null]>([
    ['that was rejected', { httpStatus: 401, rejected: true }, 'passed', null],
    ['that was accepted', { httpStatus: 200 }, 'failed', /accepted a forged event/],
    ['that met an endpoint in trouble', { httpStatus: 500 }, 'failed', /returned 500.*400, 401 or 403/],
    ['that got no response', { httpStatus: null }, 'failed', /did not respond to the forged event/],
    ['after a refused genuine one', { genuine: { httpStatus: 401 } }, 'failed', /returned 401 to a genuine event/],
    ['after a lost genuine one', { genuine: { httpStatus: null } }, 'failed', /did not respond to a genuine event/],
    ['of before there was a genuine one', { httpStatus: 404, rejected: true, genuine: null }, 'passed', null],
  ])('%s', (_what, seenOfIt, status, hint) => {
    const challenge = {
      id: 'chl_1',
      at: new Date(),
      httpStatus: null,
      durationMs: 3,
      rejected: false,
      genuine: { httpStatus: 204 },
      ...seenOfIt,
    }
    const found = judgeDuty('duty-forged-rejected', { ...nothing, challenges: new Map([['forged', challenge]]) })
    expect(found).toMatchObject({ status, evidence: [{ kind: 'challenge', id: 'chl_1' }] })
    if (hint) expect(found.hint?.en).toMatch(hint)
    else expect(found.hint).toBeNull()
  })
})

test('software that called without a production key passes; one key seen fails it', () => {
  expect(statusOf('no-production-key', { ...nothing, last: seen(1) })).toBe('passed')
  const leak = { requestId: 'req_1', at: new Date() }
  expect(statusOf('no-production-key', { ...nothing, last: seen(1), leak })).toBe('failed')
})
