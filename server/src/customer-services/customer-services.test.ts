import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalisePhone, phonePart } from './customer-services.ts'

describe('a phone number', () => {
  test.each([
    ['081234567890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    ['+6281234567890', '+6281234567890'],
    [' 0812-3456-7890 ', '+6281234567890'],
    ['0812 3456 7890', '+6281234567890'],
    ['+62 812.3456.7890', '+6281234567890'],
    ['(+62) 812 3456 7890', '+6281234567890'],
    ['0811234567', '+62811234567'],
    ['0812345678901', '+62812345678901'],
    // Fixed lines, Jakarta and Manokwari
    ['622112345678', '+622112345678'],
    ['+62986211234', '+62986211234'],
  ])('%s is %s', (text, phone) => {
    expect(normalisePhone(text)).toBe(phone)
  })

  test.each([
    '',
    '12',
    '0812345',
    '08123456789012',
    '02112345678',
    '8123456789',
    '+6508123456789',
    '620812345678',
    '62081234567890',
    '+62 0812 3456 7890',
    '0812345678a0',
    '081234567890;drop table orders',
    '++6281234567890',
    '٠٨١٢٣٤٥٦٧٨٩٠',
    '０８１２３４５６７８９０',
    '\u202e081234567890',
    '0812345678901234567',
    'tel:081234567890',
    '+62812----34567890',
  ])('%j is refused', (text) => {
    expect(normalisePhone(text)).toBeNull()
  })

  test('that was normalised stays as it is', () => {
    const mobile = fc.stringMatching(/^8\d{8,11}$/)
    fc.assert(
      fc.property(mobile, fc.constantFrom('0', '62', '+62'), (number, prefix) => {
        const phone = normalisePhone(prefix + number)
        expect(phone).toBe(`+62${number}`)
        expect(normalisePhone(phone ?? '')).toBe(phone)
      }),
    )
  })

  test('takes no longer to judge the longer the text is', () => {
    const began = performance.now()
    normalisePhone('('.repeat(200_000))
    normalisePhone(' 1'.repeat(100_000))
    expect(performance.now() - began).toBeLessThan(500)
  })
})

test.each([
  ['0812', '+62812'],
  ['0812-34', '+6281234'],
  ['812', '812'],
  ['+62812', '+62812'],
  ['dewi', 'dewi'],
  ['0', '0'],
])('part of a number typed as %s is looked for as %s', (search, part) => {
  expect(phonePart(search)).toBe(part)
})
