import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDecimal, parseDecimal } from './decimal.ts'

test.each([
  ['0.3', 3, 300],
  ['0.20', 2, 20],
  ['2.5', 2, 250],
  ['3', 2, 300],
  ['1.005', 3, 1_005],
  ['1.10000', 2, 110],
  ['0', 3, 0],
  ['9007199254740991', 0, Number.MAX_SAFE_INTEGER],
])('%s with %i places is %i', (text, places, value) => {
  expect(parseDecimal(text, places)).toBe(value)
})

test.each(['', '.', '.5', '5.', '-1', '+1', '0,3', '1e3', '1.005.1', ' 1', '٣', '1.234', '9007199254740992'])(
  '"%s" with 2 places has no value',
  (text) => {
    expect(parseDecimal(text, 2)).toBeNull()
  },
)

test('every whole number of any places is written and read without loss', () => {
  const value = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 8 }), (number, places) => {
      expect(parseDecimal(formatDecimal(number, places), places)).toBe(number)
    }),
  )
})

test('the value is that of exact arithmetic, whatever the digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), fc.stringMatching(/^\d{1,3}$/), (whole, fraction) => {
      const exact = BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0'))
      expect(parseDecimal(`${whole}.${fraction}`, 3)).toBe(Number(exact))
    }),
  )
})
