import type { OpenDataOf, RequestOf } from '@edis/contract/open-api-call'
import { rateV1 } from '@edis/contract/open-api/rate-v1'
import { rateV2 } from '@edis/contract/open-api/rate-v2'
import { sla } from '@edis/contract/open-api/sla'
import type { CurrentCatalogue, RateLine } from '../catalogue/catalogue.ts'
import { Failure, type FieldFault, fieldFailure } from '../http/failure.ts'
import type { JsonText } from '../http/json-text.ts'
import type { OpenApi } from '../http/open-api.ts'
import type { Regions, Timezone } from '../regions/regions.ts'
import { basePrice } from './price.ts'
import { type PricedShipment, pricedShipments, priceShipment } from './priced-shipments.ts'
import { type Quotes, shipmentText } from './quote.ts'
import { isAsked, lineOf } from './rates.ts'
import { quotedText } from './rates-text.ts'
import { judgeCouriers, judgeDistrict, routeOf, withLines } from './route-ends.ts'
import { shipmentOf } from './shipment.ts'
import { cutOffOf, slaOf } from './sla.ts'

type Parts = { catalogue: CurrentCatalogue; regions: Regions; quotes: Pick<Quotes, 'seal'>; now: () => Date }

export function rateRoutes(openApi: OpenApi, { catalogue: current, regions, quotes, now }: Parts): void {
  openApi.read(rateV1, ({ fields }) => {
    const catalogue = current()
    const faults: FieldFault[] = []
    judgeDistrict(regions, 'origin_district', fields.origin_district, faults)
    judgeDistrict(regions, 'destination_district', fields.destination_district, faults)
    if (faults.length > 0) throw new Failure('VALIDATION_FAILED', { faults })
    judgeCouriers(catalogue, fields.courier_codes)
    const route = { originDistrict: fields.origin_district, destinationDistrict: fields.destination_district }
    return withLines(catalogue, route, (lines) =>
      lines
        .filter(({ service }) => isAsked(service, fields.courier_codes))
        .flatMap((line) => rateOfV1(line, fields.weight_g))
        .toSorted(byCode),
    )
  })

  const priced = pricedShipments()
  openApi.read(rateV2, ({ fields, partnerId }) => {
    const catalogue = current()
    const route = routeOf(fields, catalogue, regions, cashFaults(fields))
    judgeCouriers(catalogue, fields.courier_codes)
    const at = now()
    const shipment = shipmentOf(fields, fields.items, route)
    const kept = priced(catalogue, at)
    const key = `${fields.courier_codes?.join(' ')} ${shipmentText(shipment)}`
    const held = kept.get(key)
    if (held) return quoted(held)
    return withLines(catalogue, route, (lines) => {
      const made = priceShipment(shipment, {
        catalogue,
        lines,
        origin: route.origin,
        at,
        couriers: fields.courier_codes,
      })
      kept.set(key, made)
      return quoted(made)
    })

    function quoted({ quotable: part, text }: PricedShipment): JsonText<OpenDataOf<typeof rateV2>> {
      return quotedText(quotes.seal(partnerId, part, at), text)
    }
  })

  openApi.read(sla, ({ fields }) => {
    const catalogue = current()
    const readyAt = fields.ready_at === undefined ? now() : new Date(fields.ready_at)
    const faults: FieldFault[] = isNear(readyAt) ? [] : [{ field: 'ready_at', error: 'FIELD_INVALID' }]
    const route = routeOf(fields, catalogue, regions, faults)
    judgeCouriers(catalogue, [fields.courier_code])
    return withLines(catalogue, route, (lines) => {
      const line = lineOf(lines, fields.courier_code, fields.service_code)
      if (!line) throw fieldFailure('service_code', 'SERVICE_NOT_AVAILABLE')
      const { service } = line
      return {
        courier_code: service.courierCode,
        service_code: service.serviceCode,
        day_type: service.dayType,
        cut_off_time: cutOffOf(line, route.origin),
        timezone: route.origin.timezone as Timezone,
        ...slaOf(line, route.origin, catalogue.holidays, readyAt),
      }
    })
  })
}

function rateOfV1(line: RateLine, grams: number): OpenDataOf<typeof rateV1> {
  const { service, etdMinDays, etdMaxDays, codAvailable } = line
  const price = basePrice(line, grams)
  if (price === null) return []
  return [
    {
      courier_code: service.courierCode,
      service_code: service.serviceCode,
      service_name: service.name,
      price,
      etd_min_days: etdMinDays,
      etd_max_days: etdMaxDays,
      cod_available: service.cod && codAvailable,
    },
  ]
}

function cashFaults({ payment_method, cod_amount = 0 }: RequestOf<typeof rateV2>): FieldFault[] {
  if (payment_method === 'COD' || cod_amount === 0) return []
  return [{ field: 'cod_amount', error: 'FIELD_INVALID', message: codOnly }]
}

type Coded = { courier_code: string; service_code: string }
const byCode = (a: Coded, b: Coded): number =>
  compare(a.courier_code, b.courier_code) || compare(a.service_code, b.service_code)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Within years that are written with four digits, days counted on included. Not a date at all: not. */
const isNear = (at: Date): boolean => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2200

const codOnly = {
  en: 'Send cod_amount with payment_method COD only.',
  id: 'Kirim cod_amount hanya dengan payment_method COD.',
}
