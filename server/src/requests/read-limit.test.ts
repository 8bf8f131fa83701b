import { expect, test } from 'vitest'
import { readLimit } from './read-limit.ts'

const at = (ms: number) => new Date(1_795_168_800_000 + ms)

test('so many reads of a partner’s second are let through; the rest is told once, when the second is over', () => {
  const reads = readLimit(2)
  const admitted = [0, 1, 2, 999].map((ms) => reads.admit('prt_1', at(ms)))
  expect(admitted).toEqual([true, true, false, false])
  expect(reads.admit('prt_2', at(999))).toBe(true)
  expect(reads.take(at(999))).toEqual([])
  expect(reads.admit('prt_1', at(1000))).toBe(true)
  expect(reads.take(at(1000))).toEqual([{ partnerId: 'prt_1', second: at(0), reads: 2 }])
  expect(reads.take(at(5000))).toEqual([])
})
