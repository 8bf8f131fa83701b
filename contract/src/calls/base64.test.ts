import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase64, encodeBase64 } from './base64.ts'

test('any text comes back', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeBase64(encodeBase64(text)) === text))
})

test.each([['%%%'], ['YQ'], ['YQ='], ['YQ==='], ['Y Q=='], ['YQ==\n'], ['YQ-_'], ['/w=='], ['7aCA']])(
  '%j is refused',
  (encoded) => {
    expect(decodeBase64(encoded)).toBeNull()
  },
)
