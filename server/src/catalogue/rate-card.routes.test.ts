import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentedCall } from '@edis/contract/calls/call'
import { rateCard } from '@edis/contract/open-api/rate-card'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { createLog } from '../log.ts'
import { partnerStore } from '../partners/partners.store.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { openLoneDoor } from '@edis/testing/lone-door.ts'
import { csv, importer, product, rateLine, service, warehouse } from './catalogue-fixtures.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { catalogueStore } from './catalogue.store.ts'
import { type LiveCatalogue, startLiveCatalogue } from './live-catalogue.ts'
import { productStore } from './products.store.ts'
import type { RateCardRow } from './prices/rate-card.ts'
import { listCards } from './prices/rate-card-versions.store.ts'
import { rateCardStore } from './prices/rate-card.store.ts'

// A real door with the catalogue alone, over a database of its own.

let door: Awaited<ReturnType<typeof openLoneDoor>>
let database: Database
let live: LiveCatalogue
let importInto: ReturnType<typeof importer>
let caller: string
/** More than a batch of the stream: it takes two. */
let districts: string[]

beforeAll(async () => {
  const { url } = await createTestDatabase()
  database = openDatabase(url, 'development')
  const regions = await loadRegions()
  districts = regions.search({ level: 'district', after: 0, limit: 10_000 }).items.map(({ code }) => code)
  const partners = await Promise.all(
    ['one@edis.test', 'other@edis.test'].map(async (email) => {
      const added = await partnerStore(database).add(
        { email, name: 'Toko', passwordHash: '', productionGrantedAt: null },
        new Date(),
      )
      return { id: added === 'duplicate' ? '' : added.id, email }
    }),
  )
  caller = partners[0]?.id ?? ''
  importInto = importer({ databaseUrl: url, regions, partners })
  const cargo = {
    ...service,
    courier_code: 'TRUK',
    courier_name: 'Truk',
    type: 'cargo',
    rounding_tolerance_kg: 0,
    min_weight_kg: 10,
    cod: false,
  }
  await importInto('couriers', csv(service, { ...service, service_code: 'ECO', cod: false }, cargo))
  await importInto('warehouses', csv(warehouse, { ...warehouse, code: 'BDG', is_active: false }))
  await importInto(
    'products',
    csv(
      product,
      { ...product, sku: 'TEH', warehouse_code: 'BDG' },
      { ...product, sku: 'X', partner: 'other@edis.test' },
    ),
  )
  const every = districts.map((destination_district_code) => ({ ...rateLine, destination_district_code }))
  await importInto(
    'rate-card',
    csv(...every, { ...rateLine, service_code: 'ECO', origin_city_code: '73.71', valid_to: '2026-12-31' }),
  )

  live = await startLiveCatalogue(catalogueStore(database), createLog('silent'))
  door = await openLoneDoor({ database, partnerId: () => caller, now: () => new Date() })
  catalogueRoutes(door, {
    catalogue: live.current,
    products: productStore(database),
    rateCards: rateCardStore(database),
    regions,
  })
})
afterAll(async () => {
  live.stop()
  await door.server.close()
  await closeDatabase(database)
})

type Row = Record<string, unknown>
type Answer = {
  code: number
  data: { items: Row[]; next_cursor: string | null }
  error?: string
  errors?: { field: string; error: string }[]
}

async function list(call: Pick<DocumentedCall, 'path' | 'data'>, query: Record<string, string> = {}): Promise<Answer> {
  const response = await door.server.inject({ method: 'GET', url: call.path, query })
  const answer = response.json<Answer>()
  if (answer.code === 200) expect(Value.Check(call.data, answer.data)).toBe(true)
  return answer
}
const items = async (...given: Parameters<typeof list>) => (await list(...given)).data.items
const csvOf = (query = {}) =>
  door.server.inject({ method: 'GET', url: '/ratecard/v1', query, headers: { accept: 'text/csv' } })

