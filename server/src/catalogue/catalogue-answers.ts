import type { DataOf } from '@edis/contract/calls/call'
import type { listCouriers } from '@edis/contract/open-api/list-couriers'
import type { listWarehouses } from '@edis/contract/open-api/list-warehouses'
import type { showContractPrices } from '@edis/contract/portal-calls/contract-prices'
import type { Service, Warehouse } from './catalogue.ts'
import type { Contract } from './prices/contract-prices.ts'
import { cursorKey, type Page, pageOf } from '../http/doors/page.ts'

type Courier = DataOf<typeof listCouriers>['items'][number]
type WarehouseAnswer = DataOf<typeof listWarehouses>['items'][number]

/** The couriers that have a service of what is asked for, by code, with those services alone. None is switched off. */
export function courierAnswers(services: readonly Service[], asked: { type?: string; cod?: boolean }): Courier[] {
  const couriers = new Map<string, Courier>()
  for (const service of services) {
    if (!service.isActive) continue
    if (asked.type !== undefined && service.courierType !== asked.type) continue
    if (asked.cod !== undefined && service.cod !== asked.cod) continue
    const { courierCode: courier_code, courierName: name, courierType: type } = service
    const courier = couriers.get(courier_code) ?? { courier_code, name, type, services: [] }
    couriers.set(courier_code, courier)
    courier.services.push({
      service_code: service.serviceCode,
      name: service.name,
      cod: service.cod,
      insurance: service.insurance,
      pickup: service.pickup,
      dropoff: service.dropoff,
      volumetric_divisor: service.volumetricDivisor,
      rounding_tolerance_kg: service.roundingToleranceG / 1000,
      min_weight_kg: service.minWeightKg,
      max_cod: service.cod ? service.maxCod : 0,
      cut_off_time: service.cutOffTime,
    })
  }
  return [...couriers.values()]
}

export const warehouseAnswer = (warehouse: Warehouse): WarehouseAnswer => ({
  warehouse_id: warehouse.id,
  code: warehouse.code,
  name: warehouse.name,
  address: warehouse.address,
  district_code: warehouse.districtCode,
  postal_code: warehouse.postalCode,
  latitude: warehouse.latitude,
  longitude: warehouse.longitude,
  // The import lets no other in.
  timezone: warehouse.timezone as WarehouseAnswer['timezone'],
  cut_off_time: warehouse.cutOffTime,
  operating_days: warehouse.operatingDays,
  contact_name: warehouse.contactName,
  contact_phone: warehouse.contactPhone,
  is_active: warehouse.isActive,
})

/** What the contract takes off the services that are offered. */
export const discountsOf = (
  contract: Contract,
  services: readonly Service[],
): DataOf<typeof showContractPrices>['discounts'] =>
  services
    .filter(({ isActive, courierCode, serviceCode }) => isActive && contract(courierCode, serviceCode) > 0)
    .map(({ courierCode, courierName, serviceCode, name }) => ({
      courier_code: courierCode,
      courier_name: courierName,
      service_code: serviceCode,
      service_name: name,
      discount_bp: contract(courierCode, serviceCode),
    }))

/** A page of a list in memory, in the order of a code. */
export function pageByCode<Row>(
  rows: readonly Row[],
  codeOf: (row: Row) => string,
  { cursor, limit = 50 }: { cursor?: string; limit?: number },
): Page<Row> {
  const after = cursorKey(cursor)?.[0]
  const rest = rows
    .filter((row) => after === undefined || codeOf(row) > after)
    .toSorted((one, other) => (codeOf(one) < codeOf(other) ? -1 : 1))
  return pageOf(rest, limit, (row) => [codeOf(row)])
}
