import type { Database } from '../database/connection.ts'
import { type RowOf, rowColumns } from '../database/row-columns.ts'
import { orders } from '../database/tables/order-tables.ts'
import type { OrderCost } from '../orders/orders.ts'
import type { ReviewedOrder } from './order-findings.ts'

const listedColumns = rowColumns(orders, [
  'id',
  'partnerOrderId',
  'awb',
  'courierAwb',
  'status',
  'quoteId',
  'codAmount',
  'courierCode',
  'serviceCode',
  'paymentMethod',
  'recipient',
  'items',
  'createdAt',
])
type Listed = RowOf<typeof listedColumns>
export type ListedOrder = Omit<Listed, keyof ReviewedOrder> &
  Pick<ReviewedOrder, keyof Listed & keyof ReviewedOrder> & { cost: OrderCost }

type OrderFilter = { search?: string; status?: string; before?: string; limit: number }

export type OrderReviewStore = ReturnType<typeof orderReviewStore>

/** Every function takes the partner's id: another partner's orders are not found. */
export function orderReviewStore({ $client: sql }: Database) {
  return {
    /** Newest first. `search`: how an id, the partner's number, an AWB or a courier's number begins. */
    async list(partnerId: string, { search, status, before, limit }: OrderFilter): Promise<ListedOrder[]> {
      return sql<ListedOrder[]>`
        select ${sql.unsafe(listedColumns.selected)}, coalesce(cost_adjustment -> 'cost', cost) as cost from orders
        where partner_id = ${partnerId}
          ${search === undefined ? sql`` : sql`and (starts_with(id, ${search}) or starts_with(partner_order_id, ${search}) or starts_with(awb, ${search}) or starts_with(courier_awb, ${search}))`}
          ${status === undefined ? sql`` : sql`and status = ${status}`}
          ${before === undefined ? sql`` : sql`and id < ${before}`}
        order by id desc limit ${limit}`
    },

    /** Of these numbers, those whose orders were sent again with another key or none. */
    async retriedCarelessly(partnerId: string): Promise<Set<string>> {
      const rows = await sql<{ number: string | null }[]>`
        select partner_order_id as number from request_log
        where partner_id = ${partnerId} and error = 'ORDER_DUPLICATE' and not from_portal and from_assistant is not true
        order by id desc limit 1000`
      return new Set(rows.flatMap(({ number }) => number ?? []))
    },
  }
}
