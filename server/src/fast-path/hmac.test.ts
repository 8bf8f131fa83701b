import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmacOfHashes, hmacOfNode } from './hmac.ts'

test('it is the HMAC that createHmac makes, of messages that grow and shrink', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 64 }),
      fc.array(fc.uint8Array({ maxLength: 500 }), { maxLength: 5 }),
      (key, messages) => {
        const [ours, nodes] = [hmacOfHashes(key), hmacOfNode(key)]
        for (const message of messages) expect(ours(message)).toBe(nodes(message))
      },
    ),
  )
})

test('a key longer than a block is refused', () => {
  expect(() => hmacOfHashes(new Uint8Array(65))).toThrow(RangeError)
})
