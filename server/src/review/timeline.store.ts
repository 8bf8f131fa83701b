import type { OrderState } from '@edis/contract/order-states'
import type { Database } from '../database/connection.ts'
import type { AttemptRow } from '../deliveries/deliveries.ts'
import type { OrderCost, Recipient } from '../orders/orders.ts'
import type { LoggedRow } from '../requests/requests.ts'

export type TimelineOrder = {
  id: string
  partnerOrderId: string
  awb: string | null
  courierAwb: string | null
  trackingUrl: string | null
  status: OrderState
  courierCode: string
  serviceCode: string
  paymentMethod: 'PREPAID' | 'COD'
  codAmount: number
  cost: OrderCost
  recipient: Recipient
  scenario: string | null
  createdAt: Date
}

export type TimelineEvent = {
  id: string
  sequence: number
  event: string
  status: OrderState
  previousStatus: string | null
  reasonCode: string | null
  reason: string | null
  location: string | null
  note: string | null
  source: 'partner' | 'sandbox' | 'operator'
  mark: 'implied' | 'late' | null
  occurredAt: Date
}

export type TimelineAttempt = AttemptRow & { deliveryId: string; eventId: string; event: string }

export type TimelineStore = ReturnType<typeof timelineStore>

/** Of each kind, newest first. */
const most = 500

/** Every function takes the partner's id: another partner's order is not found. */
export function timelineStore({ $client: sql }: Database) {
  return {
    /** By our id, the partner's, the AWB or the courier's number. */
    async findOrder(partnerId: string, name: string): Promise<TimelineOrder | null> {
      const [order] = await sql<TimelineOrder[]>`
        select id, partner_order_id as "partnerOrderId", awb, courier_awb as "courierAwb",
          tracking_url as "trackingUrl", status, courier_code as "courierCode",
          service_code as "serviceCode", payment_method as "paymentMethod", cod_amount as "codAmount",
          coalesce(cost_adjustment -> 'cost', cost) as cost, recipient, scenario, created_at as "createdAt"
        from orders
        where partner_id = ${partnerId} and (id = ${name} or partner_order_id = ${name} or awb = ${name} or courier_awb = ${name})
        order by id = ${name} desc, id desc limit 1`
      return order ?? null
    },

    async events(orderId: string): Promise<TimelineEvent[]> {
      return sql<TimelineEvent[]>`
        select id, sequence, event, status, previous_status as "previousStatus", reason_code as "reasonCode", reason,
          location, note, source, mark, occurred_at as "occurredAt"
        from order_events where order_id = ${orderId} order by sequence desc limit ${most}`
    },

    async requests(partnerId: string, orderId: string): Promise<LoggedRow[]> {
      return sql<LoggedRow[]>`
        select id, at, call, method, status, error, field, field_errors as "fieldErrors", duration_ms as "durationMs", address, user_agent as "userAgent",
          from_portal as "fromPortal", from_assistant is true as "fromAssistant", idempotency_key as "idempotencyKey", order_id as "orderId",
          partner_order_id as "partnerOrderId"
        from request_log where partner_id = ${partnerId} and order_id = ${orderId} order by id desc limit ${most}`
    },

    async attempts(partnerId: string, orderId: string): Promise<TimelineAttempt[]> {
      return sql<TimelineAttempt[]>`
        select delivery_id as "deliveryId", event_id as "eventId", event, number, started_at as "startedAt",
          duration_ms as "durationMs", url, signed_at as "signedAt", signature, attempt.http_status as "httpStatus",
          attempt.fault, detail, response_headers as "responseHeaders", response_body as "responseBody"
        from deliveries join delivery_attempts attempt on delivery_id = deliveries.id
        where partner_id = ${partnerId} and order_id = ${orderId}
        order by started_at desc limit ${most}`
    },
  }
}
