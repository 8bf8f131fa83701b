import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumsOf } from './parcel.ts'
import { type PriceTerms, termsOf } from './price-terms.ts'
import { createQuotes, fingerprint, type Offer, quotable } from './quote.ts'
import type { QuotedShipment } from './shipment.ts'
import { itemOf, lineFor, regular, shipmentOf } from './test-shipments.ts'

const key = randomBytes(32)
const quotes = createQuotes({ key, environment: 'development' })
const now = new Date('2026-11-20T02:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const minutes = 60_000

const terms: PriceTerms = termsOf(lineFor({ ...regular, discountBp: 500 }, { contractBp: 1_250 }))
const offer: Offer = {
  courierCode: 'KILAT',
  serviceCode: 'REG',
  weight: { actual_g: 1_000, volumetric_g: 0, chargeable_kg: 1 },
  cost: { base: 10_000, insurance: 5_200, cod_fee: 3_456, surcharge: 0, discount: 500, total: 18_156 },
  terms,
}
const shipment = shipmentOf()
const { quote_id, valid_until } = quotes.seal('prt_1', quotable(shipment, [offer]), now)

const opened = (changes: Partial<QuotedShipment> = {}, at = now, id = quote_id, partnerId = 'prt_1') =>
  quotes.open(id, partnerId, shipmentOf(changes), 'KILAT', 'REG', at)
const price = { weight: offer.weight, cost: offer.cost, terms }

test('a quote opens to what was sealed, in every process with the key, until 30 minutes are over', () => {
  expect(valid_until).toBe('2026-11-20T02:30:00.000Z')
  expect(opened()).toEqual(price)
  expect(opened({}, later(30 * minutes - 1))).toEqual(price)
  expect(opened({}, later(30 * minutes))).toBe('expired')
  const elsewhere = createQuotes({ key, environment: 'development' })
  expect(elsewhere.open(quote_id, 'prt_1', shipment, 'KILAT', 'REG', now)).toEqual(price)
})

test('what is quoted again within a second is one quote, of at least 30 minutes, and each partner’s own', () => {
  const quoted = quotable(shipment, [offer])
  const first = quotes.seal('prt_1', quoted, later(1))
  expect(first.valid_until).toBe('2026-11-20T02:30:01.000Z')
  expect(quotes.seal('prt_1', quoted, later(1_000))).toBe(first)
  expect(quotes.seal('prt_1', quoted, later(1_001)).quote_id).not.toBe(first.quote_id)
  expect(opened({}, now, quotes.seal('prt_2', quoted, later(1)).quote_id, 'prt_2')).toEqual(price)
  expect(opened({}, now, quotes.seal('prt_1', quoted, later(1)).quote_id, 'prt_1')).toEqual(price)
})

test('ids are in the order of time', () => {
  const moments = [0, 1_000, 35_000, 36_000, 60_000, 10 ** 10, 10 ** 12].map(later)
  const ids = moments.map((at) => quotes.seal('prt_1', quotable(shipment, [offer]), at).quote_id)
  expect(ids.toSorted()).toEqual(ids)
})

describe('what opens nothing', () => {
  test.each([
    ['another partner’s', () => opened({}, now, quote_id, 'prt_2')],
    [
      'the other environment’s',
      () => createQuotes({ key, environment: 'production' }).open(quote_id, 'prt_1', shipment, 'KILAT', 'REG', now),
    ],
    [
      'another key’s',
      () =>
        createQuotes({ key: randomBytes(32), environment: 'development' }).open(
          quote_id,
          'prt_1',
          shipment,
          'KILAT',
          'REG',
          now,
        ),
    ],
    ['nothing', () => opened({}, now, '')],
    ['a made-up id', () => opened({}, now, 'quo_01JD3P5T0M4X8Z2C6V0B1N3K7H')],
    ['an id of another kind', () => opened({}, now, quote_id.replace('quo_', 'ord_'))],
    ['one with a word added', () => opened({}, now, `${quote_id}AAAA`)],
    ['one with padding', () => opened({}, now, `${quote_id}=`)],
    ['one with a space', () => opened({}, now, `${quote_id} `)],
    // İ, whose low byte is that of 0: as Latin-1 the mac would be right, and the time no number
    ['one whose time only looks the same', () => opened({}, now, quote_id.replace(/0/, '\u0130'))],
  ])('%s', (_name, open) => {
    expect(open()).toBe('expired')
  })

  test('one cut short anywhere', () => {
    for (let length = 0; length < quote_id.length; length++)
      expect(opened({}, now, quote_id.slice(0, length))).toBe('expired')
  })

  // The last character of base64 may have bits that mean nothing, by the length
  test.each(['R', 'RE', 'REG'])('one with any character changed to any other, of a service %s', (serviceCode) => {
    const offers = [{ ...offer, serviceCode }]
    const id = quotes.seal('prt_1', quotable(shipment, offers), now).quote_id
    const open = (other: string) => quotes.open(other, 'prt_1', shipment, 'KILAT', serviceCode, now)
    expect(open(id)).toEqual(price)
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('')
    for (let at = 0; at < id.length; at++)
      for (const other of alphabet)
        if (other !== id[at]) expect(open(id.slice(0, at) + other + id.slice(at + 1))).toBe('expired')
  })

  test('whatever else there is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(opened({}, now, `quo_${text}`)).toBe('expired')
      }),
    )
  })
})

