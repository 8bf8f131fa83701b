import { randomBytes } from 'node:crypto'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateV1 } from '@edis/contract/open-api/rate-v1'
import { rateV2 } from '@edis/contract/open-api/rate-v2'
import { sla } from '@edis/contract/open-api/sla'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/connection.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { openLoneDoor } from '@edis/testing/lone-door.ts'
import { createQuotes } from './quote.ts'
import { rateRoutes } from './rates.routes.ts'
import { cargo, catalogueOf, instant, lineFor, regular, shipmentOf, warehouse } from './test-shipments.ts'

// A real door with rates alone, over a catalogue and a clock of the test's.

let door: Awaited<ReturnType<typeof openLoneDoor>>
let catalogue: Catalogue
const clock = { now: new Date('2026-11-20T02:00:00.000Z') }
const quotes = createQuotes({ key: randomBytes(32), environment: 'development' })
const lines = [lineFor(regular), lineFor(cargo)]

beforeAll(async () => {
  const now = () => clock.now
  // Reads do not ask the database
  door = await openLoneDoor({ database: null as unknown as Database, partnerId: () => 'prt_1', now })
  rateRoutes(door, { catalogue: () => catalogue, regions: await loadRegions(), quotes, now })
})
afterAll(() => door.server.close())

async function call(path: string, body: object, query?: Record<string, string>) {
  const response = query
    ? await door.server.inject({ method: 'GET', url: path, query })
    : await door.server.inject({ method: 'POST', url: path, payload: body })
  const answer = response.json<Answer>()
  const faults = (answer.errors ?? []).map(({ field, error }) => `${field} ${error}`)
  return { ...answer, headers: response.headers, faults }
}
type Fault = { field: string; error: string; message: string }
type Answer = { code: number; data: unknown; error?: string; message: string; errors?: Fault[] }

type Rate = {
  courier_code: string
  service_code: string
  chargeable_kg: number
  cost: Record<string, number>
  sla: object
}
type RateV2 = {
  quote_id: string
  valid_until: string
  weight: object
  rates: Rate[]
  unavailable: { courier_code: string; service_code: string; error: string; message: string }[]
}

const asked = {
  warehouse_id: warehouse.id,
  destination_district: '31.71.01',
  items: [{ sku: 'KOPI-250', qty: 1, price: 100_000, weight_g: 1_000 }],
}
async function rates(changes: object = {}) {
  const answer = await call('/rate/v2', { ...asked, ...changes })
  return { ...answer, data: answer.data as RateV2 }
}
const without = (body: object, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field))

