import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const peer = { remoteAddress: '10.0.0.1' }

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', '10.0.0.1'],
  ['999.1.1.1:80', '10.0.0.1'],
  ['x'.repeat(8000), '10.0.0.1'],
  ['', '10.0.0.1'],
])('a proxy that says %j stands for %s', (ip, address) => {
  expect(clientAddress({ ip, socket: peer })).toBe(address)
})
