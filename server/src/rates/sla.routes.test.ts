import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { sla } from '@edis/contract/open-api/sla'
import { catalogueOf, instant, warehouse } from './test-shipments.ts'
import { openRateDoor } from './rate-door-fixtures.ts'

const { lines, call, shop } = await openRateDoor()

describe('GET /sla', () => {
  const query = {
    warehouse_id: warehouse.id,
    destination_district: '31.71.01',
    courier_code: 'KILAT',
    service_code: 'REG',
  }
  const slaOf = (changes: Record<string, string> = {}) => call('/sla', {}, { ...query, ...changes })

  test('counts from the cut-off and the moment that is asked for, else from now', async () => {
    shop.catalogue = catalogueOf(lines, { holidays: new Set(['2026-11-23']) })
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
    shop.catalogue = catalogueOf(lines)
    const answer = await slaOf(changes)
    expect([answer.code, answer.faults]).toEqual([422, faults])
  })

  test('refuses a courier and a warehouse that there are not', async () => {
    shop.catalogue = catalogueOf(lines)
    expect(await slaOf({ courier_code: 'LAMBAT' })).toMatchObject({ code: 404, error: 'COURIER_NOT_FOUND' })
    expect(await slaOf({ warehouse_id: 'whs_none' })).toMatchObject({ code: 404, error: 'WAREHOUSE_NOT_FOUND' })
  })
})
