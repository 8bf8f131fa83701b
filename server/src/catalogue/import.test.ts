import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { partnerStore } from '../partners/partners.store.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { createTestDatabase } from '../testing/database.ts'
import { csv, holiday, importer, product, rateLine, service, warehouse } from './catalogue-fixtures.ts'
import { faultyFiles } from './faulty-files.ts'
import { deleteOldRateCards } from './import.ts'

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
    await sql`truncate couriers, services, warehouses, products, stock, rate_cards, holidays, catalogue_state`
  await importInto('couriers', csv(service))
  await importInto('warehouses', csv(warehouse))
})

const rows = (table: string, from = database) => from.$client`select * from ${from.$client(table)} order by 1, 2`
const version = async () => Number((await rows('catalogue_state'))[0]?.version)

describe('couriers', () => {
  test('their units become grams and basis points, exactly', async () => {
    const exact = { ...service, rounding_tolerance_kg: '0.29', insurance_rate_percent: '0.07', cod_fee_percent: '1.15' }
    await importInto('couriers', csv(exact))
    expect(await rows('services')).toMatchObject([{ rounding_tolerance_g: 290, insurance_bp: 7, cod_fee_bp: 115 }])
  })

  test('they replace those that were there', async () => {
    const said = await importInto(
      'couriers',
      csv({ ...service, courier_code: 'BARU' }, { ...service, courier_code: 'BARU', service_code: 'EXP' }),
    )
    expect(said).toBe('1 couriers, 2 services; 1 services are gone')
    expect(await rows('couriers')).toMatchObject([{ code: 'BARU' }])
  })

  test('a service that the rate card in force needs can’t go, unless its lines may go with it', async () => {
    await importInto('rate-card', csv(rateLine))
    const without = csv({ ...service, service_code: 'EXP' })
    await expect(importInto('couriers', without)).rejects.toThrow(
      'CEPAT REG is missing, and the rate card in force has lines of it',
    )
    expect(await rows('services')).toMatchObject([{ service_code: 'REG' }])
    await importInto('couriers', without, { dropRateLines: true })
    expect(await rows('services')).toMatchObject([{ service_code: 'EXP' }])
    expect(await rows('rate_cards')).toEqual([])
  })
})

describe('warehouses', () => {
  test('they are changed by code and keep their id; those that are missing become inactive', async () => {
    const [before] = await rows('warehouses')
    await importInto(
      'warehouses',
      csv({ ...warehouse, name: 'Baru' }, { ...warehouse, code: 'MKS', district_code: '73.71.09' }),
    )
    await importInto('warehouses', csv({ ...warehouse, code: 'MKS', district_code: '73.71.09' }))
    const after = await database.$client`select * from warehouses order by code`
    expect(after).toMatchObject([
      { id: before?.id, code: 'JKT', name: 'Baru', is_active: false },
      {
        code: 'MKS',
        is_active: true,
        timezone: 'Asia/Makassar',
        operating_days: [1, 2, 3, 4, 5, 6],
        contact_phone: '+6281100000001',
      },
    ])
  })
})