describe('POST /rate/v2', () => {
  test('offers what goes there, cheapest first, each with its cost and promise, and says why the rest does not', async () => {
    catalogue = catalogueOf(lines)
    const { code, data } = await rates()
    expect(code).toBe(200)
    expect(Value.Errors(rateV2.data, data)).toEqual([])
    expect(data.weight).toEqual({ actual_g: 1_000, volumetric_g: 0, chargeable_kg: 1 })
    expect(data.valid_until).toBe('2026-11-20T02:30:00.000Z')
    expect(
      data.rates.map(({ service_code, chargeable_kg, cost }) => [service_code, chargeable_kg, cost['total']]),
    ).toEqual([
      ['REG', 1, 10_000],
      ['DARAT', 10, 82_000],
    ])
    expect(data.rates[0]?.sla).toEqual({
      etd_min_days: 1,
      etd_max_days: 2,
      promised_at: '2026-11-23T23:59:59.999+07:00',
    })
    expect(data.unavailable).toEqual([
      {
        courier_code: 'KILAT',
        service_code: 'INSTAN',
        error: 'SERVICE_NOT_AVAILABLE',
        message: 'This courier service is not available for this request.',
      },
    ])
  })

  test('its quote opens to the costs that were answered', async () => {
    catalogue = catalogueOf(lines)
    const { data } = await rates()
    for (const { courier_code, service_code, cost } of data.rates)
      expect(quotes.open(data.quote_id, 'prt_1', shipmentOf(), courier_code, service_code, clock.now)).toMatchObject({
        cost,
      })
  })

  test('asks the rate card once, whether it is in memory or has yet to come', async () => {
    catalogue = catalogueOf(lines, { rateLines: async () => lines })
    expect((await rates()).data.rates.map(({ service_code }) => service_code)).toEqual(['REG', 'DARAT'])
  })

  test('names each reason', async () => {
    catalogue = catalogueOf(lines)
    const reasons = async (changes: object) =>
      (await rates(changes)).data.unavailable.map(({ service_code, error }) => `${service_code} ${error}`)
    expect(await reasons({ delivery_type: 'dropoff', courier_codes: ['KARGO'] })).toEqual([
      'DARAT SERVICE_NOT_AVAILABLE',
    ])
    expect(await reasons({ insurance: true, courier_codes: ['KARGO'] })).toEqual(['DARAT SERVICE_NOT_AVAILABLE'])
    expect(await reasons({ payment_method: 'COD', courier_codes: ['KARGO'] })).toEqual(['DARAT COD_NOT_SUPPORTED'])
    const cash = (cod_amount: number) => reasons({ payment_method: 'COD', cod_amount, courier_codes: ['KILAT'] })
    expect(await cash(1)).toContain('REG COD_AMOUNT_TOO_LOW')
    expect(await cash(6_000_000)).toContain('REG COD_LIMIT_EXCEEDED')
    const goods = (changes: object) => reasons({ ...changes, courier_codes: ['KILAT'] })
    expect(await goods({ insurance: true, items: [{ qty: 1, price: 20_000_001, weight_g: 1 }] })).toContain(
      'REG INSURANCE_LIMIT_EXCEEDED',
    )
    expect(await goods({ items: [{ qty: 1, price: 1, weight_g: 50_001 }] })).toContain('REG WEIGHT_OVER_LIMIT')
  })

  test('a district without lines has no rates, and a quote of nothing', async () => {
    catalogue = catalogueOf(lines)
    const { code, data } = await rates({ destination_district: '91.71.01' })
    expect([code, data.rates, data.unavailable.length]).toEqual([200, [], 3])
  })

  test('a district as origin counts by its own zone and by the service’s cut-off', async () => {
    catalogue = catalogueOf(lines, { rateLines: (city) => (city === '91.71' ? lines : []) })
    const { data } = await rates({
      ...without(asked, 'warehouse_id'),
      warehouse_id: undefined,
      origin_district: '91.71.01',
    })
    // 02:00 UTC is 11:00 in Jayapura
    expect(data.rates[0]?.sla).toMatchObject({ promised_at: '2026-11-23T23:59:59.999+09:00' })
  })

  test('the largest parcel that the contract lets in is answered, not fallen over', async () => {
    catalogue = catalogueOf(lines)
    const item = {
      qty: 10_000,
      price: 2_000_000_000,
      weight_g: 1_000_000,
      length_cm: 500,
      width_cm: 500,
      height_cm: 500,
    }
    const { code, data } = await rates({ items: Array.from({ length: 100 }, () => item), insurance: true })
    expect([code, data.rates]).toEqual([200, []])
    expect(data.weight).toEqual({ actual_g: 1e12, volumetric_g: 20_833_333_333_334, chargeable_kg: 20_833_333_334 })
  })
})

describe('POST /rate/v2 refuses', () => {
  test.each<[string, object, string[]]>([
    ['no origin', { warehouse_id: undefined }, ['warehouse_id FIELD_REQUIRED']],
    ['two origins', { origin_district: '31.74.07' }, ['origin_district FIELD_INVALID']],
    ['a warehouse that is shut', { warehouse_id: 'whs_shut' }, ['warehouse_id WAREHOUSE_INACTIVE']],
    ['no such destination', { destination_district: '31.71.99' }, ['destination_district REGION_NOT_FOUND']],
    ['a city as destination', { destination_district: '31.71' }, ['destination_district REGION_NOT_FOUND']],
    ['no such origin', { warehouse_id: undefined, origin_district: '99.99.99' }, ['origin_district REGION_NOT_FOUND']],
    ['cash of a prepaid parcel', { cod_amount: 1 }, ['cod_amount FIELD_INVALID']],
    [
      'all of it at once',
      { warehouse_id: 'whs_shut', destination_district: '31.71.99', cod_amount: 1 },
      ['cod_amount FIELD_INVALID', 'warehouse_id WAREHOUSE_INACTIVE', 'destination_district REGION_NOT_FOUND'],
    ],
    ['no weight', { items: [{ qty: 1, price: 1, weight_g: 0 }] }, ['items[0].weight_g WEIGHT_INVALID']],
    [
      'no height',
      { items: [{ qty: 1, price: 1, weight_g: 1, height_cm: 0 }] },
      ['items[0].height_cm DIMENSION_INVALID'],
    ],
  ])('%s', async (_name, changes, faults) => {
    catalogue = catalogueOf(lines)
    const answer = await rates(changes)
    expect([answer.code, answer.faults]).toEqual([422, faults])
  })

  test('a warehouse and a courier that there are not, by name', async () => {
    catalogue = catalogueOf(lines)
    expect(await rates({ warehouse_id: 'whs_none' })).toMatchObject({ code: 404, error: 'WAREHOUSE_NOT_FOUND' })
    const answer = await rates({ courier_codes: ['KILAT', 'LAMBAT'] })
    expect(answer).toMatchObject({ code: 404, error: 'COURIER_NOT_FOUND' })
    expect(answer.message).toContain('LAMBAT')
  })
})

