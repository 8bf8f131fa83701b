import { randomBytes } from 'node:crypto'
import { type PriceTerms, termsOf } from './price-terms.ts'
import { createQuotes } from './quote.ts'
import type { Offer } from './quote-offers.ts'
import { lineFor, regular, shipmentOf } from './test-shipments.ts'

export const key = randomBytes(32)
export const quotes = createQuotes({ key, environment: 'development' })
export const now = new Date('2026-11-20T02:00:00.000Z')

export const terms: PriceTerms = termsOf(lineFor({ ...regular, discountBp: 500 }, { contractBp: 1_250 }))
export const offer: Offer = {
  courierCode: 'KILAT',
  serviceCode: 'REG',
  weight: { actual_g: 1_000, volumetric_g: 0, chargeable_kg: 1 },
  cost: { base: 10_000, insurance: 5_200, cod_fee: 3_456, surcharge: 0, discount: 500, total: 18_156 },
  terms,
}
export const shipment = shipmentOf()
export const { quote_id, valid_until } = quotes.seal('prt_1', shipment, [offer], now)
export const price = { weight: offer.weight, cost: offer.cost, terms }
