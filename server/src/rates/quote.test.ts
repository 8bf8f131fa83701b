import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createQuotes } from './quote.ts'
import type { QuotedShipment } from './shipment.ts'
import { itemOf, shipmentOf } from './test-shipments.ts'
import { key, now, offer, price, quote_id, quotes, shipment, terms, valid_until } from './quote-fixtures.ts'

const later = (ms: number) => new Date(now.getTime() + ms)
const minutes = 60_000

const opened = (changes: Partial<QuotedShipment> = {}, at = now, id = quote_id, partnerId = 'prt_1') =>
  quotes.open(id, partnerId, shipmentOf(changes), 'KILAT', 'REG', at)

test('a quote opens to what was sealed, in every process with the key, until 30 minutes are over', () => {
  expect(valid_until).toBe('2026-11-20T02:30:00.000Z')
  expect(opened()).toEqual(price)
  expect(opened({}, later(30 * minutes - 1))).toEqual(price)
  expect(opened({}, later(30 * minutes))).toBe('expired')
  const elsewhere = createQuotes({ key, environment: 'development' })
  expect(elsewhere.open(quote_id, 'prt_1', shipment, 'KILAT', 'REG', now)).toEqual(price)
})

test('a quote ends with a whole second, at least 30 minutes on, and is its partner’s own', () => {
  const first = quotes.seal('prt_1', shipment, [offer], later(1))
  expect(first.valid_until).toBe('2026-11-20T02:30:01.000Z')
  expect(quotes.seal('prt_1', shipment, [offer], later(1_000))).toEqual(first)
  expect(quotes.seal('prt_1', shipment, [offer], later(1_001)).quote_id).not.toBe(first.quote_id)
  expect(opened({}, now, quotes.seal('prt_2', shipment, [offer], later(1)).quote_id, 'prt_2')).toEqual(price)
})

test('ids are in the order of time', () => {
  const moments = [0, 1_000, 35_000, 36_000, 60_000, 10 ** 10, 10 ** 12].map(later)
  const ids = moments.map((at) => quotes.seal('prt_1', shipment, [offer], at).quote_id)
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
    const id = quotes.seal('prt_1', shipment, offers, now).quote_id
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
    const id = quotes.seal('prt_1', shipmentOf(quoted), [offer], now).quote_id
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

test('a quote of the version before, which had no terms, opens to its price', () => {
  const before = createQuotes({ key: Buffer.alloc(32, 7), environment: 'development' })
  const id = 'quo_0mwoc08w0AltqUonEDwv-unFrP41La_svBUtJTEFUA0VYUAABoJwB0CiAG_QDAANSRUeQTsptf_DteqgsfAfU0R6pPCY'
  const found = (serviceCode: string) => before.open(id, 'prt_1', shipment, 'KILAT', serviceCode, now)
  expect(found('REG')).toEqual({ weight: offer.weight, cost: { ...offer.cost, total: 18_156 }, terms: null })
  expect(found('EXP')).toMatchObject({ cost: { base: 20_000 }, terms: null })
  expect(found('ECO')).toBe('mismatch')
})
