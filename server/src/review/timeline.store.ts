import { type OrderState, straightWay } from '@edis/contract/order-states'
import type { DeliveryState } from '@edis/contract/webhooks/deliveries'
import type { Database } from '../database/connection.ts'
import { columnsBut, type RowOf, rowColumns } from '../database/row-columns.ts'
import { deliveryAttempts } from '../database/tables/delivery-tables.ts'
import { orderEvents, orders } from '../database/tables/order-tables.ts'
import type { AttemptRow } from '../deliveries/deliveries.ts'
import type { OrderCost, OrderItem, OrderSla, OrderWeight, Recipient } from '../orders/orders.ts'
import type { LoggedRow } from '../requests/requests.ts'

const orderColumns = rowColumns(orders, [
  'id',
  'partnerOrderId',
  'awb',
  'courierAwb',
  'trackingUrl',
  'status',
  'courierCode',
  'serviceCode',
  'paymentMethod',
  'codAmount',
  'quoteId',
  'recipient',
  'items',
  'weight',
  'sla',
  'scenario',
  'createdAt',
])
type Known = {
  status: OrderState
  recipient: Recipient
  items: OrderItem[]
  weight: OrderWeight
  sla: OrderSla
  cost: OrderCost
  /** What the courier measured, if the cost was adjusted to it. */
  weighedG: number | null
  /** null: there is none of this id any more. */
  warehouse: { name: string; districtCode: string } | null
  /** The last state of the straight way that it was in. */
  lastStraight: string | null
}
export type TimelineOrder = Omit<RowOf<typeof orderColumns>, keyof Known> & Known

/** What became of one event at one webhook. */
type TimelineDelivery = {
  id: string
  eventId: string
  event: string
  webhookId: string
  url: string | null
  state: DeliveryState
  dueAt: Date
}

const eventColumns = columnsBut(orderEvents, 'orderId', 'partnerId', 'details', 'externalId', 'recordedAt')
export type TimelineEvent = Omit<RowOf<typeof eventColumns>, 'status'> & Pick<Known, 'status'>

const attemptColumns = columnsBut(deliveryAttempts, 'deliveryId')
export type TimelineAttempt = AttemptRow & { deliveryId: string; eventId: string; event: string; replay: boolean }

export type TimelineStore = ReturnType<typeof timelineStore>

/** Of each kind, newest first. */
const most = 500

/** Every function takes the partner's id: another partner's order is not found. */
export function timelineStore({ $client: sql }: Database) {
  /** By its index alone: a plan that is kept for every order would else go through all deliveries of the partner, the newest first. */
  const deliveriesOf = (partnerId: string, orderId: string) => sql`
    select id, event_id, event, webhook_id, state, due_at, replayed_after from deliveries
    where partner_id = ${partnerId} and order_id = ${orderId}`

  return {
    /** By our id, the partner's, the AWB or the courier's number: each by its index, for joined by `or` all of the partner's orders are read. */
    async findOrder(partnerId: string, name: string): Promise<TimelineOrder | null> {
      const [order] = await sql<TimelineOrder[]>`
        select ${sql.unsafe(orderColumns.selected)}, coalesce(cost_adjustment -> 'cost', cost) as cost,
          (cost_adjustment ->> 'actual_weight_g')::int as "weighedG",
          (select json_build_object('name', name, 'districtCode', district_code) from warehouses
            where id = orders.warehouse_id) as warehouse,
          (select event.status from order_events event
            where order_id = orders.id and event.status = any(${[...straightWay]}) order by sequence desc limit 1)
            as "lastStraight"
        from orders
        where id in (
          select id from orders where partner_id = ${partnerId} and id = ${name}
          union all select id from orders where partner_id = ${partnerId} and partner_order_id = ${name}
          union all select id from orders where partner_id = ${partnerId} and awb = ${name}
          union all select id from orders where partner_id = ${partnerId} and courier_awb = ${name}
        )
        order by id = ${name} desc, id desc limit 1`
      return order ?? null
    },

    async events(orderId: string): Promise<TimelineEvent[]> {
      return sql<TimelineEvent[]>`
        select ${sql.unsafe(eventColumns.selected)} from order_events where order_id = ${orderId} order by sequence desc limit ${most}`
    },

    async requests(partnerId: string, orderId: string): Promise<LoggedRow[]> {
      return sql<LoggedRow[]>`
        select id, at, call, method, status, error, field, field_errors as "fieldErrors", duration_ms as "durationMs", address, user_agent as "userAgent",
          from_portal as "fromPortal", from_assistant is true as "fromAssistant", idempotency_key as "idempotencyKey", order_id as "orderId",
          partner_order_id as "partnerOrderId"
        from request_log where partner_id = ${partnerId} and order_id = ${orderId} order by id desc limit ${most}`
    },

    async deliveries(partnerId: string, orderId: string): Promise<TimelineDelivery[]> {
      return sql<TimelineDelivery[]>`
        with found as materialized (${deliveriesOf(partnerId, orderId)})
        select id, event_id as "eventId", event, webhook_id as "webhookId", state, due_at as "dueAt",
          coalesce(
            (select url from delivery_attempts where delivery_id = found.id order by number desc limit 1),
            (select url from webhooks where id = found.webhook_id)
          ) as url
        from found order by id desc limit ${most}`
    },

    async attempts(partnerId: string, orderId: string): Promise<TimelineAttempt[]> {
      return sql<TimelineAttempt[]>`
        with found as materialized (${deliveriesOf(partnerId, orderId)})
        select found.id as "deliveryId", event_id as "eventId", event, attempt.*,
          number > 1 and number - 1 = any(coalesce(replayed_after, '{}')) as replay
        from found join lateral (
          select ${sql.unsafe(attemptColumns.selected)} from delivery_attempts where delivery_id = found.id
        ) attempt on true
        order by "startedAt" desc limit ${most}`
    },
  }
}
