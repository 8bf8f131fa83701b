import type { Catalogue, RateLine, Service, Warehouse } from '../catalogue/catalogue.ts'
import type { Parcel, ParcelItem } from './parcel.ts'
import { type Cost, priceLine } from './price.ts'
import type { QuotedShipment } from './shipment.ts'

// A small catalogue and shipments for the tests of rates.

export const regular: Service = {
  courierCode: 'KILAT',
  courierName: 'Kilat',
  courierType: 'express',
  serviceCode: 'REG',
  name: 'Kilat Reguler',
  cod: true,
  insurance: true,
  pickup: true,
  dropoff: true,
  volumetricDivisor: 6000,
  roundingToleranceG: 300,
  minWeightKg: 1,
  maxWeightKg: 50,
  maxCod: 5_000_000,
  maxInsuredValue: 20_000_000,
  insuranceBp: 20,
  insuranceAdminFee: 5_000,
  codFeeBp: 300,
  codFeeMinimum: 2_500,
  surchargeBp: 0,
  discountBp: 0,
  cutOffTime: '15:00',
  dayType: 'working',
  isActive: true,
}

export const cargo: Service = {
  ...regular,
  courierCode: 'KARGO',
  courierName: 'Kargo',
  courierType: 'cargo',
  serviceCode: 'DARAT',
  name: 'Kargo Darat',
  cod: false,
  insurance: false,
  dropoff: false,
  volumetricDivisor: 5000,
  roundingToleranceG: 0,
  minWeightKg: 10,
  maxWeightKg: 1_000,
}

/** A service without a line to the destination. */
export const instant: Service = {
  ...regular,
  courierType: 'instant',
  serviceCode: 'INSTAN',
  name: 'Kilat Instan',
  dayType: 'calendar',
}

export const lineFor = (service: Service, changes: Partial<RateLine> = {}): RateLine => ({
  service,
  card: 1,
  priceFirstKg: 10_000,
  priceNextKg: 8_000,
  minWeightKg: service.minWeightKg,
  volumetricDivisor: service.volumetricDivisor,
  etdMinDays: 1,
  etdMaxDays: 2,
  codAvailable: true,
  contractBp: 0,
  ...changes,
})

export const itemOf = (changes: Partial<ParcelItem> = {}): ParcelItem => ({
  qty: 1,
  price: 100_000,
  weightG: 1_000,
  lengthCm: 0,
  widthCm: 0,
  heightCm: 0,
  ...changes,
})

export const parcelOf = (changes: Partial<Parcel> = {}): Parcel => ({
  items: [itemOf()],
  paymentMethod: 'PREPAID',
  codAmount: 0,
  insurance: false,
  deliveryType: 'pickup',
  ...changes,
})

export const warehouse: Warehouse = {
  id: 'whs_01JCJKT5K2VQ4W8Z6Y0R1S2T3V',
  code: 'JKT1',
  name: 'Gudang Jakarta',
  address: 'Jl. Contoh No. 1',
  districtCode: '31.74.07',
  postalCode: '12160',
  latitude: -6.24,
  longitude: 106.8,
  timezone: 'Asia/Jakarta',
  cutOffTime: '16:00',
  operatingDays: [1, 2, 3, 4, 5, 6],
  contactName: 'Kepala Gudang',
  contactPhone: '+6281234567890',
  isActive: true,
}

export const shipmentOf = (changes: Partial<QuotedShipment> = {}): QuotedShipment => ({
  ...parcelOf(),
  warehouseId: warehouse.id,
  originDistrict: warehouse.districtCode,
  destinationDistrict: '31.71.01',
  items: [{ ...itemOf(), sku: 'KOPI-250' }],
  ...changes,
})

/** Lines from South Jakarta to Gambir alone. */
export function catalogueOf(lines: RateLine[], changes: Partial<Catalogue> = {}): Catalogue {
  const services = [cargo, instant, regular]
  const warehouses = [warehouse, { ...warehouse, id: 'whs_shut', isActive: false }]
  return {
    version: 1,
    services,
    findService: (courierCode, serviceCode) =>
      services.find((service) => service.courierCode === courierCode && service.serviceCode === serviceCode) ?? null,
    hasCourier: (courierCode) => services.some((service) => service.courierCode === courierCode),
    warehouses,
    findWarehouse: (id) => warehouses.find((one) => one.id === id) ?? null,
    holidays: new Set<string>(),
    cardOf: () => ({ card: 1, partnerId: null, validFrom: '2026-01-01', validTo: null }),
    contractOf: () => null,
    hasOwnPrices: () => false,
    rateLines: (city, district) => (city === '31.74' && district === '31.71.01' ? lines : []),
    ...changes,
  }
}

/** What the parcel costs by the line, which must not refuse it. */
export function costOf(line: RateLine, parcel: Parcel): Cost {
  const priced = priceLine(line, parcel)
  if ('error' in priced) throw new Error(priced.error)
  return priced.cost
}
