import { hints } from '@edis/contract/errors/hints'
import { type Catalogue, courierNotFound, type RateLine } from '../catalogue/catalogue.ts'
import { Failure, fieldFault, type FieldFault } from '../http/doors/failure.ts'
import type { RefusedRequest } from '../http/bodies/sound-fields.ts'
import { cityOf, regionFault, type Regions } from '../regions/regions.ts'
import { districtOrigin, type Origin } from './sla.ts'

type Ends = { warehouse_id?: string; origin_district?: string; destination_district: string }

/** Where a parcel starts and goes. */
export type Route = { origin: Origin; warehouseId: string | null; originDistrict: string; destinationDistrict: string }

/** The route that the fields name. Field faults, `faults` first, are told before what is not found. */
export function routeOf(ends: Ends, catalogue: Catalogue, regions: Regions, faults: FieldFault[] = []): Route {
  const route = faults.length === 0 ? soundRoute(ends, catalogue, regions) : null
  if (route) return route
  const wrong = [...faults, ...routeFaults({ fields: ends, isSound: () => true }, catalogue, regions)]
  if (wrong.length > 0) throw new Failure('VALIDATION_FAILED', { faults: wrong })
  throw new Failure('WAREHOUSE_NOT_FOUND')
}

/** null: something is wrong with it. */
function soundRoute(
  { warehouse_id: warehouseId, origin_district: from, destination_district: to }: Ends,
  catalogue: Catalogue,
  regions: Regions,
): Route | null {
  if (regions.find(to)?.level !== 'district' || (warehouseId === undefined) === (from === undefined)) return null
  if (from !== undefined) {
    const region = regions.find(from)
    if (region?.level !== 'district') return null
    const { code, timezone } = region
    return { origin: districtOrigin(timezone), warehouseId: null, originDistrict: code, destinationDistrict: to }
  }
  const warehouse = catalogue.findWarehouse(warehouseId ?? '')
  if (!warehouse?.isActive) return null
  return {
    origin: warehouse,
    warehouseId: warehouse.id,
    originDistrict: warehouse.districtCode,
    destinationDistrict: to,
  }
}

/** What is wrong with what there is of a route's ends. */
export function routeFaults(
  { fields, isSound }: RefusedRequest<Ends>,
  catalogue: Catalogue,
  regions: Regions,
): FieldFault[] {
  const { warehouse_id: warehouseId, origin_district: from, destination_district: to } = fields
  const isNowhere = warehouseId === undefined && from === undefined && isSound('warehouse_id', 'origin_district')
  const warehouse = warehouseId === undefined ? null : catalogue.findWarehouse(warehouseId)
  return [
    ...(isNowhere
      ? [fieldFault('warehouse_id', 'FIELD_REQUIRED', hints.warehouseOrDistrict, { one_of: origins })]
      : []),
    ...(warehouseId !== undefined && from !== undefined
      ? [fieldFault('origin_district', 'FIELD_INVALID', hints.warehouseOrDistrict)]
      : []),
    ...(warehouse && !warehouse.isActive ? [fieldFault('warehouse_id', 'WAREHOUSE_INACTIVE')] : []),
    ...districtFaults(regions, 'origin_district', from),
    ...districtFaults(regions, 'destination_district', to),
  ]
}

export const districtFaults = (regions: Regions, field: string, code: string | undefined): FieldFault[] =>
  code === undefined || regions.find(code)?.level === 'district' ? [] : [regionFault(regions, field, code, 'district')]

export function judgeCouriers(catalogue: Catalogue, codes: readonly string[] | undefined): void {
  const unknown = codes?.find((code) => !catalogue.hasCourier(code))
  if (unknown !== undefined) throw courierNotFound(catalogue, unknown)
}

/** Gives the partner's lines to `answer`, at once when they are in memory. */
export function withLines<T>(
  catalogue: Catalogue,
  { originDistrict, destinationDistrict }: Pick<Route, 'originDistrict' | 'destinationDistrict'>,
  partnerId: string,
  answer: (lines: readonly RateLine[]) => T,
): T | Promise<T> {
  const lines = catalogue.rateLines(cityOf(originDistrict), destinationDistrict, partnerId)
  return lines instanceof Promise ? lines.then(answer) : answer(lines)
}

const origins = ['warehouse_id', 'origin_district']
