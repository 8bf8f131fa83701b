import { expect, test } from 'vitest'
import { addressNetwork, signInCounters } from './sign-in-throttle.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (address, network) => {
  expect(addressNetwork(address)).toBe(network)
})

test('at a known address the account is bound by its own guesses alone', () => {
  expect(signInCounters('a@b.test', '203.0.113.7', true)).toHaveLength(1)
  expect(signInCounters('a@b.test', '203.0.113.7', false)).toHaveLength(3)
})
