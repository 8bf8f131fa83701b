import type { Catalogue, RateLine } from '../catalogue/catalogue.ts'
import { sumsOf, weightOf } from './parcel.ts'
import { priceLine } from './price.ts'
import { type Offer, quotable, type Quotable } from './quote.ts'
import type { QuotedShipment } from './shipment.ts'
import { isAsked, lineOf } from './rates.ts'
import { type PricedRate, ratesText, type UnavailableRate } from './rates-text.ts'
import { type Origin, slaOf } from './sla.ts'

/** What a shipment costs, ready to be quoted: `text` is the JSON of the answer's data from `weight` on. */
export type PricedShipment = { quotable: Quotable; text: string }

/** At most, over all partners. 3 kB each, of a hundred items 16. */
const mostKept = 1_000

/**
 * What was priced in this minute, for whoever asks the same: goods that sell, pages that are loaded again. Prices hold as
 * long as the catalogue does. Promises and a card's days change at the earliest with a minute: its first millisecond
 * counts by itself, for a parcel that is ready with the cut-off is in time.
 */
export function pricedShipments(): (catalogue: Catalogue, at: Date) => Map<string, PricedShipment> {
  let of: Catalogue | undefined
  let within = 0
  let kept = new Map<string, PricedShipment>()
  return (catalogue, at) => {
    const minute = at.getTime() / 60_000
    const period = Math.floor(minute) + Math.ceil(minute)
    if (catalogue !== of || period !== within || kept.size >= mostKept) kept = new Map()
    of = catalogue
    within = period
    return kept
  }
}

type Asked = {
  catalogue: Catalogue
  /** Those of its route. */
  lines: readonly RateLine[]
  origin: Origin
  at: Date
  /** undefined: all. */
  couriers: readonly string[] | undefined
}

/** Prices a shipment with every service that is asked for, the cheapest first. */
export function priceShipment(shipment: QuotedShipment, asked: Asked): PricedShipment {
  const { catalogue, lines, origin, at, couriers } = asked
  const sums = sumsOf(shipment)
  const rates: PricedRate[] = []
  const unavailable: UnavailableRate[] = []
  const offers: Offer[] = []
  for (const service of catalogue.services) {
    if (!isAsked(service, couriers)) continue
    const { courierCode, serviceCode } = service
    const line = lineOf(lines, courierCode, serviceCode)
    const priced = line ? priceLine(line, shipment, sums) : notThere
    if (!line || 'error' in priced) {
      unavailable.push({ service, error: 'error' in priced ? priced.error : notThere.error })
      continue
    }
    const { weight, cost, terms } = priced
    offers.push({ courierCode, serviceCode, weight, cost, terms })
    rates.push({ service, weight, cost, sla: slaOf(line, origin, catalogue.holidays, at) })
  }
  const cheapestFirst = rates.toSorted((one, other) => one.cost.total - other.cost.total)
  // As every service but cargo weighs
  const weight = weightOf(sums, 6000, 300, 1)
  return { quotable: quotable(shipment, offers), text: ratesText(weight, cheapestFirst, unavailable) }
}

/** The route has no line of the service. */
const notThere = { error: 'SERVICE_NOT_AVAILABLE' } as const
