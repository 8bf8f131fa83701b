import { expect, test } from 'vitest'
import { pace, refusalPace } from './refusal-pace.ts'

test('who has had more refused than is free waits; a second gives so many back, and no more than there were', () => {
  let time = 0
  const refusals = refusalPace(() => time)
  refusals.charge('a', pace.atOnce - 1)
  expect(refusals.owes('a')).toBe(false)
  refusals.charge('a', 1)
  expect([refusals.owes('a'), refusals.owes('b')]).toEqual([true, false])
  time += 1_000
  refusals.charge('a', pace.perSecond - 1)
  expect(refusals.owes('a')).toBe(false)
  refusals.charge('a', 1)
  expect(refusals.owes('a')).toBe(true)
  time += 3_600_000
  refusals.charge('a', pace.atOnce)
  expect(refusals.owes('a')).toBe(true)
})

test('however much is refused in one wave, it is paid for within seconds', () => {
  let time = 0
  const refusals = refusalPace(() => time)
  refusals.charge('a', 1_000_000)
  time += ((pace.maxDebt + 1) / pace.perSecond) * 1_000
  expect(refusals.owes('a')).toBe(false)
})

test('those who wait go in their order, at the pace; who leaves takes no turn; too many are not let in', async () => {
  const refusals = refusalPace()
  refusals.charge('a', pace.atOnce)
  const went: number[] = []
  const leaving = Array.from({ length: pace.maxWaiting }, (_, n) => refusals.wait('a', () => went.push(n)))
  expect(refusals.wait('a', () => {})).toBeNull()
  leaving[1]?.()
  expect(refusals.wait('a', () => went.push(pace.maxWaiting))).not.toBeNull()
  const began = performance.now()
  await expect.poll(() => went.length, { timeout: 5_000, interval: 5 }).toBe(pace.maxWaiting)
  expect(performance.now() - began).toBeGreaterThan((0.8 * pace.maxWaiting * 1_000) / pace.perSecond)
  expect(went).toEqual([0, ...Array.from({ length: pace.maxWaiting - 1 }, (_, n) => n + 2)])
})
