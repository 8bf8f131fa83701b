import { Type } from 'typebox'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { nullable, oneOf } from '../calls/fields.ts'
import { receiveOrderEvent, refusalNames, refusals, reportOutcomes } from '../open-api/order-events.ts'
import { sample } from '../open-api/sample.ts'
import { orderState } from '../open-api/shipment.ts'

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
  request: receiveOrderEvent.request,
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
    request: receiveOrderEvent.examples.request,
    data: { outcome: 'applied', order_id: sample.orderId, status: 'delivery_failed', sequence: 8, reason: null },
  },
})
