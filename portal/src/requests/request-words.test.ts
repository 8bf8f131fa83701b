import { expect, test } from 'vitest'
import { durationWords, shortId, statusTone } from './request-words.ts'

test.each([
  [0.84, '0.8 ms'],
  [9, '9 ms'],
  [84.4, '84 ms'],
  [1240, '1.2 s'],
])('%d ms reads %s', (ms, words) => {
  expect(durationWords(ms)).toBe(words)
})

test.each([
  [200, 'live'],
  [422, 'bad'],
  [429, 'dev'],
  [409, 'dev'],
  [500, 'bad'],
] as const)('an answer of %d is %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone)
})

test('a long id is shortened in the middle', () => {
  expect(shortId('ord_01JD3P7M2XA4C6E8G0J2K4M608')).toBe('ord_01JD…4M608')
})
