import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { csv, holiday, product, rateLine, service, warehouse } from '../catalogue-fixtures.ts'
import { faultyFiles } from './faulty-files.ts'
import { type ImportGround, startImportGround } from '@edis/testing/grounds/import-ground.ts'

let ground: ImportGround
beforeAll(async () => void (ground = await startImportGround()))
afterAll(() => ground.close())
beforeEach(() => ground.empty())

describe('couriers', () => {
  test('their units become grams and basis points, exactly', async () => {
    const exact = { ...service, rounding_tolerance_kg: '0.29', insurance_rate_percent: '0.07', cod_fee_percent: '1.15' }
    await ground.importInto('couriers', csv(exact))
    expect(await ground.rows('services')).toMatchObject([
      { rounding_tolerance_g: 290, insurance_bp: 7, cod_fee_bp: 115 },
    ])
  })

  test('they replace those that were there', async () => {
    const said = await ground.importInto(
      'couriers',
      csv({ ...service, courier_code: 'BARU' }, { ...service, courier_code: 'BARU', service_code: 'EXP' }),
    )
    expect(said).toBe('1 couriers, 2 services; 1 services removed')
    expect(await ground.rows('couriers')).toMatchObject([{ code: 'BARU' }])
  })

  test('a service that a rate card in force needs can’t go, unless it is said; its prices stay', async () => {
    await ground.importInto('rate-card', csv(rateLine))
    const without = csv({ ...service, service_code: 'EXP' })
    await expect(ground.importInto('couriers', without)).rejects.toThrow(
      'CEPAT REG is missing, but a rate card in force uses it',
    )
    expect(await ground.rows('services')).toMatchObject([{ service_code: 'REG' }])
    await ground.importInto('couriers', without, { dropRateLines: true })
    expect(await ground.rows('services')).toMatchObject([{ service_code: 'EXP' }])
    expect(await ground.rows('rate_cards')).toMatchObject([{ service_code: 'REG' }])
  })

  test('a service that only a replaced or ended card needs may go; one that a card to come needs may not', async () => {
    await ground.importInto('couriers', csv(service, { ...service, service_code: 'EXP' }))
    await ground.importInto('rate-card', csv({ ...rateLine, service_code: 'EXP' }))
    await ground.importInto('rate-card', csv({ ...rateLine, service_code: 'EXP' }), { card: { validTo: '2026-01-31' } })
    await ground.importInto('rate-card', csv(rateLine))
    await ground.importInto('couriers', csv(service))
    await ground.importInto('couriers', csv(service, { ...service, service_code: 'EXP' }))
    await ground.importInto('rate-card', csv({ ...rateLine, service_code: 'EXP' }), {
      card: { validFrom: '2099-01-01' },
    })
    await expect(ground.importInto('couriers', csv(service))).rejects.toThrow('CEPAT EXP is missing')
  })

  test('what is switched off stays so when they are imported again', async () => {
    await ground.importInto(
      'couriers',
      csv(service, { ...service, service_code: 'EXP' }, { ...service, courier_code: 'LAIN' }),
    )
    await ground.database.$client`update services set is_active = false where service_code = 'EXP'`
    await ground.database.$client`update couriers set is_active = false where code = 'LAIN'`
    await ground.importInto(
      'couriers',
      csv(service, { ...service, service_code: 'EXP' }, { ...service, courier_code: 'LAIN' }),
    )
    expect(await ground.rows('services')).toMatchObject([
      { service_code: 'EXP', is_active: false },
      { service_code: 'REG', is_active: true },
      { courier_code: 'LAIN', is_active: true },
    ])
    expect(await ground.rows('couriers')).toMatchObject([{ is_active: true }, { code: 'LAIN', is_active: false }])
  })
})

