import type { Catalogue, RateLine, Service, Warehouse } from '../catalogue/catalogue.ts'
import type { Weight } from './parcel.ts'
import type { FieldFault } from '../http/doors/failure.ts'
import { codFault, type Cost, priceLine } from './price.ts'
import { priceFaults } from './price-faults.ts'
import { type PriceTerms, termsOf } from './price-terms.ts'
import type { Quotes } from './quote.ts'
import type { QuotedShipment } from './shipment.ts'
import { type Sla, slaOf } from './sla.ts'

// What other features know of rates.
export { priceLine, priceWeighed } from './price.ts'
export { type PriceTerms, termsOf } from './price-terms.ts'
export type { Quotes } from './quote.ts'
export { parcelOf, type QuotedShipment, shipmentOf } from './shipment.ts'

export type OrderToPrice = {
  partnerId: string
  shipment: QuotedShipment
  courierCode: string
  serviceCode: string
  /** null: priced as it is sent. */
  quoteId: string | null
  warehouse: Warehouse
  /** When the warehouse has it ready: now, or the start of a later pickup. */
  readyAt: Date
  now: Date
}

/** `terms`: what its cost was counted by. */
export type PricedOrder = { weight: Weight; cost: Cost; sla: Sla; terms: PriceTerms }

/**
 * Prices an order as POST /rate/v2 does, or exactly as its quote says. `lines` are those of its route. What a quote locks
 * is the price: whether the service still goes there, and whether the cash is enough, is judged at the order.
 */
export function priceOrder(
  order: OrderToPrice,
  parts: { lines: readonly RateLine[]; catalogue: Pick<Catalogue, 'holidays'>; quotes: Pick<Quotes, 'open'> },
): PricedOrder | { faults: FieldFault[] } | { error: 'QUOTE_EXPIRED' | 'QUOTE_MISMATCH' } {
  const { shipment, courierCode, serviceCode, quoteId, partnerId, now } = order
  const line = lineOf(parts.lines, courierCode, serviceCode)
  if (quoteId !== null) {
    const opened = parts.quotes.open(quoteId, partnerId, shipment, courierCode, serviceCode, now)
    if (opened === 'expired') return { error: 'QUOTE_EXPIRED' }
    if (opened === 'mismatch') return { error: 'QUOTE_MISMATCH' }
    if (!line || codFault(line.service, shipment, opened.cost))
      return { faults: priceFaults(line, shipment, opened.cost) }
    // A quote that says nothing of its terms has a COD fee on the goods alone
    const terms = opened.terms ?? { ...termsOf(line), cashCounts: false }
    return { ...opened, terms, sla: promised(line) }
  }
  const priced = line && priceLine(line, shipment)
  if (!priced || 'error' in priced) return { faults: priceFaults(line, shipment, null) }
  return { weight: priced.weight, cost: priced.cost, terms: priced.terms, sla: promised(line) }

  function promised(of: RateLine): Sla {
    return slaOf(of, order.warehouse, parts.catalogue.holidays, order.readyAt)
  }
}

/** A route has few lines: looking through them is as fast as a map. */
export const lineOf = (lines: readonly RateLine[], courierCode: string, serviceCode: string): RateLine | undefined =>
  lines.find(({ service }) => service.serviceCode === serviceCode && service.courierCode === courierCode)

/** Whether a request that names these couriers, or none for all, asks for the service. */
export const isAsked = ({ courierCode }: Service, couriers: readonly string[] | undefined): boolean =>
  couriers === undefined || couriers.includes(courierCode)
