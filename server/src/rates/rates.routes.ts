import { hints } from '@edis/contract/errors/hints'
import type { DataOf, RequestOf } from '@edis/contract/calls/call'
import { rateV1 } from '@edis/contract/open-api/rate-v1'
import { rateV2 } from '@edis/contract/open-api/rate-v2'
import { sla } from '@edis/contract/open-api/sla'
import type { CurrentCatalogue, RateLine } from '../catalogue/catalogue.ts'
import { Failure, fieldFault, type FieldFault, fieldFailure, preferredLanguage } from '../http/doors/failure.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import type { RefusedRequest } from '../http/bodies/sound-fields.ts'
import type { Regions, Timezone } from '../regions/regions.ts'
import { basePrice } from './price.ts'
import { priceShipment } from './price-shipment.ts'
import type { Quotes } from './quote.ts'
import { isAsked, lineOf } from './rates.ts'
import { districtFaults, judgeCouriers, routeFaults, routeOf, withLines } from './route-ends.ts'
import { shipmentOf } from './shipment.ts'
import { cutOffOf, slaOf } from './sla.ts'

type Parts = { catalogue: CurrentCatalogue; regions: Regions; quotes: Pick<Quotes, 'seal'>; now: () => Date }

export function rateRoutes(door: ApiDoor, { catalogue: current, regions, quotes, now }: Parts): void {
  const endFaults = ({ fields }: RefusedRequest<RequestOf<typeof rateV1>>): FieldFault[] =>
    (['origin_district', 'destination_district'] as const).flatMap((end) => districtFaults(regions, end, fields[end]))
  door.answer(
    rateV1,
    ({ fields, partnerId }) => {
      const catalogue = current()
      const faults = endFaults({ fields, isSound: () => true })
      if (faults.length > 0) throw new Failure('VALIDATION_FAILED', { faults })
      judgeCouriers(catalogue, fields.courier_codes)
      const route = { originDistrict: fields.origin_district, destinationDistrict: fields.destination_district }
      return withLines(catalogue, route, partnerId, (lines) =>
        lines
          .filter(({ service }) => isAsked(service, fields.courier_codes))
          .flatMap((line) => rateOfV1(line, fields.weight_g))
          .toSorted(byCode),
      )
    },
    { rules: endFaults, quickly: true },
  )

  door.answer(
    rateV2,
    ({ fields, partnerId, headers }) => {
      const catalogue = current()
      const route = routeOf(fields, catalogue, regions, cashFaults({ fields, isSound: () => true }))
      judgeCouriers(catalogue, fields.courier_codes)
      const at = now()
      const shipment = shipmentOf(fields, fields.items, route)
      return withLines(catalogue, route, partnerId, (lines) => {
        const language = preferredLanguage(headers['accept-language'])
        const asked = { catalogue, lines, origin: route.origin, at, couriers: fields.courier_codes, language }
        const { offers, data } = priceShipment(shipment, asked)
        return { ...quotes.seal(partnerId, shipment, offers, at), ...data }
      })
    },
    { quickly: true, rules: (refused) => [...cashFaults(refused), ...routeFaults(refused, current(), regions)] },
  )

  door.answer(
    sla,
    ({ fields, partnerId }) => {
      const catalogue = current()
      const readyAt = fields.ready_at === undefined ? now() : new Date(fields.ready_at)
      const route = routeOf(fields, catalogue, regions, readyFaults(fields.ready_at))
      judgeCouriers(catalogue, [fields.courier_code])
      return withLines(catalogue, route, partnerId, (lines) => {
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
    },
    {
      quickly: true,
      rules: (refused) => [...readyFaults(refused.fields.ready_at), ...routeFaults(refused, current(), regions)],
    },
  )
}

function rateOfV1(line: RateLine, grams: number): DataOf<typeof rateV1> {
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

function cashFaults({ fields, isSound }: RefusedRequest<RequestOf<typeof rateV2>>): FieldFault[] {
  const { payment_method, cod_amount = 0 } = fields
  if (payment_method === 'COD' || cod_amount === 0 || !isSound('payment_method')) return []
  return [fieldFault('cod_amount', 'FIELD_INVALID', hints.codAmountOnlyWithCod, { value: cod_amount, maximum: 0 })]
}

const readyFaults = (readyAt: string | undefined): FieldFault[] =>
  readyAt === undefined || isNear(new Date(readyAt))
    ? []
    : [fieldFault('ready_at', 'FIELD_INVALID', hints.readyAtOutOfRange)]

type Coded = { courier_code: string; service_code: string }
const byCode = (a: Coded, b: Coded): number =>
  compare(a.courier_code, b.courier_code) || compare(a.service_code, b.service_code)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Within years that are written with four digits, days counted on included. Not a date at all: not. */
const isNear = (at: Date): boolean => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2200
