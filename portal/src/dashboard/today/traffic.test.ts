import { expect, test } from 'vitest'
import {
  columnOf,
  linePath,
  lonePoints,
  percentWords,
  rateOf,
  requestsOf,
  roundUp,
  stacked,
  worstOf,
} from './traffic.ts'

const slot = (success: number, client_errors = 0, server_errors = 0) => ({
  from: '2026-11-20T02:00:00.000Z',
  success,
  client_errors,
  server_errors,
  p50_ms: null,
  p95_ms: null,
})

test('a rate is of all requests, and none without one', () => {
  expect(requestsOf(slot(7, 2, 1))).toBe(10)
  expect(rateOf(slot(7, 2, 1))).toBe(0.3)
  expect(rateOf(slot(0))).toBeNull()
  expect(worstOf([slot(9), slot(8, 2), slot(9, 1)])).toEqual(slot(8, 2))
  expect(worstOf([slot(9), slot(0)])).toBeNull()
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

test('a column’s parts stand on each other, and the smallest can be seen', () => {
  expect(stacked([50, 0, 0.001], 100, { width: 90, height: 50 })).toEqual([
    { y: 25, height: 25 },
    { y: 25, height: 0 },
    { y: 23.5, height: 1.5 },
  ])
  expect(columnOf(1, 3, { width: 90, height: 50 })).toEqual({ x: 31.5, width: 27 })
})

test('a line breaks where there was nothing, and a value alone is a dot', () => {
  expect(linePath([10, 20, null, 5], 20, { width: 40, height: 10 })).toBe('M5 5L15 0')
  expect(lonePoints([10, 20, null, 5], 20, { width: 40, height: 10 })).toBe('M35 7.5h0')
  expect(linePath([null], 1, { width: 10, height: 10 })).toBe('')
  expect(lonePoints([0.5], 1, { width: 10, height: 10 })).toBe('M5 5h0')
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
