import type { Contract } from './prices/contract-prices.ts'
import type { RateCardVersion } from './prices/rate-card-versions.ts'

export { contractDiscount } from './prices/contract-prices.ts'
export { courierNotFound } from './courier-not-found.ts'

/** A courier's service. Money in whole rupiah, rates in basis points (1/10,000), times `HH:MM` at the warehouse. */
export type Service = {
  courierCode: string
  courierName: string
  courierType: 'express' | 'cargo' | 'instant'
  serviceCode: string
  name: string
  cod: boolean
  insurance: boolean
  pickup: boolean
  dropoff: boolean
  volumetricDivisor: number
  /** What a remainder above a whole kilogram may weigh and still round down; 0 for cargo, which always rounds up. */
  roundingToleranceG: number
  minWeightKg: number
  maxWeightKg: number
  maxCod: number
  maxInsuredValue: number
  insuranceBp: number
  insuranceAdminFee: number
  codFeeBp: number
  codFeeMinimum: number
  /** Of the base price. */
  surchargeBp: number
  discountBp: number
  cutOffTime: string
  dayType: 'working' | 'calendar'
  /** Neither it nor its courier is switched off. */
  isActive: boolean
}

/** One line of the rate card: a service from an origin city to a destination district. */
export type RateLine = {
  service: Service
  /** The number of its card. */
  card: number
  priceFirstKg: number
  priceNextKg: number
  minWeightKg: number
  volumetricDivisor: number
  etdMinDays: number
  etdMaxDays: number
  codAvailable: boolean
  /** What the partner's contract takes off each of its prices, in basis points. */
  contractBp: number
}

/** What a line prices by. */
export type OldLine = Pick<RateLine, 'card' | 'priceFirstKg' | 'priceNextKg' | 'minWeightKg' | 'volumetricDivisor'>

/** A service on a route. */
export type RouteService = {
  originCity: string
  destinationDistrict: string
  courierCode: string
  serviceCode: string
}

export type Warehouse = {
  id: string
  code: string
  name: string
  address: string
  districtCode: string
  postalCode: string
  latitude: number
  longitude: number
  /** IANA name: Asia/Jakarta, Asia/Makassar, Asia/Jayapura. */
  timezone: string
  cutOffTime: string
  /** ISO days, 1 Monday to 7 Sunday. */
  operatingDays: number[]
  contactName: string
  contactPhone: string
  isActive: boolean
}

/** What the rules of rates, SLA and orders read, held in memory and replaced whole when an import has changed it. */
export type Catalogue = {
  version: number
  /** By courier code, then service code; those that are switched off too. */
  services: readonly Service[]
  findService(courierCode: string, serviceCode: string): Service | null
  hasCourier(courierCode: string): boolean
  warehouses: readonly Warehouse[]
  findWarehouse(id: string): Warehouse | null
  /** `YYYY-MM-DD` of the public holidays. */
  holidays: ReadonlySet<string>
  /** The card that the partner's prices are of today: its own, or the one of all; null: none holds. */
  cardOf(partnerId: string): RateCardVersion | null
  /** What the partner's contract takes off; null: it has none. */
  contractOf(partnerId: string): Contract | null
  /** Whether the partner's prices may differ from those of all. */
  hasOwnPrices(partnerId: string): boolean
  /**
   * The partner's lines to a district, from the city that the origin district is in, without services that are switched
   * off. Loads an origin on first use.
   */
  rateLines(originCity: string, destinationDistrict: string, partnerId: string): RateLine[] | Promise<RateLine[]>
}

/** The catalogue as it is now. */
export type CurrentCatalogue = () => Catalogue
