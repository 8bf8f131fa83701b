import type { RateCardRow } from './rate-card.ts'

/** What a partner's contract takes off each price of the card, in basis points (1/10,000), by courier and service. */
export type ContractPrice = { partnerId: string; courierCode: string; serviceCode: string; discountBp: number }

/** Of one partner; 0 where the contract says nothing. */
export type Contract = (courierCode: string, serviceCode: string) => number

/** What comes off one price of the card, rounded down to a whole rupiah. The rate card, both rates and orders take it off alike. */
export function contractDiscount(price: number, discountBp: number): number {
  const share = price * discountBp
  return (share - (share % 10_000)) / 10_000
}

/** A row of the rate card as the partner pays it. */
export function contractedRow(row: RateCardRow, contract: Contract): RateCardRow {
  const discountBp = contract(row.courier_code, row.service_code)
  return discountBp === 0
    ? row
    : {
        ...row,
        price_first_kg: row.price_first_kg - contractDiscount(row.price_first_kg, discountBp),
        price_next_kg: row.price_next_kg - contractDiscount(row.price_next_kg, discountBp),
      }
}

export function contractsOf(prices: readonly ContractPrice[]): Map<string, Contract> {
  const byPartner = Map.groupBy(prices, ({ partnerId }) => partnerId)
  return new Map(
    [...byPartner].map(([partnerId, its]) => {
      const discounts = new Map(
        its.map(({ courierCode, serviceCode, discountBp }) => [`${courierCode} ${serviceCode}`, discountBp]),
      )
      return [partnerId, (courierCode, serviceCode) => discounts.get(`${courierCode} ${serviceCode}`) ?? 0]
    }),
  )
}
