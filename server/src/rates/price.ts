import type { unavailableErrors } from '@edis/contract/open-api/rate-v2'
import { contractDiscount, type RateLine, type Service } from '../catalogue/catalogue.ts'
import { chargeableKg, type Parcel, type ParcelSums, sumsOf, type Weight, weightOf } from './parcel.ts'
import { type PriceTerms, termsOf } from './price-terms.ts'
import { divideUp, shareDown, shareUp } from './whole-division.ts'

/** Whole rupiah; `total` = base + insurance + cod_fee + surcharge − discount. */
export type Cost = {
  base: number
  insurance: number
  cod_fee: number
  surcharge: number
  discount: number
  total: number
}

/** Why a service does not carry a parcel. */
export type PriceError = (typeof unavailableErrors)[number]

export type Priced = { service: Service; weight: Weight; cost: Cost; terms: PriceTerms }
export type Unpriced = { service: Service; error: PriceError }

/** What the line's service charges for the parcel, or the first reason why it does not carry it. `sums` are the parcel's. */
export function priceLine(line: RateLine, parcel: Parcel, sums: ParcelSums = sumsOf(parcel)): Priced | Unpriced {
  const { service } = line
  const { deliveryType } = parcel
  const isCod = parcel.paymentMethod === 'COD'
  if (deliveryType !== null && !service[deliveryType]) return { service, error: 'SERVICE_NOT_AVAILABLE' }
  if (parcel.insurance && !service.insurance) return { service, error: 'SERVICE_NOT_AVAILABLE' }
  if (isCod && !(service.cod && line.codAvailable)) return { service, error: 'COD_NOT_SUPPORTED' }

  const terms = termsOf(line)
  const weight = weightOf(sums, terms.volumetricDivisor, terms.roundingToleranceG, terms.minWeightKg)
  // In grams: what a courier refuses to lift is not rounded down
  if (Math.max(weight.actual_g, weight.volumetric_g) > service.maxWeightKg * 1000)
    return { service, error: 'WEIGHT_OVER_LIMIT' }
  if (parcel.insurance && sums.goods > service.maxInsuredValue) return { service, error: 'INSURANCE_LIMIT_EXCEEDED' }

  const cost = costOf(terms, parcel, sums.goods, weight.chargeable_kg)
  const error = codFault(service, parcel, cost)
  return error ? { service, error } : { service, weight, cost, terms }
}

/**
 * The price of a parcel that the courier has weighed, by the terms that it was priced with. It travels already, so that
 * nothing of it is refused.
 */
export function priceWeighed(terms: PriceTerms, parcel: Parcel, actualG: number): { weight: Weight; cost: Cost } {
  const sums = { ...sumsOf(parcel), actualG }
  const weight = weightOf(sums, terms.volumetricDivisor, terms.roundingToleranceG, terms.minWeightKg)
  return { weight, cost: costOf(terms, parcel, sums.goods, weight.chargeable_kg) }
}

/** The price of a weight alone, the contract's discount taken off; null when the service does not carry it. */
export function basePrice(line: RateLine, grams: number): number | null {
  if (grams > line.service.maxWeightKg * 1000) return null
  const kg = chargeableKg(grams, line.service.roundingToleranceG, line.minWeightKg)
  return baseOf(line, kg) - contractShare(line, kg)
}

/**
 * Whether the cash is what the service may collect. Of it the courier keeps what the shipment costs: less than the total
 * would leave the partner owing, so that is the least; the value of the goods is not, for vouchers and part payments lower it.
 */
export function codFault(service: Service, parcel: Parcel, cost: Cost): PriceError | null {
  if (parcel.paymentMethod !== 'COD' || parcel.codAmount === null) return null
  if (parcel.codAmount > service.maxCod) return 'COD_LIMIT_EXCEEDED'
  return parcel.codAmount < cost.total ? 'COD_AMOUNT_TOO_LOW' : null
}

/** Basis points in one. */
const wholeBp = 10_000

type Prices = Pick<PriceTerms, 'priceFirstKg' | 'priceNextKg' | 'contractBp'>

const baseOf = (prices: Prices, kg: number): number => prices.priceFirstKg + (kg - 1) * prices.priceNextKg

/** What the contract takes off the base: off each price of the card, as the partner's rate card shows them. */
const contractShare = ({ priceFirstKg, priceNextKg, contractBp }: Prices, kg: number): number =>
  contractBp === 0
    ? 0
    : contractDiscount(priceFirstKg, contractBp) + (kg - 1) * contractDiscount(priceNextKg, contractBp)

/**
 * Fractions of a rupiah: fees and surcharge round up, discounts down. Shipping, to the COD fee, is base + surcharge −
 * discount. The fee is on what the courier collects or carries, whichever is more.
 */
function costOf(terms: PriceTerms, parcel: Parcel, goods: number, kg: number): Cost {
  const base = baseOf(terms, kg)
  const surcharge = shareUp(base, terms.surchargeBp, wholeBp)
  const discount = Math.min(base, shareDown(base, terms.discountBp, wholeBp) + contractShare(terms, kg))
  const insurance = parcel.insurance
    ? divideUp(shareUp(goods, terms.insuranceBp, wholeBp) + terms.insuranceAdminFee, 100) * 100
    : 0
  const shipping = base + surcharge - discount
  const larger = terms.cashCounts ? Math.max(goods, parcel.codAmount ?? 0) : goods
  const codFee =
    parcel.paymentMethod === 'COD'
      ? Math.max(terms.codFeeMinimum, shareUp(larger + shipping + insurance, terms.codFeeBp, wholeBp))
      : 0
  return { base, insurance, cod_fee: codFee, surcharge, discount, total: shipping + insurance + codFee }
}
