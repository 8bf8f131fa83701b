import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { insertPartner } from '@edis/testing/partner-rows.ts'
import { csv, holiday, importer, rateLine, service, warehouse } from './catalogue-fixtures.ts'
import { catalogueStore } from './catalogue.store.ts'
import { type LiveCatalogue, startLiveCatalogue } from './live-catalogue.ts'

let url: string
let database: Database
let ownerId: string
let importInto: ReturnType<typeof importer>
const lives: LiveCatalogue[] = []
const logged: string[] = []
const log = { warn: (_: object, text: string) => logged.push(text), info: () => {} } as never

beforeAll(async () => {
  ;({ url } = await createTestDatabase())
  database = openDatabase(url, 'development')
  ownerId = await insertPartner(database.$client)
  importInto = importer({
    databaseUrl: url,
    regions: await loadRegions(),
    partners: [{ id: ownerId, email: 'own@edis.test' }],
  })
})
afterAll(() => closeDatabase(database))
afterEach(() => {
  for (const live of lives.splice(0)) live.stop()
  logged.length = 0
})
beforeEach(async () => {
  await database.$client`truncate couriers, services, warehouses, products, stock, rate_cards, rate_card_versions, contract_prices, holidays, catalogue_state`
  await importInto('couriers', csv(service, { ...service, service_code: 'EXP' }))
  await importInto('warehouses', csv(warehouse))
  await importInto('rate-card', csv(rateLine, { ...rateLine, service_code: 'EXP', price_first_kg: 20_000 }))
})

async function start(options: Parameters<typeof startLiveCatalogue>[2] = {}, store = catalogueStore(database)) {
  const live = await startLiveCatalogue(store, log, { pollEvery: 20, ...options })
  lives.push(live)
  return live
}
const lines = async (live: LiveCatalogue, district = '31.71.01', origin = '31.74', partnerId = 'prt_any') =>
  (await live.current().rateLines(origin, district, partnerId)).map((line) => [
    line.service.serviceCode,
    line.priceFirstKg,
  ])

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
  const first = live.current().rateLines('31.74', '31.71.01', 'prt_any')
  expect(first).toBeInstanceOf(Promise)
  await first
  expect(live.current().rateLines('31.74', '31.71.01', 'prt_any')).toMatchObject([
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
  expect(live.current().rateLines('31.74', '99.99.99', 'prt_any')).toEqual([])
  expect(await live.current().rateLines('11.01', '31.71.01', 'prt_any')).toEqual([])
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
  expect(before.rateLines('31.74', '31.71.01', 'prt_any')).toHaveLength(2)
  expect(live.current().version).toBe(before.version + 1)
})

test('who holds an older catalogue reads its card, loaded or not', async () => {
  const live = await start({ pollEvery: 60_000 })
  const before = live.current()
  await importInto('rate-card', csv({ ...rateLine, price_first_kg: 11_000 }))
  await live.reload()
  expect(await lines(live)).toEqual([['REG', 11_000]])
  expect(await before.rateLines('31.74', '31.71.01', 'prt_any')).toHaveLength(2)
})

describe('the card in force', () => {
  const clock = { now: new Date() }
  async function pricesOn(moments: string[], partnerId = 'prt_any') {
    const live = await start({ now: () => clock.now })
    const found: unknown[] = []
    for (const moment of moments) {
      clock.now = new Date(moment)
      found.push((await lines(live, '31.71.01', '31.74', partnerId)).map(([, price]) => price).join())
    }
    return found
  }
  const card = (price_first_kg: number, version: { validFrom?: string; validTo?: string; partner?: string }) =>
    importInto('rate-card', csv({ ...rateLine, price_first_kg }), { card: version })

  test('waits for its day in Jakarta, ends after its last, and then the one before is in force again', async () => {
    await card(30_000, { validFrom: '2026-11-20', validTo: '2026-11-21' })
    expect(
      await pricesOn([
        '2026-11-19T16:59:59.999Z',
        '2026-11-19T17:00:00.000Z',
        '2026-11-21T16:59:59.999Z',
        '2026-11-21T17:00:00.000Z',
      ]),
    ).toEqual(['20000,10000', '30000', '30000', '20000,10000'])
  })

  test('is the newest imported of those that hold, whatever its first day', async () => {
    await card(30_000, { validFrom: '2026-11-20' })
    await card(40_000, { validFrom: '2026-11-01' })
    expect(await pricesOn(['2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z', '2026-11-25T12:00:00Z'])).toEqual([
      '20000,10000',
      '40000',
      '40000',
    ])
  })

  test('is a partner’s own for that partner alone, while it holds', async () => {
    await card(5_000, { validFrom: '2026-11-20', validTo: '2026-11-21', partner: 'own@edis.test' })
    const moments = ['2026-11-19T12:00:00Z', '2026-11-20T12:00:00Z', '2026-11-22T12:00:00Z']
    expect(await pricesOn(moments, ownerId)).toEqual(['20000,10000', '5000', '20000,10000'])
    expect(await pricesOn(moments)).toEqual(['20000,10000', '20000,10000', '20000,10000'])
  })

  test('is none when none holds', async () => {
    await database.$client`truncate rate_cards, rate_card_versions, catalogue_state`
    await card(5_000, { validTo: '2026-11-21' })
    expect(await pricesOn(['2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z'])).toEqual(['5000', ''])
  })

  test('is that of the version before this one, until cards are imported as versions', async () => {
    await database.$client`truncate rate_card_versions`
    expect(await pricesOn(['2026-11-21T12:00:00Z'])).toEqual(['20000,10000'])
  })
})

test('lines hold from their first day to their last within their card', async () => {
  const soon = { ...rateLine, valid_from: '2026-11-20', valid_to: '2026-11-21' }
  await importInto('rate-card', csv({ ...rateLine, destination_district_code: '31.71.02' }, soon))
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

test('a service that is switched off, or whose courier is, stays in the catalogue without lines', async () => {
  await database.$client`update services set is_active = false where service_code = 'EXP'`
  expect(await lines(await start())).toEqual([['REG', 10_000]])
  await database.$client`update couriers set is_active = false`
  const live = await start()
  expect(await lines(live)).toEqual([])
  expect(live.current().findService('CEPAT', 'REG')).toMatchObject({ isActive: false })
  expect(live.current().hasCourier('CEPAT')).toBe(true)
})

test('a contract takes its discount off the partner’s lines and nobody else’s', async () => {
  await database.$client`insert into contract_prices values (${ownerId}, 'CEPAT', 'REG', 1250)`
  const catalogue = (await start()).current()
  const discounts = async (partnerId: string) =>
    (await catalogue.rateLines('31.74', '31.71.01', partnerId)).map(({ contractBp }) => contractBp)
  expect(await discounts(ownerId)).toEqual([0, 1_250])
  expect(await discounts('prt_any')).toEqual([0, 0])
  expect([catalogue.hasOwnPrices(ownerId), catalogue.hasOwnPrices('prt_any')]).toEqual([true, false])
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
  await database.$client`truncate catalogue_state, couriers, services, warehouses, products, stock, rate_cards, rate_card_versions`
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
  await expect.poll(() => logged).toEqual(['could not load the catalogue, retrying'])
  await importInto('holidays', csv(holiday))
  expect(live.current().holidays.size).toBe(0)
  isDown = false
  await expect.poll(() => live.current().holidays.size).toBe(1)
  expect(logged).toHaveLength(1)
})
