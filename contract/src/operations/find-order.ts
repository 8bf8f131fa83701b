import { Type } from 'typebox'
import { closed, code, moment, nullable, oneOf } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { sample } from '../open-api/sample.ts'
import { awbField, orderIdField, yourOrderId } from '../open-api/shipment-fields.ts'
import { trackOrder } from '../open-api/track-order.ts'
import { deliveryStates } from '../webhooks/deliveries.ts'

const partner = { partner_id: 'prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9', name: 'Toko Senja', email: 'dev@tokosenja.id' }

export const findOrder = defineOperationsCall({
  method: 'GET',
  path: '/orders/find',
  scope: 'orders:read',
  title: 'Find Order',
  summary: 'One order by any of its numbers: its history, the webhooks that told of it, and its partner.',
  description: `
For a person who asks about a parcel, and for systems that know one number of it.

Send exactly one of \`order_id\`, \`awb\`, \`courier_awb\` and \`partner_order_id\`: none answers FIELD_REQUIRED, more than one FIELD_INVALID. Several partners may have used the same \`partner_order_id\`; then \`partner_id\` is required. Of several orders with one \`courier_awb\`, the newest is found.
`,
  request: closed({
    order_id: Type.Optional(orderIdField('Our id of the order.')),
    awb: Type.Optional(awbField('The AWB of the order.')),
    courier_awb: Type.Optional(
      code(64, { description: 'The courier’s own number of the parcel.', examples: [sample.courierAwb] }),
    ),
    partner_order_id: Type.Optional(yourOrderId('The partner’s own number for the order.')),
    partner_id: Type.Optional(
      code(64, { description: 'Whose order it is. Absent: whoever’s.', examples: [partner.partner_id] }),
    ),
  }),
  data: Type.Object({
    ...trackOrder.data.properties,
    partner: Type.Object({
      partner_id: Type.String({ description: 'The partner’s id.', examples: [partner.partner_id] }),
      name: Type.String({ description: 'Who the partner is.', examples: [partner.name] }),
      email: Type.String({ description: 'What the partner signs in with.', examples: [partner.email] }),
    }),
    deliveries: Type.Array(
      Type.Object({
        delivery_id: Type.String({ description: 'The delivery’s id.', examples: ['dlv_01JD3P7M2XA4C6E8G0J2K4M608'] }),
        webhook_id: Type.String({ description: 'The webhook.', examples: ['whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] }),
        event: Type.String({ description: 'What it tells.', examples: ['order.created'] }),
        state: oneOf(deliveryStates, { description: 'How far it is.', examples: ['delivered'] }),
        attempts: Type.Integer({ description: 'How many were begun.', examples: [1] }),
        http_status: nullable(Type.Integer({ description: 'Of the last attempt.', examples: [200] })),
        fault: nullable(Type.String({ description: 'Why the last attempt failed.', examples: [null] })),
        last_attempt_at: nullable(
          moment({ description: 'When the last attempt ended.', examples: ['2026-11-20T02:15:04.291Z'] }),
        ),
      }),
      { description: 'What was sent to the partner’s webhooks, newest first: the last 100.' },
    ),
  }),
  message: 'Order found.',
  errors: ['ORDER_NOT_FOUND'],
  fieldErrors: ['FIELD_REQUIRED'],
  examples: {
    request: { courier_awb: sample.courierAwb },
    data: {
      ...trackOrder.examples.data,
      partner,
      deliveries: [
        {
          delivery_id: 'dlv_01JD3P7M2XA4C6E8G0J2K4M608',
          webhook_id: 'whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3',
          event: 'order.created',
          state: 'delivered',
          attempts: 1,
          http_status: 200,
          fault: null,
          last_attempt_at: '2026-11-20T02:15:04.291Z',
        },
      ],
    },
  },
})
