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
  summary: 'Cancels an order, or asks for it once the warehouse is at work.',
  description: `
What a cancel does depends on how far the order has come:

| Status of the order | What you get |
|---|---|
| \`received\`, \`in_review\`, \`confirmed\` | \`cancelled\`, at once and for good |
| \`processing\`, \`awaiting_pickup\` | \`cancel_requested\`: the warehouse decides |
| \`cancel_requested\` | CANCEL_ALREADY_REQUESTED |
| \`picked_up\` and later, \`on_hold\`, or final | ORDER_NOT_CANCELLABLE |

Granted, the order becomes \`cancelled\` and you receive \`order.cancelled\`. Refused, because the parcel is already leaving, it goes back to where it came from and you receive the event of that state again, \`order.processing\` or \`order.awaiting_pickup\`. Tell your customer that it is cancelled only when it is.

A cancelled order gives its stock back. Its \`partner_order_id\` stays taken.

Once the courier has the parcel, only a refusal at the door brings it back: contact us about a return.

## Retries
Send an \`Idempotency-Key\` and repeat the call with the same key and body when an answer got lost. Without a key, a repetition is harmless as well, but answers ORDER_NOT_CANCELLABLE or CANCEL_ALREADY_REQUESTED though the first cancel did its work; read the status with GET /order/track then.

## Naming the order
Send exactly one of \`order_id\`, \`partner_order_id\` and \`awb\`: none answers FIELD_REQUIRED, more than one FIELD_INVALID. An order has no AWB before \`awaiting_pickup\`; if \`awb\` holds the \`order_id\` or \`partner_order_id\` of such an order, the answer is AWB_NOT_READY.

## Before and after
Before: POST /order/send/v2. After: webhooks or GET /order/track, until the order is \`cancelled\` or moves on.
`,
  request: closed({
    order_id: Type.Optional(orderIdField('Our id of the order. Exactly one of this, `partner_order_id` and `awb`.')),
    partner_order_id: Type.Optional(
      yourOrderId('Your own number for the order. Exactly one of this, `order_id` and `awb`.'),
    ),
    awb: Type.Optional(awbField('The AWB of the order. Exactly one of this, `order_id` and `partner_order_id`.')),
    reason_code: oneOf(cancelReasons, {
      description: 'Why you cancel. Reported back in the history and the webhook.',
      examples: ['BUYER_CANCELLED'],
    }),
    reason: line(5, 200, { description: 'Why you cancel, in your words.', examples: ['Pembeli salah memilih ukuran'] }),
  }),
  data: Type.Object({
    order_id: Type.String({ description: 'Our id of the order.', examples: [sample.orderId] }),
    status: oneOf(['cancelled', 'cancel_requested'], {
      description: '`cancelled`: done. `cancel_requested`: the warehouse decides.',
      examples: ['cancelled'],
    }),
  }),
  message: 'Cancellation accepted.',
  errors: ['ORDER_NOT_FOUND', 'AWB_NOT_READY', 'ORDER_NOT_CANCELLABLE', 'CANCEL_ALREADY_REQUESTED'],
  idempotency: 'optional',
  examples: {
    request: { order_id: sample.orderId, reason_code: 'BUYER_CANCELLED', reason: 'Pembeli salah memilih ukuran' },
    data: { order_id: sample.orderId, status: 'cancelled' },
  },
})
