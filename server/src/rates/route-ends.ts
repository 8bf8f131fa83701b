import type { Catalogue, RateLine } from '../catalogue/catalogue.ts'
import { Failure, type FieldFault } from '../http/failure.ts'
import { cityOf, type Region, type Regions } from '../regions/regions.ts'
import { districtOrigin, type Origin } from './sla.ts'

type Ends = { warehouse_id?: string; origin_district?: string; destination_district: string }

/** Where a parcel starts and goes. */
export type Route = { origin: Origin; warehouseId: string | null; originDistrict: string; destinationDistrict: string }

/** The route that the fields name. Field faults, `faults` first, are told before what is not found. */
export function routeOf(
  { warehouse_id: warehouseId, origin_district: from, destination_district: to }: Ends,
  catalogue: Catalogue,
  regions: Regions,
  faults: FieldFault[] = [],
): Route {
  if (warehouseId === undefined && from === undefined)
    faults.push({ field: 'warehouse_id', error: 'FIELD_REQUIRED', message: exactlyOne })
  if (warehouseId !== undefined && from !== undefined)
    faults.push({ field: 'origin_district', error: 'FIELD_INVALID', message: exactlyOne })
  const warehouse = warehouseId === undefined ? null : catalogue.findWarehouse(warehouseId)
  if (warehouse && !warehouse.isActive) faults.push({ field: 'warehouse_id', error: 'WAREHOUSE_INACTIVE' })
  const originRegion = from === undefined ? null : judgeDistrict(regions, 'origin_district', from, faults)
  judgeDistrict(regions, 'destination_district', to, faults)
  if (faults.length > 0) throw new Failure('VALIDATION_FAILED', { faults })

  if (originRegion) {
    const { code, timezone } = originRegion
    return { origin: districtOrigin(timezone), warehouseId: null, originDistrict: code, destinationDistrict: to }
  }
  if (!warehouse) throw new Failure('WAREHOUSE_NOT_FOUND')
  return {
    origin: warehouse,
    warehouseId: warehouse.id,
    originDistrict: warehouse.districtCode,
    destinationDistrict: to,
  }
}

export function judgeDistrict(regions: Regions, field: string, code: string, faults: FieldFault[]): Region | null {
  const region = regions.find(code)
  if (region?.level === 'district') return region
  faults.push({ field, error: 'REGION_NOT_FOUND' })
  return null
}

export function judgeCouriers(catalogue: Catalogue, codes: readonly string[] | undefined): void {
  const unknown = codes?.find((code) => !catalogue.hasCourier(code))
  if (unknown === undefined) return
  throw new Failure('COURIER_NOT_FOUND', {
    text: { en: `No courier has the courier code ${unknown}.`, id: `Tidak ada kurir dengan kode ${unknown}.` },
  })
}

/** Gives the lines to `answer`, at once when they are in memory. */
export function withLines<T>(
  catalogue: Catalogue,
  { originDistrict, destinationDistrict }: Pick<Route, 'originDistrict' | 'destinationDistrict'>,
  answer: (lines: readonly RateLine[]) => T,
): T | Promise<T> {
  const lines = catalogue.rateLines(cityOf(originDistrict), destinationDistrict)
  return lines instanceof Promise ? lines.then(answer) : answer(lines)
}

const exactlyOne = {
  en: 'Send exactly one of warehouse_id and origin_district.',
  id: 'Kirim tepat satu dari warehouse_id dan origin_district.',
}
