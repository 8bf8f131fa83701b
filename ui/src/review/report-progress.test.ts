import { expect, test } from 'vitest'
import { progressOf } from './report-progress.ts'

const entry = (status: string, required = true) => ({ status, required })

test('progress counts required entries alone', () => {
  const entries = [entry('passed'), entry('untested'), entry('passed', false), entry('failed')]
  expect(progressOf(entries)).toEqual({ passed: 1, required: 3, percent: 33 })
})

test('progress is 100 % only when nothing is left, however many there are', () => {
  const all = Array.from({ length: 300 }, () => entry('passed'))
  expect(progressOf(all).percent).toBe(100)
  expect(progressOf([...all.slice(1), entry('untested')]).percent).toBe(99)
})

test('progress of nothing is 0 %', () => {
  expect(progressOf([])).toEqual({ passed: 0, required: 0, percent: 0 })
})
