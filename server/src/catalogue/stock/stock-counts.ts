import type { Environment } from '@edis/contract/environment'
import type { ProviderEventData } from '@edis/contract/webhooks/provider-events'
import type { AuditEntry } from '../../audit/audit.ts'

/** What was counted of a product in a warehouse: all that lies there, what orders have reserved included. */
export type StockCount = {
  /** Whose product it is; null: every partner's. */
  partnerId: string | null
  sku: string
  /** null: there is no such warehouse. */
  warehouseId: string | null
  onHand: number
  /** When it was counted. */
  asOf: Date
}

/**
 * `applied`: kept from now on. `stale`: a later count is kept. `in_future`: not counted yet, by our clock; if it were kept,
 * no count would be taken until then.
 */
export type CountOutcome = 'applied' | 'stale' | 'in_future' | 'unknown_sku' | 'unknown_warehouse'

export type CountResult = {
  outcome: CountOutcome
  /** How many more pieces orders hold than were counted: nothing is available until they are there. */
  short: number
  /** What was kept until now; null: nothing, or the count is not taken. */
  onHandBefore: number | null
}

/** What is kept where a count belongs; ids are null where there is no such thing, `asOf` where nothing was counted yet. */
export type StockPlace = {
  productId: string | null
  warehouseId: string | null
  asOf: Date | null
  onHand: number | null
  reserved: number
}

/** By how much a counter's clock may be fast, in milliseconds. */
const clockTolerance = 5 * 60_000

/** Judges counts one after another, each in the place of its index: of two of one place, the later is taken. */
export function judgeCounts(counts: readonly StockCount[], places: readonly StockPlace[], now: Date): CountResult[] {
  const taken = new Map<string, Date>()
  return counts.map(({ onHand, asOf }, index) => {
    const { productId, warehouseId, asOf: keptAsOf, onHand: keptOnHand, reserved } = places[index] as StockPlace
    if (warehouseId === null) return not('unknown_warehouse')
    if (productId === null) return not('unknown_sku')
    if (asOf.getTime() > now.getTime() + clockTolerance) return not('in_future')
    const place = `${productId} ${warehouseId}`
    const kept = taken.get(place) ?? keptAsOf
    if (kept && asOf < kept) return not('stale')
    taken.set(place, asOf)
    return { outcome: 'applied', short: Math.max(0, reserved - onHand), onHandBefore: keptOnHand }
  })
}

const not = (outcome: CountOutcome): CountResult => ({ outcome, short: 0, onHandBefore: null })

type StockShort = { event: 'stock.short'; occurredAt: Date; data: ProviderEventData<'stock.short'> }

/** What the provider is told of counts that are below what orders hold. */
export const shortCounts = (counts: readonly StockCount[], results: readonly CountResult[], now: Date): StockShort[] =>
  counts.flatMap(({ warehouseId, sku, partnerId, onHand, asOf }, index) => {
    const { short } = results[index] as CountResult
    if (short === 0 || warehouseId === null) return []
    const count = { warehouse_id: warehouseId, sku, partner_id: partnerId }
    const data = { ...count, on_hand: onHand, short, as_of: asOf.toISOString() }
    return [{ event: 'stock.short', occurredAt: now, data }]
  })

/** What the audit log says of counts: one row for all, with each number that is another now. */
export function countsAudited(
  counts: readonly StockCount[],
  results: readonly CountResult[],
  environment: Environment,
): AuditEntry {
  const before: Record<string, number | null> = {}
  const after: Record<string, number> = {}
  for (const [index, count] of counts.entries()) {
    const result = results[index]
    if (result?.outcome !== 'applied' || result.onHandBefore === count.onHand) continue
    before[placeOf(count)] = result.onHandBefore
    after[placeOf(count)] = count.onHand
  }
  const applied = results.filter(({ outcome }) => outcome === 'applied').length
  const target = counts.length === 1 ? placeOf(counts[0]!) : null
  return { action: 'stock.counted', target, environment, before, after: { ...after, counts_applied: applied } }
}

/** The counts that are below what orders hold. */
export const shortOf = (counts: readonly StockCount[], results: readonly CountResult[]) =>
  counts.flatMap((count, index) => {
    const short = results[index]?.short ?? 0
    return short > 0 ? [{ place: placeOf(count), short }] : []
  })

/** Names where a count belongs: an SKU is one partner's, or everybody's. */
const placeOf = ({ warehouseId, sku, partnerId }: StockCount): string =>
  [warehouseId, sku, ...(partnerId === null ? [] : [partnerId])].join(' ')
