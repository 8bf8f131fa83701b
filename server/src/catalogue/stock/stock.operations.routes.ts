import type { Static } from 'typebox'
import { countStock, stockCount } from '@edis/contract/operations/count-stock'
import { partJudge } from '../../http/bodies/sent-request.ts'
import { audit } from '../../audit/audit.store.ts'
import type { OperationsDoor } from '../../http/doors/operations-door.ts'
import { takeCounts } from './stock-counts.store.ts'
import { countsAudited, type StockCount } from './stock-counts.ts'

const isCount = partJudge(stockCount)

/** What the provider's systems have counted. */
export function stockRoutes(door: OperationsDoor, { now }: { now: () => Date }): void {
  door.write(countStock, async ({ fields, caller: { environment }, by }, transaction) => {
    const read = fields.counts.map(readCount)
    const sound = read.filter((count) => count !== null)
    const counted = await takeCounts(transaction, environment, sound, now())
    await audit(transaction, by, { ...countsAudited(sound, counted, environment), reason: fields.reason ?? null })
    const taken = counted.values()
    return {
      results: read.map((count) => {
        const result = count && taken.next().value
        if (!count || !result) return { warehouse_id: null, sku: null, outcome: 'malformed' as const, short: 0 }
        const { outcome, short } = result
        return { warehouse_id: count.warehouseId, sku: count.sku, outcome, short }
      }),
    }
  })
}

/** null: it is no count by its form. */
function readCount(sent: unknown): StockCount | null {
  if (!isCount(sent)) return null
  // The schema has judged it.
  const { warehouse_id, sku, partner_id, on_hand, as_of } = sent as Static<typeof stockCount>
  const asOf = new Date(as_of)
  // 23:59:60 has the form of a time and is none.
  if (Number.isNaN(asOf.getTime())) return null
  return { warehouseId: warehouse_id, sku, partnerId: partner_id ?? null, onHand: on_hand, asOf }
}
