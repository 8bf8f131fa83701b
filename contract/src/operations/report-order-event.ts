import { Type } from 'typebox'
import { closed, code, grams, line, moment, nullable, oneOf } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { sample } from '../open-api/sample.ts'
import { awbField, orderIdField } from '../open-api/shipment-fields.ts'
import { orderState } from '../open-api/shipment.ts'
import { failureReasons, orderStates } from '../order-states.ts'

/** The possible outcomes of a report. */
export const reportOutcomes = ['applied', 'repeated', 'refused'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** Events that do not change the state of an order. */
export const stateless = ['order.weight_adjusted', 'order.cod_settled', 'order.scanned'] as const

/** Why a valid report is refused. */
export const refusals = {
  ORDER_CLOSED: 'The order is in a final status. Only `order.cod_settled` and earlier steps can still be reported.',
  STATE_UNREACHABLE: 'This status cannot be reached from the current status of the order.',
  NOT_PICKED_UP: 'The weight can only be reported after pickup.',
  COD_NOT_DUE: 'Only a delivered COD order can be settled.',
  PRICE_MISSING: 'The service of the order no longer has a price.',
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
  summary: 'Reports an event of one order.',
  description: `
Advances an order in its life cycle and creates the partner’s webhook events in the same transaction. To send several reports at once, use POST /order-events/batch.

## Outcomes
The response is 200 for every outcome. Couriers may skip, repeat or delay updates:

| Report | \`outcome\` |
|---|---|
| the next status | \`applied\` |
| a later status, or a final status that can be reached | \`applied\`: the order gets that status. Skipped statuses are added to the history, marked \`implied\`; partners receive one event, with \`skipped\` |
| an earlier status, or the same status again | \`repeated\`: the status does not change. A new location or time is added to the history, marked \`late\` |
| \`order.scanned\` | \`applied\`: adds a step to the history and sends an event |
| anything impossible | \`refused\`, with a \`reason\` |
| a known \`external_id\` | the first response again; a refused report is evaluated again once the order has changed |

| \`reason\` | Meaning |
|---|---|
${refusalNames.map((name) => `| \`${name}\` | ${refusals[name]} |`).join('\n')}

A report that advances the order is applied regardless of its \`occurred_at\`, because clocks differ. A report that does not, such as a failed attempt or a hold, is late if something later has already been reported.

## Retries
\`external_id\` is your own ID for the report. Repeat the request until you receive a response; no Idempotency-Key is needed.

## What to send
Send either \`status\`, the new status, or \`event\`, for events that do not change the status. \`delivery_failed\` requires \`reason_code\`, \`order.weight_adjusted\` requires \`actual_weight_g\`, and \`order.scanned\` requires \`location\` or \`note\`; \`receiver_name\` and \`photo_url\` are for \`delivered\`. To end \`on_hold\`, send the status the order had before. To decide on a cancel request, use POST /orders/cancel-decision.

You can send \`courier_awb\` and \`tracking_url\` with any report. Partners see both, and later reports can identify the order by \`courier_awb\`.
`,
  request: closed({
    external_id: code(100, {
      description: 'Your own ID for the report, unique across all orders. Repeating it changes nothing.',
      examples: ['wms-77120'],
    }),
    order_id: Type.Optional(orderIdField('The EDIS order ID. Do not send it together with `awb`.')),
    awb: Type.Optional(awbField('The tracking number (AWB). Do not send it together with `order_id`.')),
    courier_awb: Type.Optional(
      code(64, {
        description:
          'The courier’s own tracking number, saved with the order. Without `order_id` and `awb`, it identifies the order: the newest one that has it.',
        examples: [sample.courierAwb],
      }),
    ),
    tracking_url: Type.Optional(link('HTTPS URL of the courier’s tracking page.', sample.trackingUrl)),
    status: Type.Optional(
      oneOf(orderStates, {
        description: 'The new status of the order. Send exactly one of `status` and `event`.',
        examples: ['delivery_failed'],
      }),
    ),
    event: Type.Optional(
      oneOf(stateless, {
        description: 'An event that does not change the status. Send exactly one of `status` and `event`.',
        examples: ['order.weight_adjusted'],
      }),
    ),
    reason_code: Type.Optional(
      oneOf(failureReasons, { description: 'Reason code. Required with `delivery_failed`.', examples: ['NOT_HOME'] }),
    ),
    reason: Type.Optional(line(1, 200, { description: 'Reason as text.', examples: ['Rumah kosong'] })),
    location: Type.Optional(
      line(1, 100, { description: 'Location of the event.', examples: ['SAMPLE Hub Jakarta Pusat'] }),
    ),
    note: Type.Optional(line(1, 200, { description: 'Additional note.', examples: ['Dicoba lagi besok'] })),
    occurred_at: Type.Optional(
      moment({
        description: 'When it happened, with UTC offset; at most 5 minutes in the future. Default: now.',
        examples: ['2026-11-21T11:10:00+07:00'],
      }),
    ),
    actual_weight_g: Type.Optional(
      grams({
        description: 'Weight measured by the courier. Required with `order.weight_adjusted`.',
        examples: [2_400],
      }),
    ),
    receiver_name: Type.Optional(
      line(1, 100, { description: 'Person who received the parcel. With `delivered`.', examples: ['Siti Rahma'] }),
    ),
    photo_url: Type.Optional(link('HTTPS URL of a photo of the delivered parcel. With `delivered`.', sample.photoUrl)),
  }),
  data: Type.Object({
    outcome: oneOf(reportOutcomes, { description: 'Outcome of the report.', examples: ['applied'] }),
    order_id: Type.String({ description: 'The EDIS order ID.', examples: [sample.orderId] }),
    status: orderState('Order status after the report.'),
    sequence: Type.Integer({
      minimum: 1,
      description: 'Sequence number of the last step in the order history.',
      examples: [8],
    }),
    reason: nullable(
      oneOf(refusalNames, { description: 'Why the report was refused; otherwise null.', examples: [null] }),
    ),
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
