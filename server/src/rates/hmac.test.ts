import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmacSha256 } from './hmac.ts'

test('it is the HMAC that createHmac makes, of messages that grow and shrink', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 64 }),
      fc.array(fc.uint8Array({ maxLength: 500 }), { maxLength: 5 }),
      (key, messages) => {
        const hmac = hmacSha256(key)
        for (const message of messages)
          expect(hmac(message)).toBe(createHmac('sha256', key).update(message).digest('binary'))
      },
    ),
  )
})

test('a key longer than a block is refused', () => {
  expect(() => hmacSha256(new Uint8Array(65))).toThrow(RangeError)
})
