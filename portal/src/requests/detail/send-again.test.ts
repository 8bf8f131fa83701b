import { expect, test } from 'vitest'
import { authorizationOf, isJson } from './send-again.ts'

const now = Date.parse('2026-11-20T02:00:00Z')
const own = { id: 'prt_1', key: 'key', token: 'tok', expires: new Date(now + 1000) }

test('a bearer call goes with the token, as long as it works', () => {
  expect(authorizationOf('bearer', own, now)).toBe('Bearer tok')
  expect(authorizationOf('bearer', { ...own, expires: new Date(now) }, now)).toBeNull()
  expect(authorizationOf('bearer', { ...own, token: null, expires: null }, now)).toBeNull()
  expect(authorizationOf('bearer', undefined, now)).toBeNull()
})

test('a call of the key needs no token', () => {
  expect(authorizationOf('partner-key', { ...own, token: null, expires: null }, now)).toBe('Basic cHJ0XzE6a2V5')
})

test.each([
  ['{"a":1}', true],
  ['[1]', false],
  ['{"a":', false],
])('%s may be sent: %s', (text, may) => {
  expect(isJson(text)).toBe(may)
})
