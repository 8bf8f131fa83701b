import { describe, expect, test } from 'vitest'
import type { RateLine, Service } from '../catalogue/catalogue.ts'
import type { Parcel } from './parcel.ts'
import { basePrice, priceLine, priceWeighed } from './price.ts'
import { termsOf } from './price-terms.ts'
import { cargo, costOf, itemOf, lineFor, parcelOf, regular } from './test-shipments.ts'

const weighing = (weightG: number) => parcelOf({ items: [itemOf({ weightG })] })
const cod = (changes: Partial<Parcel> = {}) => parcelOf({ paymentMethod: 'COD', codAmount: null, ...changes })

describe('the cost', () => {
  test.each([
    [200, 10_000],
    [1_300, 10_000],
    [1_310, 18_000],
    [2_300, 18_000],
    [2_310, 26_000],
  ])('of %i g is Rp%i, without anything else', (grams, total) => {
    expect(costOf(lineFor(regular), weighing(grams))).toEqual({
      base: total,
      insurance: 0,
      cod_fee: 0,
      surcharge: 0,
      discount: 0,
      total,
    })
  })

  test('of cargo starts at its minimum', () => {
    expect(costOf(lineFor(cargo), weighing(500)).base).toBe(10_000 + 9 * 8_000)
  })

  test('follows the minimum and divisor of the rate card’s line', () => {
    const line = lineFor(regular, { minWeightKg: 3, volumetricDivisor: 1000 })
    expect(costOf(line, weighing(500)).base).toBe(26_000)
    const box = parcelOf({ items: [itemOf({ lengthCm: 20, widthCm: 20, heightCm: 10 })] })
    expect(costOf(line, box).base).toBe(34_000)
  })

  test.each([
    [100_000, 5_200],
    [100_001, 5_300],
    [149_999, 5_300],
    [1, 5_100],
    [0, 5_000],
    [20_000_000, 45_000],
  ])('of insuring Rp%i is Rp%i: 0.2 %% and Rp5,000, up to Rp100', (price, insurance) => {
    const parcel = parcelOf({ items: [itemOf({ price })], insurance: true })
    expect(costOf(lineFor(regular), parcel).insurance).toBe(insurance)
  })

  test.each([
    ['goods and shipping', 100_000, false, 3_300],
    ['goods, shipping and insurance', 100_000, true, 3_456],
    ['up to Rp1', 100_001, false, 3_301],
    ['at least the minimum', 1_000, false, 2_500],
  ])('of COD is 3 %% of %s', (_name, price, insurance, fee) => {
    expect(costOf(lineFor(regular), cod({ items: [itemOf({ price })], insurance })).cod_fee).toBe(fee)
  })

  test.each([
    ['the cash, where it is more than the goods', 100_000, 250_000, 7_800],
    ['up to Rp1 of that too', 100_000, 250_001, 7_801],
    ['the goods, where they are more than the cash', 100_000, 50_000, 3_300],
    ['the goods, while the cash is not known', 100_000, null, 3_300],
    ['at least the minimum', 1_000, 13_000, 2_500],
  ])('of COD counts %s', (_name, price, codAmount, fee) => {
    expect(costOf(lineFor(regular), cod({ items: [itemOf({ price })], codAmount })).cod_fee).toBe(fee)
  })

  test('by terms from before the cash counted is on the goods', () => {
    const parcel = cod({ codAmount: 250_000 })
    const terms = { ...termsOf(lineFor(regular)), cashCounts: false }
    expect(priceWeighed(terms, parcel, 1_000).cost.cod_fee).toBe(3_300)
  })

  test.each([
    [1_250, 1_000, 8_750],
    [1_250, 2_310, 8_750 + 2 * 7_000],
    [1_111, 2_310, 10_000 - 1_111 + 2 * (8_000 - 888)],
    [10_000, 2_310, 0],
  ])('less a contract’s %i basis points, of %i g, is Rp%i', (contractBp, grams, total) => {
    const line = lineFor(regular, { contractBp })
    const cost = costOf(line, weighing(grams))
    expect(cost.base).toBe(costOf(lineFor(regular), weighing(grams)).base)
    expect([cost.base - cost.discount, cost.total, basePrice(line, grams)]).toEqual([total, total, total])
  })

  test('takes the service’s discount and the contract’s off the base, and never more than it', () => {
    const discounts = (discountBp: number, contractBp: number) =>
      costOf(lineFor({ ...regular, discountBp }, { contractBp }), weighing(1_000)).discount
    expect(discounts(500, 1_000)).toBe(1_500)
    expect(discounts(6_000, 6_000)).toBe(10_000)
  })

  test('surcharges round up and discounts down, and the COD fee counts both', () => {
    const service: Service = { ...regular, surchargeBp: 333, discountBp: 777 }
    const line = lineFor(service, { priceFirstKg: 10_001 })
    const parcel = cod({ items: [itemOf({ price: 1_000_000 })] })
    // 10,001 × 3.33 % = 333.03…; × 7.77 % = 777.07…; (1,000,000 + 10,001 + 334 − 777) × 3 % = 30,286.74
    expect(costOf(line, parcel)).toEqual({
      base: 10_001,
      insurance: 0,
      cod_fee: 30_287,
      surcharge: 334,
      discount: 777,
      total: 10_001 + 334 - 777 + 30_287,
    })
  })
})

