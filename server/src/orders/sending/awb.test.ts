import fc from 'fast-check'
import { expect, test } from 'vitest'
import { awbOf, checkDigit, isAwb } from './awb.ts'

test.each([
  // ISO/IEC 7064, its own example
  ['0794', 5],
  // Croatia's OIB and Germany's tax number use the same system
  ['6943515153', 0],
  ['8609574271', 9],
  ['0', 2],
  ['100000042', 3],
])('the check digit of %s is %i', (digits, check) => {
  expect(checkDigit(digits)).toBe(check)
})

test.each([
  [100_000_001, 'EDS1000000013'],
  [100_000_042, 'EDS1000000423'],
  [1n, 'EDS0000000014'],
  [1_234_567_890_123n, 'EDS12345678901232'],
])('%s gives %s', (number, awb) => {
  expect(awbOf('production', number)).toBe(awb)
  expect(isAwb(awb)).toBe(true)
})

const numbers = fc.bigInt({ min: 1n, max: 9_999_999_999_999n })

test('a wrong digit is always told', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, where, more) => {
      const awb = awbOf('development', number)
      const at = 3 + (where % (awb.length - 3))
      const wrong = awb.slice(0, at) + ((Number(awb[at]) + more) % 10) + awb.slice(at + 1)
      expect(isAwb(wrong)).toBe(false)
    }),
  )
})

test('an AWB says which environment gave it; either may be asked about', () => {
  expect(awbOf('development', 100_000_042)).toBe('EDT1000000423')
  expect(isAwb('EDT1000000423')).toBe(true)
  expect(isAwb('EDS1000000423')).toBe(true)
  expect(isAwb('EDU1000000423')).toBe(false)
})

test('numbers give AWBs of their own', () => {
  fc.assert(fc.property(numbers, numbers, (a, b) => (awbOf('production', a) === awbOf('production', b)) === (a === b)))
})

test.each(['', 'EDS', 'EDS1', 'eds1000000423', 'EDS1000000424', 'ORD1000000423', 'EDS１０００００００４２３'])(
  '%j is no AWB',
  (text) => {
    expect(isAwb(text)).toBe(false)
  },
)
