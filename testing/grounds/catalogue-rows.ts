import fc from 'fast-check'
import type { Sql } from 'postgres'
import { rateLine } from '../../server/src/catalogue/catalogue-fixtures.ts'
import type { ImportKind } from '../../server/src/catalogue/import/kind.ts'

const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
/** Their file, every cell quoted, cut by semicolons. */
export const fileOf = (rows: Row[]) =>
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

type Row = Record<string, unknown>

/** Rows of a file of each kind, as an operator might have them. */
export const arbitraryRows = ({ districts, partnerEmail }: { districts: string[]; partnerEmail: string }) =>
  ({
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
        district_code: fc.constantFrom(...districts),
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
  }) satisfies Record<ImportKind['name'], fc.Arbitrary<Row[]>> as Record<ImportKind['name'], fc.Arbitrary<Row[]>>

const tables = ['couriers', 'services', 'warehouses', 'products', 'stock', 'holidays']

/** All that there is of a catalogue, but the numbers of versions of the rate card and the lines of earlier ones. */
export async function wholeCatalogue(sql: Sql): Promise<unknown> {
  const contents = await Promise.all(tables.map((table) => sql`select * from ${sql(table)} rows order by rows::text`))
  const lines = await sql`
    select origin_city_code, destination_district_code, courier_code, service_code, price_first_kg, valid_from, valid_to
    from rate_cards where card = (select max(card) from rate_cards) order by 1, 2, 3, 4`
  return [...contents, lines].map((rows) => [...rows])
}
