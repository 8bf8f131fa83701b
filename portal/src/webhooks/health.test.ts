import { expect, test } from 'vitest'
import { attemptsSince, chartWords, countWords, disabledAt, lastDay, rateWords, sinceNow, total } from './health.ts'

const now = Date.parse('2026-11-20T09:14:00Z')
const clock = (at: Date) => at.toISOString().slice(11, 16)
const hours = [
  { hour: '2026-11-19T10:00:00.000Z', succeeded: 4, failed: 0 },
  { hour: '2026-11-20T02:00:00.000Z', succeeded: 5, failed: 3 },
  { hour: '2026-11-20T09:00:00.000Z', succeeded: 1, failed: 1 },
]

test('a day has 24 hours, those without an attempt too, the present one last', () => {
  const day = lastDay(hours, now)
  expect(day).toHaveLength(24)
  expect(day[0]).toEqual({ at: new Date('2026-11-19T10:00:00Z'), succeeded: 4, failed: 0 })
  expect(day[23]).toEqual({ at: new Date('2026-11-20T09:00:00Z'), succeeded: 1, failed: 1 })
  expect(day[1]).toMatchObject({ succeeded: 0, failed: 0 })
  expect(total(day)).toEqual({ succeeded: 10, failed: 4 })
})

test('an hour that is over 24 hours gone is not counted', () => {
  expect(total(lastDay([{ hour: '2026-11-19T09:00:00.000Z', succeeded: 9, failed: 9 }], now))).toEqual({
    succeeded: 0,
    failed: 0,
  })
})

test.each([
  [{ succeeded: 0, failed: 0 }, null],
  [{ succeeded: 7, failed: 0 }, '100% of 7 attempts succeeded in 24 h'],
  [{ succeeded: 0, failed: 3 }, '0% of 3 attempts succeeded in 24 h'],
  [{ succeeded: 1_276, failed: 8 }, '99.3% of 1,284 attempts succeeded in 24 h'],
  [{ succeeded: 99_999, failed: 1 }, '99.9% of 100,000 attempts succeeded in 24 h'],
])('%o reads %s', (counted, words) => {
  expect(rateWords(counted)).toBe(words)
})

test('the chart is told in words', () => {
  expect(chartWords(lastDay([], now), clock)).toBe('No attempts in the last 24 hours.')
  expect(chartWords(lastDay(hours.slice(0, 1), now), clock)).toBe(
    'Attempts in the last 24 hours: 4 succeeded, 0 failed.',
  )
  expect(chartWords(lastDay(hours, now), clock)).toBe(
    'Attempts in the last 24 hours: 10 succeeded, 4 failed, most of them in the hour from 02:00 (3).',
  )
})

test('a count that the server stops at says that there may be more', () => {
  expect(countWords(999)).toBe('999')
  expect(countWords(1_000)).toBe('1,000+')
})

test('five days of failure disable', () => {
  expect(disabledAt('2026-11-20T02:00:00Z')).toEqual(new Date('2026-11-25T02:00:00Z'))
})

test('attempts since are those of the newest hour and later, whatever leaves the day meanwhile', () => {
  const since = sinceNow(hours)
  expect(attemptsSince(hours, since)).toEqual({ succeeded: 0, failed: 0 })
  const later = [
    { hour: '2026-11-20T09:00:00.000Z', succeeded: 1, failed: 4 },
    { hour: '2026-11-20T10:00:00.000Z', succeeded: 2, failed: 0 },
  ]
  expect(attemptsSince(later, since)).toEqual({ succeeded: 2, failed: 3 })
  expect(attemptsSince(later, sinceNow([]))).toEqual({ succeeded: 3, failed: 4 })
})
