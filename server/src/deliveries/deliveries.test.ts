import { describe, expect, test } from 'vitest'
import { retryDelays } from '@edis/contract/webhooks/deliveries'
import { type Exchange, judgeAttempt, retryAfterMs, signatureOf, signingKey } from './deliveries.ts'

const now = new Date('2026-11-20T10:00:00.000Z')
const day = 86_400_000

const exchange = (changes: Partial<Exchange> = {}): Exchange => ({
  fault: 'STATUS',
  detail: null,
  httpStatus: 500,
  responseHeaders: {},
  responseBody: '',
  durationMs: 12,
  ...changes,
})
const answering = (httpStatus: number, retryAfter: string) =>
  exchange({ httpStatus, responseHeaders: { 'retry-after': retryAfter } })

describe('an attempt', () => {
  test('that was answered 2xx delivers', () => {
    const verdict = judgeAttempt(exchange({ fault: null, httpStatus: 204 }), 4, now, 0.5)
    expect(verdict).toEqual({ state: 'delivered', retryInMs: null, disables: false })
  })

  // Typed by hand from "Webhooks" in the specification: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
  test.each(
    [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map((seconds, failures) => [failures, seconds]),
  )('that fails after %i failures is made again after %i s and up to a tenth more', (failures = 0, seconds = 0) => {
    const at = (random: number) => judgeAttempt(exchange(), failures, now, random)
    expect(at(0)).toEqual({ state: 'pending', retryInMs: seconds * 1_000, disables: false })
    expect(at(1).retryInMs).toBe(seconds * 1_100)
  })

  test('is the last when it is the tenth', () => {
    expect(judgeAttempt(exchange(), retryDelays.length, now, 0)).toEqual({
      state: 'failed',
      retryInMs: null,
      disables: false,
    })
  })

  test('that could not be signed is made again in an hour, however often', () => {
    for (const failures of [0, retryDelays.length])
      expect(judgeAttempt(exchange({ fault: 'UNSIGNED', httpStatus: null }), failures, now, 0)).toEqual({
        state: 'pending',
        retryInMs: 3_600_000,
        disables: false,
      })
  })

  test('that was answered 410 is the last, and disables the webhook', () => {
    const verdict = judgeAttempt(exchange({ fault: 'GONE', httpStatus: 410 }), 0, now, 0)
    expect(verdict).toEqual({ state: 'failed', retryInMs: null, disables: true })
  })

  test.each([
    [429, '60', 60_000],
    [503, '60', 60_000],
    [429, '1', 5_000],
    [429, '31536000', day],
    [429, '-1', 5_000],
    [429, 'rubbish', 5_000],
    [500, '60', 5_000],
    [302, '60', 5_000],
  ])('answered %i with Retry-After %s is made again after %i ms', (code, retryAfter, wait) => {
    expect(judgeAttempt(answering(code, retryAfter), 0, now, 0).retryInMs).toBe(wait)
  })
})

describe('Retry-After', () => {
  test.each([
    ['120', 120_000],
    [' 120 ', 120_000],
    ['0', null],
    ['86400', day],
    ['86401', day],
    ['31536000', day],
    ['999999999999999', day],
    ['9999999999999999', null],
    ['-1', null],
    ['+5', null],
    ['1.5', null],
    ['1e3', null],
    ['0x10', null],
    ['5, 10', null],
    ['', null],
    ['soon', null],
    ['2026-11-20T11:00:00Z', null],
    ['Fri, 20 Nov 2026 10:01:00 GMT', 60_000],
    ['Friday, 20-Nov-26 10:01:00 GMT', 60_000],
    ['Fri Nov 20 10:01:00 2026', 60_000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', null],
    ['Fri, 20 Nov 2099 10:00:00 GMT', day],
    ['Fri, 99 Nov 2026 10:00:00 GMT', null],
  ])('%j is a wait of %j ms', (text, wait) => {
    expect(retryAfterMs({ 'retry-after': text }, now)).toBe(wait)
  })

  test('is not there', () => {
    expect(retryAfterMs({}, now)).toBeNull()
    expect(retryAfterMs(null, now)).toBeNull()
  })
})

describe('the signature', () => {
  // The example of the Standard Webhooks specification.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const content = ['msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}'] as const
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

  test('is the standard’s', () => {
    expect(signatureOf([signingKey(secret)], ...content)).toBe(signature)
  })

  test('is one for each secret while one takes over', () => {
    const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    const [first, second, ...more] = signatureOf([other, secret].map(signingKey), ...content).split(' ')
    expect(first).toMatch(/^v1,/)
    expect(first).not.toBe(signature)
    expect(second).toBe(signature)
    expect(more).toEqual([])
  })
})
