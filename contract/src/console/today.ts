import { type TSchema, Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { closed, moment, nullable, oneOf } from '../calls/fields.ts'
import { orderStates } from '../order-states.ts'
import { deliveryFaults, type DeliveryFault } from '../webhooks/deliveries.ts'
import { ofPartner, reportProgress } from './partner-parts.ts'

/** Counts go no further. */
export const countedTo = 1_000
/** Of each list the first so many. */
export const listedToday = 10

const list = <const Row extends TSchema, const More extends Record<string, TSchema>>(row: Row, more: More) =>
  Type.Object({ count: Type.Integer({ description: `Counted up to ${countedTo}.` }), items: Type.Array(row), ...more })
const integer = () => Type.Integer()
const text = () => Type.String()

export const productionRequest = Type.Object({
  ...ofPartner,
  requested_at: moment({ description: 'When production access was requested.' }),
  report: reportProgress,
})

export const failingWebhook = Type.Object({
  ...ofPartner,
  webhook_id: text(),
  event: text(),
  url: text(),
  failing_since: nullable(moment({ description: 'The first failure since the last success.' })),
  http_status: nullable(integer()),
  fault: nullable(
    oneOf(Object.keys(deliveryFaults) as DeliveryFault[], { description: 'Why the last attempt failed.' }),
  ),
  disabled_reason: nullable(oneOf(['gone', 'failing'], { description: 'null if it is enabled.' })),
  waiting: Type.Integer({ description: `Webhook deliveries that are waiting or have failed, up to ${countedTo}.` }),
})

export const stuckOrder = Type.Object({
  ...ofPartner,
  order_id: text(),
  partner_order_id: text(),
  awb: nullable(text()),
  status: Type.Enum([...orderStates]),
  courier_code: text(),
  service_code: text(),
  since: moment({ description: 'When the order got this status.' }),
  limit_hours: Type.Integer({ description: 'Maximum number of hours in this status.' }),
  promised_at: moment({ description: 'When the parcel should be delivered.' }),
})

/** What a partner wants cancelled, which the warehouse has begun. */
export const cancelRequest = Type.Object({
  ...ofPartner,
  order_id: text(),
  partner_order_id: text(),
  awb: nullable(text()),
  since: moment({ description: 'When the partner asked.' }),
})

/** What is known of a report, refused or not. */
export const keptReport = Type.Object({
  report_id: text(),
  external_id: nullable(text()),
  order_id: nullable(Type.String({ description: 'null: no order was identified.' })),
  partner_id: nullable(text()),
  awb: nullable(Type.String({ description: 'The AWB, of the order or of the report.' })),
  courier_awb: nullable(text()),
  status: nullable(Type.String({ description: 'The status or event that was reported.' })),
  reason: text(),
  received_at: moment({ description: 'When it was received.' }),
})

export const refusedReport = Type.Object({
  ...keptReport.properties,
  order_status: nullable(
    oneOf(orderStates, {
      description: 'Status of the order after the report; its current one if the report was malformed.',
    }),
  ),
  partner_name: nullable(text()),
})

export const shortStock = Type.Object({
  warehouse_id: text(),
  warehouse_name: text(),
  product_id: text(),
  sku: text(),
  product_name: text(),
  on_hand: integer(),
  reserved: integer(),
  short_by: integer(),
  as_of: moment({ description: 'When it was counted.' }),
})

export const partnerInTrouble = Type.Object({
  ...ofPartner,
  calls: Type.Integer({ description: 'In the last 24 hours.' }),
  error_rate: Type.Number({ description: 'Share of failed requests, from 0 to 1.' }),
  rate_limited: integer(),
  top_error: nullable(Type.String({ description: 'The most frequent error code.' })),
  broken_webhooks: Type.Integer({ description: 'Webhooks that are failing or were disabled for it.' }),
})

export const showToday = defineConsoleCall({
  method: 'GET',
  path: '/console/api/today',
  role: 'support',
  title: 'Today',
  summary: 'Returns what needs attention in the environment. Production requests are the same in both.',
  request: closed({}),
  data: Type.Object({
    at: moment({ description: 'The server’s time.' }),
    partners: Type.Integer({ description: 'Partners that are not suspended.' }),
    production_requests: list(productionRequest, {}),
    cancel_requests: list(cancelRequest, {}),
    failing_webhooks: list(failingWebhook, {}),
    stuck_orders: list(stuckOrder, { past_promise: integer() }),
    refused_reports: list(refusedReport, { since: moment({ description: 'Start of the day in Jakarta.' }) }),
    short_stock: list(shortStock, { warehouses: integer() }),
    partners_in_trouble: list(partnerInTrouble, {}),
  }),
  message: 'Today.',
  errors: [],
})
