import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.each([
  ['Call POST /order/send/v2 until it returns 200.', 'POST /order/send/v2'],
  ['When a request returns AUTH_TOKEN_EXPIRED, refresh.', 'AUTH_TOKEN_EXPIRED'],
  ['Wait as long as Retry-After says.', 'Retry-After'],
  ['An order with metadata.scenario “lost” triggers it.', 'metadata.scenario'],
])('of “%s” %s is code', (text, code) => {
  expect(codeIn(text).filter((_, place) => place % 2 === 1)).toEqual([code])
  expect(codeIn(text).join('')).toBe(text)
})

test('a plain sentence is one piece', () => expect(codeIn('EDIS sends an event.')).toHaveLength(1))
