import fc from 'fast-check'
import { text as textOf, buffer as bytesOf } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { readPdf, readZpl, zplFields } from '@edis/testing/labels/label-reader.ts'
import { code128 } from './code128.ts'
import { sampleLabel } from './label-fixtures.ts'
import { rollLabel } from './label-zpl.ts'
import type { Label } from './labels.ts'
import { labelFile } from './print-labels.ts'

const labels = (count: number): Label[] =>
  Array.from({ length: count }, (_, index) => ({ ...sampleLabel, awb: `EDS${1_000_000_423 + index}` }))
const pdf = async (of: readonly Label[], layout: 'a6' | 'a4x4' = 'a6') =>
  readPdf(await bytesOf((await labelFile(of, { format: 'pdf', layout })).body))
const zpl = async (of: readonly Label[]) => textOf((await labelFile(of, { format: 'zpl', layout: 'a6' })).body)

describe('a PDF', () => {
  test('is a page of A6, whose barcode a scanner reads and whose words are text', async () => {
    const [page, ...rest] = await pdf(labels(1))
    expect(rest).toEqual([])
    expect(page).toMatchObject({ width: 105, height: 148, barcodes: ['EDS1000000423'] })
    for (const words of ['PENERIMA', 'Siti Rahma', 'COD Rp665.000', '3171-01', '2 × Kopi Gayo 1 kg'])
      expect(page?.text).toContain(words)
  })

  test('has a page for each order, in their order', async () => {
    const read = await pdf(labels(3))
    expect(read.map(({ barcodes }) => barcodes)).toEqual([['EDS1000000423'], ['EDS1000000424'], ['EDS1000000425']])
  })

  test('has four on a sheet of A4, each read apart', async () => {
    const read = await pdf(labels(5), 'a4x4')
    expect(read.map(({ width, height, barcodes }) => [width, height, barcodes])).toEqual([
      [210, 297, ['EDS1000000423', 'EDS1000000424', 'EDS1000000425', 'EDS1000000426']],
      [210, 297, ['EDS1000000427']],
    ])
  })

  test('is read whatever the order says', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
    )
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, async (name, address, note) => {
        const recipient = { ...sampleLabel.recipient, name, address }
        const [page] = await pdf([{ ...sampleLabel, recipient, note, items: [{ name: note, sku: name, qty: 1 }] }])
        expect(page?.barcodes).toEqual(['EDS1000000423'])
      }),
      { numRuns: 8 },
    )
  })
})

describe('ZPL', () => {
  test('is a label for each order, whose barcode a printer draws so that a scanner reads it', async () => {
    const written = await zpl(labels(2))
    expect(await readZpl(written, rollLabel)).toEqual([['EDS1000000423'], ['EDS1000000424']])
  })

  test('has one Code 128 with the AWB alone, and the words as UTF-8', async () => {
    const written = await zpl(labels(2))
    expect(written.match(/^\^XA\n\^CI28\n\^PW800\n\^LL1200\n/gm)).toHaveLength(2)
    const read = zplFields(written)
    expect(read).toHaveLength(2)
    for (const [index, fields] of read.entries()) {
      expect(fields.filter(({ command }) => command === 'BC')).toEqual([
        { command: 'BC', data: `EDS${1_000_000_423 + index}` },
      ])
      expect(fields.map(({ data }) => data)).toEqual(
        expect.arrayContaining(['PENERIMA', 'Siti Rahma', 'COD Rp665.000']),
      )
    }
  })

  test('takes no command from what an order says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('^', '~', '_', '\\', 'X', 'Z', 'A', '5', 'E'), maxLength: 20 }),
        async (name) => {
          const recipient = { ...sampleLabel.recipient, name: `a${name}` }
          const written = await zpl([{ ...sampleLabel, recipient }])
          expect(written.match(/\^X[AZ]/g)).toEqual(['^XA', '^XZ'])
          expect(written).not.toContain('~')
          expect(zplFields(written)[0]).toContainEqual({ command: 'A0', data: `a${name}` })
        },
      ),
    )
  })
})

// By hand from ISO/IEC 15417: start B, E, D, S, code C, 10, its check character, stop.
test('Code 128 has digits in pairs and its check character', () => {
  const start = '11010010000'
  const [e, d, s] = ['10001101000', '10110001000', '11011101000']
  const [codeC, ten, stop] = ['10111011110', '11001000100', '1100011101011']
  const bars = code128('EDS10')
  expect(bars.startsWith(start + e + d + s)).toBe(true)
  expect(bars.endsWith(stop)).toBe(true)
  expect(code128('EDS1000000423').slice(44)).toMatch(new RegExp(`^${codeC}${ten}`))
})
