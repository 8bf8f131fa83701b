import { Type } from 'typebox'
import { closed, flag, line } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { sample } from '../open-api/sample.ts'
import { orderIdField } from '../open-api/shipment-fields.ts'
import { orderState } from '../open-api/shipment.ts'

export const decideCancel = defineOperationsCall({
  method: 'POST',
  path: '/orders/cancel-decision',
  scope: 'orders:write',
  title: 'Decide Cancel',
  summary: 'Answers a partner’s request to cancel an order that the warehouse is at work on.',
  description: `
An order in \`cancel_requested\` waits for this. Accepted, it becomes \`cancelled\` and gives its stock back. Refused, it goes back to where it came from, \`processing\` or \`awaiting_pickup\`. The partner gets the webhook event of that state either way.

## Retries
Send an \`Idempotency-Key\` and repeat the call with the same key and body when a response got lost. Without a key, a repetition answers ORDER_NOT_CANCELLABLE, though the first decision did its work.
`,
  request: closed({
    order_id: orderIdField('Our id of the order.'),
    accept: flag({ description: 'Whether the order is cancelled.', examples: [false] }),
    reason: Type.Optional(
      line(5, 200, {
        description: 'Why, in words. The partner sees it in the history and the webhook.',
        examples: ['Paket sudah dijemput kurir'],
      }),
    ),
  }),
  data: Type.Object({
    order_id: Type.String({ description: 'Our id of the order.', examples: [sample.orderId] }),
    status: orderState('Where the order stands after the decision.'),
    sequence: Type.Integer({ minimum: 1, description: 'The number of the last line of its history.', examples: [5] }),
  }),
  message: 'Cancel request answered.',
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  idempotency: 'optional',
  examples: {
    request: { order_id: sample.orderId, accept: false, reason: 'Paket sudah dijemput kurir' },
    data: { order_id: sample.orderId, status: 'awaiting_pickup', sequence: 6 },
  },
})
