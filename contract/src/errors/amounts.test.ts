import { expect, test } from 'vitest'
import { amount, decimal } from './amounts.ts'

test.each([
  [44_659, 'rupiah', 'Rp 44,659', 'Rp44.659'],
  [1_204_999, 'g', '1,204.999 kg', '1.204,999 kg'],
  [1_205_000, 'g', '1,205 kg', '1.205 kg'],
  [999, 'g', '999 g', '999 g'],
  [0, 'g', '0 g', '0 g'],
  [-5, 'cm', '-5 cm', '-5 cm'],
  [0.5, undefined, '0.5', '0,5'],
  [1e21, undefined, '1e+21', '1e+21'],
])('%d %s is %s in English and %s in Indonesian', (value, unit, en, id) => {
  expect([amount(value, unit, 'en'), amount(value, unit, 'id')]).toEqual([en, id])
})

test('decimals end after the third', () => {
  expect(decimal(1 / 3, 'en')).toBe('0.333')
})
