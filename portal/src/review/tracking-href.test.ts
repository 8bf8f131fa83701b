import { expect, test } from 'vitest'
import { trackingHref } from './tracking-href.ts'

test('a courier’s page is opened by https alone', () => {
  expect(trackingHref('https://kurir.example/JKT-1')).toBe('https://kurir.example/JKT-1')
  for (const url of [null, '', 'JKT-1', 'http://kurir.example/1', 'javascript:alert(1)', ' data:text/html,1'])
    expect(trackingHref(url)).toBeNull()
})
