import type { OrderState } from '@edis/contract/order-states'
import type { DeliveryFault } from '@edis/contract/webhooks/deliveries'
import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'
import type { StandingLimit } from './today.ts'

type OfPartner = { partnerId: string; partnerName: string }
export type FailingWebhook = OfPartner & {
  webhookId: string
  event: string
  url: string
  failingSince: Date | null
  httpStatus: number | null
  fault: DeliveryFault | null
  disabledReason: 'gone' | 'failing' | null
  waiting: number
}
export type StuckOrder = OfPartner & {
  orderId: string
  partnerOrderId: string
  awb: string | null
  status: OrderState
  courierCode: string
  serviceCode: string
  since: Date
  limitHours: number
  promisedAt: string
}
export type CancelRequest = OfPartner & { orderId: string; partnerOrderId: string; awb: string | null; since: Date }
export type RefusedReport = {
  id: string
  externalId: string | null
  orderId: string | null
  orderStatus: OrderState | null
  partnerId: string | null
  partnerName: string | null
  awb: string | null
  report: string
  reason: string
  receivedAt: Date
}
export type NamedOrder = {
  orderId: string
  awb: string | null
  courierAwb: string | null
  orderStatus: OrderState
  partnerId: string
  partnerName: string
}
export type ShortStock = {
  warehouseId: string
  warehouseName: string
  productId: string
  sku: string
  productName: string
  onHand: number
  reserved: number
  asOf: Date
}
type Counted = { count: number }

