import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideDown, divideUp, shareDown, shareUp } from './whole-division.ts'

const amount = fc.integer({ min: 0, max: 2_000_000_000_000_000 })
const by = fc.integer({ min: 1, max: 100_000 })
const times = fc.integer({ min: 0, max: 10_000 })

test('division is as exact as with bigints, whichever way it rounds', () => {
  fc.assert(
    fc.property(amount, by, (a, b) => {
      expect(divideDown(a, b)).toBe(Number(BigInt(a) / BigInt(b)))
      expect(divideUp(a, b)).toBe(Number((BigInt(a) + BigInt(b) - 1n) / BigInt(b)))
    }),
  )
})

test('a share is exact where amount × times passes 2^53', () => {
  fc.assert(
    fc.property(amount, times, (a, t) => {
      expect(shareDown(a, t, 10_000)).toBe(Number((BigInt(a) * BigInt(t)) / 10_000n))
      expect(shareUp(a, t, 10_000)).toBe(Number((BigInt(a) * BigInt(t) + 9_999n) / 10_000n))
    }),
  )
})
