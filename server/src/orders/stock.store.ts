import type { Transaction } from '../database/transaction.ts'
import { json } from '../database/json-parameter.ts'
import { placeOf, type StockLine } from './stock.ts'

/** A product of which fewer are available to the partner than orders take. */
type LackingStock = Omit<StockLine, 'qty'> & { available: number }
/** An order's reserved pieces that are reserved no more; `taken`: they leave the warehouse as well. */
export type SettledStock = StockLine & { partnerId: string; taken: boolean }

/** What is to be reserved, for whom; each product of a warehouse once. */
type Reservation = { partnerId: string; lines: readonly StockLine[]; now: Date }

/** What orders do to an environment's stock. */
export type StockKeeping = {
  /** Reserves the pieces of each product, all of them or, by the caller's rollback, none. Returns what lacked. */
  reserve: (transaction: Transaction, reservation: Reservation) => Promise<LackingStock[]>
  /** Gives up reservations, of many orders at once. */
  settle: (transaction: Transaction, lines: readonly SettledStock[]) => Promise<void>
}

/**
 * Production: one stock for all. Rows are locked by product, so that orders that meet in several never wait for one
 * another in a circle.
 */
export const warehouseStock: StockKeeping = {
  async reserve(transaction, reservation) {
    const { lines } = reservation
    const reserved = await transaction<Omit<StockLine, 'qty'>[]>`
      with held as (
        select product_id, warehouse_id, wanted.qty
        from stock join jsonb_to_recordset(${json(lines)}::text::jsonb)
            as wanted ("productId" text, "warehouseId" text, qty int)
          on product_id = wanted."productId" and warehouse_id = wanted."warehouseId"
        order by product_id, warehouse_id
        for update of stock
      )
      update stock set reserved = reserved + held.qty
      from held
      where stock.product_id = held.product_id and stock.warehouse_id = held.warehouse_id
        and on_hand - reserved >= held.qty
      returning stock.product_id as "productId", stock.warehouse_id as "warehouseId"`
    return lackingBut(transaction, reservation, reserved)
  },

  async settle(transaction, lines) {
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
      -- What leaves was there, whatever the last count found.
      update stock set reserved = reserved - free, on_hand = greatest(on_hand - taken, 0)
      from held
      where stock.product_id = held.product_id and stock.warehouse_id = held.warehouse_id`
  },
}

/**
 * Development: each partner has the whole stock for itself, and parcels that leave take nothing from it. Partners never
 * wait for one another; orders of one lock its rows by product, as above.
 */
export const sandboxStock: StockKeeping = {
  async reserve(transaction, reservation) {
    const { partnerId, lines, now } = reservation
    const reserved = await transaction<Omit<StockLine, 'qty'>[]>`
      insert into sandbox_reservations as own (partner_id, product_id, warehouse_id, reserved, since)
      select ${partnerId}, product_id, warehouse_id, wanted.qty, ${now}::timestamptz
      from stock join jsonb_to_recordset(${json(lines)}::text::jsonb)
          as wanted ("productId" text, "warehouseId" text, qty int)
        on product_id = wanted."productId" and warehouse_id = wanted."warehouseId"
      where wanted.qty <= on_hand - stock.reserved
      order by product_id, warehouse_id
      on conflict (partner_id, product_id, warehouse_id) do update set reserved = own.reserved + excluded.reserved
        where own.reserved + excluded.reserved <= (
          select on_hand - stock.reserved from stock
          where stock.product_id = own.product_id and stock.warehouse_id = own.warehouse_id)
      returning product_id as "productId", warehouse_id as "warehouseId"`
    return lackingBut(transaction, reservation, reserved)
  },

  async settle(transaction, lines) {
    await transaction`
      with due as (
        select "partnerId", "productId", "warehouseId", sum(qty)::int as free
        from jsonb_to_recordset(${json(lines)}::text::jsonb)
          as line ("partnerId" text, "productId" text, "warehouseId" text, qty int)
        group by 1, 2, 3
      ), held as (
        select partner_id, product_id, warehouse_id, free
        from sandbox_reservations join due
          on partner_id = "partnerId" and product_id = "productId" and warehouse_id = "warehouseId"
        order by partner_id, product_id, warehouse_id
        for update of sandbox_reservations
      )
      -- Below what is given up when the stock was refilled in between.
      update sandbox_reservations own set reserved = greatest(own.reserved - free, 0)
      from held
      where own.partner_id = held.partner_id and own.product_id = held.product_id
        and own.warehouse_id = held.warehouse_id`
  },
}

/** The lines that were not reserved. How much of them there is, is asked for only then. */
async function lackingBut(
  transaction: Transaction,
  { partnerId, lines }: Reservation,
  reserved: readonly Omit<StockLine, 'qty'>[],
): Promise<LackingStock[]> {
  if (reserved.length === lines.length) return []
  const got = new Set(reserved.map(placeOf))
  const lacking = lines.filter((line) => !got.has(placeOf(line)))
  return transaction<LackingStock[]>`
    select "productId", "warehouseId", greatest(
      coalesce(on_hand, 0) - coalesce(stock.reserved, 0) - coalesce(own.reserved, 0), 0) as available
    from jsonb_to_recordset(${json(lacking)}::text::jsonb) as lacking ("productId" text, "warehouseId" text)
      left join stock on stock.product_id = "productId" and stock.warehouse_id = "warehouseId"
      left join sandbox_reservations own
        on own.partner_id = ${partnerId} and own.product_id = "productId" and own.warehouse_id = "warehouseId"`
}
