import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseIp } from './allowed-ips.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['198.51.100.77/24', '198.51.100.0/24'],
  ['198.51.100.77/32', '198.51.100.77'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['2001:DB8::1', '2001:db8::1'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
  ['2001:db8:abcd:12:ffff::/64', '2001:db8:abcd:12::/64'],
  ['2001:db8::1/128', '2001:db8::1'],
  ['::ffff:198.51.100.77/120', '198.51.100.0/24'],
  ['::ffff:198.51.100.77/97', '128.0.0.0/1'],
  ['::ffff:198.51.100.77/96', '0.0.0.0/0'],
  ['::ffff:198.51.100.77/95', '::fffe:0:0/95'],
  ['::/0', '::/0'],
])('%s is kept as %s', (text, kept) => {
  expect(normaliseIp(text)).toBe(kept)
})

test.each([
  '',
  '1.2.3',
  '1.2.3.4/33',
  '999.1.1.1',
  'fe80::1%eth0',
  '01.2.3.4',
  '0x7f.0.0.1',
  '2130706433',
  '1.2.3.4/',
  '1.2.3.4/-1',
  '1.2.3.4/8/8',
  '1.2.3.4/ 8',
  '2001:db8::1/129',
  '2001:db8:::1',
  ':::',
  'localhost',
  '１.2.3.4',
])('%j is refused', (text) => {
  expect(normaliseIp(text)).toBeNull()
})

test('what is kept stays as it is when given again', () => {
  const prefix = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null })
  const withPrefix = ([address, bits]: [string, number | null]) => (bits === null ? address : `${address}/${bits}`)
  const anyIp = fc.oneof(
    fc.tuple(fc.ipV4(), prefix(32)).map(withPrefix),
    fc.tuple(fc.ipV6(), prefix(128)).map(withPrefix),
  )
  fc.assert(
    fc.property(anyIp, (text) => {
      const kept = normaliseIp(text)
      expect(kept).not.toBeNull()
      expect(normaliseIp(kept ?? '')).toBe(kept)
    }),
  )
})
