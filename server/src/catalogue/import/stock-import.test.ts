import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../../database/connection.ts'
import { partnerStore } from '../../partners/partners.store.ts'
import { loadRegions } from '../../regions/load-regions.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { csv, importer, product, service, warehouse } from '../catalogue-fixtures.ts'

let url: string
let database: Database
let production: Database
let importInto: ReturnType<typeof importer>
let partnerId: string

beforeAll(async () => {
  ;({ url } = await createTestDatabase())
  database = openDatabase(url, 'development')
  production = openDatabase(url, 'production')
  const added = await partnerStore(database).add(
    { email: 'toko@edis.test', name: 'Toko', passwordHash: '', productionGrantedAt: null },
    new Date(),
  )
  if (added === 'duplicate') throw new Error('not a fresh database')
  partnerId = added.id
  importInto = importer({
    databaseUrl: url,
    regions: await loadRegions(),
    partners: [{ id: partnerId, email: 'toko@edis.test' }],
  })
})
afterAll(() => Promise.all([closeDatabase(database), closeDatabase(production)]))

beforeEach(async () => {
  for (const { $client: sql } of [database, production])
    await sql`truncate couriers, services, warehouses, products, stock, rate_cards, rate_card_versions, holidays, catalogue_state`
  await importInto('couriers', csv(service))
  await importInto('warehouses', csv(warehouse))
})

const rows = (table: string, from = database) => from.$client`select * from ${from.$client(table)} order by 1, 2`

describe('stock', () => {
  const counted = { partner: '', sku: 'KOPI', warehouse_code: 'JKT', on_hand: 7, as_of: '' }
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

  test('only the rows named change; each is taken for itself, by when it was counted', async () => {
    await importInto('products', csv(product, { ...product, sku: 'TEH' }, { ...product, partner: 'toko@edis.test' }))
    const said = await importInto(
      'stock',
      csv(
        counted,
        { ...counted, on_hand: 8, as_of: '2026-01-01T08:00:00+07:00' },
        { ...counted, sku: 'X' },
        { ...counted, warehouse_code: 'MKS' },
        { ...counted, partner: 'TOKO@edis.test', on_hand: 9 },
        { ...counted, partner: 'other@edis.test' },
        { ...counted, as_of: later(60) },
      ),
    )
    expect(said.split('\n')).toEqual([
      '7 counts: 2 applied, 1 stale, 2 unknown_sku, 1 unknown_warehouse, 1 in_future',
      '  line 3: KOPI in JKT is left as it was: a later count is kept (stale)',
      '  line 4: X in JKT is left as it was: there is no such product (unknown_sku)',
      '  line 5: KOPI in MKS is left as it was: there is no such warehouse (unknown_warehouse)',
      '  line 7: KOPI in JKT is left as it was: there is no such product (unknown_sku)',
      '  line 8: KOPI in JKT is left as it was: as_of lies in the future (in_future)',
    ])
    const onHand = await database.$client`
      select partner_id, sku, on_hand from stock join products on id = product_id order by on_hand`
    expect(onHand).toMatchObject([
      { partner_id: null, sku: 'KOPI', on_hand: 7 },
      { partner_id: partnerId, sku: 'KOPI', on_hand: 9 },
      { partner_id: null, sku: 'TEH', on_hand: 100 },
    ])
  })

  test('a later file of earlier counts changes nothing', async () => {
    await importInto('products', csv(product))
    const at = later(1)
    await importInto('stock', csv({ ...counted, as_of: at }))
    expect(await importInto('stock', csv({ ...counted, on_hand: 8 }))).toContain('0 applied, 1 stale')
    expect(await rows('stock')).toMatchObject([{ on_hand: 7, as_of: new Date(at) }])
  })
})
