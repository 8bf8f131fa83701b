import { expect, test } from 'vitest'
import { rowsOf } from './csv.ts'

test('rows are read by their columns; quoted cells may hold commas, quotes and lines', () => {
  expect(rowsOf('code,name\r\nJKT,"Gudang ""A"", Jakarta"\r\nBDG,\r\n')).toEqual([
    { code: 'JKT', name: 'Gudang "A", Jakarta' },
    { code: 'BDG', name: '' },
  ])
  expect(rowsOf('code,name\n"a\nb",c')).toEqual([{ code: 'a\nb', name: 'c' }])
  expect(rowsOf('')).toEqual([])
})
