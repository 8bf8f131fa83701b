import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { loadRegions } from '../regions/load-regions.ts'
import type { Regions } from '../regions/regions.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { distance } from './prices/sample-rate-card.ts'
import { loadSample } from './sample.ts'

let database: Database
let url: string
let regions: Regions
beforeAll(async () => {
  ;({ url } = await createTestDatabase())
  regions = await loadRegions()
  database = openDatabase(url, 'development')
  await loadSample(url, 'development', async () => regions)
})
afterAll(() => closeDatabase(database))
const count = async (from: string) => Number((await database.$client.unsafe(`select count(*) from ${from}`))[0]?.count)

test('it covers every district from every active warehouse’s city, by three couriers and more, with COD and without', async () => {
  const covered = await database.$client`
    select origin_city_code, count(distinct destination_district_code)::int as districts, count(distinct courier_code)::int as couriers,
      bool_or(cod_available) as cod, bool_or(not cod_available) as prepaid
    from rate_cards where service_code <> 'INSTANT' group by 1 order by 1`
  const every = { districts: 7_285, couriers: 3, cod: true, prepaid: true }
  expect(covered).toEqual(['31.74', '73.71', '91.71'].map((origin_city_code) => ({ origin_city_code, ...every })))
  const least = await database.$client`
    select min(couriers)::int as couriers from (
      select count(distinct courier_code) as couriers from rate_cards group by origin_city_code, destination_district_code) as each`
  expect(least).toEqual([{ couriers: 3 }])
})

test('instant services stay within the city', async () => {
  expect(
    await count(`rate_cards where service_code = 'INSTANT' and origin_city_code <> left(destination_district_code, 5)`),
  ).toBe(0)
  expect(await count(`rate_cards where service_code = 'INSTANT'`)).toBeGreaterThan(10)
})

test('everything that has a name is named SAMPLE', async () => {
  for (const table of ['couriers', 'services', 'warehouses', 'products', 'holidays'])
    expect([table, await count(`${table} where name not like 'SAMPLE %'`)]).toEqual([table, 0])
})

test('the first active warehouse has plenty of what may be ordered; one product is inactive, one out of stock', async () => {
  const [first] = await database.$client`select id, code from warehouses where is_active order by code limit 1`
  expect(first).toMatchObject({ code: 'SAMPLE-JKT' })
  expect(await count('products')).toBe(25)
  expect(await count('products where not is_active')).toBe(1)
  expect(await count('(select product_id from stock group by 1 having sum(on_hand) = 0) as sold_out')).toBe(1)
  expect(await count(`stock where warehouse_id = '${first?.id}' and on_hand >= 1000`)).toBe(24)
  expect(await count('warehouses where not is_active')).toBe(1)
})

test('the first rows of the card are of a service that counts from one kilogram, as its first caller expects', async () => {
  const first = await database.$client`
    select courier_code, min_weight_kg from rate_cards
    order by origin_city_code, courier_code, service_code, destination_district_code limit 1`
  expect(first).toEqual([{ courier_code: 'SAMPLE-KILAT', min_weight_kg: 1 }])
})

test('a catalogue that holds anything is left alone', async () => {
  expect(await loadSample(url, 'development', () => Promise.reject(new Error('not asked for')))).toBe(false)
  expect(await count('rate_card_versions')).toBe(1)
})

test('processes that start together load it once', async () => {
  const done = await Promise.all([1, 2].map(() => loadSample(url, 'production', async () => regions)))
  expect(done).toEqual(expect.arrayContaining([false, true]))
})

test.each([
  ['31.74', '31.74.07', 0],
  ['31.74', '31.71.01', 1],
  ['31.74', '35.78.03', 2],
  ['31.74', '21.71.01', 3],
  ['31.74', '73.71.09', 4],
  ['51.71', '61.71.01', 3],
  ['91.71', '11.01.01', 7],
])('from %s to %s it is %i far', (origin, district, far) => {
  expect(distance(origin, district)).toBe(far)
})
