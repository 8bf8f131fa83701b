import { afterAll, beforeEach, expect, test } from 'vitest'
import { warehouseStock } from '../../orders/stock.store.ts'
import { openOrderTaking } from '@edis/testing/order-taking.ts'
import { takeCounts } from './stock-counts.store.ts'
import type { StockCount } from './stock-counts.ts'

const { close, database, partnerId, send, sql } = await openOrderTaking({ stock: warehouseStock })
afterAll(close)

const [place] = await sql<{ id: string }[]>`select id from warehouses where code = 'JKT'`
const warehouseId = place?.id ?? ''
const began = new Date('2030-01-01T00:00:00.000Z')
const seconds = (after: number) => new Date(began.getTime() + after * 1000)
const count = (sku: string, onHand: number, asOf = began): StockCount => ({
  partnerId: null,
  sku,
  warehouseId,
  onHand,
  asOf,
})
const take = (...counts: StockCount[]) =>
  database.$client.begin((transaction) => takeCounts(transaction, 'development', counts, seconds(60)))
const stockOf = async (sku: string) => {
  const [row] = await sql`
    select on_hand as "onHand", reserved, as_of as "asOf" from stock join products on id = product_id where sku = ${sku}`
  return row
}

beforeEach(async () => {
  await sql`update stock set on_hand = 1000, reserved = 0, as_of = '2029-01-01T00:00:00Z'`
})

test('what is named is counted anew, row by row; all else stays', async () => {
  const results = await take(count('KOPI', 500), count('KOPI', 7, seconds(-60)), count('NO-SUCH-SKU', 1))
  expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'stale', 'unknown_sku'])
  expect(await stockOf('KOPI')).toMatchObject({ onHand: 500, asOf: began })
  expect(await stockOf('TEH')).toMatchObject({ onHand: 1000 })
  expect(await take({ ...count('KOPI', 1), warehouseId: 'whs_none' })).toMatchObject([{ outcome: 'unknown_warehouse' }])
  expect(await take({ ...count('KOPI', 1), partnerId })).toMatchObject([{ outcome: 'unknown_sku' }])
  expect(await take()).toEqual([])
})

test('a count below what orders hold is taken and is short; the orders keep what they hold', async () => {
  await send({ items: [{ sku: 'KOPI', name: 'Kopi', qty: 30, price: 1, weight_g: 1 }] })
  expect(await take(count('KOPI', 12))).toEqual([{ outcome: 'applied', short: 18, onHandBefore: 1000 }])
  expect(await stockOf('KOPI')).toMatchObject({ onHand: 12, reserved: 30 })
  await expect(send()).rejects.toMatchObject({ code: 'STOCK_INSUFFICIENT' })
  expect(await take(count('KOPI', 31, seconds(1)))).toEqual([{ outcome: 'applied', short: 0, onHandBefore: 12 }])
  await send()
})

test('a product that lay nowhere is counted for the first time', async () => {
  await sql`delete from stock where product_id = (select id from products where sku = 'TEH')`
  expect(await take(count('TEH', 20))).toEqual([{ outcome: 'applied', short: 0, onHandBefore: null }])
  expect(await stockOf('TEH')).toMatchObject({ onHand: 20, reserved: 0, asOf: began })
})

test('counts and orders that meet never wait for one another in a circle, and the latest count is kept', async () => {
  const both = ['KOPI', 'TEH'].map((sku) => ({
    sku,
    name: sku,
    qty: 1,
    price: 1,
    weight_g: 1,
    length_cm: 1,
    width_cm: 1,
    height_cm: 1,
  }))
  const orders = Array.from({ length: 40 }, (_, index) => send({ items: index % 2 ? both : both.toReversed() }))
  const counts = Array.from({ length: 40 }, (_, index) => {
    const pair = [count('KOPI', 1000 + index, seconds(index)), count('TEH', 2000 + index, seconds(index))]
    return take(...(index % 2 ? pair : pair.toReversed()))
  })
  await Promise.all([...orders, ...counts])
  expect(await stockOf('KOPI')).toMatchObject({ onHand: 1039, reserved: 40, asOf: seconds(39) })
  expect(await stockOf('TEH')).toMatchObject({ onHand: 2039, reserved: 40, asOf: seconds(39) })
}, 30_000)

test('in the sandbox what one partner’s orders hold at most is what a count may be short of', async () => {
  const [product] = await sql`select id from products where sku = 'KOPI'`
  const held = (reserved: number, owner: string) => sql`
    insert into sandbox_reservations (partner_id, product_id, warehouse_id, reserved, since)
    values (${owner}, ${product?.id}, ${warehouseId}, ${reserved}, now())`
  await sql`insert into accounts.partners (id, email, name, password_hash, created_at)
    values ('prt_other', 'other@edis.test', 'Other', 'x', now())`
  await held(5, partnerId)
  await held(9, 'prt_other')
  expect(await take(count('KOPI', 6))).toEqual([{ outcome: 'applied', short: 3, onHandBefore: 1000 }])
})
