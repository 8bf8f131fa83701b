import { expect, test } from 'vitest'
import { phoneEnd, withoutGroups } from './order-search.ts'

test.each([
  ['7890', '7890'],
  ['+62 812-3456', '628123456'],
  ['(021) 555.1234', '215551234'],
  ['0812', '0812'],
  ['789', null],
  ['78901234567890123', null],
  ['EDS7890', null],
])('takes %s for the end of a phone: %s', (text, digits) => {
  expect(phoneEnd(text)).toBe(digits)
})

test.each([
  ['EDT 1000 0000 72', 'EDT1000000072'],
  ['eds-1000000072', 'EDS1000000072'],
  ['INV 4-2', 'INV 4-2'],
  ['EDT', 'EDT'],
])('takes %s for the number %s', (text, number) => expect(withoutGroups(text)).toBe(number))
