import type { CountOutcome, CountResult, StockCount } from '../stock/stock-counts.ts'

/** A count as the file has it. `place` names product and warehouse. */
export type FileCount = StockCount & { line: number; place: string }

/** How many rows are listed one by one; the rest are counted. */
const maxRowsReported = 100

/** Says what became of counts: how many of each outcome, and line by line what was not taken or is short. */
export function countsTold(counts: readonly FileCount[], results: readonly CountResult[]): string {
  const tally: Partial<Record<CountOutcome | 'short', number>> = { applied: 0 }
  const told: string[] = []
  for (const [index, { outcome, short }] of results.entries()) {
    const { line, place, onHand } = counts[index] as FileCount
    tally[outcome] = (tally[outcome] ?? 0) + 1
    if (outcome !== 'applied') told.push(`  line ${line}: ${place} was not changed: ${why[outcome]}`)
    if (short === 0) continue
    tally.short = (tally.short ?? 0) + 1
    told.push(`  line ${line}: ${place} is short by ${short}: ${onHand + short} reserved by orders, ${onHand} counted`)
  }
  const summary = Object.entries(tally).map(([outcome, rows]) => `${rows.toLocaleString('en')} ${outcome}`)
  if (told.length > maxRowsReported)
    told.splice(maxRowsReported, told.length, `  and ${(told.length - maxRowsReported).toLocaleString('en')} more`)
  return [`${counts.length.toLocaleString('en')} counts: ${summary.join(', ')}`, ...told].join('\n')
}

const why: Record<Exclude<CountOutcome, 'applied'>, string> = {
  stale: 'a later count exists (stale)',
  in_future: 'as_of is in the future (in_future)',
  unknown_sku: 'there is no such product (unknown_sku)',
  unknown_warehouse: 'there is no such warehouse (unknown_warehouse)',
}
