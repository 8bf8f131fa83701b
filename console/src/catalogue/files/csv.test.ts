import { expect, test } from 'vitest'
import { csvOf, rowsOf } from './csv.ts'

test('rows are read by their columns; quoted cells may hold commas, quotes and lines', () => {
  expect(rowsOf('code,name\r\nJKT,"Gudang ""A"", Jakarta"\r\nBDG,\r\n')).toEqual([
    { code: 'JKT', name: 'Gudang "A", Jakarta' },
    { code: 'BDG', name: '' },
  ])
  expect(rowsOf('code,name\n"a\nb",c')).toEqual([{ code: 'a\nb', name: 'c' }])
  expect(rowsOf('')).toEqual([])
})

test('what is written reads the same, whatever its cells hold', () => {
  const rows = [
    { code: 'JKT', name: 'Gudang "A", Jakarta' },
    { code: 'BDG', name: '' },
    { code: '=SUM(1;2)', name: 'a\nb' },
  ]
  expect(rowsOf(csvOf(rows))).toEqual(rows)
  expect(csvOf(rows.slice(0, 1))).toBe('code,name\r\nJKT,"Gudang ""A"", Jakarta"\r\n')
})
