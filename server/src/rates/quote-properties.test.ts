import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumsOf } from './parcel.ts'
import { type PriceTerms, termsOf } from './price-terms.ts'
import { fingerprint } from './quote-fingerprint.ts'
import type { Offer } from './quote-offers.ts'
import type { QuotedShipment } from './shipment.ts'
import { itemOf, lineFor, regular, shipmentOf } from './test-shipments.ts'
import { now, quotes, shipment } from './quote-fixtures.ts'

const whole = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000_000_000 }), fc.maxSafeNat())
const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9_-]{0,19}$/)
const offers = fc.uniqueArray(
  fc.record({
    courierCode: code,
    serviceCode: code,
    volumetricG: fc.maxSafeNat(),
    chargeableKg: fc.integer({ min: 1, max: 1_000_000_000 }),
    base: whole,
    insurance: whole,
    cod_fee: whole,
    surcharge: whole,
    discount: whole,
    terms: fc.record<PriceTerms>({
      card: fc.constant(3_000),
      priceFirstKg: whole,
      priceNextKg: whole,
      minWeightKg: whole,
      volumetricDivisor: whole,
      roundingToleranceG: whole,
      insuranceBp: whole,
      insuranceAdminFee: whole,
      codFeeBp: whole,
      codFeeMinimum: whole,
      surchargeBp: whole,
      discountBp: whole,
      contractBp: whole,
      cashCounts: fc.constant(true),
    }),
  }),
  { maxLength: 60, selector: ({ courierCode, serviceCode }) => `${courierCode} ${serviceCode}` },
)

test('no text makes two shipments look the same', () => {
  const skus = (...texts: string[]) => fingerprint(shipmentOf({ items: texts.map((sku) => ({ ...itemOf(), sku })) }))
  expect(skus('A\n1 100000 1000 0 0 0 1 B')).not.toBe(skus('A', 'B'))
  expect(skus('A', 'B')).toBe(skus('B', 'A'))
  expect(skus('')).not.toBe(skus(' '))
})
const quotedShipment = fc.record<QuotedShipment>({
  warehouseId: fc.option(fc.string()),
  originDistrict: fc.constantFrom('31.74.07', '91.71.01'),
  destinationDistrict: fc.constantFrom('31.71.01', '11.01.01'),
  items: fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 10_000 }),
      price: fc.integer({ min: 0, max: 2_000_000_000 }),
      weightG: fc.integer({ min: 1, max: 1_000_000 }),
      lengthCm: fc.integer({ min: 0, max: 500 }),
      widthCm: fc.integer({ min: 0, max: 500 }),
      heightCm: fc.integer({ min: 0, max: 500 }),
      sku: fc.option(fc.string({ unit: 'binary' })),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  paymentMethod: fc.constantFrom('PREPAID', 'COD'),
  codAmount: fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
  insurance: fc.boolean(),
  deliveryType: fc.constantFrom('pickup', 'dropoff', null),
})

test('whatever is sealed opens to exactly that, service by service', () => {
  fc.assert(
    fc.property(quotedShipment, offers, fc.string(), (ofShipment, parts, partner) => {
      const partnerId = `prt_${Buffer.from(partner).toString('hex')}`
      const actual_g = sumsOf(ofShipment).actualG
      const sealed = parts.map(({ courierCode, serviceCode, volumetricG, chargeableKg, terms: ofOffer, ...cost }) => ({
        courierCode,
        serviceCode,
        weight: { actual_g, volumetric_g: volumetricG, chargeable_kg: chargeableKg },
        cost: { ...cost, total: cost.base + cost.insurance + cost.cod_fee + cost.surcharge - cost.discount },
        terms: ofOffer,
      }))
      const knowsCash = ofShipment.paymentMethod === 'PREPAID' || ofShipment.codAmount !== null
      const id = quotes.seal(partnerId, ofShipment, sealed, now).quote_id
      expect(id).toMatch(/^quo_[0-9a-z]{9}[\w-]+$/)
      expect(id.length).toBeLessThanOrEqual(4_000)
      for (const { courierCode, serviceCode, weight, cost, terms: ofOffer } of sealed)
        expect(quotes.open(id, partnerId, ofShipment, courierCode, serviceCode, now)).toEqual({
          weight,
          cost,
          terms: { ...ofOffer, cashCounts: knowsCash },
        })
    }),
  )
})

const many = (count: number): Offer[] =>
  Array.from({ length: count }, (_, index) => ({
    courierCode: `SAMPLE-K${Math.floor(index / 3)}`,
    serviceCode: ['REG', 'ONE', 'ECO'][index % 3] ?? '',
    weight: { actual_g: 12_000, volumetric_g: index % 3 === 2 ? 14_400 : 12_000, chargeable_kg: 12 + (index % 3) },
    cost: { base: 150_000 + index, insurance: 12_300, cod_fee: 9_876 + index, surcharge: 0, discount: 0, total: 0 },
    terms: termsOf(lineFor({ ...regular, codFeeBp: index % 3 === 2 ? 0 : 300 }, { priceFirstKg: 15_000 + index })),
  }))

test('twenty-four services with every fee and their terms, as SAMPLE names them, are at most 1,000 characters', () => {
  expect(quotes.seal('prt_1', shipment, many(24), now).quote_id.length).toBeLessThanOrEqual(1_000)
})

test('services that a quote has no room to tell the terms of are quoted without', () => {
  const { quote_id: long } = quotes.seal('prt_1', shipment, many(150), now)
  expect(long.length).toBeLessThanOrEqual(4_000)
  expect(quotes.open(long, 'prt_1', shipment, 'SAMPLE-K49', 'ECO', now)).toMatchObject({
    cost: { base: 150_149 },
    terms: null,
  })
})
