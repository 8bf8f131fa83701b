import { expect, test } from 'vitest'
import { countWrongKey, maxWrongKeys, type WrongKeys } from './wrong-key-throttle.ts'

const minute = 60_000
const start = Date.parse('2026-11-20T02:00:00Z')

/** Sends that many wrong keys at a moment; gives the wait that the last was answered with. */
function partner() {
  let known: WrongKeys | undefined
  return (at: number, times = 1): number => {
    let last = 0
    for (let time = 0; time < times; time++) {
      const { after, wait } = countWrongKey(known, at)
      known = after
      last = wait
    }
    return last
  }
}

test('ten wrong keys in a minute are answered as such, the next ones are throttled until the minute of waiting is over', () => {
  const wrong = partner()
  expect(wrong(start, maxWrongKeys)).toBe(0)
  expect(wrong(start)).toBe(minute)
  expect(wrong(start + minute / 2)).toBe(minute / 2)
  expect(wrong(start + minute)).toBe(0)
})

test('ten a minute for ever are not throttled', () => {
  const wrong = partner()
  for (let at = start; at < start + 30 * minute; at += minute) expect(wrong(at, maxWrongKeys)).toBe(0)
})

test('each throttling is twice as long as the one before, an hour at most; an hour of silence forgets', () => {
  const wrong = partner()
  const waits = []
  let at = start
  for (let time = 0; time < 8; time++) {
    const wait = wrong(at, maxWrongKeys + 1)
    waits.push(wait / minute)
    at += wait
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  expect(wrong(at + 60 * minute, maxWrongKeys)).toBe(0)
  expect(wrong(at + 60 * minute)).toBe(minute)
})

test('keys that are throttled do not make it longer', () => {
  const wrong = partner()
  wrong(start, maxWrongKeys + 1)
  expect(wrong(start + minute - 1, 1_000)).toBe(1)
  expect(wrong(start + minute, maxWrongKeys)).toBe(0)
})
