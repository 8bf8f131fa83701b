import type { Transaction } from '../database/transaction.ts'
import { json } from '../database/json-parameter.ts'

/** Reserved pieces of a product in a warehouse that are reserved no more; `taken`: they leave the stock as well. */
export type SettledStock = { productId: string; warehouseId: string; qty: number; taken: boolean }

/**
 * Reserves the pieces of each product, all of them or, by the caller's rollback, none. Gives the products that lacked.
 * Rows are locked by product, so that orders that meet in several never wait for one another in a circle.
 */
export async function reserveStock(
  transaction: Transaction,
  warehouseId: string,
  lines: readonly { productId: string; qty: number }[],
): Promise<string[]> {
  const reserved = await transaction<{ productId: string }[]>`
    with held as (
      select product_id, warehouse_id, wanted.qty
      from stock join jsonb_to_recordset(${json(lines)}::text::jsonb) as wanted ("productId" text, qty int)
        on product_id = wanted."productId"
      where warehouse_id = ${warehouseId}
      order by product_id
      for update of stock
    )
    update stock set reserved = reserved + held.qty
    from held
    where stock.product_id = held.product_id and stock.warehouse_id = held.warehouse_id
      and on_hand - reserved >= held.qty
    returning stock.product_id as "productId"`
  const got = new Set(reserved.map(({ productId }) => productId))
  return lines.map(({ productId }) => productId).filter((productId) => !got.has(productId))
}

/** Gives up reservations, of many orders at once; rows are locked in the same order as reserveStock locks them. */
export async function settleStock(transaction: Transaction, lines: readonly SettledStock[]): Promise<void> {
  await transaction`
    with due as (
      select "productId", "warehouseId", sum(qty)::int as free, (sum(qty) filter (where taken))::int as taken
      from jsonb_to_recordset(${json(lines)}::text::jsonb)
        as line ("productId" text, "warehouseId" text, qty int, taken boolean)
      group by 1, 2
    ), held as (
      select product_id, warehouse_id, free, coalesce(taken, 0) as taken
      from stock join due on product_id = "productId" and warehouse_id = "warehouseId"
      order by product_id, warehouse_id
      for update of stock
    )
    update stock set reserved = reserved - free, on_hand = on_hand - taken
    from held
    where stock.product_id = held.product_id and stock.warehouse_id = held.warehouse_id`
}
