import { expect, test } from 'vitest'
import { parseRegionCsv } from './region-csv.ts'

const header = 'code,province_code,name'
const parse = (...lines: string[]) => parseRegionCsv(Buffer.from([header, ...lines].join('\n')), header)

test('a name may be quoted, with commas and doubled quotes inside', () => {
  expect(parse('11.01,11,Aceh Selatan', '11.02,11,"Sari I, II"', '11.03,11,"Soka""an"', '')).toEqual([
    { code: '11.01', name: 'Aceh Selatan' },
    { code: '11.02', name: 'Sari I, II' },
    { code: '11.03', name: 'Soka"an' },
  ])
})

test.each([
  ['a field too few', '11.01,11'],
  ['a field too many', '11.01,11,Aceh,Selatan'],
  ['no name', '11.01,11,'],
  ['a quote left open', '11.01,11,"Aceh'],
  ['a quote inside', '11.01,11,Ac"eh'],
  ['a blank line', ''],
  ['another parent', '11.01,12,Aceh'],
])('a file with %s is refused, and the line named', (_, line) => {
  expect(() => parse('11.00,11,First', line, '11.99,11,Last')).toThrow('line 3')
})

test('a file whose codes are not in order, or with another header, is refused', () => {
  expect(() => parse('11.02,11,Second', '11.01,11,First')).toThrow('line 3')
  expect(() => parse('11.02,11,Once', '11.02,11,Twice')).toThrow('line 3')
  expect(() => parseRegionCsv(Buffer.from('code,name\n11,Aceh'), header)).toThrow('begins with code,name')
})
