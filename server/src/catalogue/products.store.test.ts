import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { partnerStore } from '../partners/partners.store.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { csv, importer, product, warehouse } from './catalogue-fixtures.ts'
import { findForOrder, productStore } from './products.store.ts'

let database: Database
let one: string
let other: string
let jakarta: string
let makassar: string

beforeAll(async () => {
  const { url } = await createTestDatabase()
  database = openDatabase(url, 'development')
  const addPartner = async (email: string) => {
    const added = await partnerStore(database).add(
      { email, name: email, passwordHash: '', productionGrantedAt: null },
      new Date(),
    )
    return added === 'duplicate' ? '' : added.id
  }
  one = await addPartner('one@edis.test')
  other = await addPartner('other@edis.test')
  const partners = [
    { id: one, email: 'one@edis.test' },
    { id: other, email: 'other@edis.test' },
  ]
  const importInto = importer({ databaseUrl: url, regions: await loadRegions(), partners })
  await importInto('warehouses', csv(warehouse, { ...warehouse, code: 'MKS' }))
  await importInto(
    'products',
    csv(
      { ...product, sku: 'A', name: 'Shared A' },
      { ...product, sku: 'B', name: 'Shared B 100%' },
      { ...product, sku: 'B', name: 'Shared B 100%', warehouse_code: 'MKS', on_hand: 5 },
      { ...product, sku: 'A', name: 'One’s A', partner: 'one@edis.test', warehouse_code: 'MKS', on_hand: 9 },
      { ...product, sku: 'C', name: 'Other’s C', partner: 'other@edis.test' },
    ),
  )
  await database.$client`update stock set reserved = 2`
  const ids = await database.$client`select id from warehouses order by code`
  ;[jakarta, makassar] = ids.map(({ id }) => String(id)) as [string, string]
})
afterAll(() => closeDatabase(database))

const names = async (partnerId: string, query = {}) =>
  (await productStore(database).list(partnerId, { limit: 100, ...query })).map(({ name }) => name)

test('a partner sees its own and the shared products, its own in place of a shared one; never another’s', async () => {
  expect(await names(one)).toEqual(['One’s A', 'Shared B 100%'])
  expect(await names(other)).toEqual(['Shared A', 'Shared B 100%', 'Other’s C'])
  expect(await names('prt_nobody')).toEqual(['Shared A', 'Shared B 100%'])
})

test('available is what is on hand and not reserved, warehouse by warehouse', async () => {
  const [, shared] = await productStore(database).list(one, { limit: 2 })
  expect(shared).toMatchObject({
    sku: 'B',
    price: 85_000,
    stock: [
      { warehouse_id: jakarta, available: 98 },
      { warehouse_id: makassar, available: 3 },
    ],
  })
})

test('a search is part of SKU or name, in any case, and no pattern', async () => {
  expect(await names(other, { search: 'SHARED b' })).toEqual(['Shared B 100%'])
  expect(await names(other, { search: 'c' })).toEqual(['Other’s C'])
  expect(await names(other, { search: '0%' })).toEqual(['Shared B 100%'])
  expect(await names(other, { search: '_' })).toEqual([])
})

test('of a warehouse, only what lies there', async () => {
  const rows = await productStore(database).list(one, { warehouseId: makassar, limit: 10 })
  expect(rows.map(({ name, stock }) => [name, stock])).toEqual([
    ['One’s A', [{ warehouse_id: makassar, available: 7 }]],
    ['Shared B 100%', [{ warehouse_id: makassar, available: 3 }]],
  ])
  expect(await names(one, { warehouseId: jakarta })).toEqual(['Shared B 100%'])
})

test('a list goes on after a SKU', async () => {
  expect(await names(other, { limit: 1 })).toEqual(['Shared A'])
  expect(await names(other, { afterSku: 'A' })).toEqual(['Shared B 100%', 'Other’s C'])
})

test('an order finds its SKUs; another partner’s is not found', async () => {
  const found = await database.$client.begin((transaction) => findForOrder(transaction, one, ['A', 'B', 'C', 'X']))
  expect(found).toMatchObject([
    { sku: 'A', name: 'One’s A', is_active: true },
    { sku: 'B', name: 'Shared B 100%' },
  ])
})
