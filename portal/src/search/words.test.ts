import { expect, test } from 'vitest'
import { wordSpans, wordsOf } from './words.ts'

test.each(['postal_code', 'postalCode', 'postal.code', 'Postal Code', 'POSTAL_CODE', 'PostalCode', '  postal-code[] '])(
  '%s is two words',
  (text) => {
    expect(wordsOf(text)).toEqual(['postal', 'code'])
  },
)

test.each([
  ['/order/send/v2', ['order', 'send', 'v2']],
  ['Get Rate V2', ['get', 'rate', 'v2']],
  ['HTTPStatus', ['http', 'status']],
  ['items[].weight_g', ['items', 'weight', 'g']],
  ['409', ['409']],
  ['HMAC-SHA256', ['hmac', 'sha256']],
  ['Kecamatan é', ['kecamatan', 'é']],
  ['~ -- /', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('a word knows where it stands', () => {
  expect(wordSpans('a.postalCode')).toEqual([
    { word: 'a', start: 0, end: 1 },
    { word: 'postal', start: 2, end: 8 },
    { word: 'code', start: 8, end: 12 },
  ])
})
