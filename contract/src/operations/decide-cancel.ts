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
  summary: 'Accepts or declines a partner’s request to cancel an order that is already being processed.',
  description: `
Decides on an order in \`cancel_requested\`. If you accept, the order becomes \`cancelled\` and its stock is released. If you decline, it returns to its previous status, \`processing\` or \`awaiting_pickup\`. In both cases, the partner receives the webhook event of the new status.

## Retries
Send an \`Idempotency-Key\`, and if a response is lost, repeat the request with the same key and body. Without a key, a retry returns ORDER_NOT_CANCELLABLE even though the first decision was applied.
`,
  request: closed({
    order_id: orderIdField('The EDIS order ID.'),
    accept: flag({ description: '`true` cancels the order, `false` declines the request.', examples: [false] }),
    reason: Type.Optional(
      line(5, 200, {
        description: 'Reason for the decision. Visible to the partner in the history and the webhook.',
        examples: ['Paket sudah dijemput kurir'],
      }),
    ),
  }),
  data: Type.Object({
    order_id: Type.String({ description: 'The EDIS order ID.', examples: [sample.orderId] }),
    status: orderState('Order status after the decision.'),
    sequence: Type.Integer({
      minimum: 1,
      description: 'Sequence number of the last step in the order history.',
      examples: [5],
    }),
  }),
  message: 'Cancel request decided.',
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  idempotency: 'optional',
  examples: {
    request: { order_id: sample.orderId, accept: false, reason: 'Paket sudah dijemput kurir' },
    data: { order_id: sample.orderId, status: 'awaiting_pickup', sequence: 6 },
  },
})
