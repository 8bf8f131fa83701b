import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, line, oneOf } from '../calls/fields.ts'
import { sample } from './sample.ts'
import { awbField, orderIdField, yourOrderId } from './shipment-fields.ts'

/** Why a partner cancels. */
export const cancelReasons = [
  'BUYER_CANCELLED',
  'ADDRESS_WRONG',
  'ITEM_WRONG',
  'DUPLICATE',
  'PAYMENT_FAILED',
  'OUT_OF_STOCK',
  'FRAUD_SUSPECTED',
  'OTHER',
] as const

export const cancelOrder = defineCall({
  page: 'order/cancel',
  transports: ['json'],
  path: '/order/cancel',
  access: 'bearer',
  title: 'Cancel Order',
  summary: 'Cancels an order, or requests cancellation once the warehouse is processing it.',
  description: `
The result depends on the status of the order:

| Order status | Result |
|---|---|
| \`received\`, \`in_review\`, \`confirmed\` | \`cancelled\` immediately; this cannot be undone |
| \`processing\`, \`awaiting_pickup\` | \`cancel_requested\`: the warehouse decides |
| \`cancel_requested\` | CANCEL_ALREADY_REQUESTED |
| \`picked_up\` and later, \`on_hold\`, or final | ORDER_NOT_CANCELLABLE |

If the warehouse accepts, the order becomes \`cancelled\` and you receive \`order.cancelled\`. If it declines because the parcel is already leaving, the order returns to its previous status and you receive the event of that status again: \`order.processing\` or \`order.awaiting_pickup\`. Confirm the cancellation to your customer only when the order is \`cancelled\`.

Cancelling an order releases its stock. Its \`partner_order_id\` cannot be reused.

Once the courier has the parcel, it only comes back if the recipient refuses it. Contact EDIS to arrange a return.

## Retries
Send an \`Idempotency-Key\`, and if a response is lost, repeat the request with the same key and body. Retrying without a key is also safe, but may return ORDER_NOT_CANCELLABLE or CANCEL_ALREADY_REQUESTED even though the first request succeeded. In that case, check the status with GET /order/track.

## Identifying the order
Send exactly one of \`order_id\`, \`partner_order_id\` and \`awb\`. Sending none returns FIELD_REQUIRED; sending more than one returns FIELD_INVALID. An order has no AWB before \`awaiting_pickup\`. If \`awb\` contains the \`order_id\` or \`partner_order_id\` of an order without an AWB, the call returns AWB_NOT_READY.

## Related
Before: POST /order/send/v2. After: webhooks or GET /order/track, until the order is \`cancelled\` or continues.
`,
  request: closed({
    order_id: Type.Optional(
      orderIdField('The EDIS order ID. Send exactly one of `order_id`, `partner_order_id` and `awb`.'),
    ),
    partner_order_id: Type.Optional(
      yourOrderId('Your order number. Send exactly one of `order_id`, `partner_order_id` and `awb`.'),
    ),
    awb: Type.Optional(
      awbField('The tracking number (AWB). Send exactly one of `order_id`, `partner_order_id` and `awb`.'),
    ),
    reason_code: oneOf(cancelReasons, {
      description: 'Reason for the cancellation. Included in the history and the webhook.',
      examples: ['BUYER_CANCELLED'],
    }),
    reason: line(5, 200, {
      description: 'Reason for the cancellation, in your own words.',
      examples: ['Pembeli salah memilih ukuran'],
    }),
  }),
  data: Type.Object({
    order_id: Type.String({ description: 'The EDIS order ID.', examples: [sample.orderId] }),
    status: oneOf(['cancelled', 'cancel_requested'], {
      description: '`cancelled`: the order is cancelled. `cancel_requested`: the warehouse decides.',
      examples: ['cancelled'],
    }),
  }),
  message: 'Cancellation accepted.',
  errors: [
    'AUTH_KEY_SCOPE_MISSING',
    'ORDER_NOT_FOUND',
    'AWB_NOT_READY',
    'ORDER_NOT_CANCELLABLE',
    'CANCEL_ALREADY_REQUESTED',
  ],
  idempotency: 'optional',
  examples: {
    request: { order_id: sample.orderId, reason_code: 'BUYER_CANCELLED', reason: 'Pembeli salah memilih ukuran' },
    data: { order_id: sample.orderId, status: 'cancelled' },
  },
})
