import type { OrderState } from '@edis/contract/order-states'
import type { ReportOutcome } from '@edis/contract/operations/report-order-event'
import type { Database } from '../database/connection.ts'
import { listArchived } from './archived-orders.store.ts'
import { lookedAt } from './order-search.ts'

export type ListedOrder = {
  orderId: string
  partnerOrderId: string
  partnerId: string
  partnerName: string
  awb: string | null
  courierAwb: string | null
  status: OrderState
  courierCode: string
  serviceCode: string
  paymentMethod: 'PREPAID' | 'COD'
  codAmount: number
  total: number
  recipient: { name: string; phone: string; district_code: string }
  promisedAt: string
  createdAt: Date
  updatedAt: Date
}
export type ReportOfOrder = {
  id: string
  externalId: string | null
  outcome: ReportOutcome
  reason: string | null
  report: string
  receivedAt: Date
}

/** Orders of all partners, as the console lists them. */
export function orderPages(database: Database) {
  const sql = database.$client
  const listed = sql`
    select orders.id as "orderId", partner_order_id as "partnerOrderId", partners.id as "partnerId",
      partners.name as "partnerName", awb, courier_awb as "courierAwb", orders.status, courier_code as "courierCode",
      service_code as "serviceCode", payment_method as "paymentMethod", cod_amount as "codAmount",
      (coalesce(cost_adjustment -> 'cost', cost) ->> 'total')::int as total,
      jsonb_build_object('name', recipient ->> 'name', 'phone', recipient ->> 'phone',
        'district_code', recipient ->> 'district_code') as recipient,
      sla ->> 'promised_at' as "promisedAt", orders.created_at as "createdAt", updated_at as "updatedAt"`

  return {
    /** By a number, each way by its own index; `phoneEnd` null: it isn't the end of a phone. Newest first. */
    find(text: string, phoneEnd: string | null, limit: number): Promise<ListedOrder[]> {
      // As a range, which an index answers whatever plan is kept of the statement; ':' comes after '9'.
      const from = [...(phoneEnd ?? '')].toReversed().join('')
      return sql<ListedOrder[]>`
        with ends as materialized (
          select id from orders
          where ${phoneEnd}::text is not null and reverse(recipient ->> 'phone') ~>=~ ${from}
            and reverse(recipient ->> 'phone') ~<~ ${`${from}:`}
          limit ${lookedAt}
        ), found as (
          select id from orders where id = ${text}
          union select id from orders where awb = ${text.toUpperCase()}
          union select id from orders where courier_awb in (${text}, ${text.toUpperCase()})
          union select id from orders where partner_order_id = ${text}
          union select id from ends
          order by id desc limit ${limit}
        )
        ${listed}
        from found join orders using (id) join accounts.partners on partners.id = partner_id
        order by orders.id desc`
    },

    /** What they are known by to people, by their ids: the AWB, or before there is one the partner's number. */
    async numbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (orderIds.length === 0) return new Map()
      const rows = await sql<{ id: string; number: string }[]>`
        select id, coalesce(awb, partner_order_id) as number from orders where id in ${sql(orderIds)}`
      return new Map(rows.map(({ id, number }) => [id, number]))
    },

    archived: (number: string, limit: number) => listArchived(database, number, limit),

    /** Newest first, before one. */
    list(
      partnerId: string | null,
      status: string | null,
      before: string | null,
      limit: number,
    ): Promise<ListedOrder[]> {
      return sql<ListedOrder[]>`
        ${listed}
        from orders join accounts.partners on partners.id = partner_id
        where true
          ${partnerId === null ? sql`` : sql`and partner_id = ${partnerId}`}
          ${status === null ? sql`` : sql`and orders.status = ${status}`}
          ${before === null ? sql`` : sql`and orders.id < ${before}`}
        order by orders.id desc limit ${limit}`
    },

    /**
     * Those of all partners that are in a status, the last changed first: the feed knows them by it. Each is read by its
     * id (`offset 0`): joined, both statuses count as independent of each other, and all orders are read to sort a few.
     */
    inStatus(status: string, before: string | null, limit: number): Promise<(ListedOrder & { number: string })[]> {
      return sql<(ListedOrder & { number: string })[]>`
        ${listed}, feed.number::text as number
        from order_feed feed
        join lateral (select * from orders where orders.id = feed.order_id offset 0) orders on orders.status = ${status}
        join accounts.partners on partners.id = orders.partner_id
        where feed.status = ${status}
          ${before === null ? sql`` : sql`and feed.number < ${before}::bigint`}
        order by feed.number desc limit ${limit}`
    },

    async warehouseName(id: string): Promise<string | null> {
      const [warehouse] = await sql<{ name: string }[]>`select name from warehouses where id = ${id}`
      return warehouse?.name ?? null
    },

    /** The last of an order, newest first. */
    reports(orderId: string): Promise<ReportOfOrder[]> {
      return sql<ReportOfOrder[]>`
        select id, external_id as "externalId", outcome, reason, report, received_at as "receivedAt"
        from order_reports where order_id = ${orderId} order by id desc limit 500`
    },
  }
}
export type OrderPages = ReturnType<typeof orderPages>
