import { expect, test } from 'vitest'
import { bars, linePath, percentWords, roundUp, slotsOf, trafficOf } from './traffic.ts'

const now = Date.parse('2026-11-20T02:30:00Z')
const counted = (hour: string, requests: number, failures = 0, average_ms = 10, slowest_ms = 100, omitted = 0) => ({
  hour: `2026-11-${hour}:00:00.000Z`,
  requests,
  omitted,
  failures,
  average_ms,
  slowest_ms,
})

test('a day is 24 slots of an hour, the present one last, and hours without a call are there', () => {
  const slots = slotsOf([counted('20T02', 4, 1), counted('19T03', 2)], '24h', now)
  expect(slots).toHaveLength(24)
  expect(slots[0]).toMatchObject({ from: new Date('2026-11-19T03:00:00Z'), requests: 2, rate: 0 })
  expect(slots[1]).toMatchObject({ requests: 0, rate: null, averageMs: null })
  expect(slots[23]).toMatchObject({ requests: 4, failures: 1, rate: 0.25 })
})

test('a week is 28 slots of six hours, whose average is weighed by requests', () => {
  const slots = slotsOf([counted('20T01', 1, 0, 100, 400), counted('20T02', 3, 3, 20, 50)], '7d', now)
  expect(slots).toHaveLength(28)
  expect(slots[27]).toMatchObject({ requests: 4, failures: 3, averageMs: 40, slowestMs: 400 })
  expect(trafficOf(slots)).toEqual({ requests: 4, failures: 3, rate: 0.75, averageMs: 40, slowestMs: 400 })
})

test('reads that were only counted are traffic, but say nothing of how long calls took', () => {
  const slots = slotsOf([counted('20T01', 1, 0, 100, 400), counted('20T02', 1_003, 3, 20, 50, 1_000)], '7d', now)
  expect(slots[27]).toMatchObject({ requests: 1_004, averageMs: 40 })
  expect(trafficOf(slots)).toMatchObject({ requests: 1_004, averageMs: 40 })
})

test('without a call there is no rate and no average', () => {
  expect(trafficOf(slotsOf([], '24h', now))).toMatchObject({ requests: 0, rate: null, averageMs: null })
})

test.each([
  [0, 1],
  [0.013, 0.02],
  [1, 1],
  [1.1, 2],
  [48, 50],
  [51, 100],
  [300, 500],
])('the scale for %d ends at %d', (value, end) => {
  expect(roundUp(value)).toBeCloseTo(end)
})

test('bars stand on the ground, fill the plot at most, and the smallest can be seen', () => {
  const [all, none, little] = bars([1, null, 0.001], 1, { width: 90, height: 50 })
  expect(all).toEqual({ x: 1.5, y: 0, width: 27, height: 50 })
  expect(none).toBeNull()
  expect(little).toMatchObject({ x: 61.5, y: 48, height: 2 })
})

test('a line breaks where there was nothing, and a value alone is a stroke', () => {
  expect(linePath([10, 20, null, 5], 20, { width: 40, height: 10 })).toBe('M5 5L15 0M32.5 7.5h5')
  expect(linePath([null], 1, { width: 10, height: 10 })).toBe('')
})

test.each([
  [0, '0%'],
  [0.0001, '< 0.1%'],
  [0.0042, '0.4%'],
  [0.123, '12%'],
  [0.9999, '> 99.9%'],
  [1, '100%'],
])('a rate of %d reads %s', (rate, words) => {
  expect(percentWords(rate)).toBe(words)
})
