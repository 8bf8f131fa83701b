import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { fingerprintOf, fits, keyOfDatabase } from './master-key.ts'

const [one, other] = [randomBytes(32), randomBytes(32)]

test('a fingerprint fits its key alone, holds nothing of it, and is another each time', () => {
  const print = fingerprintOf(one)
  expect([fits(one, print), fits(other, print)]).toEqual([true, false])
  expect(Buffer.concat([print.salt, print.fingerprint]).includes(one.subarray(0, 8))).toBe(false)
  expect(fingerprintOf(one)).not.toEqual(print)
})

test.each([
  ['the first key, when nothing is sealed', [0, 0], 0, one],
  ['the one that opens everything', [0, 7], 7, other],
  ['the one that opens most, though a wrong key has sealed some', [5, 0], 7, one],
  ['none, when none opens half', [3, 0], 7, null],
  ['none, when none opens anything', [0, 0], 1, null],
])('a database without a fingerprint belongs to %s', (_what, opened, sealed, key) => {
  expect(keyOfDatabase([one, other], opened, sealed)).toBe(key)
})
