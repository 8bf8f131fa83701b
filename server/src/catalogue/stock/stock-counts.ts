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
}

/** What is kept where a count belongs; ids are null where there is no such thing, `asOf` where nothing was counted yet. */
export type StockPlace = {
  productId: string | null
  warehouseId: string | null
  asOf: Date | null
  reserved: number
}

/** By how much a counter's clock may be fast, in milliseconds. */
const clockTolerance = 5 * 60_000

/** Judges counts one after another, each in the place of its index: of two of one place, the later is taken. */
export function judgeCounts(counts: readonly StockCount[], places: readonly StockPlace[], now: Date): CountResult[] {
  const taken = new Map<string, Date>()
  return counts.map(({ onHand, asOf }, index) => {
    const { productId, warehouseId, asOf: keptAsOf, reserved } = places[index] as StockPlace
    if (warehouseId === null) return not('unknown_warehouse')
    if (productId === null) return not('unknown_sku')
    if (asOf.getTime() > now.getTime() + clockTolerance) return not('in_future')
    const place = `${productId} ${warehouseId}`
    const kept = taken.get(place) ?? keptAsOf
    if (kept && asOf < kept) return not('stale')
    taken.set(place, asOf)
    return { outcome: 'applied', short: Math.max(0, reserved - onHand) }
  })
}

const not = (outcome: CountOutcome): CountResult => ({ outcome, short: 0 })
