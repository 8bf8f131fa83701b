import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCouriers } from '@edis/contract/open-api/list-couriers'
import { listProducts } from '@edis/contract/open-api/list-products'
import { listWarehouses } from '@edis/contract/open-api/list-warehouses'
import { rateCard } from '@edis/contract/open-api/rate-card'
import { csv, product } from './catalogue-fixtures.ts'
import { type CatalogueDoor, startCatalogueDoor } from '@edis/testing/grounds/catalogue-door.ts'

let catalogue: CatalogueDoor
beforeAll(async () => void (catalogue = await startCatalogueDoor()))
afterAll(() => catalogue.close())

test('couriers come by code with their services, in kilograms and rupiah', async () => {
  const [first, second] = await catalogue.items(listCouriers)
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
  expect(await catalogue.items(listCouriers, { type: 'cargo' })).toMatchObject([{ courier_code: 'TRUK' }])
  expect(await catalogue.items(listCouriers, { cod: 'true' })).toMatchObject([
    { courier_code: 'CEPAT', services: [{ service_code: 'REG' }] },
  ])
  expect(await catalogue.items(listCouriers, { cod: 'false' })).toMatchObject([
    { services: [{ service_code: 'ECO' }] },
    { courier_code: 'TRUK' },
  ])
  expect(await catalogue.items(listCouriers, { type: 'instant' })).toEqual([])
})

test('warehouses come by code, the inactive ones too', async () => {
  expect(await catalogue.items(listWarehouses)).toMatchObject([
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
  expect(await catalogue.items(listProducts)).toMatchObject([
    { sku: 'KOPI', stock: [{ available: 100 }] },
    { sku: 'TEH' },
  ])
  expect(await catalogue.items(listProducts, { search: 'te' })).toMatchObject([{ sku: 'TEH' }])
  const [bandung] = await catalogue.items(listWarehouses)
  expect(await catalogue.items(listProducts, { warehouse_id: String(bandung?.['warehouse_id']) })).toMatchObject([
    { sku: 'TEH' },
  ])
  expect(await catalogue.list(listProducts, { warehouse_id: 'whs_none' })).toMatchObject({
    code: 404,
    error: 'WAREHOUSE_NOT_FOUND',
  })
})

test('what is imported of products is in the list at once, and what is available of them', async () => {
  const coffee = async () => (await catalogue.items(listProducts, { search: 'kopi' }))[0]
  expect(await coffee()).toMatchObject({ name: 'Kopi', stock: [{ available: 100 }] })
  await catalogue.importInto('products', csv({ ...product, name: 'Kopi Toraja', on_hand: 90 }))
  expect(await coffee()).toMatchObject({ name: 'Kopi Toraja', stock: [{ available: 90 }] })
  await catalogue.importInto('products', csv(product))
  expect(await coffee()).toMatchObject({ name: 'Kopi', stock: [{ available: 100 }] })
})

test.each([listCouriers, listWarehouses, listProducts])('$path is read page by page', async (call) => {
  const first = await catalogue.list(call, { limit: '1' })
  expect(first.data.items).toHaveLength(1)
  const second = await catalogue.list(call, { limit: '1', cursor: first.data.next_cursor ?? '' })
  expect(second.data.next_cursor).toBeNull()
  expect([...first.data.items, ...second.data.items]).toEqual(await catalogue.items(call))
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
    expect(await catalogue.list(rateCard, query)).toMatchObject(refusal)
    expect((await catalogue.csvOf(query)).json()).toMatchObject(refusal)
  },
)

test.each(['x', 'eyJhIjoxfQ', 'WyJhIl0', Buffer.from('["\\u0000","a","b","c"]').toString('base64url')])(
  'the cursor %s is none of ours',
  async (cursor) => {
    expect(await catalogue.list(rateCard, { cursor })).toMatchObject({
      code: 422,
      errors: [{ field: 'cursor', error: 'FIELD_INVALID' }],
    })
  },
)

test('a service that is switched off is in no list, and its prices are there again when it is on', async () => {
  const switching = async (isActive: boolean) => {
    await catalogue.database.$client`update services set is_active = ${isActive} where service_code = 'ECO'`
    await catalogue.database.$client`update catalogue_state set version = version + 1`
    await catalogue.live.reload()
  }
  await switching(false)
  expect(await catalogue.items(listCouriers)).toMatchObject([
    { services: [{ service_code: 'REG' }] },
    { courier_code: 'TRUK' },
  ])
  expect(await catalogue.items(rateCard, { origin_city: '73.71' })).toEqual([])
  expect((await catalogue.csvOf({ origin_city: '73.71' })).body.split('\r\n')).toHaveLength(2)
  await switching(true)
  expect(await catalogue.items(rateCard, { origin_city: '73.71' })).toHaveLength(1)
})
