import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Parcel, sumsOf } from './parcel.ts'
import { priceLine, priceWeighed } from './price.ts'
import { termsOf } from './price-terms.ts'
import { costOf, itemOf, lineFor, regular } from './test-shipments.ts'

const bp = fc.integer({ min: 0, max: 10_000 })
const rupiah = (max: number) => fc.integer({ min: 0, max })
/** Whatever an import lets in, without the limits, which the table above is for. */
const line = fc
  .record({
    insuranceBp: bp,
    insuranceAdminFee: rupiah(1_000_000_000),
    codFeeBp: bp,
    codFeeMinimum: rupiah(1_000_000_000),
    surchargeBp: bp,
    discountBp: bp,
    roundingToleranceG: fc.integer({ min: 0, max: 999 }),
    maxWeightKg: fc.constant(1_000_000_000_000),
    maxInsuredValue: fc.constant(Number.MAX_SAFE_INTEGER),
    maxCod: fc.constant(Number.MAX_SAFE_INTEGER),
  })
  .chain((service) =>
    fc
      .record({
        priceFirstKg: rupiah(10_000_000),
        priceNextKg: rupiah(100_000),
        minWeightKg: fc.integer({ min: 1, max: 1_000 }),
        volumetricDivisor: fc.integer({ min: 1_000, max: 100_000 }),
        contractBp: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 - service.discountBp })),
      })
      .map((changes) => lineFor({ ...regular, ...service }, changes)),
  )
const item = fc.record({
  qty: fc.integer({ min: 1, max: 10_000 }),
  price: rupiah(2_000_000_000),
  weightG: fc.integer({ min: 1, max: 1_000_000 }),
  lengthCm: fc.integer({ min: 0, max: 500 }),
  widthCm: fc.integer({ min: 0, max: 500 }),
  heightCm: fc.integer({ min: 0, max: 500 }),
})
const parcel = fc.record<Parcel>({
  items: fc.array(item, { minLength: 1, maxLength: 10 }),
  paymentMethod: fc.constantFrom('PREPAID', 'COD'),
  codAmount: fc.constant(null),
  insurance: fc.boolean(),
  deliveryType: fc.constant('pickup'),
})

test('every part is whole and never below nothing, and they add up to the total', () => {
  fc.assert(
    fc.property(line, parcel, (ofLine, ofParcel) => {
      const { total, discount, ...added } = costOf(ofLine, ofParcel)
      for (const part of [total, discount, ...Object.values(added)]) {
        expect(Number.isSafeInteger(part)).toBe(true)
        expect(part).toBeGreaterThanOrEqual(0)
      }
      expect(total).toBe(added.base + added.insurance + added.cod_fee + added.surcharge - discount)
    }),
  )
})

test('the cost is that of exact fractions', () => {
  const up = (amount: bigint, by: bigint) => (amount + by - 1n) / by
  fc.assert(
    fc.property(line, parcel, fc.option(rupiah(2_000_000_000)), (ofLine, { ...ofParcel }, codAmount) => {
      ofParcel.codAmount = codAmount
      const priced = priceWeighed(termsOf(ofLine), ofParcel, sumsOf(ofParcel).actualG)
      const { service } = ofLine
      const goods = ofParcel.items.reduce((sum, { qty, price }) => sum + BigInt(qty) * BigInt(price), 0n)
      const base = BigInt(ofLine.priceFirstKg) + BigInt(priced.weight.chargeable_kg - 1) * BigInt(ofLine.priceNextKg)
      const surcharge = up(base * BigInt(service.surchargeBp), 10_000n)
      const off = (price: number) => (BigInt(price) * BigInt(ofLine.contractBp)) / 10_000n
      const contract = off(ofLine.priceFirstKg) + BigInt(priced.weight.chargeable_kg - 1) * off(ofLine.priceNextKg)
      const discounts = (base * BigInt(service.discountBp)) / 10_000n + contract
      const discount = discounts < base ? discounts : base
      const exact = goods * BigInt(service.insuranceBp) + BigInt(service.insuranceAdminFee) * 10_000n
      const insurance = ofParcel.insurance ? up(exact, 1_000_000n) * 100n : 0n
      const cash = BigInt(codAmount ?? 0)
      const fee = up(
        ((goods > cash ? goods : cash) + base + surcharge - discount + insurance) * BigInt(service.codFeeBp),
        10_000n,
      )
      const least = BigInt(service.codFeeMinimum)
      const codFee = ofParcel.paymentMethod === 'PREPAID' ? 0n : fee > least ? fee : least
      const parts = { base, insurance, cod_fee: codFee, surcharge, discount }
      const total = base + insurance + codFee + surcharge - discount
      expect(priced.cost).toEqual(
        Object.fromEntries(Object.entries({ ...parts, total }).map(([name, part]) => [name, Number(part)])),
      )
    }),
  )
})

test('heavier, larger, more or dearer goods never cost less', () => {
  const more = fc.record({
    qty: fc.integer({ min: 0, max: 100 }),
    price: rupiah(1_000_000),
    weightG: rupiah(100_000),
    lengthCm: rupiah(100),
    widthCm: rupiah(100),
    heightCm: rupiah(100),
  })
  fc.assert(
    fc.property(line, parcel, more, (ofLine, ofParcel, added) => {
      const [first, ...others] = ofParcel.items
      const grown = itemOf(first)
      for (const part of Object.keys(added) as (keyof typeof added)[]) grown[part] += added[part]
      const before = costOf(ofLine, ofParcel)
      const after = costOf(ofLine, { ...ofParcel, items: [grown, ...others] })
      expect(after.total).toBeGreaterThanOrEqual(before.total)
      expect(after.insurance).toBeGreaterThanOrEqual(before.insurance)
      expect(after.cod_fee).toBeGreaterThanOrEqual(before.cod_fee)
    }),
  )
})

test('insurance is whole hundreds and covers its rate and its fee; COD is never below its minimum', () => {
  fc.assert(
    fc.property(line, parcel, (ofLine, ofParcel) => {
      const { insurance, cod_fee } = costOf(ofLine, { ...ofParcel, insurance: true, paymentMethod: 'COD' })
      expect(insurance % 100).toBe(0)
      expect(insurance).toBeGreaterThanOrEqual(ofLine.service.insuranceAdminFee)
      expect(cod_fee).toBeGreaterThanOrEqual(ofLine.service.codFeeMinimum)
    }),
  )
})

test('weighed as it was sent, a parcel costs what it cost', () => {
  fc.assert(
    fc.property(line, parcel, (ofLine, ofParcel) => {
      const priced = priceLine(ofLine, ofParcel)
      if ('error' in priced) return
      const { weight, cost, terms } = priced
      expect(priceWeighed(terms, ofParcel, weight.actual_g)).toEqual({ weight, cost })
    }),
  )
})
