import { expect, test } from 'vitest'
import { latencyBounds, quantile, spanOf, sumOf, withoutGaps } from './traffic.ts'

const now = new Date('2026-11-20T02:31:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const timed = (...places: number[]) =>
  [0, ...latencyBounds].map((_, place) => places.filter((one) => one === place).length)

test.each([
  [24, daysAgo(9), '2026-11-19T03:00:00.000Z', 60, 24],
  [168, daysAgo(9), '2026-11-13T06:00:00.000Z', 360, 28],
  [720, daysAgo(9), '2026-10-22T00:00:00.000Z', 1_440, 30],
  [24, new Date('2026-11-20T02:00:00Z'), '2026-11-19T23:35:00.000Z', 5, 36],
  [720, new Date('2026-11-20T02:00:00Z'), '2026-10-22T00:00:00.000Z', 1_440, 30],
  [24, null, '2026-11-19T03:00:00.000Z', 60, 24],
])('%d hours of an account from %s begin at %s, in steps of %d minutes', (hours, first, from, stepMinutes, count) => {
  const span = spanOf(hours, first, now)
  expect(span).toEqual({ from: new Date(from), stepMinutes })
  expect(withoutGaps([], span, now)).toHaveLength(count)
})

test('slots without a request are there, and all add up', () => {
  const span = spanOf(24, daysAgo(9), now)
  const slot = {
    from: new Date('2026-11-20T01:00:00Z'),
    success: 8,
    clientErrors: 1,
    serverErrors: 1,
    times: timed(0, 3),
  }
  const slots = withoutGaps([slot], span, now)
  expect(slots.at(-2)).toEqual(slot)
  expect(slots.at(-1)).toMatchObject({ success: 0, times: [] })
  expect(sumOf([slot, slot])).toMatchObject({ success: 16, clientErrors: 2, serverErrors: 2, times: timed(0, 0, 3, 3) })
})

test('a quantile lies within its span of latency', () => {
  expect(quantile(timed(), 0.5)).toBeNull()
  expect(quantile(timed(3), 0.5)).toBe(25)
  expect(quantile(timed(0, 0, 0, 0), 0.95)).toBe(5)
  const mixed = timed(...Array<number>(90).fill(8), ...Array<number>(10).fill(16))
  expect(quantile(mixed, 0.5)).toBeGreaterThanOrEqual(80)
  expect(quantile(mixed, 0.5)).toBeLessThanOrEqual(100)
  expect(quantile(mixed, 0.95)).toBe(575)
  expect(quantile(timed(latencyBounds.length), 0.5)).toBe(30_000)
})
