import type { Database } from '../database/connection.ts'
import type { OrderCost } from '../orders/orders.ts'
import type { ReviewedOrder } from './order-findings.ts'

export type ListedOrder = ReviewedOrder & {
  partnerOrderId: string
  awb: string | null
  courierAwb: string | null
  courierCode: string
  serviceCode: string
  paymentMethod: string
  cost: OrderCost
}

type OrderFilter = { search?: string; status?: string; before?: string; limit: number }

export type OrderReviewStore = ReturnType<typeof orderReviewStore>

/** Every function takes the partner's id: another partner's orders are not found. */
export function orderReviewStore({ $client: sql }: Database) {
  return {
    /** Newest first. `search`: how an id, the partner's number, an AWB or a courier's number begins. */
    async list(partnerId: string, { search, status, before, limit }: OrderFilter): Promise<ListedOrder[]> {
      return sql<ListedOrder[]>`
        select id, partner_order_id as "partnerOrderId", awb, courier_awb as "courierAwb", status, quote_id as "quoteId", cod_amount as "codAmount",
          courier_code as "courierCode", service_code as "serviceCode", payment_method as "paymentMethod",
          coalesce(cost_adjustment -> 'cost', cost) as cost, recipient, items, created_at as "createdAt"
        from orders
        where partner_id = ${partnerId}
          ${search === undefined ? sql`` : sql`and (starts_with(id, ${search}) or starts_with(partner_order_id, ${search}) or starts_with(awb, ${search}) or starts_with(courier_awb, ${search}))`}
          ${status === undefined ? sql`` : sql`and status = ${status}`}
          ${before === undefined ? sql`` : sql`and id < ${before}`}
        order by id desc limit ${limit}`
    },

    /** Of these numbers, those whose orders were sent again with another key or none. */
    async retriedCarelessly(partnerId: string): Promise<Set<string>> {
      const rows = await sql<{ number: string | null }[]>`
        select substring(request from '"partner_order_id":"([^"]+)"') as number from request_log
        where partner_id = ${partnerId} and error = 'ORDER_DUPLICATE' and not from_portal and from_assistant is not true
        order by id desc limit 1000`
      return new Set(rows.flatMap(({ number }) => number ?? []))
    },
  }
}
