import { expect, test } from 'vitest'
import { storedOrder } from '../orders/order-fixtures.ts'
import { findingsOf, type ReviewedOrder, verdictOf } from './order-findings.ts'

const piece = {
  product_id: null,
  sku: 'KOPI',
  name: 'Kopi',
  qty: 2,
  price: 80_000,
  weight_g: 300,
  length_cm: null,
  width_cm: null,
  height_cm: null,
}
const sound: ReviewedOrder = {
  id: 'ord_1',
  status: 'received',
  quoteId: 'quote',
  codAmount: 0,
  recipient: { ...storedOrder.recipient, address: 'Jalan Merdeka Timur No. 10, RT 01', postal_code: '10110' },
  items: [piece],
  createdAt: new Date('2026-11-20T10:00:00Z'),
}
const minutesLater = (minutes: number) => new Date(sound.createdAt.getTime() + minutes * 60_000)

test.each<[string, Partial<ReviewedOrder>, string[]]>([
  ['is sound', {}, []],
  ['has a thin address', { recipient: { ...sound.recipient, address: 'Jalan Merdeka' } }, ['address_thin']],
  [
    'has a long address without a number',
    { recipient: { ...sound.recipient, address: 'Jalan Merdeka Timur dekat masjid raya' } },
    ['address_thin'],
  ],
  ['has no postal code', { recipient: { ...sound.recipient, postal_code: null } }, ['postal_code_missing']],
  ['weighs next to nothing', { items: [{ ...piece, weight_g: 1 }] }, ['weight_implausible']],
  ['weighs 40 kg', { items: [{ ...piece, weight_g: 20_000 }] }, ['weight_implausible']],
  ['collects thrice its value', { codAmount: 480_000 }, ['cod_high']],
  ['collects its value', { codAmount: 160_000 }, []],
  ['was priced without a quote', { quoteId: null }, ['quote_unused']],
])('an order that %s', (_what, changes, findings) => {
  expect(findingsOf({ ...sound, ...changes }, [], false)).toEqual(findings)
})

test('the same goods to the same phone within an hour may be a duplicate', () => {
  const twin = { ...sound, id: 'ord_2', createdAt: minutesLater(30) }
  expect(findingsOf(sound, [sound, twin], false)).toEqual(['possible_duplicate'])
  expect(findingsOf(sound, [sound, { ...twin, createdAt: minutesLater(61) }], false)).toEqual([])
  expect(findingsOf(sound, [sound, { ...twin, items: [{ ...piece, qty: 3 }] }], false)).toEqual([])
})

test('the verdict: attention for any finding, passed at the end, pending until then', () => {
  expect(verdictOf(sound, ['cod_high'])).toBe('attention')
  expect(verdictOf(sound, [])).toBe('pending')
  expect(verdictOf({ status: 'delivered' }, [])).toBe('passed')
})
