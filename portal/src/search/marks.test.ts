import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pieces } from './marks.ts'

const marked = (text: string, sought: string) =>
  pieces(text, sought)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['recipient.postal_code', 'postal code', 'recipient.[postal]_[code]'],
  ['recipient.postal_code', 'postalco', 'recipient.[postal_co]de'],
  ['Get Rate V2', 'rate', 'Get [Rate] V2'],
  ['Get Rate V2', 'ra', 'Get [Ra]te V2'],
  ['Get Rate V2', 'ongkir', 'Get [Rate] V2'],
  ['Cancel Order', 'cancle', '[Cancel] Order'],
  ['ORDER_DUPLICATE', 'dupl', 'ORDER_[DUPL]ICATE'],
  ['409 · Taken', '409', '[409] · Taken'],
  ['Get Rate V2', 'sku', 'Get Rate V2'],
  ['', 'sku', ''],
])('in “%s”, “%s” marks %s', (text, sought, result) => {
  expect(marked(text, sought)).toBe(result)
})

test('the pieces are the text again, whatever is sought', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, sought) => {
      const found = pieces(text, sought)
      expect(found.map((piece) => piece.text).join('')).toBe(text)
      expect(found.every((piece) => piece.text !== '')).toBe(true)
    }),
  )
})