describe('products', () => {
  test('a row per warehouse is one product; partners are named by email; the shared ones by nobody', async () => {
    await importInto('warehouses', csv(warehouse, { ...warehouse, code: 'MKS' }))
    await importInto(
      'products',
      csv(product, { ...product, warehouse_code: 'MKS', on_hand: 7 }, { ...product, partner: 'TOKO@edis.test' }),
    )
    expect(await rows('products')).toMatchObject([{ partner_id: null }, { partner_id: partnerId }])
    expect(await rows('stock')).toHaveLength(3)
  })

  test('they are changed by partner and SKU and keep their id; what is reserved stays', async () => {
    await importInto('products', csv(product, { ...product, sku: 'TEH' }))
    const [before] = await rows('products')
    await database.$client`update stock set reserved = 40`
    await importInto('products', csv({ ...product, price: 90_000, on_hand: 40 }))
    expect(await rows('products')).toMatchObject([
      { id: before?.id, price: 90_000 },
      { sku: 'TEH', price: 85_000 },
    ])
    expect(await rows('stock')).toMatchObject([
      { on_hand: 40, reserved: 40 },
      { on_hand: 100, reserved: 40 },
    ])
  })

  test('stock counted below what orders hold is taken, and told as short, by its line', async () => {
    await importInto('products', csv(product, { ...product, sku: 'TEH' }))
    await database.$client`update stock set reserved = 40`
    expect(await importInto('products', csv(product, { ...product, sku: 'TEH', on_hand: 39 }))).toBe(
      '2 products, 2 counts: 2 applied, 1 short\n  line 3: TEH in JKT is short by 1: orders hold 40, and 39 were counted',
    )
    expect(await rows('stock')).toMatchObject([{ on_hand: 100 }, { on_hand: 39, reserved: 40 }])
  })

  test('a cell that a spreadsheet would run is a name like any other', async () => {
    await importInto('products', csv({ ...product, name: '=HYPERLINK(A1)' }))
    expect(await rows('products')).toMatchObject([{ name: '=HYPERLINK(A1)' }])
  })

  test('one without stock needs no warehouse', async () => {
    const { warehouse_code: _code, on_hand: _onHand, partner: _partner, ...bare } = product
    await importInto('products', csv(bare))
    expect(await rows('products')).toHaveLength(1)
    expect(await rows('stock')).toEqual([])
  })
})

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

test('holidays replace those that were there', async () => {
  await importInto('holidays', csv(holiday))
  await importInto('holidays', csv({ date: '2026-12-25', name: 'Natal' }))
  expect(await rows('holidays')).toMatchObject([{ date: '2026-12-25' }])
})

describe('a rate card', () => {
  test('takes the place of the one in force, whose rows are then deleted', async () => {
    await importInto(
      'rate-card',
      csv(rateLine, { ...rateLine, destination_district_code: '31.71.02', valid_to: '2026-12-31' }),
    )
    expect(await importInto('rate-card', csv({ ...rateLine, price_first_kg: 1 }))).toBe('rate card 2, 1 rows')
    expect(await rows('catalogue_state')).toMatchObject([{ rate_card: '2' }])
    expect(await rows('rate_cards')).toHaveLength(3)
    expect(await deleteOldRateCards(url, ['development'])).toBe(2)
    expect(await rows('rate_cards')).toMatchObject([{ card: '2', price_first_kg: 1, valid_to: null }])
  })

  test('that is refused late leaves the one in force as it was', async () => {
    await importInto('rate-card', csv(rateLine))
    const many = Array.from({ length: 20_000 }, () => ({ ...rateLine }))
    await expect(importInto('rate-card', csv({ ...rateLine, price_first_kg: 1 }, ...many))).rejects.toMatchObject({
      count: 20_000,
      faults: { length: 100 },
      message: expect.stringMatching(/line 3, column destination_district_code: an earlier row[^]*and 19,900 more$/),
    })
    expect(await rows('rate_cards')).toMatchObject([{ card: '1', price_first_kg: 10_000 }])
    expect(await version()).toBe(3)
  })
})

test.each(faultyFiles)('%s: %s is named, and nothing is imported', async (kind, _, content, fault) => {
  const before = await version()
  await expect(importInto(kind, content)).rejects.toThrow(fault)
  expect(await version()).toBe(before)
})

test('all that is wrong is named in one go', async () => {
  const wrong = { ...holiday, date: 'x', name: '' }
  await expect(importInto('holidays', csv(holiday, wrong, holiday))).rejects.toMatchObject({
    count: 3,
    faults: [
      { line: 3, column: 'date' },
      { line: 3, column: 'name' },
      { line: 4, column: 'date' },
    ],
  })
})

test('into both environments it is all or nothing, too', async () => {
  const both = { environments: ['development', 'production'] } as const
  await importInto('holidays', csv(holiday), both)
  expect(await rows('holidays', production)).toHaveLength(1)

  // Production has no such service.
  await expect(importInto('rate-card', csv(rateLine), both)).rejects.toThrow('there is no service CEPAT REG')
  expect(await rows('rate_cards')).toEqual([])
})

test('imports that meet take turns, and both are there', async () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']
  const before = await version()
  await Promise.all(days.map((date) => importInto('products', csv({ ...product, sku: date }))))
  expect(await version()).toBe(before + 4)
  expect(await rows('products')).toHaveLength(4)
})