describe('what is not the shipment that was quoted', () => {
  const goods = { ...itemOf(), sku: 'KOPI-250' }
  test.each<[string, Partial<QuotedShipment>]>([
    ['another warehouse', { warehouseId: 'whs_2' }],
    ['another destination', { destinationDistrict: '31.71.02' }],
    ['another payment', { paymentMethod: 'COD', codAmount: 200_000 }],
    ['insured', { insurance: true }],
    ['dropped off', { deliveryType: 'dropoff' }],
    ['one more', { items: [{ ...goods, qty: 2 }] }],
    ['a dearer one', { items: [{ ...goods, price: 100_001 }] }],
    ['a heavier one', { items: [{ ...goods, weightG: 1_001 }] }],
    ['a longer one', { items: [{ ...goods, lengthCm: 1 }] }],
    ['a wider one', { items: [{ ...goods, widthCm: 1 }] }],
    ['a higher one', { items: [{ ...goods, heightCm: 1 }] }],
    ['other goods', { items: [{ ...goods, sku: 'KOPI-500' }] }],
    ['goods without the SKU', { items: [{ ...goods, sku: null }] }],
    ['more goods', { items: [goods, goods] }],
  ])('%s', (_name, changes) => {
    expect(opened(changes)).toBe('mismatch')
  })

  test('a service that was not offered', () => {
    expect(quotes.open(quote_id, 'prt_1', shipment, 'KILAT', 'INSTAN', now)).toBe('mismatch')
    expect(quotes.open(quote_id, 'prt_1', shipment, 'KARGO', 'REG', now)).toBe('mismatch')
  })

  test('an expired quote is expired, whatever is sent', () => {
    expect(opened({ insurance: true }, later(31 * minutes))).toBe('expired')
  })
})

describe('what a quote was not told, an order may say', () => {
  const openedAs = (quoted: Partial<QuotedShipment>, ordered: Partial<QuotedShipment>) => {
    const id = quotes.seal('prt_1', quotable(shipmentOf(quoted), [offer]), now).quote_id
    return quotes.open(id, 'prt_1', shipmentOf(ordered), 'KILAT', 'REG', now)
  }
  const cod = { paymentMethod: 'COD' as const }
  const bare = [{ ...itemOf(), sku: null }]

  test('the warehouse in the district', () => {
    expect(openedAs({ warehouseId: null }, {})).toEqual(price)
    expect(openedAs({ warehouseId: null }, { originDistrict: '31.74.08' })).toBe('mismatch')
  })

  test('the cash to collect; once told it counts', () => {
    const lockedBefore = { ...price, terms: { ...terms, cashCounts: false } }
    expect(openedAs({ ...cod, codAmount: null }, { ...cod, codAmount: 150_000 })).toEqual(lockedBefore)
    expect(openedAs({ ...cod, codAmount: 150_000 }, { ...cod, codAmount: 150_000 })).toEqual(price)
    expect(openedAs({ ...cod, codAmount: 150_000 }, { ...cod, codAmount: 150_001 })).toBe('mismatch')
    expect(openedAs({ ...cod, codAmount: null }, {})).toBe('mismatch')
  })

  test('the SKUs', () => {
    expect(openedAs({ items: bare }, {})).toEqual(price)
    expect(openedAs({ items: bare }, { items: bare })).toEqual(price)
  })

  test('prepaid, an amount of cash means nothing', () => {
    expect(openedAs({ codAmount: 0 }, { codAmount: null })).toEqual(price)
  })
})

test('no text makes two shipments look the same', () => {
  const skus = (...texts: string[]) => fingerprint(shipmentOf({ items: texts.map((sku) => ({ ...itemOf(), sku })) }))
  expect(skus('A\n1 100000 1000 0 0 0 1 B')).not.toBe(skus('A', 'B'))
  expect(skus('A', 'B')).toBe(skus('B', 'A'))
  expect(skus('')).not.toBe(skus(' '))
})

const whole = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000_000_000 }), fc.maxSafeNat())
const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9_-]{0,19}$/)
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
      const id = quotes.seal(partnerId, quotable(ofShipment, sealed), now).quote_id
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
  expect(quotes.seal('prt_1', quotable(shipment, many(24)), now).quote_id.length).toBeLessThanOrEqual(1_000)
})

test('services that a quote has no room to tell the terms of are quoted without', () => {
  const { quote_id: long } = quotes.seal('prt_1', quotable(shipment, many(150)), now)
  expect(long.length).toBeLessThanOrEqual(4_000)
  expect(quotes.open(long, 'prt_1', shipment, 'SAMPLE-K49', 'ECO', now)).toMatchObject({
    cost: { base: 150_149 },
    terms: null,
  })
})

test('a quote of the version before, which had no terms, opens to its price', () => {
  const before = createQuotes({ key: Buffer.alloc(32, 7), environment: 'development' })
  const id = 'quo_0mwoc08w0AltqUonEDwv-unFrP41La_svBUtJTEFUA0VYUAABoJwB0CiAG_QDAANSRUeQTsptf_DteqgsfAfU0R6pPCY'
  const found = (serviceCode: string) => before.open(id, 'prt_1', shipment, 'KILAT', serviceCode, now)
  expect(found('REG')).toEqual({ weight: offer.weight, cost: { ...offer.cost, total: 18_156 }, terms: null })
  expect(found('EXP')).toMatchObject({ cost: { base: 20_000 }, terms: null })
  expect(found('ECO')).toBe('mismatch')
})