test('the rate card is read page by page, in the order of its key', async () => {
  const read: Row[] = []
  let cursor: string | null = null
  do {
    const { data }: Answer = await list(rateCard, { limit: '100', ...(cursor && { cursor }) })
    read.push(...data.items)
    cursor = data.next_cursor
  } while (cursor)
  expect(read).toHaveLength(districts.length + 1)
  expect(read.slice(0, -1).map((row) => row['destination_district_code'])).toEqual(districts)
  expect(read.at(-1)).toEqual({ ...rateLine, service_code: 'ECO', origin_city_code: '73.71', valid_to: '2026-12-31' })
  expect(read[0]).toMatchObject({
    valid_from: '2026-01-01',
    valid_to: null,
    price_first_kg: 10_000,
    cod_available: true,
  })
})

test('downloads that nobody reads hold up no other call', async () => {
  const open = () =>
    door.server.inject({
      method: 'GET',
      url: rateCard.path,
      headers: { accept: 'text/csv' },
      payloadAsStream: true,
    })
  const unread = [await open(), await open(), await open()]
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await items(rateCard, { origin_city: '73.71' })).toHaveLength(1)
  for (const download of unread) download.stream().destroy()
})

test('the rate card is filtered by origin, courier and service', async () => {
  expect(await items(rateCard, { origin_city: '73.71' })).toHaveLength(1)
  expect(await items(rateCard, { courier_code: 'CEPAT', service_code: 'ECO' })).toHaveLength(1)
  expect(await items(rateCard, { courier_code: 'TRUK' })).toEqual([])
})

test('as CSV the whole card comes at once, and can be imported as it is', async () => {
  const response = await csvOf()
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="rate-card.csv"',
  })
  const lines = response.body.split('\r\n')
  expect(lines).toHaveLength(districts.length + 3)
  expect(lines.at(-2)).toBe('CEPAT,ECO,73.71,31.71.01,10000,9000,1,6000,1,2,true,2026-01-01,2026-12-31')
  expect((await csvOf({ origin_city: '73.71' })).body.split('\r\n')).toHaveLength(3)
  expect(await importInto('rate-card', response.body)).toBe('rate card rate-card, 7,286 rows, valid from 2026-01-01')
})

test('a partner with a contract reads its own prices, as JSON and as CSV; the others read the card', async () => {
  await database.$client`insert into contract_prices values (${caller}, 'CEPAT', 'ECO', 1250)`
  await database.$client`update catalogue_state set version = version + 1`
  await live.reload()
  const paid = { price_first_kg: 8_750, price_next_kg: 7_875 }
  expect(await items(rateCard, { origin_city: '73.71' })).toMatchObject([paid])
  expect((await csvOf({ origin_city: '73.71' })).body).toContain('CEPAT,ECO,73.71,31.71.01,8750,7875,')
  const [mine, listed] = [caller, { price_first_kg: 10_000, price_next_kg: 9_000 }]
  expect(await items(rateCard, { origin_city: '31.74', limit: '1' })).toMatchObject([listed])
  caller = 'prt_other'
  expect(await items(rateCard, { origin_city: '73.71' })).toMatchObject([listed])
  expect((await csvOf({ origin_city: '73.71' })).body).toContain('CEPAT,ECO,73.71,31.71.01,10000,9000,')
  caller = mine
})

test('lines hold no longer than their card', async () => {
  const card = { validFrom: '2026-02-01', validTo: '2026-11-30' }
  const far = { ...rateLine, origin_city_code: '73.71' }
  await importInto(
    'rate-card',
    csv({ ...far, service_code: 'ECO' }, { ...far, valid_from: '2026-03-01', valid_to: '2026-06-30' }),
    { card },
  )
  const [newest] = await listCards(database.$client)
  const rows = newest ? await rateCardStore(database).page(newest, { originCity: '73.71' }, null, 10) : []
  expect(rows.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
    ['2026-02-01', '2026-11-30'],
    ['2026-03-01', '2026-06-30'],
  ])
})

test('a stream whose card is replaced on the way goes on in its own', async () => {
  const card = { card: 1_000, partnerId: null, validFrom: '2026-01-01', validTo: null }
  const batches = rateCardStore(database).stream(card, {})
  await batches.next()
  await importInto('rate-card', csv({ ...rateLine, price_first_kg: 1 }))
  const rest: RateCardRow[] = []
  for await (const batch of batches) rest.push(...batch)
  expect(rest).toHaveLength(districts.length + 1 - 5_000)
  expect(rest.every(({ price_first_kg }) => price_first_kg === 10_000)).toBe(true)
})
