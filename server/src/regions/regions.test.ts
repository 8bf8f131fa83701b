import { describe, expect, test } from 'vitest'
import { cityOf, isDistrictCode, levelOf, parentOf } from './regions.ts'

describe('a region’s code', () => {
  test.each([
    ['31', 'province', null],
    ['31.71', 'city', '31'],
    ['31.71.01', 'district', '31.71'],
    ['31.71.01.1001', 'village', '31.71.01'],
  ])('%s is of a %s within %s', (code, level, parent) => {
    expect(levelOf(code)).toBe(level)
    expect(parentOf(code)).toBe(parent)
    expect(isDistrictCode(code)).toBe(level === 'district')
  })

  test.each([
    '',
    '3',
    '317101',
    '31.71.1',
    '31.71.01.',
    '31.71.01.10',
    ' 31.71.01',
    '31.71.01\n',
    '٣١.71.01',
    '31-71-01',
  ])('%j is none', (text) => {
    expect(levelOf(text)).toBeNull()
    expect(isDistrictCode(text)).toBe(false)
  })

  test('tells the city of a district and of a village', () => {
    expect(cityOf('31.71.01')).toBe('31.71')
    expect(cityOf('31.71.01.1001')).toBe('31.71')
  })
})
