import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { partnerStore } from '../partners/partners.store.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { createTestDatabase } from '../testing/database.ts'
import { csv, holiday, importer, product, rateLine, service, warehouse } from './catalogue-fixtures.ts'
import { deleteOldRateCards } from './import.ts'
import type { ImportKind } from './import/kind.ts'

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

  test('stock below what orders hold is refused, by its line', async () => {
    await importInto('products', csv(product, { ...product, sku: 'TEH' }))
    await database.$client`update stock set reserved = 40`
    await expect(importInto('products', csv(product, { ...product, sku: 'TEH', on_hand: 39 }))).rejects.toThrow(
      'line 3, column on_hand: 39 is below the 40 that orders hold of TEH in JKT',
    )
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

const faults: [kind: ImportKind['name'], what: string, content: string | Uint8Array, fault: string][] = [
  ['holidays', 'an empty file', '', 'line 1: the file is empty'],
  ['holidays', 'a header alone', 'date,name\n', 'line 2: the file has a header and no rows'],
  ['holidays', 'a missing column', 'date\n2026-01-01', 'line 1, column name: the column is missing'],
  [
    'holidays',
    'an unknown column',
    'date,name,nam\n2026-01-01,a,b',
    'column "nam": the column is not known; did you mean name?',
  ],
  [
    'holidays',
    'a column that is there twice',
    'date,name,name\n2026-01-01,a,b',
    'column name: the column is there twice',
  ],
  ['holidays', 'semicolons', 'date;name\n2026-01-01;a', 'not separated by commas'],
  ['holidays', 'a cell too many', 'date,name\n2026-01-01,a,b', 'line 2: the row has 3 cells, the header 2'],
  ['holidays', 'an empty cell', 'date,name\n2026-01-01,', 'line 2, column name: the cell is empty'],
  [
    'holidays',
    'text that is no UTF-8',
    Buffer.from('date,name\n2026-01-01,Idulfitr\xED', 'latin1'),
    'column name: the cell is not UTF-8 text',
  ],
  ['holidays', 'an open quote', 'date,name\n2026-01-01,"a\n', 'line 2: a quote is opened and never closed'],
  [
    'holidays',
    'a day that is none',
    csv({ ...holiday, date: '2026-02-29' }),
    'column date: "2026-02-29" is not a date',
  ],
  [
    'holidays',
    'a day that is there twice',
    csv(holiday, holiday),
    'line 3, column date: 2026-08-17 is on line 2 already',
  ],
  [
    'holidays',
    'what would command a terminal',
    csv({ ...holiday, date: '\u001B[2J' }),
    'column date: "\uFFFD[2J" is not a date',
  ],
  ['couriers', 'a code with spaces', csv({ ...service, courier_code: 'A B' }), '"A B" is not a code'],
  [
    'couriers',
    'another name of the same courier',
    csv(service, { ...service, service_code: 'EXP', courier_name: 'Lain' }),
    'line 3, column courier_name: it is not the name of CEPAT on line 2',
  ],
  [
    'couriers',
    'a service that is there twice',
    csv(service, service),
    'line 3, column service_code: CEPAT REG is on line 2 already',
  ],
  ['couriers', 'a comma for a point', csv({ ...service, rounding_tolerance_kg: '"0,3"' }), '"0,3" is not kilograms'],
  [
    'couriers',
    'a finer rate than basis points',
    csv({ ...service, insurance_rate_percent: '0.205' }),
    '"0.205" is not per cent',
  ],
  ['couriers', 'more than all', csv({ ...service, discount_percent: '100.01' }), '"100.01" is not per cent'],
  ['couriers', 'yes', csv({ ...service, cod: 'yes' }), '"yes" is not true or false'],
  ['couriers', 'an unknown type', csv({ ...service, type: 'boat' }), '"boat" is not one of express, cargo, instant'],
  [
    'couriers',
    'less than the least',
    csv({ ...service, min_weight_kg: 10, max_weight_kg: 9 }),
    'column max_weight_kg: it is below min_weight_kg',
  ],
  [
    'warehouses',
    'an unknown district',
    csv({ ...warehouse, district_code: '99.99.99' }),
    '"99.99.99" is not a district',
  ],
  ['warehouses', 'a city for a district', csv({ ...warehouse, district_code: '31.74' }), '"31.74" is not a district'],
  [
    'warehouses',
    'a code that is there twice',
    csv(warehouse, warehouse),
    'line 3, column code: JKT is on line 2 already',
  ],
  ['warehouses', 'a time that is none', csv({ ...warehouse, cut_off_time: '24:00' }), '"24:00" is not a time HH:MM'],
  ['warehouses', 'days that are none', csv({ ...warehouse, operating_days: '6-1' }), '"6-1" is not weekdays'],
  [
    'warehouses',
    'a phone that is none',
    csv({ ...warehouse, contact_phone: '12' }),
    '"12" is not an Indonesian phone number',
  ],
  ['warehouses', 'a place off the map', csv({ ...warehouse, latitude: '52.1' }), '"52.1" is not degrees from -12 to 7'],
  [
    'products',
    'an unknown partner',
    csv({ ...product, partner: 'x@edis.test' }),
    'no partner has the email or id "x@edis.test"',
  ],
  ['products', 'an unknown warehouse', csv({ ...product, warehouse_code: 'X' }), 'no warehouse has the code "X"'],
  [
    'products',
    'stock without a warehouse',
    csv({ ...product, warehouse_code: '' }),
    'column warehouse_code: warehouse_code and on_hand go together',
  ],
  ['products', 'a SKU with a space', csv({ ...product, sku: 'A B' }), '"A B" is not a SKU'],
  ['products', 'a thousands point', csv({ ...product, price: '85.000' }), '"85.000" is not a whole number'],
  [
    'products',
    'rows that differ',
    csv(product, { ...product, warehouse_code: '', on_hand: '', price: 1 }),
    'line 3, column price: it is not that of KOPI on line 2',
  ],
  [
    'products',
    'the same stock twice',
    csv(product, product),
    'line 3, column warehouse_code: KOPI is on line 2 already',
  ],
  [
    'rate-card',
    'an unknown service',
    csv({ ...rateLine, service_code: 'EXP' }),
    'there is no service CEPAT EXP; import couriers first',
  ],
  [
    'rate-card',
    'a district for a city',
    csv({ ...rateLine, origin_city_code: '31.74.07' }),
    '"31.74.07" is not a city',
  ],
  [
    'rate-card',
    'an unknown destination',
    csv({ ...rateLine, destination_district_code: '31.71.99' }),
    '"31.71.99" is not a district',
  ],
  [
    'rate-card',
    'days the wrong way round',
    csv({ ...rateLine, etd_max_days: 0 }),
    'column etd_max_days: it is below etd_min_days',
  ],
  [
    'rate-card',
    'an end before the beginning',
    csv({ ...rateLine, valid_to: '2025-12-31' }),
    'column valid_to: it is before valid_from',
  ],
  ['rate-card', 'a price below nothing', csv({ ...rateLine, price_next_kg: -1 }), '"-1" is not a whole number'],
]

test.each(faults)('%s: %s is named, and nothing is imported', async (kind, _, content, fault) => {
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
