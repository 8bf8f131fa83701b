import { expect, test } from 'vitest'
import { obstacleOf } from './production-url.ts'

test.each([
  'http://localhost:3000/edis',
  'https://shop.localhost/edis',
  'https://nas.local/edis',
  'http://127.0.0.1:8080/edis',
  'https://10.1.2.3/edis',
  'https://172.16.0.1/edis',
  'https://172.31.255.255/edis',
  'https://192.168.1.20/edis',
  'https://169.254.169.254/edis',
  'https://100.64.0.1/edis',
  'https://[::1]/edis',
  'https://[fd12:3456::1]/edis',
  'https://[fe80::1]/edis',
])('%s is private', (url) => expect(obstacleOf(url)).toBe('private'))

test('a public address without TLS is plain HTTP', () =>
  expect(obstacleOf('http://hooks.tokosenja.id/edis')).toBe('http'))

test.each([
  'https://hooks.tokosenja.id/edis',
  'https://172.32.0.1/edis',
  'https://11.0.0.1/edis',
  'https://100.128.0.1/edis',
  'https://localhost.tokosenja.id/edis',
  'no address',
])('nothing speaks against %s', (url) => expect(obstacleOf(url)).toBeNull())
