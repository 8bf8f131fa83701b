import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { termsOf } from './price-terms.ts'
import { createQuotes } from './quote.ts'
import { type OrderToPrice, priceLine, priceOrder, type QuotedShipment } from './rates.ts'
import { cargo, itemOf, lineFor, regular, shipmentOf, warehouse } from './test-shipments.ts'

const now = new Date('2026-11-20T02:00:00.000Z')
const quotes = createQuotes({ key: randomBytes(32), environment: 'development' })
const lines = [lineFor(regular), lineFor(cargo)]
const parts = { lines, catalogue: { holidays: new Set<string>() }, quotes }

const orderOf = (changes: Partial<OrderToPrice> = {}): OrderToPrice => ({
  partnerId: 'prt_1',
  shipment: shipmentOf(),
  courierCode: 'KILAT',
  serviceCode: 'REG',
  quoteId: null,
  warehouse,
  readyAt: now,
  now,
  ...changes,
})

function quote(shipment: QuotedShipment, at = now): string {
  const offers = lines.flatMap((line) => {
    const priced = priceLine(line, shipment)
    if ('error' in priced) return []
    const { courierCode, serviceCode } = line.service
    return [{ courierCode, serviceCode, weight: priced.weight, cost: priced.cost, terms: priced.terms }]
  })
  return quotes.seal('prt_1', shipment, offers, at).quote_id
}

/** Why an order has no price: its first reason. */
const errorOf = (priced: ReturnType<typeof priceOrder>) =>
  'faults' in priced ? priced.faults[0]?.error : 'error' in priced ? priced.error : null

test('without a quote an order is priced as it is sent, and promised from its warehouse', () => {
  expect(priceOrder(orderOf(), parts)).toEqual({
    weight: { actual_g: 1_000, volumetric_g: 0, chargeable_kg: 1 },
    cost: { base: 10_000, insurance: 0, cod_fee: 0, surcharge: 0, discount: 0, total: 10_000 },
    terms: termsOf(lineFor(regular)),
    sla: { etd_min_days: 1, etd_max_days: 2, promised_at: '2026-11-23T23:59:59.999+07:00' },
  })
})

test('a quoted order keeps its price when the rate card changes, and its promise does not', () => {
  const quoteId = quote(shipmentOf())
  const dearer = { ...parts, lines: [lineFor(regular, { priceFirstKg: 99_000, etdMaxDays: 3 })] }
  expect(priceOrder(orderOf({ quoteId }), dearer)).toMatchObject({
    cost: { base: 10_000, total: 10_000 },
    sla: { etd_max_days: 3, promised_at: '2026-11-24T23:59:59.999+07:00' },
  })
})

test.each<[string, Partial<OrderToPrice>, string]>([
  ['a service that does not go there', { serviceCode: 'INSTAN' }, 'SERVICE_NOT_AVAILABLE'],
  [
    'a parcel that is too heavy',
    { shipment: shipmentOf({ items: [{ ...itemOf({ weightG: 60_000 }), sku: null }] }) },
    'WEIGHT_OVER_LIMIT',
  ],
  ['an old quote', { quoteId: quote(shipmentOf(), new Date(now.getTime() - 1_800_000)) }, 'QUOTE_EXPIRED'],
  ['no quote of ours', { quoteId: 'quo_01JD3P5T0M4X8Z2C6V0B1N3K7H' }, 'QUOTE_EXPIRED'],
  ['another partner’s quote', { quoteId: quote(shipmentOf()), partnerId: 'prt_2' }, 'QUOTE_EXPIRED'],
  ['a quote of another shipment', { quoteId: quote(shipmentOf({ insurance: true })) }, 'QUOTE_MISMATCH'],
  ['a quote without the service', { quoteId: quote(shipmentOf()), serviceCode: 'INSTAN' }, 'QUOTE_MISMATCH'],
])('%s is refused', (_name, changes, error) => {
  expect(errorOf(priceOrder(orderOf(changes), parts))).toBe(error)
})

test('a quoted service that has since been withdrawn is refused', () => {
  const order = orderOf({ quoteId: quote(shipmentOf()) })
  expect(errorOf(priceOrder(order, { ...parts, lines: [] }))).toBe('SERVICE_NOT_AVAILABLE')
})

test('the cash that a quote was not told is judged at the order, by the price that is locked', () => {
  const cod = (codAmount: number | null) => shipmentOf({ paymentMethod: 'COD', codAmount })
  const quoteId = quote(cod(null))
  const priced = (codAmount: number) => priceOrder(orderOf({ quoteId, shipment: cod(codAmount) }), parts)
  expect(priced(13_299)).toMatchObject({
    faults: [{ error: 'COD_AMOUNT_TOO_LOW', details: { value: 13_299, minimum: 13_300 } }],
  })
  expect(priced(13_300)).toMatchObject({ cost: { cod_fee: 3_300, total: 13_300 } })
  expect(errorOf(priced(5_000_001))).toBe('COD_LIMIT_EXCEEDED')
})

test('quote and order agree to the rupiah', () => {
  const shipment = fc.record<QuotedShipment>({
    warehouseId: fc.constant(warehouse.id),
    originDistrict: fc.constant(warehouse.districtCode),
    destinationDistrict: fc.constant('31.71.01'),
    items: fc.array(
      fc.record({
        sku: fc.option(fc.constantFrom('A', 'B')),
        qty: fc.integer({ min: 1, max: 3 }),
        price: fc.integer({ min: 0, max: 1_000_000 }),
        weightG: fc.integer({ min: 1, max: 3_000 }),
        lengthCm: fc.integer({ min: 0, max: 30 }),
        widthCm: fc.integer({ min: 0, max: 30 }),
        heightCm: fc.integer({ min: 0, max: 30 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    paymentMethod: fc.constantFrom('PREPAID', 'COD'),
    codAmount: fc.integer({ min: 0, max: 6_000_000 }),
    insurance: fc.boolean(),
    deliveryType: fc.constantFrom('pickup', 'dropoff'),
  })
  fc.assert(
    fc.property(shipment, fc.integer({ min: 0, max: 1_799_999 }), (one, after) => {
      const at = new Date(now.getTime() + after)
      for (const { service } of lines) {
        const { courierCode, serviceCode } = service
        const order = orderOf({ shipment: one, courierCode, serviceCode, now: at, readyAt: at })
        const asSent = priceOrder(order, parts)
        const asQuoted = priceOrder({ ...order, quoteId: quote(one) }, parts)
        expect(asQuoted).toEqual('faults' in asSent ? { error: 'QUOTE_MISMATCH' } : asSent)
        if ('faults' in asSent) expect(asSent.faults.length).toBeGreaterThan(0)
      }
    }),
  )
})
