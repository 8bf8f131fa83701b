import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, code, integer, text } from '../calls/fields.ts'
import { failureReasons, orderStates } from '../order-states.ts'
import { cost } from '../open-api/shipment.ts'
import { deliveryStates } from '../webhooks/deliveries.ts'
import { attemptSchema } from './deliveries.ts'
import { dateTime, nullable } from './answer.ts'
import { orderProblems } from './order-list.ts'
import { loggedRequestSchema } from './requests.ts'

const place = {
  district: Type.String({ description: 'The district’s name.' }),
  city: Type.String({ description: 'The city’s name.' }),
}

/** What became of one event at one webhook. */
const delivery = Type.Object({
  id: Type.String(),
  event_id: Type.String(),
  event: Type.String(),
  webhook_id: Type.String(),
  url: nullable(
    Type.String({
      description: 'URL of the last attempt or, before the first, of the webhook; null if the webhook was deleted.',
    }),
  ),
  state: Type.Enum([...deliveryStates]),
  next_attempt_at: nullable(dateTime('When the next attempt is due.')),
})
export type OrderDelivery = Type.Static<typeof delivery>

const event = Type.Object({
  id: Type.String(),
  sequence: Type.Integer(),
  event: Type.String(),
  status: Type.Enum([...orderStates]),
  previous_status: nullable(Type.String()),
  reason_code: nullable(Type.String()),
  reason: nullable(Type.String()),
  location: nullable(Type.String()),
  note: nullable(Type.String()),
  source: Type.Enum(['partner', 'sandbox', 'operator']),
  implied: Type.Boolean({ description: 'Not reported: a later state implies it.' }),
  late: Type.Boolean({ description: 'Reported after the order had moved on.' }),
})

export const orderTimeline = defineCall({
  path: '/orders/timeline',
  transports: ['form'],
  access: 'session',
  title: 'Order timeline',
  summary:
    'Returns everything that happened to an order: the partner’s requests, its state changes and every webhook delivery attempt.',
  request: closed({
    order: text(64, {
      description: 'The order_id, partner_order_id, AWB or courier tracking number.',
      examples: ['ord_01JD3P7M2XA4C6E8G0J2K4M608'],
    }),
  }),
  data: Type.Object({
    order_id: Type.String(),
    partner_order_id: Type.String(),
    awb: nullable(Type.String()),
    courier_awb: nullable(Type.String({ description: 'The courier’s own tracking number.' })),
    tracking_url: nullable(Type.String({ description: 'HTTPS URL of the courier’s tracking page.' })),
    status: Type.Enum([...orderStates]),
    courier_code: Type.String(),
    service_code: Type.String(),
    payment_method: Type.String(),
    cod_amount: Type.Integer(),
    total: Type.Integer({ description: 'Total cost in whole rupiah.' }),
    cost,
    chargeable_kg: Type.Integer({ description: 'Chargeable weight.' }),
    weighed_g: nullable(Type.Integer({ description: 'What the courier measured, if it differs: the cost is for it.' })),
    step: Type.Integer({ description: 'Progress towards the recipient, from 1 (received) to 8 (delivered).' }),
    promised_at: dateTime('When it is promised to arrive.'),
    late: Type.Boolean({ description: 'Whether it is past its promised time and not closed yet.' }),
    problems: orderProblems,
    recipient: Type.Object({
      name: Type.String(),
      phone: Type.String({ description: 'Its first and last digits.' }),
      address: Type.String(),
      district_code: Type.String(),
      ...place,
    }),
    warehouse: Type.Object({ name: Type.String(), ...place }),
    items: Type.Array(Type.Object({ name: Type.String(), sku: nullable(Type.String()), qty: Type.Integer() })),
    deliveries: Type.Array(delivery, { description: 'The newest 500 webhook deliveries, in the order of events.' }),
    scenario: nullable(Type.String({ description: 'Sandbox scenario of the order.' })),
    created_at: dateTime('When it was sent.'),
    entries: Type.Array(
      Type.Object({
        kind: Type.Enum(['request', 'event', 'attempt']),
        at: dateTime('When it happened.'),
        request: nullable(loggedRequestSchema),
        event: nullable(event),
        attempt: nullable(
          Type.Object({
            delivery_id: Type.String(),
            event: Type.String(),
            ...attemptSchema.properties,
            replay: Type.Boolean({
              description: 'Whether it was sent again on request, and not by the retry schedule.',
            }),
          }),
        ),
      }),
      { description: 'Oldest first; up to 500 of each kind, the newest.' },
    ),
  }),
  message: 'Order found.',
  errors: ['ORDER_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

export const printOrder = defineCall({
  path: '/orders/print',
  transports: ['form'],
  access: 'session',
  title: 'Print label',
  summary: 'Returns the shipping label of an order as an A6 PDF.',
  request: closed({
    order_id: code(64, { description: 'The order.', examples: ['ord_01JD3P7M2XA4C6E8G0J2K4M608'] }),
  }),
  data: Type.Null(),
  file: { 'application/pdf': 'The label.' },
  message: 'Label printed.',
  errors: ['ORDER_NOT_FOUND', 'AWB_NOT_READY', 'LABEL_NOT_AVAILABLE', 'PRODUCTION_NOT_GRANTED'],
})

/** What a development order can be made to do. */
export const sandboxSteps = ['next', 'deliver', 'fail', 'return', 'lose', 'weigh'] as const
export type SandboxCommand = (typeof sandboxSteps)[number]

export const advanceOrder = defineCall({
  path: '/sandbox/advance',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Advance a development order',
  summary: 'Advances a development order by one step, or to a chosen step through all states in between.',
  request: closed({
    order_id: text(64, { description: 'The order.', examples: ['ord_01JD3P7M2XA4C6E8G0J2K4M608'] }),
    step: Type.Optional(text(10, { description: sandboxSteps.join(', '), examples: ['deliver'] })),
    reason_code: Type.Optional(
      text(40, { description: `Why a delivery fails: ${failureReasons.join(', ')}`, examples: ['NOT_HOME'] }),
    ),
    weight_g: Type.Optional(
      integer(1, 1_000_000, { description: 'Weight measured by the courier.', examples: [2400] }),
    ),
  }),
  data: Type.Object({ order_id: Type.String(), status: Type.Enum([...orderStates]), moved: Type.Integer() }),
  message: 'Order advanced.',
  errors: ['ORDER_NOT_FOUND'],
})
