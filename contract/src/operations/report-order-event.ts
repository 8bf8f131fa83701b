import { Type } from 'typebox'
import { closed, code, grams, line, moment, nullable, oneOf } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { sample } from '../open-api/sample.ts'
import { awbField, orderIdField } from '../open-api/shipment-fields.ts'
import { orderState } from '../open-api/shipment.ts'
import { failureReasons, orderStates } from '../order-states.ts'

/** What becomes of a report. */
export const reportOutcomes = ['applied', 'repeated', 'refused'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** What a report can tell without a change of state. */
export const stateless = ['order.weight_adjusted', 'order.cod_settled', 'order.scanned'] as const

/** Why a report that is well formed is refused. */
export const refusals = {
  ORDER_CLOSED: 'The order is in a final state. Only `order.cod_settled` can follow, or what happened before the end.',
  STATE_UNREACHABLE: 'No path of the life-cycle leads from the current state of the order to this one.',
  NOT_PICKED_UP: 'The courier weighs a parcel that it has picked up.',
  COD_NOT_DUE: 'Only a delivered COD order can be settled.',
  PRICE_MISSING: 'The service of the order has no price any more.',
} as const
export type Refusal = keyof typeof refusals
export const refusalNames = Object.keys(refusals) as Refusal[]

const link = (description: string, example: string) =>
  Type.String({ maxLength: 2048, pattern: '^https://[!-~]+$', description, examples: [example] })

export const reportOrderEvent = defineOperationsCall({
  method: 'POST',
  path: '/order-events',
  scope: 'orders:write',
  title: 'Report Order Event',
  summary: 'Says what happened to one order.',
  description: `
Moves an order along its life-cycle and writes the webhook events of its partner in the same step. Send several reports at once with POST /order-events/batch.

## Outcomes
The response is 200 whatever the outcome. Couriers skip states, repeat themselves and report late, so:

| Report | \`outcome\` |
|---|---|
| the next state | \`applied\` |
| a state further along, or a final one that can be reached | \`applied\`: the order is in that state. What was skipped joins the history, marked \`implied\`; partners get one event, with \`skipped\` |
| a state that the order has passed, or the same one again | \`repeated\`: the state stays. A location or time that is new joins the history, marked \`late\` |
| \`order.scanned\` | \`applied\`: a line in the history and an event |
| what cannot be | \`refused\`, with a \`reason\` |
| an \`external_id\` seen before | the response that it got then; one that was refused is judged again once the order has moved |

| \`reason\` | Why it was refused |
|---|---|
${refusalNames.map((name) => `| \`${name}\` | ${refusals[name]} |`).join('\n')}

A report that brings the order further counts whatever its \`occurred_at\`, because clocks differ. One that does not, such as a failed attempt or a hold, is late when something later is known already.

## Retries
\`external_id\` is your own id of the report. Repeat the call until it gets a response; no Idempotency-Key is needed.

## What to send
Either \`status\`, the state that the order enters, or \`event\`, for what happens without a change of state. \`delivery_failed\` requires a \`reason_code\`, \`order.weight_adjusted\` requires \`actual_weight_g\`, \`order.scanned\` a \`location\` or a \`note\`; \`receiver_name\` and \`photo_url\` go with \`delivered\`. To end \`on_hold\`, send the state that the order came from; POST /orders/cancel-decision answers a cancel request.

\`courier_awb\` and \`tracking_url\` may come with any report. Partners see both, and later reports may name the order by \`courier_awb\`.
`,
  request: closed({
    external_id: code(100, {
      description: 'Your own id of the report, unique over all orders. One that comes again changes nothing.',
      examples: ['wms-77120'],
    }),
    order_id: Type.Optional(orderIdField('Our id of the order. Not together with `awb`.')),
    awb: Type.Optional(awbField('The AWB of the order. Not together with `order_id`.')),
    courier_awb: Type.Optional(
      code(64, {
        description:
          'The courier’s own number of the parcel, kept with the order. Without `order_id` and `awb` it names the order: the newest that has it.',
        examples: [sample.courierAwb],
      }),
    ),
    tracking_url: Type.Optional(link('Where the courier shows the parcel’s way, https.', sample.trackingUrl)),
    status: Type.Optional(
      oneOf(orderStates, {
        description: 'The state that the order enters. Exactly one of this and `event`.',
        examples: ['delivery_failed'],
      }),
    ),
    event: Type.Optional(
      oneOf(stateless, {
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
    photo_url: Type.Optional(link('Address of a picture of the delivery, https. With `delivered`.', sample.photoUrl)),
  }),
  data: Type.Object({
    outcome: oneOf(reportOutcomes, { description: 'What became of the report.', examples: ['applied'] }),
    order_id: Type.String({ description: 'Our id of the order.', examples: [sample.orderId] }),
    status: orderState('Where the order stands after the report.'),
    sequence: Type.Integer({ minimum: 1, description: 'The number of the last line of its history.', examples: [8] }),
    reason: nullable(oneOf(refusalNames, { description: 'Why it was refused; else null.', examples: [null] })),
  }),
  message: 'Report received.',
  errors: ['ORDER_NOT_FOUND'],
  fieldErrors: ['WEIGHT_INVALID', 'WEIGHT_OVER_LIMIT'],
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
    data: { outcome: 'applied', order_id: sample.orderId, status: 'delivery_failed', sequence: 8, reason: null },
  },
})
