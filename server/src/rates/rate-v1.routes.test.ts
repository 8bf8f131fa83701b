import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { rateV1 } from '@edis/contract/open-api/rate-v1'
import { cargo, catalogueOf, lineFor, regular } from './test-shipments.ts'
import { openRateDoor } from './rate-door-fixtures.ts'

const { lines, call, shop } = await openRateDoor()

describe('POST /rate/v1', () => {
  const body = { origin_district: '31.74.07', destination_district: '31.71.01', weight_g: 1_310 }
  const ratesV1 = async (changes: object = {}) => {
    const answer = await call('/rate/v1', { ...body, ...changes })
    return { ...answer, data: answer.data as { service_code: string; price: number }[] }
  }

  test('answers the base prices by courier and service, and that it is deprecated', async () => {
    shop.catalogue = catalogueOf([lineFor({ ...regular, surchargeBp: 500 }), lineFor(cargo)])
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
    shop.catalogue = catalogueOf(lines)
    expect((await ratesV1({ weight_g: 50_001 })).data.map(({ service_code }) => service_code)).toEqual(['DARAT'])
    expect((await ratesV1({ courier_codes: ['KILAT'] })).data.map(({ service_code }) => service_code)).toEqual(['REG'])
  })

  test('refuses regions and couriers that there are not', async () => {
    shop.catalogue = catalogueOf(lines)
    const answer = await ratesV1({ origin_district: '31.74.99', destination_district: '99.01.01' })
    expect(answer.faults).toEqual(['origin_district REGION_NOT_FOUND', 'destination_district REGION_NOT_FOUND'])
    expect(await ratesV1({ courier_codes: ['LAMBAT'] })).toMatchObject({ code: 404, error: 'COURIER_NOT_FOUND' })
  })
})
