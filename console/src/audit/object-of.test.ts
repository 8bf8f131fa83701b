import { expect, test } from 'vitest'
import { nameOf, objectOf } from './object-of.ts'

type Entry = Parameters<typeof objectOf>[0]
const entry = (changes: Partial<Entry>): Entry => ({
  action: 'order.reported',
  target_kind: 'order',
  target_id: 'ord_1',
  target_name: null,
  partner_name: null,
  after: null,
  ...changes,
})

test('an order is named by its number, or else by its ID, with the partner', () => {
  const partner_name = 'Toko Senja'
  expect(objectOf(entry({ target_name: 'EDIS0001', partner_name }))).toBe('EDIS0001 · Toko Senja')
  expect(objectOf(entry({ partner_name }))).toBe('ord_1 · Toko Senja')
})

test('a partner is named once, and a mail to one by its subject', () => {
  const of = { target_kind: 'partner', target_id: 'prt_1', target_name: 'Toko Senja', partner_name: 'Toko Senja' }
  expect(objectOf(entry(of))).toBe('Toko Senja')
  const after = { subject: 'Webhook', text: 'It has failed.', mails: 1 }
  expect(objectOf(entry({ ...of, action: 'partner.mailed', after }))).toBe('Webhook · Toko Senja')
  expect(nameOf(entry({ ...of, action: 'partner.mailed', after: { mails: 1 } }))).toBeNull()
})

test('a contract price is of a service, and an ID that says nothing stands for what has no other name', () => {
  const price = { target_kind: 'contract_price', target_id: 'NUSA REG', partner_name: 'Toko Senja' }
  expect(objectOf(entry(price))).toBe('NUSA REG · Toko Senja')
  expect(objectOf(entry({ target_kind: 'webhook', target_id: 'whk_1' }))).toBe('whk_1')
  expect(objectOf(entry({ target_kind: 'webhook', target_id: 'whk_1', partner_name: 'Toko Senja' }))).toBe('Toko Senja')
})

test('stock is named by warehouse and SKU, a file by what it holds and the name of its version', () => {
  const stock = { target_kind: 'stock', target_id: null }
  expect(objectOf(entry({ ...stock, after: { 'JKT KOPI-1': 4, counts_applied: 1 } }))).toBe('JKT KOPI-1')
  expect(objectOf(entry({ ...stock, after: { 'JKT A': 4, 'JKT B': 2, counts_applied: 2 } }))).toBe('JKT A and 1 more')
  expect(objectOf(entry({ ...stock, after: { counts_applied: 9 } }))).toBeNull()
  const card = { target_kind: 'catalogue', target_id: 'rate-card' }
  expect(objectOf(entry({ ...card, target_name: 'Retail 2027' }))).toBe('Rate card: Retail 2027')
  expect(objectOf(entry(card))).toBe('Rate card')
})
