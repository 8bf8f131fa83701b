import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Drawing, drawLabel } from './label-drawing.ts'
import { sampleLabel } from './label-fixtures.ts'
import { a6 } from './label-pdf.ts'
import { rollLabel } from './label-zpl.ts'
import type { Label } from './labels.ts'
import { type Lettering, loadFonts } from './lettering.ts'

let lettering: Lettering
beforeAll(async () => {
  lettering = (await loadFonts()).lettering
})

const draw = (changes: Partial<Label> = {}, page = a6) => drawLabel({ ...sampleLabel, ...changes }, page, lettering)
const texts = ({ shapes }: Drawing) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
const to = (recipient: Partial<Label['recipient']>) => ({ recipient: { ...sampleLabel.recipient, ...recipient } })

/** Whatever leaves the page, or its place beside something else. */
function misplaced({ width, height, shapes }: Drawing): unknown[] {
  const boxes = shapes.flatMap((shape) => {
    if (shape.kind !== 'text') return []
    const wide = lettering.width(shape.text, shape.weight, shape.size)
    return [{ ...shape, wide, top: shape.y - shape.size * 0.72, bottom: shape.y }]
  })
  const outside = boxes.filter(
    ({ x, wide, top, bottom }) => x < 3.9 || x + wide > width - 3.9 || top < 3.9 || bottom > height - 3.9,
  )
  const crossed = boxes.filter((one, index) =>
    boxes.some(
      (other, at) =>
        at > index &&
        one.x < other.x + other.wide &&
        other.x < one.x + one.wide &&
        one.top < other.bottom &&
        other.top < one.bottom,
    ),
  )
  return [...outside, ...crossed]
}

test('everything that a courier needs is on it', () => {
  const label = texts(draw()).join('\n')
  for (const words of [
    'EDS1000000423',
    '3171-01',
    'Cepat',
    'Reguler, Dijemput kurir',
    'COD Rp665.000',
    '2,2 kg',
    'ASURANSI',
    'PENERIMA',
    'Siti Rahma',
    '081234567890',
    'Jalan Merdeka Timur No. 10, RT 01 RW 02',
    'Gambir, Kota Jakarta Pusat, DKI Jakarta 10110',
    'PENGIRIM',
    'Toko Senja',
    'ISI PAKET (2)',
    '2 × Kopi Gayo 1 kg (KOPI-1000)',
    'CATATAN: Titip di satpam bila kosong',
    'No. Pesanan: TS-20261120-0042',
    'Tanggal 20/11/2026',
  ])
    expect(label).toContain(words)
  expect(label).not.toContain('CONTOH')
})

test('a paid order collects nothing, and one of development must not be shipped', () => {
  const label = texts(draw({ codAmount: null, insured: false, environment: 'development', courierAwb: 'KLT-7' }))
  expect(label).toContain('NON-COD')
  expect(label).not.toContain('ASURANSI')
  expect(label).toContain('CONTOH – BUKAN UNTUK DIKIRIM')
  expect(label).toContain('Resi kurir: KLT-7')
})

test('of a long list of goods the first are printed, and the number of the rest', () => {
  const items = Array.from({ length: 40 }, (_, index) => ({ name: `Barang ${index}`, sku: null, qty: 1 }))
  const drawing = draw({ items })
  const listed = texts(drawing).filter((text) => text.startsWith('1 × Barang'))
  expect(listed.length).toBeGreaterThan(2)
  expect(texts(drawing)).toContain(`+ ${40 - listed.length} barang lagi`)
  expect(misplaced(drawing)).toEqual([])
})

test('the longest address that an order may have is printed whole', () => {
  const address = 'Jalan Raya Panjang Sekali Nomor 123 Blok C '.repeat(12).slice(0, 500).trim()
  const drawing = draw(to({ address }))
  expect(texts(drawing).join(' ')).toContain(address)
  expect(misplaced(drawing)).toEqual([])
})

describe('letters', () => {
  test.each([
    ['José Müller Øst Žižek', 'José Müller Øst Žižek'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Владимир', 'Владимир'],
    ['Jose\u0301', 'José'],
    ['𝓢𝓲𝓽𝓲 ＲＡＨＭＡ', 'Siti RAHMA'],
    ['Budi 王小明', 'Budi □'],
    ['Ani 👩‍👩‍👧 🇮🇩', 'Ani □ □'],
    ['Ali\u202Egnp\u0000\u200B', 'Alignp'],
    ['  dua\n\tbaris ', 'dua baris'],
  ])('%j is printed as %j', (name, printed) => {
    expect(lettering.printable(name)).toBe(printed)
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\ud800', '\udfff', 'W', '\u0301', 'ﷺ', '\u202e', ' ', '\n', '^', '~'),
    maxLength: 500,
  }),
)
const anyLabel: fc.Arbitrary<Label> = fc.record({
  environment: fc.constantFrom('development', 'production'),
  awb: fc.constant('EDS1000000423'),
  courierAwb: fc.option(anyText),
  sortingCode: fc.constant('3171-01'),
  courier: anyText,
  service: anyText,
  deliveryType: fc.constantFrom('pickup', 'dropoff'),
  sender: fc.record({ name: anyText, phone: fc.option(fc.constant('+6281377788899')), from: fc.option(anyText) }),
  recipient: fc.record({
    name: anyText,
    phone: fc.constant('+6281234567890123'),
    address: anyText,
    region: anyText,
    postalCode: fc.option(fc.constant('10110')),
  }),
  codAmount: fc.option(fc.nat(2_000_000_000)),
  insured: fc.boolean(),
  weightG: fc.nat(1_000_000),
  items: fc.array(fc.record({ name: anyText, sku: fc.option(anyText), qty: fc.nat(10_000) }), { maxLength: 30 }),
  note: fc.option(anyText),
  partnerOrderId: anyText,
  sentOn: fc.constant('2026-11-20'),
})

test.each([
  ['A6', a6],
  ['a roll', rollLabel],
])('whatever an order says, all of its label stays in its place on %s', (_name, page) => {
  fc.assert(
    fc.property(anyLabel, (label) => {
      expect(misplaced(drawLabel(label, page, lettering))).toEqual([])
    }),
  )
})
