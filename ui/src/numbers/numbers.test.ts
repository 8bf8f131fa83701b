import { expect, test } from 'vitest'
import { bytes, duration, listed, milliseconds, number, percent, rupiah } from './numbers.ts'

test.each([
  [number(1_205), '1,205', number(1_205, 'id'), '1.205'],
  [number(-3), '-3', number(-3, 'id'), '-3'],
  [rupiah(44_659), 'Rp 44,659', rupiah(44_659, 'id'), 'Rp44.659'],
  [rupiah(0), 'Rp 0', rupiah(0, 'id'), 'Rp0'],
  [percent(26), '26%', percent(26, 0, 'id'), '26 %'],
  [percent(4.44, 1), '4.4%', percent(4.44, 1, 'id'), '4,4 %'],
  [percent(100, 1), '100%', percent(100, 1, 'id'), '100 %'],
  [duration(385.4), '385 ms', duration(385.4, 'id'), '385 ms'],
  [duration(999.5), '1.0 s', duration(1_234, 'id'), '1,2 s'],
  [milliseconds(30_000.4), '30,000 ms', milliseconds(30_000.4, 'id'), '30.000 ms'],
  [bytes(999), '999 B', bytes(999, 'id'), '999 B'],
  [bytes(1_240), '1.2 kB', bytes(12_345_678, 'id'), '12.345,7 kB'],
])('%s is %s in English, %s is %s in Indonesian', (english, wantedEnglish, indonesian, wantedIndonesian) => {
  expect([english, indonesian]).toEqual([wantedEnglish, wantedIndonesian])
})

test('a list is written in words', () => {
  expect(listed(['Ayu'])).toBe('Ayu')
  expect(listed(['Ayu', 'Budi', 'Lia'])).toBe('Ayu, Budi and Lia')
  expect(listed(['Ayu', 'Budi', 'Lia'], 'id')).toBe('Ayu, Budi, dan Lia')
})