describe('a service refuses', () => {
  const limits: Partial<Service> = { maxCod: 500_000, maxInsuredValue: 1_000_000, maxWeightKg: 5 }
  const service = { ...regular, ...limits }
  const dear = [itemOf({ price: 1_000_001 })]
  test.each<[string, Partial<Service>, Partial<RateLine>, Parcel, string | null]>([
    ['pickup where it is brought to', { pickup: false }, {}, parcelOf(), 'SERVICE_NOT_AVAILABLE'],
    [
      'dropoff where it picks up',
      { dropoff: false },
      {},
      parcelOf({ deliveryType: 'dropoff' }),
      'SERVICE_NOT_AVAILABLE',
    ],
    ['neither, when either will do', { dropoff: false }, {}, parcelOf({ deliveryType: null }), null],
    ['insurance it does not offer', { insurance: false }, {}, parcelOf({ insurance: true }), 'SERVICE_NOT_AVAILABLE'],
    ['COD it does not offer', { cod: false }, {}, cod(), 'COD_NOT_SUPPORTED'],
    ['COD where the line has none', {}, { codAvailable: false }, cod(), 'COD_NOT_SUPPORTED'],
    ['no prepaid parcel there', {}, { codAvailable: false }, parcelOf(), null],
    ['a gram too much', {}, {}, weighing(5_001), 'WEIGHT_OVER_LIMIT'],
    ['not the most it carries', {}, {}, weighing(5_000), null],
    [
      'too large a box',
      {},
      {},
      parcelOf({ items: [itemOf({ lengthCm: 61, widthCm: 50, heightCm: 10 })] }),
      'WEIGHT_OVER_LIMIT',
    ],
    ['a rupiah too much to insure', {}, {}, parcelOf({ items: dear, insurance: true }), 'INSURANCE_LIMIT_EXCEEDED'],
    ['not the same uninsured', {}, {}, parcelOf({ items: dear }), null],
    ['more cash than it collects', {}, {}, cod({ codAmount: 500_001 }), 'COD_LIMIT_EXCEEDED'],
    ['not the most it collects', {}, {}, cod({ codAmount: 500_000 }), null],
    ['less cash than its own cost', {}, {}, cod({ codAmount: 13_299 }), 'COD_AMOUNT_TOO_LOW'],
    ['not just its own cost', {}, {}, cod({ codAmount: 13_300 }), null],
    ['no cash that is not known yet', {}, {}, cod({ codAmount: null }), null],
    ['no cash of a prepaid parcel', {}, {}, parcelOf({ codAmount: 9_000_000 }), null],
  ])('%s', (_name, serviceChanges, lineChanges, parcel, error) => {
    const changed = { ...service, ...serviceChanges }
    const priced = priceLine(lineFor(changed, lineChanges), parcel)
    expect('error' in priced ? priced.error : null).toBe(error)
    expect(priced.service).toBe(changed)
  })
})

test('a parcel that was weighed is priced by what it weighs, beyond every limit', () => {
  const parcel = cod({ codAmount: 20_000 })
  const { weight, cost } = priceWeighed(termsOf(lineFor({ ...regular, maxWeightKg: 2 })), parcel, 2_400)
  expect(weight).toEqual({ actual_g: 2_400, volumetric_g: 0, chargeable_kg: 3 })
  expect(cost.base).toBe(26_000)
  expect(cost.total).toBe(26_000 + cost.cod_fee)
})

test('the base price alone is the base of the cost', () => {
  expect(basePrice(lineFor(regular), 1_310)).toBe(18_000)
  expect(basePrice(lineFor(regular), 50_001)).toBeNull()
})