describe('warehouses', () => {
  test('they are changed by code and keep their id; those that are missing become inactive', async () => {
    const [before] = await ground.rows('warehouses')
    await ground.importInto(
      'warehouses',
      csv({ ...warehouse, name: 'Baru' }, { ...warehouse, code: 'MKS', district_code: '73.71.09' }),
    )
    await ground.importInto('warehouses', csv({ ...warehouse, code: 'MKS', district_code: '73.71.09' }))
    const after = await ground.database.$client`select * from warehouses order by code`
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
    await ground.importInto('warehouses', csv(warehouse, { ...warehouse, code: 'MKS' }))
    await ground.importInto(
      'products',
      csv(product, { ...product, warehouse_code: 'MKS', on_hand: 7 }, { ...product, partner: 'TOKO@edis.test' }),
    )
    expect(await ground.rows('products')).toMatchObject([{ partner_id: null }, { partner_id: ground.partnerId }])
    expect(await ground.rows('stock')).toHaveLength(3)
  })

  test('they are changed by partner and SKU and keep their id; what is reserved stays', async () => {
    await ground.importInto('products', csv(product, { ...product, sku: 'TEH' }))
    const [before] = await ground.rows('products')
    await ground.database.$client`update stock set reserved = 40`
    await ground.importInto('products', csv({ ...product, price: 90_000, on_hand: 40 }))
    expect(await ground.rows('products')).toMatchObject([
      { id: before?.id, price: 90_000 },
      { sku: 'TEH', price: 85_000 },
    ])
    expect(await ground.rows('stock')).toMatchObject([
      { on_hand: 40, reserved: 40 },
      { on_hand: 100, reserved: 40 },
    ])
  })

  test('stock counted below what orders hold is taken, and told as short, by its line', async () => {
    await ground.importInto('products', csv(product, { ...product, sku: 'TEH' }))
    await ground.database.$client`update stock set reserved = 40`
    expect(await ground.importInto('products', csv(product, { ...product, sku: 'TEH', on_hand: 39 }))).toBe(
      '2 products, 2 counts: 2 applied, 1 short\n  line 3: TEH in JKT is short by 1: 40 reserved by orders, 39 counted',
    )
    expect(await ground.rows('stock')).toMatchObject([{ on_hand: 100 }, { on_hand: 39, reserved: 40 }])
  })

  test('a cell that a spreadsheet would run is a name like any other', async () => {
    await ground.importInto('products', csv({ ...product, name: '=HYPERLINK(A1)' }))
    expect(await ground.rows('products')).toMatchObject([{ name: '=HYPERLINK(A1)' }])
  })

  test('one without stock needs no warehouse', async () => {
    const { warehouse_code: _code, on_hand: _onHand, partner: _partner, ...bare } = product
    await ground.importInto('products', csv(bare))
    expect(await ground.rows('products')).toHaveLength(1)
    expect(await ground.rows('stock')).toEqual([])
  })
})

test('holidays replace those that were there', async () => {
  await ground.importInto('holidays', csv(holiday))
  await ground.importInto('holidays', csv({ date: '2026-12-25', name: 'Natal' }))
  expect(await ground.rows('holidays')).toMatchObject([{ date: '2026-12-25' }])
})

test.each(faultyFiles)('%s: %s is named, and nothing is imported', async (kind, _, content, fault) => {
  const before = await ground.version()
  await expect(ground.importInto(kind, content)).rejects.toThrow(fault)
  expect(await ground.version()).toBe(before)
})

test('all that is wrong is named in one go', async () => {
  const wrong = { ...holiday, date: 'x', name: '' }
  await expect(ground.importInto('holidays', csv(holiday, wrong, holiday))).rejects.toMatchObject({
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
  await ground.importInto('holidays', csv(holiday), both)
  expect(await ground.rows('holidays', ground.production)).toHaveLength(1)

  // Production has no such service.
  await expect(ground.importInto('rate-card', csv(rateLine), both)).rejects.toThrow('there is no service CEPAT REG')
  expect(await ground.rows('rate_cards')).toEqual([])
})

test('imports that meet take turns, and both are there', async () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']
  const before = await ground.version()
  await Promise.all(
    days.flatMap((date) => [
      ground.importInto('products', csv({ ...product, sku: date })),
      ground.importInto('rate-card', csv(rateLine), { card: { name: date } }),
    ]),
  )
  expect(await ground.version()).toBe(before + 4)
  expect(await ground.rows('rate_card_versions')).toHaveLength(4)
  expect(await ground.rows('products')).toHaveLength(4)
})

test('only what running processes hold is loaded anew: stock and products are asked for with each order', async () => {
  const counts = csv({ sku: 'KOPI', warehouse_code: 'JKT', on_hand: 7 })
  const before = await ground.version()
  await ground.importInto('products', csv(product))
  await ground.importInto('stock', counts)
  expect(await ground.version()).toBe(before)
  await ground.importInto('warehouses', csv(warehouse))
  expect(await ground.version()).toBe(before + 1)
})
