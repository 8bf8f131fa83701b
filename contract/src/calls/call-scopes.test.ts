import { expect, test } from 'vitest'
import { allowsCall, keyScopes, leastScope } from './call-scopes.ts'
import { isWrite } from './call.ts'
import { openApiCalls } from './open-api-calls.ts'

const ofToken = openApiCalls.filter(({ access }) => access === 'bearer')

test.each(ofToken.map((call) => [call.path, call] as const))('%s says which keys may make it', (path, call) => {
  const least = leastScope(path)
  expect(keyScopes).toContain(least)
  // Whoever may read changes nothing, and a call that some keys may not make says so.
  expect(least === 'read').toBe(!isWrite(call) && !['/order/send/v1'].includes(path))
  expect(call.errors.includes('AUTH_KEY_SCOPE_MISSING')).toBe(least !== 'read')
})

test('a call that says nothing of its scope can’t be served', () => {
  expect(() => leastScope('/order/forget')).toThrow('call-scopes.ts')
})

test.each([
  ['all', 'all', true],
  ['all', 'orders', true],
  ['all', 'read', true],
  ['orders', 'all', false],
  ['orders', 'orders', true],
  ['orders', 'read', true],
  ['read', 'all', false],
  ['read', 'orders', false],
  ['read', 'read', true],
] as const)('a key of scope %s at a call of %s: %s', (scope, least, may) => {
  expect(allowsCall(scope, least)).toBe(may)
})
