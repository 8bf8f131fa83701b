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
      description: '1, 2, 3 … per order; the same number as in the webhook of this step.',
      examples: [1],
    }),
    status: shipment.orderState('Where the order stood after it.'),
    event: oneOf(
      webhookEvents.map(({ name }) => name),
      {
        title: 'OrderEventName',
        description: 'What happened, by the name of its webhook event.',
        examples: ['order.created'],
      },
    ),
    reason_code: nullable(
      Type.String({
        description:
          'Why, as a code: of a failed delivery, as on the Webhook page; of a cancel, the one that you sent.',
        examples: ['NOT_HOME'],
      }),
    ),
    location: nullable(
      Type.String({ description: 'Where, in the courier’s words.', examples: ['SAMPLE Hub Jakarta Pusat'] }),
    ),
    note: nullable(Type.String({ description: 'What was said to it.', examples: ['Rumah kosong, dicoba lagi besok'] })),
    implied: Type.Boolean({
      description:
        'Whether nobody reported it: the courier skipped it, and a later state implies it. No event is sent.',
      examples: [false],
    }),
    late: Type.Boolean({
      description: 'Whether it was reported after the order had moved on. It changes no state, and no event is sent.',
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

/** The order of Send Order's example, along its scenario. */
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
  summary: 'Where an order stands, how it came there, what it costs and until when it is promised.',
  description: `
Answers everything that is known of one order: its status, its AWB, the whole history, the cost with a later adjustment, the promise, and the proof of delivery.

## When to call it
When a person asks, after a webhook whose order you do not know, and once a day for orders that have been silent for longer than you expect. For the rest let webhooks tell you: they arrive within a second of the change. Polling every open order uses up your rate limit and is always late.

## How to read it
- \`history\` is in order of \`sequence\`, which is that of the webhooks. A webhook with a lower \`sequence\` than you have already stored is late: let it change no status. Record \`order.weight_adjusted\` and \`order.cod_settled\` whatever their number: they are about money.
- \`occurred_at\` is when a thing happened, which can be some time before we heard of it. Sort by \`sequence\`, not by time.
- \`order.weight_adjusted\`, \`order.cod_settled\` and \`order.scanned\` appear in the history without a change of \`status\`.
- Lines with \`implied\` or \`late\` have no webhook. An implied one is a state that the courier skipped, at the time of the state that it reported. A late one was reported after the order had moved on: \`event\` says what, \`status\` is where the order stood already.
- \`cost\` is that of the order as it was sent. If the courier weighed it anew, \`cost_adjustment.cost\` is charged in its place.
- \`awb\` is null until \`awaiting_pickup\`.
- \`proof\` is null until \`delivered\`, and its parts are null where the courier gave none.

## Naming the order
Send exactly one of \`order_id\`, \`partner_order_id\` and \`awb\`: none answers FIELD_REQUIRED, more than one FIELD_INVALID. If \`awb\` holds the \`order_id\` or \`partner_order_id\` of an order without an AWB yet, the answer is AWB_NOT_READY.

## Before and after
Before: POST /order/send/v2; its answer has the \`order_id\`. After: POST /order/cancel, while the status still allows it.
`,
  request: closed({
    order_id: Type.Optional(fields.orderIdField('Our id of the order. Exactly one of the three.')),
    partner_order_id: Type.Optional(fields.yourOrderId('Your own number for the order. Exactly one of the three.')),
    awb: Type.Optional(fields.awbField('The AWB of the order. Exactly one of the three.')),
  }),
  data: Type.Object({
    order_id: Type.String({ description: 'Our id of the order.', examples: [sample.orderId] }),
    partner_order_id: Type.String({ description: 'Your own number for it.', examples: [sample.partnerOrderId] }),
    awb: nullable(
      Type.String({
        description: 'The courier’s air waybill (nomor resi); null until `awaiting_pickup`.',
        examples: [sample.awb],
      }),
    ),
    ...shipment.courierNumber,
    status: shipment.orderState('Where the order stands.'),
    cost: shipment.cost,
    cost_adjustment: nullable(shipment.costAdjustment),
    sla: shipment.sla,
    proof: nullable(shipment.proof),
    history: Type.Array(step, { description: 'All that happened, in the order of `sequence`.' }),
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
