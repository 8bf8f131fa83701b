import fc from 'fast-check'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Command } from 'commander'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../../database/connection.ts'
import { loadRegions } from '../../regions/load-regions.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { insertPartner } from '@edis/testing/partner-rows.ts'
import { csv, importer, product, rateLine, service, warehouse } from '../catalogue-fixtures.ts'
import { exportFile } from './export.ts'
import { exportCommands } from './export-command.ts'
import { importKinds, type ImportOptions } from '../import/import.ts'
import type { ImportKind } from '../import/kind.ts'

type Kind = ImportKind['name']

let url: string
let database: Database
let importInto: ReturnType<typeof importer>
let districts: string[]

beforeAll(async () => {
  ;({ url } = await createTestDatabase())
  database = openDatabase(url, 'development')
  const partner = await insertPartner(database.$client)
  const regions = await loadRegions()
  districts = regions.search({ level: 'district', after: 0, limit: 500 }).items.map(({ code }) => code)
  importInto = importer({ databaseUrl: url, regions, partners: [{ id: partner, email: `${partner}@edis.test` }] })
  partnerEmail = `${partner}@edis.test`
  partnerId = partner
})
let partnerEmail: string
let partnerId: string
afterAll(() => closeDatabase(database))

beforeEach(async () => {
  await database.$client`
    truncate couriers, services, warehouses, products, stock, rate_cards, rate_card_versions, holidays, catalogue_state`
  await importInto('couriers', csv(service))
  await importInto('warehouses', csv(warehouse))
})

async function exported(name: Kind): Promise<string> {
  const kind = importKinds.find((one) => one.name === name)
  let file = ''
  if (kind) await exportFile(kind, { databaseUrl: url, environment: 'development' }, (more) => void (file += more))
  return file
}

const tables = ['couriers', 'services', 'warehouses', 'products', 'stock', 'holidays']
/** All that there is, but the numbers of versions. */
async function everything(): Promise<unknown> {
  const { $client: sql } = database
  const contents = await Promise.all(tables.map((table) => sql`select * from ${sql(table)} rows order by rows::text`))
  const lines = await sql`
    select origin_city_code, destination_district_code, courier_code, service_code, price_first_kg, valid_from, valid_to
    from rate_cards where card = (select max(card) from rate_cards) order by 1, 2, 3, 4`
  return [...contents, lines].map((rows) => [...rows])
}

const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
const fileOf = (rows: Record<string, unknown>[]) =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((row) => row.map(quoted).join(';'))
    .join('\n')

const name = fc
  .string({
    unit: fc.constantFrom('a', 'Z', '0', 'é', '😀', '"', ',', ';', '=', '-', ' ', "'"),
    minLength: 1,
    maxLength: 12,
  })
  .map((chars) => `x${chars}x`)
const codes = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9][A-Z0-9_-]{0,7}$/), { minLength: 1, maxLength: 6 })
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
const hundredths = fc.integer({ min: 0, max: 10_000 }).map((points) => (points / 100).toFixed(2))
const money = fc.integer({ min: 0, max: 1_000_000_000 })
const size = fc.integer({ min: 1, max: 500 })
const day = fc
  .integer({ min: 0, max: 3_000 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))
const eachOf = <T>(keys: fc.Arbitrary<string[]>, row: (key: string) => fc.Arbitrary<T>) =>
  keys.chain((found) => fc.tuple(...found.map(row)))

