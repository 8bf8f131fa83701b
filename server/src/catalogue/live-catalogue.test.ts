import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { createTestDatabase } from '../testing/database.ts'
import { csv, holiday, importer, rateLine, service, warehouse } from './catalogue-fixtures.ts'
import { catalogueStore } from './catalogue.store.ts'
import { deleteOldRateCards } from './import.ts'
import { type LiveCatalogue, startLiveCatalogue } from './live-catalogue.ts'

let url: string
let database: Database
let importInto: ReturnType<typeof importer>
const lives: LiveCatalogue[] = []
const logged: string[] = []
const log = { warn: (_: object, text: string) => logged.push(text), info: () => {} } as never

beforeAll(async () => {
  ;({ url } = await createTestDatabase())
  database = openDatabase(url, 'development')
  importInto = importer({ databaseUrl: url, regions: await loadRegions() })
})
afterAll(() => closeDatabase(database))
afterEach(() => {
  for (const live of lives.splice(0)) live.stop()
  logged.length = 0
})
beforeEach(async () => {
  await database.$client`truncate couriers, services, warehouses, products, stock, rate_cards, holidays, catalogue_state`
  await importInto('couriers', csv(service, { ...service, service_code: 'EXP' }))
  await importInto('warehouses', csv(warehouse))
  await importInto('rate-card', csv(rateLine, { ...rateLine, service_code: 'EXP', price_first_kg: 20_000 }))
})

async function start(options: Parameters<typeof startLiveCatalogue>[2] = {}, store = catalogueStore(database)) {
  const live = await startLiveCatalogue(store, log, { pollEvery: 20, ...options })
  lives.push(live)
  return live
}
const lines = async (live: LiveCatalogue, district = '31.71.01', origin = '31.74') =>
  (await live.current().rateLines(origin, district)).map((line) => [line.service.serviceCode, line.priceFirstKg])

test('it holds what was imported', async () => {
  await importInto('holidays', csv(holiday))
  const catalogue = (await start()).current()
  expect(catalogue.services).toMatchObject([
    { serviceCode: 'EXP' },
    { serviceCode: 'REG', courierName: 'Cepat', courierType: 'express' },
  ])
  expect(catalogue.findService('CEPAT', 'REG')).toMatchObject({ roundingToleranceG: 300, insuranceBp: 20 })
  expect(catalogue.findService('CEPAT', 'NIX')).toBeNull()
  expect([catalogue.hasCourier('CEPAT'), catalogue.hasCourier('NIX')]).toEqual([true, false])
  const [first] = catalogue.warehouses
  expect(first).toMatchObject({ code: 'JKT', timezone: 'Asia/Jakarta', operatingDays: [1, 2, 3, 4, 5, 6] })
  expect(catalogue.findWarehouse(first?.id ?? '')).toBe(first)
  expect([...catalogue.holidays]).toEqual(['2026-08-17'])
})

test('the lines of an origin are loaded on first use, then answered at once', async () => {
  const live = await start()
  const first = live.current().rateLines('31.74', '31.71.01')
  expect(first).toBeInstanceOf(Promise)
  await first
  expect(live.current().rateLines('31.74', '31.71.01')).toMatchObject([
    { service: { serviceCode: 'EXP' }, priceFirstKg: 20_000 },
    {
      service: { serviceCode: 'REG' },
      priceFirstKg: 10_000,
      priceNextKg: 9_000,
      minWeightKg: 1,
      volumetricDivisor: 6000,
      etdMinDays: 1,
      etdMaxDays: 2,
      codAvailable: true,
    },
  ])
  expect(live.current().rateLines('31.74', '99.99.99')).toEqual([])
  expect(await live.current().rateLines('11.01', '31.71.01')).toEqual([])
})

test('a new card is live within seconds; who holds the catalogue before keeps it', async () => {
  const live = await start()
  const before = live.current()
  expect(await lines(live)).toEqual([
    ['EXP', 20_000],
    ['REG', 10_000],
  ])
  await importInto('rate-card', csv({ ...rateLine, price_first_kg: 11_000 }))
  await expect.poll(() => lines(live)).toEqual([['REG', 11_000]])
  expect(before.rateLines('31.74', '31.71.01')).toHaveLength(2)
  expect(live.current().version).toBe(before.version + 1)
})

test('a catalogue whose card is gone answers from the one in force', async () => {
  const live = await start({ pollEvery: 60_000 })
  await importInto('rate-card', csv({ ...rateLine, price_first_kg: 11_000 }))
  await deleteOldRateCards(url, ['development'])
  expect(await lines(live)).toEqual([['REG', 11_000]])
})

test('lines hold from their first day to their last, in Jakarta', async () => {
  const dated = { ...rateLine, valid_from: '2026-11-20', valid_to: '2026-11-21' }
  await importInto('rate-card', csv(dated))
  const clock = { now: new Date() }
  const live = await start({ now: () => clock.now })
  const found = async (now: string) => {
    clock.now = new Date(now)
    return (await lines(live)).length
  }
  expect(await found('2026-11-19T16:59:59.999Z')).toBe(0)
  expect(await found('2026-11-19T17:00:00.000Z')).toBe(1)
  expect(await found('2026-11-21T16:59:59.999Z')).toBe(1)
  expect(await found('2026-11-21T17:00:00.000Z')).toBe(0)
})

test('a line whose service there is no more is none', async () => {
  await database.$client`delete from services where service_code = 'EXP'`
  expect(await lines(await start())).toEqual([['REG', 10_000]])
})

test('destinations that another origin brought up are told apart', async () => {
  const far = { ...rateLine, origin_city_code: '73.71', destination_district_code: '91.71.03', price_first_kg: 5 }
  await importInto('rate-card', csv(rateLine, far))
  const live = await start()
  expect(await lines(live)).toEqual([['REG', 10_000]])
  expect(await lines(live, '91.71.03', '73.71')).toEqual([['REG', 5]])
  expect(await lines(live, '91.71.03')).toEqual([])
  expect(await lines(live, '31.71.01', '73.71')).toEqual([])
})

test('before anything is imported there is nothing, and no call fails', async () => {
  await database.$client`truncate catalogue_state, couriers, services, warehouses, products, stock, rate_cards`
  const live = await start()
  expect(live.current()).toMatchObject({ version: 0, services: [], warehouses: [] })
  expect(await lines(live)).toEqual([])
})

test('a poll that fails is logged once and tried again', async () => {
  const store = catalogueStore(database)
  let isDown = false
  const shaky: typeof store = {
    ...store,
    version: async () => (isDown ? Promise.reject(new Error('no answer')) : store.version()),
  }
  const live = await start({}, shaky)
  isDown = true
  await expect.poll(() => logged).toEqual(['the catalogue could not be read; trying again'])
  await importInto('holidays', csv(holiday))
  expect(live.current().holidays.size).toBe(0)
  isDown = false
  await expect.poll(() => live.current().holidays.size).toBe(1)
  expect(logged).toHaveLength(1)
})
