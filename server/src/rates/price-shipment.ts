import type { DataOf } from '@edis/contract/calls/call'
import { errorMessage } from '@edis/contract/errors/error-texts'
import type { Language } from '@edis/contract/languages'
import type { rateV2 } from '@edis/contract/open-api/rate-v2'
import type { Catalogue, RateLine } from '../catalogue/catalogue.ts'
import { sumsOf, weightOf } from './parcel.ts'
import { priceLine } from './price.ts'
import type { Offer } from './quote-offers.ts'
import { isAsked, lineOf } from './rates.ts'
import type { QuotedShipment } from './shipment.ts'
import { type Origin, slaOf } from './sla.ts'

type Rates = Pick<DataOf<typeof rateV2>, 'weight' | 'rates' | 'unavailable'>

type Asked = {
  catalogue: Catalogue
  /** Those of its route. */
  lines: readonly RateLine[]
  origin: Origin
  at: Date
  /** undefined: all. */
  couriers: readonly string[] | undefined
  /** Of the reasons why a service is not available. */
  language: Language
}

/** Prices a shipment with every service that is asked for, the cheapest first. */
export function priceShipment(
  shipment: QuotedShipment,
  { catalogue, lines, origin, at, couriers, language }: Asked,
): { offers: Offer[]; data: Rates } {
  const sums = sumsOf(shipment)
  const rates: Rates['rates'] = []
  const unavailable: Rates['unavailable'] = []
  const offers: Offer[] = []
  for (const service of catalogue.services) {
    if (!isAsked(service, couriers)) continue
    const { courierCode, serviceCode } = service
    const codes = { courier_code: courierCode, service_code: serviceCode }
    const line = lineOf(lines, courierCode, serviceCode)
    const priced = line ? priceLine(line, shipment, sums) : notThere
    if (!line || 'error' in priced) {
      const { error } = 'error' in priced ? priced : notThere
      unavailable.push({ ...codes, error, message: errorMessage(error, language) })
      continue
    }
    const { weight, cost, terms } = priced
    offers.push({ courierCode, serviceCode, weight, cost, terms })
    const sla = slaOf(line, origin, catalogue.holidays, at)
    rates.push({ ...codes, chargeable_kg: weight.chargeable_kg, cost, sla })
  }
  rates.sort((one, other) => one.cost.total - other.cost.total)
  // As every service but cargo weighs
  return { offers, data: { weight: weightOf(sums, 6000, 300, 1), rates, unavailable } }
}

/** The route has no line of the service. */
const notThere = { error: 'SERVICE_NOT_AVAILABLE' } as const