const files = {
  couriers: eachOf(codes, (service_code) =>
    fc.record({
      courier_code: fc.constant('KURIR'),
      courier_name: fc.constant('Kurir, "cepat"; sekali'),
      type: fc.constant('cargo'),
      service_code: fc.constant(service_code),
      service_name: name,
      cod: fc.boolean(),
      insurance: fc.boolean(),
      pickup: fc.boolean(),
      dropoff: fc.boolean(),
      volumetric_divisor: fc.integer({ min: 1, max: 100_000 }),
      rounding_tolerance_kg: fc.integer({ min: 0, max: 999 }).map((grams) => (grams / 1000).toFixed(3)),
      min_weight_kg: fc.integer({ min: 1, max: 10 }),
      max_weight_kg: fc.integer({ min: 10, max: 100_000 }),
      max_cod: money,
      max_insured_value: money,
      insurance_rate_percent: hundredths,
      insurance_admin_fee: money,
      cod_fee_percent: hundredths,
      cod_fee_minimum: money,
      surcharge_percent: hundredths,
      discount_percent: hundredths,
      cut_off_time: clock,
      day_type: fc.constantFrom('working', 'calendar'),
      courier_is_active: fc.constant(false),
      is_active: fc.constantFrom('true', 'false', ''),
    }),
  ),
  warehouses: eachOf(codes, (code) =>
    fc.record({
      code: fc.constant(code),
      name,
      address: name,
      district_code: fc.nat({ max: 499 }).map((index) => districts[index]),
      postal_code: fc.stringMatching(/^\d{5}$/),
      latitude: fc.integer({ min: -119_999_999, max: 69_999_999 }).map((value) => (value / 1e7).toFixed(7)),
      longitude: fc.integer({ min: 940_000_001, max: 1_419_999_999 }).map((value) => (value / 1e7).toFixed(7)),
      timezone: fc.constantFrom('', 'Asia/Jayapura'),
      cut_off_time: clock,
      operating_days: fc.constantFrom('1-7', '1 3 5', '7'),
      contact_name: name,
      contact_phone: fc.constantFrom('081234567890', '+6281234567890'),
      is_active: fc.boolean(),
    }),
  ),
  products: eachOf(codes, (sku) =>
    fc.record({
      partner: fc.boolean().map((own) => (own ? partnerEmail : '')),
      sku: fc.constant(`${sku}~",;=`),
      name,
      price: money,
      weight_g: fc.integer({ min: 1, max: 1_000_000 }),
      length_cm: size,
      width_cm: size,
      height_cm: size,
      is_active: fc.boolean(),
    }),
  ),
  holidays: eachOf(fc.uniqueArray(day, { minLength: 1, maxLength: 5 }), (date) =>
    fc.record({ date: fc.constant(date), name }),
  ),
  'rate-card': eachOf(fc.constant(['31.71.01', '31.71.02', '35.78.03']), (destination_district_code) =>
    fc.record({
      ...Object.fromEntries(Object.entries(rateLine).map(([column, value]) => [column, fc.constant(value)])),
      destination_district_code: fc.constant(destination_district_code),
      price_first_kg: fc.integer({ min: 0, max: 100_000_000 }),
      valid_to: fc.constantFrom('', '2027-12-31'),
    }),
  ),
  stock: eachOf(fc.constant(['JKT', 'MKS']), (warehouse_code) =>
    fc.record({
      partner: fc.boolean().map((own) => (own ? partnerEmail : '')),
      sku: fc.constant('KOPI'),
      warehouse_code: fc.constant(warehouse_code),
      on_hand: money,
      as_of: fc
        .date({ min: new Date('2026-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
        .map((at) => at.toISOString()),
    }),
  ),
} satisfies Record<Kind, fc.Arbitrary<Record<string, unknown>[]>>

test.each(Object.keys(files) as Kind[])(
  'what is exported of %s can be imported, and changes nothing',
  async (kind) => {
    await importInto('warehouses', csv(warehouse, { ...warehouse, code: 'MKS' }))
    await importInto('products', csv(product, { ...product, partner: partnerEmail }))
    await database.$client`update stock set as_of = '2026-01-01T00:00:00Z'`
    await fc.assert(
      fc.asyncProperty(files[kind] as fc.Arbitrary<Record<string, unknown>[]>, async (rows) => {
        await importInto(kind, fileOf(rows))
        const before = await everything()
        const file = await exported(kind)
        expect(file.split('\r\n').length - 2).toBeGreaterThanOrEqual(rows.length)
        await importInto(kind, file)
        expect(await everything()).toEqual(before)
        expect(await exported(kind)).toBe(file)
      }),
      { numRuns: 6 },
    )
  },
  60_000,
)

test('the rate card is exported with what is switched off, and with the days of its rows', async () => {
  await importInto('rate-card', csv(rateLine), { card: { validFrom: '2026-02-01', validTo: '2099-12-31' } })
  await database.$client`update services set is_active = false`
  expect(await exported('rate-card')).toContain('CEPAT,REG,31.74,31.71.01,10000,9000,1,6000,1,2,true,2026-01-01,\r\n')
})

test('what couriers.csv says of switches is taken over; without a word of them they stay, and what is new is on', async () => {
  const switched = async () => {
    const rows = await database.$client`
      select service_code, services.is_active as service, couriers.is_active as courier
      from services join couriers on code = courier_code order by 1`
    return rows.map(({ service_code: of, service: on, courier }) => `${of} ${on} ${courier}`)
  }
  const eco = { ...service, service_code: 'ECO' }
  await importInto('couriers', csv({ ...service, courier_is_active: true, is_active: false }))
  expect(await switched()).toEqual(['REG false true'])
  await importInto('couriers', csv(service, eco))
  expect(await switched()).toEqual(['ECO true true', 'REG false true'])
  await importInto('couriers', csv({ ...service, courier_is_active: false, is_active: true }))
  expect(await switched()).toEqual(['REG true false'])
  expect(await exported('couriers')).toMatch(/,courier_is_active,is_active\r\n.*,false,true\r\n$/s)
  const unlike = csv({ ...service, courier_is_active: true }, { ...eco, courier_is_active: false })
  await expect(importInto('couriers', unlike)).rejects.toThrow('courier_is_active')
})

test('edis export rate-card writes a partner’s own card, and earlier versions by number or name', async () => {
  const card = (price: number, options: ImportOptions['card']) =>
    importInto('rate-card', csv({ ...rateLine, price_first_kg: price }), { card: options ?? {} })
  await card(11_111, { name: 'Lama' })
  await card(22_222, { name: 'Baru' })
  await card(33_333, { name: 'Baru' })
  await card(44_444, { name: 'Kontrak', partner: partnerId })
  const [, second] = await database.$client`select card from rate_card_versions order by card`
  const of = (...words: string[]) => edisExport('rate-card', '--environment', 'development', ...words)
  expect(await of()).toContain(',33333,')
  expect(await of('--partner', partnerId)).toContain(',44444,')
  expect(await of('--card', 'Lama')).toContain(',11111,')
  expect(await of('--card', String(second?.card))).toContain(',22222,')
  await expect(of('--card', 'Baru')).rejects.toThrow(/several rate cards called Baru: .*number/)
  await expect(of('--card', 'Lama', '--partner', partnerId)).rejects.toThrow(`${partnerEmail} has no rate card Lama`)
})

async function edisExport(...words: string[]): Promise<string> {
  const output = new PassThrough()
  const program = new Command()
  const listPartners = async () => [{ id: partnerId, email: partnerEmail }]
  exportCommands(program, { withDatabaseUrl: (act) => act(url), listPartners, output })
  await program.parseAsync(['export', ...words], { from: 'user' })
  output.end()
  return text(output)
}

test('an empty catalogue is exported as headers', async () => {
  await database.$client`truncate products, stock`
  expect(await exported('products')).toBe('partner,sku,name,price,weight_g,length_cm,width_cm,height_cm,is_active\r\n')
})

test('edis export writes the file of the environment that is named, production without a name', async () => {
  await importInto('holidays', 'date,name\n2026-08-17,Kemerdekaan', { environments: ['production'] })
  expect(await edisExport('holidays')).toBe('date,name\r\n2026-08-17,Kemerdekaan\r\n')
  expect(await edisExport('holidays', '--environment', 'development')).toBe('date,name\r\n')
})
