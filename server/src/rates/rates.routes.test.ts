import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { rateV2 } from '@edis/contract/open-api/rate-v2'
import { catalogueOf, shipmentOf } from './test-shipments.ts'
import { openRateDoor } from './rate-door-fixtures.ts'

const { clock, quotes, lines, asked, rates, without, shop } = await openRateDoor()

describe('POST /rate/v2', () => {
  test('offers what goes there, cheapest first, each with its cost and promise, and says why the rest does not', async () => {
    shop.catalogue = catalogueOf(lines)
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

  test('says in the language of Accept-Language that it succeeded, and why a service is not available', async () => {
    shop.catalogue = catalogueOf(lines)
    const { message, data } = await rates({}, 'id-ID,id;q=0.9')
    expect(message).toBe('Ongkir ditemukan.')
    expect(data.unavailable.map((one) => one.message)).toEqual(['Layanan kurir ini tidak tersedia untuk request ini.'])
  })

  test('its quote opens to the costs that were answered', async () => {
    shop.catalogue = catalogueOf(lines)
    const { data } = await rates()
    for (const { courier_code, service_code, cost } of data.rates)
      expect(quotes.open(data.quote_id, 'prt_1', shipmentOf(), courier_code, service_code, clock.now)).toMatchObject({
        cost,
      })
  })

  test('asks the rate card once, whether it is in memory or has yet to come', async () => {
    shop.catalogue = catalogueOf(lines, { rateLines: async () => lines })
    expect((await rates()).data.rates.map(({ service_code }) => service_code)).toEqual(['REG', 'DARAT'])
  })

  test('names each reason', async () => {
    shop.catalogue = catalogueOf(lines)
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
    shop.catalogue = catalogueOf(lines)
    const { code, data } = await rates({ destination_district: '91.71.01' })
    expect([code, data.rates, data.unavailable.length]).toEqual([200, [], 3])
  })

  test('a district as origin counts by its own zone and by the service’s cut-off', async () => {
    shop.catalogue = catalogueOf(lines, { rateLines: (city) => (city === '91.71' ? lines : []) })
    const { data } = await rates({
      ...without(asked, 'warehouse_id'),
      warehouse_id: undefined,
      origin_district: '91.71.01',
    })
    // 02:00 UTC is 11:00 in Jayapura
    expect(data.rates[0]?.sla).toMatchObject({ promised_at: '2026-11-23T23:59:59.999+09:00' })
  })

  test('the largest parcel that the contract lets in is answered, not fallen over', async () => {
    shop.catalogue = catalogueOf(lines)
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
    shop.catalogue = catalogueOf(lines)
    const answer = await rates(changes)
    expect([answer.code, answer.faults]).toEqual([422, faults])
  })

  test('a warehouse and a courier that there are not, by name', async () => {
    shop.catalogue = catalogueOf(lines)
    expect(await rates({ warehouse_id: 'whs_none' })).toMatchObject({ code: 404, error: 'WAREHOUSE_NOT_FOUND' })
    const answer = await rates({ courier_codes: ['KILAT', 'LAMBAT'] })
    expect(answer).toMatchObject({ code: 404, error: 'COURIER_NOT_FOUND' })
    expect(answer.message).toContain('LAMBAT')
  })
})
