import { type Static, Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { eventOf, type OrderState } from '../order-states.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'
import { closed, moment, nullable, oneOf } from '../calls/fields.ts'
import { sample, sampleCost, sampleSla } from './sample.ts'
import * as fields from './shipment-fields.ts'
import * as shipment from './shipment.ts'

const step = Type.Object(
  {
    sequence: Type.Integer({
      minimum: 1,
      description: '1, 2, 3 … per order; same as in the webhook for this step.',
      examples: [1],
    }),
    status: shipment.orderState('Order status after this step.'),
    event: oneOf(
      webhookEvents.map(({ name }) => name),
      {
        title: 'OrderEventName',
        description: 'What happened, as a webhook event name.',
        examples: ['order.created'],
      },
    ),
    reason_code: nullable(
      Type.String({
        description: 'Reason code. For failed deliveries, see the Webhook page; for cancellations, the code you sent.',
        examples: ['NOT_HOME'],
      }),
    ),
    location: nullable(
      Type.String({ description: 'Location reported by the courier.', examples: ['SAMPLE Hub Jakarta Pusat'] }),
    ),
    note: nullable(
      Type.String({ description: 'Note about this step.', examples: ['Rumah kosong, dicoba lagi besok'] }),
    ),
    implied: Type.Boolean({
      description: 'Whether the courier skipped this step and a later status implies it. No event is sent.',
      examples: [false],
    }),
    late: Type.Boolean({
      description:
        'Whether this step was reported after the order had moved on. It does not change the status, and no event is sent.',
      examples: [false],
    }),
    occurred_at: moment({ description: 'When it happened.', examples: [sample.orderedAt] }),
  },
  { title: 'OrderStep', description: 'One step in the life of an order.' },
)

type Step = Static<typeof step>
const happened = (sequence: number, status: OrderState, occurred_at: string, more: Partial<Step> = {}): Step => ({
  sequence,
  status,
  event: eventOf(status),
  reason_code: null,
  location: null,
  note: null,
  implied: false,
  late: false,
  occurred_at,
  ...more,
})
const hub = { location: 'SAMPLE Hub Jakarta Pusat' }

/** The order from Send Order's example, following its scenario. */
export const sampleHistory: Step[] = [
  happened(1, 'received', sample.orderedAt),
  happened(2, 'confirmed', '2026-11-20T02:15:41.907Z'),
  happened(3, 'processing', '2026-11-20T02:31:10.000Z'),
  happened(4, 'awaiting_pickup', '2026-11-20T04:05:22.000Z', { location: 'SAMPLE Gudang Jakarta' }),
  happened(5, 'picked_up', '2026-11-20T08:20:00.000Z', { location: 'SAMPLE Gudang Jakarta' }),
  happened(6, 'in_transit', '2026-11-20T11:47:00.000Z', hub),
  happened(7, 'out_for_delivery', '2026-11-21T01:30:00.000Z', hub),
  happened(8, 'delivery_failed', '2026-11-21T04:10:00.000Z', {
    ...hub,
    reason_code: 'NOT_HOME',
    note: 'Rumah kosong, dicoba lagi besok',
  }),
  happened(9, 'out_for_delivery', '2026-11-21T08:15:00.000Z', hub),
  happened(10, 'delivery_failed', '2026-11-21T09:40:00.000Z', {
    ...hub,
    reason_code: 'RESCHEDULED',
    note: 'Penerima minta diantar besok pagi',
  }),
  happened(11, 'out_for_delivery', '2026-11-22T01:20:00.000Z', hub),
  happened(12, 'delivered', '2026-11-22T03:05:00.000Z', hub),
]

export const trackOrder = defineCall({
  page: 'order/track',
  transports: ['query'],
  path: '/order/track',
  access: 'bearer',
  title: 'Track Order',
  summary: 'Returns the status, history, cost and promised delivery time of an order.',
  description: `
Returns everything known about one order: status, AWB, full history, cost and any adjustment, promised delivery time and proof of delivery.

## When to call it
When someone asks about an order, when you receive a webhook for an unknown order, and once a day for orders without recent updates. For everything else, use webhooks: they arrive within a second of the change. Polling every open order uses up your rate limit and is always late.

## Reading the response
- \`history\` is sorted by \`sequence\`, the same as in webhooks. A webhook with a lower \`sequence\` than the last one you saved is late: do not change the status. Always record \`order.weight_adjusted\` and \`order.cod_settled\`, regardless of their \`sequence\`, because they affect amounts.
- \`occurred_at\` is when the step happened, which can be some time before it was reported. Sort by \`sequence\`, not by time.
- \`order.weight_adjusted\`, \`order.cod_settled\` and \`order.scanned\` appear in the history without a change of \`status\`.
- Steps with \`implied\` or \`late\` have no webhook. An implied step is a status the courier skipped, with the time of the status it reported. A late step was reported after the order had moved on: \`event\` is what happened, \`status\` is the status the order already had.
- \`cost\` is the cost when the order was created. If the courier reweighed the parcel, you are charged \`cost_adjustment.cost\` instead.
- \`awb\` is null until \`awaiting_pickup\`.
- \`proof\` is null until \`delivered\`. Its fields are null if the courier did not provide them.

## Identifying the order
Send exactly one of \`order_id\`, \`partner_order_id\` and \`awb\`. Sending none returns FIELD_REQUIRED; sending more than one returns FIELD_INVALID. If \`awb\` contains the \`order_id\` or \`partner_order_id\` of an order without an AWB, the call returns AWB_NOT_READY.

## Related
Before: POST /order/send/v2, which returns the \`order_id\`. After: POST /order/cancel, if the status still allows it.
`,
  request: closed({
    order_id: Type.Optional(
      fields.orderIdField('The EDIS order ID. Send exactly one of `order_id`, `partner_order_id` and `awb`.'),
    ),
    partner_order_id: Type.Optional(
      fields.yourOrderId('Your order number. Send exactly one of `order_id`, `partner_order_id` and `awb`.'),
    ),
    awb: Type.Optional(
      fields.awbField('The tracking number (AWB). Send exactly one of `order_id`, `partner_order_id` and `awb`.'),
    ),
  }),
  data: Type.Object({
    order_id: Type.String({ description: 'The EDIS order ID.', examples: [sample.orderId] }),
    partner_order_id: Type.String({ description: 'Your order number.', examples: [sample.partnerOrderId] }),
    awb: nullable(
      Type.String({
        description: 'Tracking number (AWB, nomor resi); null until `awaiting_pickup`.',
        examples: [sample.awb],
      }),
    ),
    ...shipment.courierNumber,
    status: shipment.orderState('Current status of the order.'),
    cost: shipment.cost,
    cost_adjustment: nullable(shipment.costAdjustment),
    sla: shipment.sla,
    proof: nullable(shipment.proof),
    history: Type.Array(step, { description: 'All steps of the order, sorted by `sequence`.' }),
  }),
  message: 'Order found.',
  errors: ['ORDER_NOT_FOUND', 'AWB_NOT_READY'],
  fieldErrors: ['FIELD_REQUIRED'],
  examples: {
    request: { partner_order_id: sample.partnerOrderId },
    data: {
      order_id: sample.orderId,
      partner_order_id: sample.partnerOrderId,
      awb: sample.awb,
      courier_awb: sample.courierAwb,
      tracking_url: sample.trackingUrl,
      status: 'delivered',
      cost: sampleCost,
      cost_adjustment: null,
      sla: sampleSla,
      proof: { receiver_name: 'Siti Rahma', photo_url: sample.photoUrl },
      history: sampleHistory,
    },
  },
})
