import { divideDown, shareUp } from './whole-division.ts'

/** One kind of goods in a parcel. Of one piece: `price` in whole rupiah, `weightG` in grams, sizes in centimetres (0: unknown). */
export type ParcelItem = {
  qty: number
  price: number
  weightG: number
  lengthCm: number
  widthCm: number
  heightCm: number
}

export type Parcel = {
  items: readonly ParcelItem[]
  paymentMethod: 'PREPAID' | 'COD'
  /** Whole rupiah. null: not known yet, as when a shop asks for rates before it adds them up; then not judged. */
  codAmount: number | null
  insurance: boolean
  /** null: either will do. */
  deliveryType: 'pickup' | 'dropoff' | null
}

export type Weight = { actual_g: number; volumetric_g: number; chargeable_kg: number }

/** What the items come to. 100 items of 10,000 pieces, each at the contract's limits, stay below 2^53 in all three. */
export type ParcelSums = { actualG: number; volumeCm3: number; goods: number }

export function sumsOf({ items }: Pick<Parcel, 'items'>): ParcelSums {
  let actualG = 0
  let volumeCm3 = 0
  let goods = 0
  for (const { qty, price, weightG, lengthCm, widthCm, heightCm } of items) {
    actualG += qty * weightG
    volumeCm3 += qty * lengthCm * widthCm * heightCm
    goods += qty * price
  }
  return { actualG, volumeCm3, goods }
}

/**
 * What a parcel weighs and is charged as. Volumetric grams are l × w × h ÷ divisor × 1000 of all pieces together, rounded
 * up to a whole gram once, at the sum; grams being whole, no limit of the rounding to kilograms moves by it.
 */
export const parcelWeight = (
  parcel: Pick<Parcel, 'items'>,
  divisor: number,
  toleranceG: number,
  minWeightKg: number,
): Weight => weightOf(sumsOf(parcel), divisor, toleranceG, minWeightKg)

export function weightOf(sums: ParcelSums, divisor: number, toleranceG: number, minWeightKg: number): Weight {
  const { actualG, volumeCm3 } = sums
  const volumetricG = shareUp(volumeCm3, 1000, divisor)
  return {
    actual_g: actualG,
    volumetric_g: volumetricG,
    chargeable_kg: chargeableKg(Math.max(actualG, volumetricG), toleranceG, minWeightKg),
  }
}

/** The first kilogram counts whole; above it a remainder up to the tolerance rounds down, else up. Cargo has no tolerance. */
export function chargeableKg(grams: number, toleranceG: number, minWeightKg: number): number {
  const whole = divideDown(grams, 1000)
  return Math.max(1, minWeightKg, grams % 1000 > toleranceG ? whole + 1 : whole)
}
