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
}

/** One line of the rate card: a service from an origin city to a destination district. */
export type RateLine = {
  service: Service
  priceFirstKg: number
  priceNextKg: number
  minWeightKg: number
  volumetricDivisor: number
  etdMinDays: number
  etdMaxDays: number
  codAvailable: boolean
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
  /** By courier code, then service code. */
  services: readonly Service[]
  findService(courierCode: string, serviceCode: string): Service | null
  hasCourier(courierCode: string): boolean
  warehouses: readonly Warehouse[]
  findWarehouse(id: string): Warehouse | null
  /** `YYYY-MM-DD` of the public holidays. */
  holidays: ReadonlySet<string>
  /** The lines to a district, from the city that the origin district is in. Loads an origin on first use. */
  rateLines(originCity: string, destinationDistrict: string): RateLine[] | Promise<RateLine[]>
}

/** The catalogue as it is now. */
export type CurrentCatalogue = () => Catalogue
