import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../../database/connection.ts'
import { partnerStore } from '../../partners/partners.store.ts'
import { loadRegions } from '../../regions/load-regions.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { csv, holiday, importer, product, rateLine, service, warehouse } from '../catalogue-fixtures.ts'
import { faultyFiles } from './faulty-files.ts'

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

  test('a service that a rate card in force needs can’t go, unless it is said; its prices stay', async () => {
    await importInto('rate-card', csv(rateLine))
    const without = csv({ ...service, service_code: 'EXP' })
    await expect(importInto('couriers', without)).rejects.toThrow(
      'CEPAT REG is missing, and a rate card in force has lines of it',
    )
    expect(await rows('services')).toMatchObject([{ service_code: 'REG' }])
    await importInto('couriers', without, { dropRateLines: true })
    expect(await rows('services')).toMatchObject([{ service_code: 'EXP' }])
    expect(await rows('rate_cards')).toMatchObject([{ service_code: 'REG' }])
  })

  test('a service that only a replaced or ended card needs may go; one that a card to come needs may not', async () => {
    await importInto('couriers', csv(service, { ...service, service_code: 'EXP' }))
    await importInto('rate-card', csv({ ...rateLine, service_code: 'EXP' }))
    await importInto('rate-card', csv({ ...rateLine, service_code: 'EXP' }), { card: { validTo: '2026-01-31' } })
    await importInto('rate-card', csv(rateLine))
    await importInto('couriers', csv(service))
    await importInto('couriers', csv(service, { ...service, service_code: 'EXP' }))
    await importInto('rate-card', csv({ ...rateLine, service_code: 'EXP' }), { card: { validFrom: '2099-01-01' } })
    await expect(importInto('couriers', csv(service))).rejects.toThrow('CEPAT EXP is missing')
  })

  test('what is switched off stays so when they are imported again', async () => {
    await importInto(
      'couriers',
      csv(service, { ...service, service_code: 'EXP' }, { ...service, courier_code: 'LAIN' }),
    )
    await database.$client`update services set is_active = false where service_code = 'EXP'`
    await database.$client`update couriers set is_active = false where code = 'LAIN'`
    await importInto(
      'couriers',
      csv(service, { ...service, service_code: 'EXP' }, { ...service, courier_code: 'LAIN' }),
    )
    expect(await rows('services')).toMatchObject([
      { service_code: 'EXP', is_active: false },
      { service_code: 'REG', is_active: true },
      { courier_code: 'LAIN', is_active: true },
    ])
    expect(await rows('couriers')).toMatchObject([{ is_active: true }, { code: 'LAIN', is_active: false }])
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
  test('is a version; those before it stay as they were', async () => {
    await importInto(
      'rate-card',
      csv(rateLine, { ...rateLine, destination_district_code: '31.71.02', valid_to: '2026-12-31' }),
    )
    const before = await rows('rate_cards')
    expect(await importInto('rate-card', csv({ ...rateLine, price_first_kg: 1 }))).toBe(
      'rate card rate-card, 1 rows, valid from 2026-01-01',
    )
    const after = await rows('rate_cards')
    expect(after).toHaveLength(3)
    expect(after.slice(0, 2)).toEqual(before)
    expect(await rows('catalogue_state')).toMatchObject([{ rate_card: after[2]?.card }])
  })

  test('has a name and days, of its rows where nothing else is said, and may be a partner’s own', async () => {
    const dated = [
      { ...rateLine, valid_from: '2026-12-05', valid_to: '2026-12-31' },
      { ...rateLine, destination_district_code: '31.71.02', valid_from: '2026-12-01', valid_to: '2027-01-31' },
    ]
    expect(await importInto('rate-card', csv(...dated))).toContain('valid 2026-12-01 to 2027-01-31')
    const card = { name: 'Kontrak 2027', validFrom: '2027-01-01', validTo: '2027-12-31', partner: 'TOKO@edis.test' }
    expect(await importInto('rate-card', csv(rateLine), { card })).toBe(
      'rate card Kontrak 2027 for toko@edis.test, 1 rows, valid 2027-01-01 to 2027-12-31',
    )
    expect(await rows('rate_card_versions')).toMatchObject([
      { name: 'rate-card', partner_id: null, valid_from: '2026-12-01', valid_to: '2027-01-31', lines: 2 },
      { name: 'Kontrak 2027', partner_id: partnerId, valid_from: '2027-01-01', valid_to: '2027-12-31', lines: 1 },
    ])
    const nobody = importInto('rate-card', csv(rateLine), { card: { partner: 'nobody@edis.test' } })
    await expect(nobody).rejects.toThrow('No partner has the email or id nobody@edis.test')
    expect(await rows('rate_card_versions')).toHaveLength(2)
  })

  test('outlives the version before this one, which deletes those that it takes for old', async () => {
    await importInto('rate-card', csv(rateLine))
    await database.$client`delete from rate_cards`
    expect(await rows('rate_cards')).toHaveLength(1)
  })

  test('that the version before this one imports takes no number of a card that waits, and becomes a version', async () => {
    await importInto('rate-card', csv(rateLine))
    await importInto('rate-card', csv(rateLine), { card: { validFrom: '2099-01-01' } })
    await database.$client`update catalogue_state set rate_card = rate_card + 1`
    await importInto('rate-card', csv(rateLine), { card: { name: 'Next' } })
    expect(await database.$client`select card::int, name from rate_card_versions order by card`).toEqual([
      { card: 1000, name: 'rate-card' },
      { card: 1001, name: 'Card 1001' },
      { card: 2000, name: 'rate-card' },
      { card: 3000, name: 'Next' },
    ])
  })

  test('that is refused late leaves the one in force as it was', async () => {
    await importInto('rate-card', csv(rateLine))
    const many = Array.from({ length: 20_000 }, () => ({ ...rateLine }))
    await expect(importInto('rate-card', csv({ ...rateLine, price_first_kg: 1 }, ...many))).rejects.toMatchObject({
      count: 20_000,
      faults: { length: 100 },
      message: expect.stringMatching(/line 3, column destination_district_code: an earlier row[^]*and 19,900 more$/),
    })
    expect(await rows('rate_cards')).toMatchObject([{ card: '1000', price_first_kg: 10_000 }])
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
  await Promise.all(
    days.flatMap((date) => [
      importInto('products', csv({ ...product, sku: date })),
      importInto('rate-card', csv(rateLine), { card: { name: date } }),
    ]),
  )
  expect(await version()).toBe(before + 4)
  expect(await rows('rate_card_versions')).toHaveLength(4)
  expect(await rows('products')).toHaveLength(4)
})

test('only what running processes hold is loaded anew: stock and products are asked for with each order', async () => {
  const counts = csv({ sku: 'KOPI', warehouse_code: 'JKT', on_hand: 7 })
  const before = await version()
  await importInto('products', csv(product))
  await importInto('stock', counts)
  expect(await version()).toBe(before)
  await importInto('warehouses', csv(warehouse))
  expect(await version()).toBe(before + 1)
})
