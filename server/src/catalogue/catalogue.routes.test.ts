import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentedCall } from '@edis/contract/calls/call'
import { listCouriers } from '@edis/contract/open-api/list-couriers'
import { listProducts } from '@edis/contract/open-api/list-products'
import { listWarehouses } from '@edis/contract/open-api/list-warehouses'
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

test('couriers come by code with their services, in kilograms and rupiah', async () => {
  const [first, second] = await items(listCouriers)
  expect(first).toMatchObject({ courier_code: 'CEPAT', name: 'Cepat', type: 'express' })
  expect(first?.['services']).toEqual([
    expect.objectContaining({ service_code: 'ECO', cod: false, max_cod: 0 }),
    {
      service_code: 'REG',
      name: 'Reguler',
      cod: true,
      insurance: true,
      pickup: true,
      dropoff: true,
      volumetric_divisor: 6000,
      rounding_tolerance_kg: 0.3,
      min_weight_kg: 1,
      max_cod: 5_000_000,
      cut_off_time: '16:00',
    },
  ])
  expect(second).toMatchObject({ courier_code: 'TRUK', services: [{ rounding_tolerance_kg: 0, min_weight_kg: 10 }] })
})

test('couriers are filtered by type, their services by COD', async () => {
  expect(await items(listCouriers, { type: 'cargo' })).toMatchObject([{ courier_code: 'TRUK' }])
  expect(await items(listCouriers, { cod: 'true' })).toMatchObject([
    { courier_code: 'CEPAT', services: [{ service_code: 'REG' }] },
  ])
  expect(await items(listCouriers, { cod: 'false' })).toMatchObject([
    { services: [{ service_code: 'ECO' }] },
    { courier_code: 'TRUK' },
  ])
  expect(await items(listCouriers, { type: 'instant' })).toEqual([])
})

test('warehouses come by code, the inactive ones too', async () => {
  expect(await items(listWarehouses)).toMatchObject([
    { code: 'BDG', is_active: false },
    {
      warehouse_id: expect.stringMatching(/^whs_/),
      code: 'JKT',
      district_code: '31.74.07',
      latitude: -6.2441,
      longitude: 106.7991,
      timezone: 'Asia/Jakarta',
      operating_days: [1, 2, 3, 4, 5, 6],
      contact_phone: '+6281100000001',
    },
  ])
})

test('products are the caller’s and the shared ones, filtered by search and warehouse', async () => {
  expect(await items(listProducts)).toMatchObject([{ sku: 'KOPI', stock: [{ available: 100 }] }, { sku: 'TEH' }])
  expect(await items(listProducts, { search: 'te' })).toMatchObject([{ sku: 'TEH' }])
  const [bandung] = await items(listWarehouses)
  expect(await items(listProducts, { warehouse_id: String(bandung?.['warehouse_id']) })).toMatchObject([{ sku: 'TEH' }])
  expect(await list(listProducts, { warehouse_id: 'whs_none' })).toMatchObject({
    code: 404,
    error: 'WAREHOUSE_NOT_FOUND',
  })
})

test.each([listCouriers, listWarehouses, listProducts])('$path is read page by page', async (call) => {
  const first = await list(call, { limit: '1' })
  expect(first.data.items).toHaveLength(1)
  const second = await list(call, { limit: '1', cursor: first.data.next_cursor ?? '' })
  expect(second.data.next_cursor).toBeNull()
  expect([...first.data.items, ...second.data.items]).toEqual(await items(call))
})

test.each([
  [{ origin_city: '99.99' }, { errors: [{ field: 'origin_city', error: 'REGION_NOT_FOUND' }] }],
  [{ origin_city: '31.74.07' }, { errors: [{ field: 'origin_city', error: 'REGION_NOT_FOUND' }] }],
  [{ courier_code: 'NIX' }, { code: 404, error: 'COURIER_NOT_FOUND' }],
  [
    { courier_code: 'TRUK', service_code: 'ECO' },
    { errors: [{ field: 'service_code', error: 'SERVICE_NOT_AVAILABLE' }] },
  ],
] as [Record<string, string>, object][])(
  'the rate card of %o is refused, as JSON and as CSV',
  async (query, refusal) => {
    expect(await list(rateCard, query)).toMatchObject(refusal)
    expect((await csvOf(query)).json()).toMatchObject(refusal)
  },
)

test.each(['x', 'eyJhIjoxfQ', 'WyJhIl0', Buffer.from('["\\u0000","a","b","c"]').toString('base64url')])(
  'the cursor %s is none of ours',
  async (cursor) => {
    expect(await list(rateCard, { cursor })).toMatchObject({
      code: 422,
      errors: [{ field: 'cursor', error: 'FIELD_INVALID' }],
    })
  },
)

test('a service that is switched off is in no list, and its prices are there again when it is on', async () => {
  const switching = async (isActive: boolean) => {
    await database.$client`update services set is_active = ${isActive} where service_code = 'ECO'`
    await database.$client`update catalogue_state set version = version + 1`
    await live.reload()
  }
  await switching(false)
  expect(await items(listCouriers)).toMatchObject([{ services: [{ service_code: 'REG' }] }, { courier_code: 'TRUK' }])
  expect(await items(rateCard, { origin_city: '73.71' })).toEqual([])
  expect((await csvOf({ origin_city: '73.71' })).body.split('\r\n')).toHaveLength(2)
  await switching(true)
  expect(await items(rateCard, { origin_city: '73.71' })).toHaveLength(1)
})
