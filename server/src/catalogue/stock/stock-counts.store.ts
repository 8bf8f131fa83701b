import type { Environment } from '@edis/contract/environment'
import { json } from '../../database/json-parameter.ts'
import type { Transaction } from '../../database/transaction.ts'
import { tellStockShort } from '../../mail/tell-stock-short.ts'
import { tellProvider } from '../../outbox/provider-events.ts'
import {
  type CountResult,
  judgeCounts,
  shortCounts,
  shortOf,
  type StockCount,
  type StockPlace,
} from './stock-counts.ts'

/** Takes counts over, each for itself: one that can't be taken stops no other. The provider and its staff hear of those that are short. Results are in the order of the counts. */
export async function takeCounts(
  transaction: Transaction,
  environment: Environment,
  counts: readonly StockCount[],
  now: Date,
): Promise<CountResult[]> {
  const places = await lockPlaces(transaction, counts)
  const results = judgeCounts(counts, places, now)
  const last = new Map<string, object>()
  for (const [index, { onHand, asOf }] of counts.entries()) {
    const { productId, warehouseId } = places[index] as StockPlace
    if (results[index]?.outcome === 'applied')
      last.set(`${productId} ${warehouseId}`, { productId, warehouseId, onHand, asOf })
  }
  await writeCounts(transaction, [...last.values()])
  await tellProvider(transaction, environment, ...shortCounts(counts, results, now))
  await tellStockShort(transaction, environment, shortOf(counts, results), now)
  return results
}

/**
 * Where counts belong. Locks what is kept there, in the order in which orders lock it (product, warehouse), so that they
 * never wait for one another in a circle.
 */
function lockPlaces(transaction: Transaction, counts: readonly StockCount[]): Promise<StockPlace[]> {
  const named = counts.map(({ partnerId, sku, warehouseId }, index) => ({ index, partnerId, sku, warehouseId }))
  return transaction<StockPlace[]>`
    with found as materialized (
      select index, products.id as product_id, warehouses.id as warehouse_id
      from jsonb_to_recordset(${json(named)}::text::jsonb)
        as named (index int, "partnerId" text, sku text, "warehouseId" text)
      left join products on products.sku = named.sku and products.partner_id is not distinct from named."partnerId"
      left join warehouses on warehouses.id = named."warehouseId"
    ), locked as materialized (
      select product_id, warehouse_id, as_of, on_hand, reserved
      from stock
      where (product_id, warehouse_id) in (select product_id, warehouse_id from found)
      order by product_id, warehouse_id
      for update
    ), in_sandbox as (
      select product_id, warehouse_id, max(reserved) as reserved from sandbox_reservations group by 1, 2
    )
    select found.product_id as "productId", found.warehouse_id as "warehouseId", locked.as_of as "asOf",
      locked.on_hand as "onHand",
      coalesce(locked.reserved, 0) + coalesce(in_sandbox.reserved, 0) as reserved
    from found
    left join locked using (product_id, warehouse_id)
    left join in_sandbox using (product_id, warehouse_id)
    order by found.index`
}

/** What is reserved stays reserved. A place that somebody else counted first, and later, stays as it is. */
async function writeCounts(transaction: Transaction, counts: readonly object[]): Promise<void> {
  if (counts.length === 0) return
  await transaction`
    insert into stock (product_id, warehouse_id, on_hand, as_of)
    select "productId", "warehouseId", "onHand", "asOf"
    from jsonb_to_recordset(${json(counts)}::text::jsonb)
      as counted ("productId" text, "warehouseId" text, "onHand" int, "asOf" timestamptz)
    order by 1, 2
    on conflict (product_id, warehouse_id) do update set on_hand = excluded.on_hand, as_of = excluded.as_of
      where stock.as_of <= excluded.as_of`
}
