import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forgiven, mistakes } from './edit-distance.ts'

test.each([
  ['cancel', 'cancel', 0],
  ['cancle', 'cancel', 1],
  ['cacel', 'cancel', 1],
  ['cancell', 'cancel', 1],
  ['cansel', 'cancel', 1],
  ['acnecl', 'cancel', 2],
])('%s is %s with so many mistakes: %i', (typed, word, count) => {
  expect(mistakes(typed, word, 2).whole).toBe(count)
})

test('a beginning is told from the whole', () => {
  expect(mistakes('recpi', 'recipient', 1)).toEqual({ whole: Infinity, beginning: 1 })
  expect(mistakes('recipient', 'recip', 2)).toEqual({ whole: Infinity, beginning: Infinity })
})

test('short words forgive nothing, long ones two', () => {
  expect([3, 4, 7, 8, 30].map(forgiven)).toEqual([0, 1, 1, 2, 2])
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })

test('mistakes count the same both ways, none between equals, and more only where more are asked for', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const { whole, beginning } = mistakes(one, other, 9)
      expect(mistakes(other, one, 9).whole).toBe(whole)
      expect(whole === 0).toBe(one === other)
      expect(beginning).toBeLessThanOrEqual(whole)
      expect(mistakes(one, other, 1).whole).toBe(whole > 1 ? Infinity : whole)
    }),
  )
})