describe('POST /rate/v1', () => {
  const body = { origin_district: '31.74.07', destination_district: '31.71.01', weight_g: 1_310 }
  const ratesV1 = async (changes: object = {}) => {
    const answer = await call('/rate/v1', { ...body, ...changes })
    return { ...answer, data: answer.data as { service_code: string; price: number }[] }
  }

  test('answers the base prices by courier and service, and that it is deprecated', async () => {
    catalogue = catalogueOf([lineFor({ ...regular, surchargeBp: 500 }), lineFor(cargo)])
    const { code, data, headers } = await ratesV1()
    expect(code).toBe(200)
    expect(Value.Errors(rateV1.data, data)).toEqual([])
    expect(data).toEqual([
      {
        courier_code: 'KARGO',
        service_code: 'DARAT',
        service_name: 'Kargo Darat',
        price: 82_000,
        etd_min_days: 1,
        etd_max_days: 2,
        cod_available: false,
      },
      {
        courier_code: 'KILAT',
        service_code: 'REG',
        service_name: 'Kilat Reguler',
        price: 18_000,
        etd_min_days: 1,
        etd_max_days: 2,
        cod_available: true,
      },
    ])
    expect(headers).toMatchObject({ link: '</rate/v2>; rel="successor-version"' })
  })

  test('leaves out what does not carry the weight, and who was not asked', async () => {
    catalogue = catalogueOf(lines)
    expect((await ratesV1({ weight_g: 50_001 })).data.map(({ service_code }) => service_code)).toEqual(['DARAT'])
    expect((await ratesV1({ courier_codes: ['KILAT'] })).data.map(({ service_code }) => service_code)).toEqual(['REG'])
  })

  test('refuses regions and couriers that there are not', async () => {
    catalogue = catalogueOf(lines)
    const answer = await ratesV1({ origin_district: '31.74.99', destination_district: '99.01.01' })
    expect(answer.faults).toEqual(['origin_district REGION_NOT_FOUND', 'destination_district REGION_NOT_FOUND'])
    expect(await ratesV1({ courier_codes: ['LAMBAT'] })).toMatchObject({ code: 404, error: 'COURIER_NOT_FOUND' })
  })
})

describe('GET /sla', () => {
  const query = {
    warehouse_id: warehouse.id,
    destination_district: '31.71.01',
    courier_code: 'KILAT',
    service_code: 'REG',
  }
  const slaOf = (changes: Record<string, string> = {}) => call('/sla', {}, { ...query, ...changes })

  test('counts from the cut-off and the moment that is asked for, else from now', async () => {
    catalogue = catalogueOf(lines, { holidays: new Set(['2026-11-23']) })
    const { code, data } = await slaOf({ ready_at: '2026-11-20T15:00:00.001+07:00' })
    expect(code).toBe(200)
    expect(Value.Errors(sla.data, data)).toEqual([])
    expect(data).toEqual({
      courier_code: 'KILAT',
      service_code: 'REG',
      etd_min_days: 1,
      etd_max_days: 2,
      day_type: 'working',
      cut_off_time: '15:00',
      timezone: 'Asia/Jakarta',
      promised_at: '2026-11-25T23:59:59.999+07:00',
    })
    expect((await slaOf()).data).toMatchObject({ promised_at: '2026-11-24T23:59:59.999+07:00' })
  })

  test.each<[string, Record<string, string>, string[]]>([
    ['a service that does not go there', { service_code: instant.serviceCode }, ['service_code SERVICE_NOT_AVAILABLE']],
    ['a service that there is not', { service_code: 'NONE' }, ['service_code SERVICE_NOT_AVAILABLE']],
    ['no moment', { ready_at: 'tomorrow' }, ['ready_at FIELD_INVALID']],
    ['a leap second', { ready_at: '2026-12-31T23:59:60Z' }, ['ready_at FIELD_INVALID']],
    ['the end of time', { ready_at: '9999-12-31T23:59:59Z' }, ['ready_at FIELD_INVALID']],
    ['a shut warehouse', { warehouse_id: 'whs_shut' }, ['warehouse_id WAREHOUSE_INACTIVE']],
    ['two origins', { origin_district: '31.74.07' }, ['origin_district FIELD_INVALID']],
    ['no such district', { destination_district: '31.71.99' }, ['destination_district REGION_NOT_FOUND']],
  ])('refuses %s', async (_name, changes, faults) => {
    catalogue = catalogueOf(lines)
    const answer = await slaOf(changes)
    expect([answer.code, answer.faults]).toEqual([422, faults])
  })

  test('refuses a courier and a warehouse that there are not', async () => {
    catalogue = catalogueOf(lines)
    expect(await slaOf({ courier_code: 'LAMBAT' })).toMatchObject({ code: 404, error: 'COURIER_NOT_FOUND' })
    expect(await slaOf({ warehouse_id: 'whs_none' })).toMatchObject({ code: 404, error: 'WAREHOUSE_NOT_FOUND' })
  })
})
