import { expect, test } from 'vitest'
import { fromBase32, stepAt, toBase32, totpAt, totpStep, totpUri } from './totp.ts'

const secret = toBase32(Buffer.from('12345678901234567890'))

// RFC 6238, appendix B, with six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(totpAt(secret, stepAt(new Date(seconds * 1_000)))).toBe(code)
})

test('base32 is that of RFC 4648', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(fromBase32(secret).toString()).toBe('12345678901234567890')
})

test('a code of this step or a neighbour is right, once', () => {
  const now = new Date(1_234_567_890_000)
  const present = stepAt(now)
  for (const near of [-1, 0, 1]) expect(totpStep(secret, totpAt(secret, present + near), now, 0)).toBe(present + near)
  for (const far of [-2, 2]) expect(totpStep(secret, totpAt(secret, present + far), now, 0)).toBeNull()
  expect(totpStep(secret, totpAt(secret, present), now, present)).toBeNull()
  expect(totpStep(secret, totpAt(secret, present - 1), now, present)).toBeNull()
})

test('apps read the account and the secret', () => {
  expect(totpUri('ABC', 'rina@tokosenja.id')).toBe(
    'otpauth://totp/EDIS:rina%40tokosenja.id?secret=ABC&issuer=EDIS&algorithm=SHA1&digits=6&period=30',
  )
})
