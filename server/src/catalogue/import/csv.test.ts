import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvRow, readCsv } from './csv.ts'

async function read(content: string | Uint8Array, chunkSize = Infinity): Promise<CsvRow[]> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const rows: CsvRow[] = []
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize)
  }
  for await (const batch of readCsv(chunks())) rows.push(...batch)
  return rows
}
const cells = async (content: string | Uint8Array) => (await read(content)).map((row) => row.cells)

test.each([
  [
    'plain rows',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a last row without a line break', 'a\n1', [['a'], ['1']]],
  [
    'CRLF',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a BOM', '\uFEFFa\n1', [['a'], ['1']]],
  [
    'semicolons, where the first row has them',
    'a;"b,c,d";e\n1,5;"2;3";\n',
    [
      ['a', 'b,c,d', 'e'],
      ['1,5', '2;3', ''],
    ],
  ],
  [
    'tabs, where the first row has them',
    '\na\tb\n1;2,3\t4',
    [
      ['a', 'b'],
      ['1;2,3', '4'],
    ],
  ],
  [
    'empty cells and empty lines',
    'a,b\n,\n\n\r\n1,\n',
    [
      ['a', 'b'],
      ['', ''],
      ['1', ''],
    ],
  ],
  ['commas, quotes and line breaks in quotes', 'a\n"1,""2"",\r\n3"\n', [['a'], ['1,"2",\r\n3']]],
  [
    'quotes before CRLF and at the end',
    '"a","b"\r\n"1",""',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'what a spreadsheet would run',
    'a,b\n=1+1,@SUM(A1)\n',
    [
      ['a', 'b'],
      ['=1+1', '@SUM(A1)'],
    ],
  ],
])('reads %s', async (_, text, expected) => {
  expect(await cells(text)).toEqual(expected)
})

test('rows know the line they begin on, also after rows of several lines', async () => {
  const rows = await read('a\n"1\n2\n3"\n\n4\n')
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 6])
})

test.each([
  ['a quote inside a cell', 'a\n1"2\n3\n', 'a cell contains a quote'],
  ['text after a quote', 'a\n"1"2\n3\n', 'a closing quote is not followed'],
])('names %s and goes on with the next line', async (_, text, fault) => {
  const rows = await read(text)
  expect(rows[1]).toMatchObject({ line: 2, fault: expect.stringContaining(fault) })
  expect(rows[2]).toEqual({ line: 3, cells: ['3'], fault: null })
})

test('names a quote that is never closed', async () => {
  expect((await read('a\n"1,2\n3\n'))[1]).toMatchObject({ line: 2, fault: 'a quote is opened and never closed' })
})

test('names a row that never ends, and holds no more of it than its limit', async () => {
  const rows = await read(`a\n${'x'.repeat(1_000_000)}\n1\n`, 10_000)
  expect(rows[1]).toMatchObject({ line: 2, cells: [], fault: expect.stringContaining('longer than 65536') })
  expect(rows.slice(2)).toEqual([{ line: 3, cells: ['1'], fault: null }])
})

test.each([
  ['little-endian', (text: string) => Buffer.from(text, 'utf16le')],
  ['big-endian', (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('UTF-16, %s, is read where a byte order mark says so, wherever its bytes are cut', async (_, encode) => {
  for (const size of [1, 3, 1_000]) {
    const rows = await read(encode('\uFEFFa\tb\r\nÉ\t😀\r\n'), size)
    expect(rows.map(({ cells: row }) => row)).toEqual([
      ['a', 'b'],
      ['É', '😀'],
    ])
  }
})

test('bytes that are no UTF-8 come as U+FFFD', async () => {
  expect(await cells(Buffer.from('a\nS\xE3o\n', 'latin1'))).toEqual([['a'], ['S\uFFFDo']])
})

const cell = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '"', ',', ';', '\t', '\n', '\r\n', ' ', '=') })
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

test('what is written is read back, wherever its bytes are cut', async () => {
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
  const form = fc.record({ end: fc.constantFrom('\n', '\r\n'), separator: fc.constantFrom(',', ';', '\t') })
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 20 }), form, async (rows, size, { end, separator }) => {
      const text = rows.map((row) => row.map(quote).join(separator) + end).join('')
      const back = await read(text, size)
      expect(back.map((row) => row.cells)).toEqual(rows)
      expect(back.map(({ fault }) => fault)).toEqual(rows.map(() => null))
    }),
  )
})

test('however broken the text, cutting it elsewhere changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(cell, fc.integer({ min: 1, max: 5 }), async (text, size) => {
      expect(await read(text, size)).toEqual(await read(text))
    }),
    { numRuns: 300 },
  )
})