/** What waits for somebody, in the environment of the database. Counts go as far as `most`. */
export function todayStore({ $client: sql }: Database) {
  const failing = sql`
    webhook_health right join webhooks on webhook_id = webhooks.id join accounts.partners on partners.id = partner_id
    where suspended_at is null
      and (disabled_reason is null and failing_since is not null or disabled_reason in ('gone', 'failing'))`

  return {
    async countFailing(most: number): Promise<number> {
      const [row] = await sql<Counted[]>`
        select count(*)::int as count from (select from ${failing} limit ${most}) failing`
      return row?.count ?? 0
    },

    /** The one that has failed for longest first, after one; with a text those whose partner or URL it is part of. */
    failing(
      search: string,
      [since = '', id = '']: readonly string[],
      limit: number,
      most: number,
    ): Promise<FailingWebhook[]> {
      return sql<FailingWebhook[]>`
        select partners.id as "partnerId", partners.name as "partnerName", webhooks.id as "webhookId", event, url,
          failing_since as "failingSince", http_status as "httpStatus", fault, disabled_reason as "disabledReason",
          (select count(*)::int from (
            (select from deliveries where lane = 0 and state = 'pending' and deliveries.webhook_id = webhooks.id limit ${most})
            union all
            (select from deliveries where lane = 1 and state = 'pending' and deliveries.webhook_id = webhooks.id limit ${most})
            union all
            (select from deliveries where state in ('failed', 'held') and deliveries.webhook_id = webhooks.id limit ${most})
            limit ${most}) waiting) as waiting
        from ${failing}
          and (${search} = '' or strpos(lower(partners.name), lower(${search})) > 0 or strpos(email, lower(${search})) > 0
            or strpos(lower(url), lower(${search})) > 0)
          and (coalesce(failing_since, 'infinity'), webhooks.id) > (${since === '' ? '-infinity' : since}::timestamptz, ${id})
        order by coalesce(failing_since, 'infinity'), webhooks.id limit ${limit}`
    },

    /**
     * Orders in a state for longer than its limit, the longest first. Of each state those are looked at that changed first,
     * which the feed knows by an index that orders themselves would be dearer for at every change. Each of those is read
     * by its id (`offset 0`), which PostgreSQL, expecting far more of them, wouldn't do.
     */
    stuck(limits: readonly StandingLimit[], now: Date, most: number): Promise<StuckOrder[]> {
      return sql<StuckOrder[]>`
        select orders.id as "orderId", partner_order_id as "partnerOrderId", awb, orders.status, courier_code as "courierCode",
          service_code as "serviceCode", updated_at as since, hours as "limitHours", sla->>'promised_at' as "promisedAt",
          partners.id as "partnerId", partners.name as "partnerName"
        from jsonb_to_recordset(${json(limits)}::text::jsonb) as limits (state text, hours int)
        cross join lateral (
          select order_id from order_feed where order_feed.status = limits.state order by number limit ${most}
        ) first
        join lateral (select * from orders where orders.id = first.order_id offset 0) orders on orders.status = limits.state
        join accounts.partners on partners.id = orders.partner_id
        where updated_at <= ${now}::timestamptz - hours * interval '1 hour'
        order by updated_at, orders.id limit ${most}`
    },

    /** Orders that their partners want cancelled, the longest waiting first. */
    cancelling(most: number): Promise<CancelRequest[]> {
      return sql<CancelRequest[]>`
        select orders.id as "orderId", partner_order_id as "partnerOrderId", awb, updated_at as since,
          partners.id as "partnerId", partners.name as "partnerName"
        from order_feed feed
        join lateral (select * from orders where orders.id = feed.order_id offset 0) orders on orders.status = feed.status
        join accounts.partners on partners.id = orders.partner_id
        where feed.status = 'cancel_requested'
        order by feed.number limit ${most}`
    },

    async countRefused(since: Date, most: number): Promise<number> {
      const [row] = await sql<Counted[]>`
        select count(*)::int as count from (
          select from order_reports where outcome = 'refused' and received_at >= ${since} limit ${most}) refused`
      return row?.count ?? 0
    },

    /** The newest first, before one. With a number those that name it, or whose order has it. */
    refused(
      { since, search = '', reason = null }: { since: Date; search?: string; reason?: string | null },
      [at = 'infinity', id = '']: readonly string[],
      limit: number,
    ): Promise<RefusedReport[]> {
      const number = search.toUpperCase()
      // Of a report that names no order, only its own words tell what it was about
      const named = sql`
        and (external_id = ${search} or order_id is null and strpos(upper(report), ${JSON.stringify(number)}) > 0
          or order_id in (
            select id from orders where id = ${search}
            union select id from orders where awb = ${number}
            union select id from orders where courier_awb in (${search}, ${number})
            union select id from orders where partner_order_id = ${search}
          ))`
      return sql<RefusedReport[]>`
        select order_reports.id, external_id as "externalId", order_id as "orderId", order_reports.status as "orderStatus",
          order_reports.partner_id as "partnerId", partners.name as "partnerName", awb, report,
          coalesce(reason, '') as reason, received_at as "receivedAt"
        from order_reports left join orders on orders.id = order_id
        left join accounts.partners on partners.id = order_reports.partner_id
        where outcome = 'refused' and received_at >= ${since} ${search === '' ? sql`` : named}
          ${reason === null ? sql`` : sql`and reason = ${reason}`}
          and (received_at, order_reports.id) < (${at}::timestamptz, ${id})
        order by received_at desc, order_reports.id desc limit ${limit}`
    },

    /** Orders that are called so, by our ids, AWBs or couriers' numbers. */
    named(ids: readonly string[], awbs: readonly string[], courierAwbs: readonly string[]): Promise<NamedOrder[]> {
      return sql<NamedOrder[]>`
        select orders.id as "orderId", awb, courier_awb as "courierAwb", orders.status as "orderStatus",
          partners.id as "partnerId", partners.name as "partnerName"
        from orders join accounts.partners on partners.id = partner_id
        where orders.id in (
          select id from orders where id = any(${ids as string[]}::text[])
          union select id from orders where awb = any(${awbs as string[]}::text[])
          union select id from orders where courier_awb = any(${courierAwbs as string[]}::text[])
        )
        order by orders.id`
    },

    /** The shortest first. In the sandbox, what one partner's orders hold at most counts. */
    short(most: number): Promise<ShortStock[]> {
      return sql<ShortStock[]>`
        with in_sandbox as (
          select product_id, warehouse_id, max(reserved) as reserved from sandbox_reservations group by 1, 2
        ), held as (
          select product_id, warehouse_id, on_hand, stock.reserved + coalesce(in_sandbox.reserved, 0) as reserved, as_of
          from stock left join in_sandbox using (product_id, warehouse_id)
        )
        select warehouse_id as "warehouseId", warehouses.name as "warehouseName", product_id as "productId", sku,
          products.name as "productName", on_hand as "onHand", reserved, as_of as "asOf"
        from held join products on products.id = product_id join warehouses on warehouses.id = warehouse_id
        where on_hand < reserved
        order by reserved - on_hand desc, product_id, warehouse_id limit ${most}`
    },
  }
}
export type TodayStore = ReturnType<typeof todayStore>
