import type { unavailableErrors } from '@edis/contract/open-api/rate-v2'
import type { RateLine, Service } from '../catalogue/catalogue.ts'
import { chargeableKg, type Parcel, type ParcelSums, sumsOf, type Weight, weightOf } from './parcel.ts'
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

export type Priced = { service: Service; weight: Weight; cost: Cost }
export type Unpriced = { service: Service; error: PriceError }

/** What the line's service charges for the parcel, or the first reason why it does not carry it. `sums` are the parcel's. */
export function priceLine(line: RateLine, parcel: Parcel, sums: ParcelSums = sumsOf(parcel)): Priced | Unpriced {
  const { service } = line
  const { deliveryType } = parcel
  const isCod = parcel.paymentMethod === 'COD'
  if (deliveryType !== null && !service[deliveryType]) return { service, error: 'SERVICE_NOT_AVAILABLE' }
  if (parcel.insurance && !service.insurance) return { service, error: 'SERVICE_NOT_AVAILABLE' }
  if (isCod && !(service.cod && line.codAvailable)) return { service, error: 'COD_NOT_SUPPORTED' }

  const weight = weightOf(sums, line.volumetricDivisor, service.roundingToleranceG, line.minWeightKg)
  // In grams: what a courier refuses to lift is not rounded down
  if (Math.max(weight.actual_g, weight.volumetric_g) > service.maxWeightKg * 1000)
    return { service, error: 'WEIGHT_OVER_LIMIT' }
  if (parcel.insurance && sums.goods > service.maxInsuredValue) return { service, error: 'INSURANCE_LIMIT_EXCEEDED' }

  const cost = costOf(line, parcel, sums.goods, weight.chargeable_kg)
  const error = codFault(service, parcel, cost)
  return error ? { service, error } : { service, weight, cost }
}

/** The price of a parcel that the courier has weighed. It travels already, so that nothing of it is refused. */
export function priceWeighed(line: RateLine, parcel: Parcel, actualG: number): Priced {
  const { service } = line
  const sums = { ...sumsOf(parcel), actualG }
  const weight = weightOf(sums, line.volumetricDivisor, service.roundingToleranceG, line.minWeightKg)
  return { service, weight, cost: costOf(line, parcel, sums.goods, weight.chargeable_kg) }
}

/** The base price of a weight alone; null when the service does not carry it. */
export function basePrice(line: RateLine, grams: number): number | null {
  if (grams > line.service.maxWeightKg * 1000) return null
  return baseOf(line, chargeableKg(grams, line.service.roundingToleranceG, line.minWeightKg))
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

const baseOf = (line: RateLine, kg: number): number => line.priceFirstKg + (kg - 1) * line.priceNextKg

/** Fractions of a rupiah: fees and surcharge round up, the discount down. Shipping, to the COD fee, is base + surcharge − discount. */
function costOf(line: RateLine, parcel: Parcel, goods: number, kg: number): Cost {
  const { service } = line
  const base = baseOf(line, kg)
  const surcharge = shareUp(base, service.surchargeBp, wholeBp)
  const discount = shareDown(base, service.discountBp, wholeBp)
  const insurance = parcel.insurance
    ? divideUp(shareUp(goods, service.insuranceBp, wholeBp) + service.insuranceAdminFee, 100) * 100
    : 0
  const shipping = base + surcharge - discount
  const codFee =
    parcel.paymentMethod === 'COD'
      ? Math.max(service.codFeeMinimum, shareUp(goods + shipping + insurance, service.codFeeBp, wholeBp))
      : 0
  return { base, insurance, cod_fee: codFee, surcharge, discount, total: shipping + insurance + codFee }
}
