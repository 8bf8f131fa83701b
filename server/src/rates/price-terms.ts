import type { RateLine } from '../catalogue/catalogue.ts'

/**
 * All that a price is counted by: the rate card's line, the service's rules, the partner's contract. An order keeps them
 * (`orders.price_terms`), so that whatever is counted later is counted the same way. Rates in basis points (1/10,000).
 */
export type PriceTerms = {
  /** The number of the rate card. */
  card: number
  priceFirstKg: number
  priceNextKg: number
  minWeightKg: number
  volumetricDivisor: number
  roundingToleranceG: number
  insuranceBp: number
  insuranceAdminFee: number
  codFeeBp: number
  codFeeMinimum: number
  surchargeBp: number
  discountBp: number
  /** What the partner's contract takes off each price of the card. */
  contractBp: number
  /** Whether the COD fee counts the cash where it is more than the goods; not of a price locked before the cash was known. */
  cashCounts: boolean
}

type PricedLine = Omit<RateLine, 'etdMinDays' | 'etdMaxDays' | 'codAvailable'>

/** Returns what a line prices by today. */
export const termsOf = (line: PricedLine): PriceTerms => ({
  card: line.card,
  priceFirstKg: line.priceFirstKg,
  priceNextKg: line.priceNextKg,
  minWeightKg: line.minWeightKg,
  volumetricDivisor: line.volumetricDivisor,
  roundingToleranceG: line.service.roundingToleranceG,
  insuranceBp: line.service.insuranceBp,
  insuranceAdminFee: line.service.insuranceAdminFee,
  codFeeBp: line.service.codFeeBp,
  codFeeMinimum: line.service.codFeeMinimum,
  surchargeBp: line.service.surchargeBp,
  discountBp: line.service.discountBp,
  contractBp: line.contractBp,
  cashCounts: true,
})
