import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorMessage } from '@edis/contract/errors/error-catalogue'
import { unavailableErrors } from '@edis/contract/open-api/rate-v2'
import { type PricedShipment, pricedShipments, priceShipment } from './priced-shipments.ts'
import { quotedText, ratesText } from './rates-text.ts'
import { catalogueOf, lineFor, regular, shipmentOf, warehouse } from './test-shipments.ts'

const amount = fc.nat(2_000_000_000)
const service = fc
  .record({ courierCode: fc.string(), serviceCode: fc.string() })
  .map((codes) => ({ ...regular, ...codes }))
const weight = fc.record({ actual_g: amount, volumetric_g: amount, chargeable_kg: amount })
const cost = fc.record({
  base: amount,
  insurance: amount,
  cod_fee: amount,
  surcharge: amount,
  discount: amount,
  total: amount,
})
const sla = fc.record({
  etd_min_days: fc.nat(99),
  etd_max_days: fc.nat(99),
  promised_at: fc.constant('2026-11-23T23:59:59.999+07:00'),
})
const rates = fc.array(fc.record({ service, weight, cost, sla }))
const unavailable = fc.array(fc.record({ service, error: fc.constantFrom(...unavailableErrors) }))
const quote = { quote_id: 'quo_0mwoxvcn6Au2D-_', valid_until: '2026-11-20T12:42:03.138Z' }

test('the joined text is what JSON.stringify makes of the same data', () => {
  fc.assert(
    fc.property(weight, rates, unavailable, (parcel, priced, others) => {
      const data = {
        ...quote,
        weight: parcel,
        rates: priced.map((rate) => ({
          courier_code: rate.service.courierCode,
          service_code: rate.service.serviceCode,
          chargeable_kg: rate.weight.chargeable_kg,
          cost: rate.cost,
          sla: rate.sla,
        })),
        unavailable: others.map(({ service: of, error }) => ({
          courier_code: of.courierCode,
          service_code: of.serviceCode,
          error,
          message: errorMessage(error, 'en'),
        })),
      }
      expect(quotedText(quote, ratesText(parcel, priced, others)).text).toBe(JSON.stringify(data))
    }),
  )
})

const catalogue = catalogueOf([lineFor(regular)])
const at = (time: string) => new Date(`2026-11-20T${time}Z`)
const made: PricedShipment = priceShipment(shipmentOf(), {
  catalogue,
  lines: [lineFor(regular)],
  origin: warehouse,
  at: at('08:00:00.000'),
  couriers: undefined,
})

test.each([
  ['the same minute', '07:58:00.001', '07:58:59.999', true],
  ['the cut-off’s minute, up to it', '07:59:59.999', '08:00:00.000', false],
  ['the millisecond after the cut-off', '08:00:00.000', '08:00:00.001', false],
  ['the next minute', '07:58:59.999', '07:59:00.001', false],
])('what was priced is kept, or not, for %s', (_when, before, after, isKept) => {
  const priced = pricedShipments()
  priced(catalogue, at(before)).set('a shipment', made)
  expect(priced(catalogue, at(after)).has('a shipment')).toBe(isKept)
})

test('what was priced ends with its catalogue', () => {
  const priced = pricedShipments()
  priced(catalogue, at('07:58:30.000')).set('a shipment', made)
  expect(priced(catalogueOf([]), at('07:58:30.000')).has('a shipment')).toBe(false)
})

test('a thousand shipments are kept at most', () => {
  const priced = pricedShipments()
  for (let i = 0; i < 1_500; i++) priced(catalogue, at('07:58:30.000')).set(`shipment ${i}`, made)
  expect(priced(catalogue, at('07:58:30.000')).size).toBe(500)
})
