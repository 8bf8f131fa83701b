import { Type } from 'typebox'
import { defineOpenApiCall } from '../open-api-call.ts'
import { failureReasons, orderStates } from '../order-states.ts'
import { closed, code, grams, line, moment, nullable, oneOf } from './fields.ts'
import { sample } from './sample.ts'
import { awbField, orderIdField } from './shipment-fields.ts'
import { orderState } from './shipment.ts'

/** Why an update changed nothing. */
export const ignoredReasons = ['repeated', 'late', 'not_allowed'] as const

export const receiveOrderEvent = defineOpenApiCall({
  page: null,
  method: 'POST',
  path: '/operations/order-events',
  access: 'operator',
  title: 'Receive Order Event',
  summary: 'The provider’s systems report what happened to an order.',
  description: `
For the systems of the provider and its couriers, with the operator key as bearer; partners have no use for it. It moves an order along its life-cycle, in production as the only way besides the command line, and sends the webhooks of the move in the same step.

## Retries
\`external_id\` is your own id of the event. Repeat the call until it answers: an event that comes again changes nothing and answers \`applied: false\` with \`repeated\`. No Idempotency-Key is needed.

## What changes nothing
The answer is 200 all the same, because there is nothing to repeat:

| \`ignored_reason\` | When |
|---|---|
| \`repeated\` | this \`external_id\` was received before, or the order is in that state already |
| \`late\` | the order has been there and moved on, or the event happened before what is already known |
| \`not_allowed\` | the life-cycle has no such move from where the order stands |

## What to send
Either \`status\`, the state that the order enters, or \`event\`, for what happens without a change of state. \`delivery_failed\` wants a \`reason_code\`, \`order.weight_adjusted\` wants \`actual_weight_g\`; \`receiver_name\` and \`photo_url\` go with \`delivered\`. To end \`on_hold\` or refuse \`cancel_requested\`, send the state that the order came from.
`,
  request: closed({
    external_id: code(100, {
      description: 'Your own id of the event, unique over all orders. One that comes again changes nothing.',
      examples: ['wms-77120'],
    }),
    order_id: Type.Optional(orderIdField('Our id of the order. Exactly one of this and `awb`.')),
    awb: Type.Optional(awbField('The AWB of the order. Exactly one of this and `order_id`.')),
    status: Type.Optional(
      oneOf(orderStates, {
        description: 'The state that the order enters. Exactly one of this and `event`.',
        examples: ['delivery_failed'],
      }),
    ),
    event: Type.Optional(
      oneOf(['order.weight_adjusted', 'order.cod_settled'], {
        description: 'What happened without a change of state. Exactly one of this and `status`.',
        examples: ['order.weight_adjusted'],
      }),
    ),
    reason_code: Type.Optional(
      oneOf(failureReasons, { description: 'Why. Required with `delivery_failed`.', examples: ['NOT_HOME'] }),
    ),
    reason: Type.Optional(line(1, 200, { description: 'Why, in words.', examples: ['Rumah kosong'] })),
    location: Type.Optional(
      line(1, 100, { description: 'Where it happened.', examples: ['SAMPLE Hub Jakarta Pusat'] }),
    ),
    note: Type.Optional(line(1, 200, { description: 'What else is to be said.', examples: ['Dicoba lagi besok'] })),
    occurred_at: Type.Optional(
      moment({
        description: 'When it happened, with offset; at most 5 minutes ahead of our clock. Absent: now.',
        examples: ['2026-11-21T11:10:00+07:00'],
      }),
    ),
    actual_weight_g: Type.Optional(
      grams({ description: 'What the courier weighed. Required with `order.weight_adjusted`.', examples: [2_400] }),
    ),
    receiver_name: Type.Optional(
      line(1, 100, { description: 'Who took the parcel. With `delivered`.', examples: ['Siti Rahma'] }),
    ),
    photo_url: Type.Optional(
      Type.String({
        maxLength: 2048,
        pattern: '^https://[!-~]+$',
        description: 'Address of a picture of the delivery, https. With `delivered`.',
        examples: ['https://pod.sample-kilat.example/EDS1000000423.jpg'],
      }),
    ),
  }),
  data: Type.Object({
    order_id: Type.String({ description: 'Our id of the order.', examples: [sample.orderId] }),
    status: orderState('Where the order stands now.'),
    sequence: Type.Integer({ minimum: 1, description: 'The number of its last event.', examples: [8] }),
    applied: Type.Boolean({ description: 'Whether the event changed the order.', examples: [true] }),
    ignored_reason: nullable(
      oneOf(ignoredReasons, { description: 'Why it changed nothing; null when it did.', examples: [null] }),
    ),
  }),
  message: 'Order event received.',
  errors: ['ORDER_NOT_FOUND'],
  fieldErrors: ['WEIGHT_INVALID', 'WEIGHT_OVER_LIMIT'],
  idempotency: 'none',
  examples: {
    request: {
      external_id: 'wms-77120',
      awb: sample.awb,
      status: 'delivery_failed',
      reason_code: 'NOT_HOME',
      location: 'SAMPLE Hub Jakarta Pusat',
      note: 'Rumah kosong, dicoba lagi besok',
      occurred_at: '2026-11-21T11:10:00+07:00',
    },
    data: { order_id: sample.orderId, status: 'delivery_failed', sequence: 8, applied: true, ignored_reason: null },
  },
})
