import { Type } from 'typebox'
import { closed, code, moment, nullable, oneOf } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { sample } from '../open-api/sample.ts'
import { awbField, orderIdField, yourOrderId } from '../open-api/shipment-fields.ts'
import { trackOrder } from '../open-api/track-order.ts'
import { deliveryStates } from '../webhooks/deliveries.ts'
import { sampleWholeOrder, wholeOrder } from './whole-order.ts'

const partner = { partner_id: 'prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9', name: 'Toko Senja', email: 'dev@tokosenja.id' }

export const findOrder = defineOperationsCall({
  method: 'GET',
  path: '/orders/find',
  scope: 'orders:read',
  title: 'Find Order',
  summary: 'Returns a complete order by any of its numbers, with its history, webhook deliveries and partner.',
  description: `
For customer service, and for systems that know only one number of an order.

Send exactly one of \`order_id\`, \`awb\`, \`courier_awb\` and \`partner_order_id\`. Sending none returns FIELD_REQUIRED; sending more than one returns FIELD_INVALID. If several partners use the same \`partner_order_id\`, \`partner_id\` is required. If several orders have the same \`courier_awb\`, the newest is returned.
`,
  request: closed({
    order_id: Type.Optional(orderIdField('The EDIS order ID.')),
    awb: Type.Optional(awbField('The tracking number (AWB).')),
    courier_awb: Type.Optional(
      code(64, { description: 'The courier’s own tracking number.', examples: [sample.courierAwb] }),
    ),
    partner_order_id: Type.Optional(yourOrderId('The partner’s order number.')),
    partner_id: Type.Optional(
      code(64, {
        description: 'Partner that owns the order. If omitted, any partner.',
        examples: [partner.partner_id],
      }),
    ),
  }),
  data: Type.Object({
    ...wholeOrder.properties,
    history: trackOrder.data.properties.history,
    partner: Type.Object({
      partner_id: Type.String({ description: 'The partner’s ID.', examples: [partner.partner_id] }),
      name: Type.String({ description: 'The partner’s name.', examples: [partner.name] }),
      email: Type.String({ description: 'The email address the partner signs in with.', examples: [partner.email] }),
    }),
    deliveries: Type.Array(
      Type.Object({
        delivery_id: Type.String({
          description: 'The webhook delivery’s ID.',
          examples: ['dlv_01JD3P7M2XA4C6E8G0J2K4M608'],
        }),
        webhook_id: Type.String({ description: 'The webhook’s ID.', examples: ['whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] }),
        event: Type.String({ description: 'Name of the event.', examples: ['order.created'] }),
        state: oneOf(deliveryStates, { description: 'State of the webhook delivery.', examples: ['delivered'] }),
        attempts: Type.Integer({ description: 'Number of attempts.', examples: [1] }),
        http_status: nullable(Type.Integer({ description: 'HTTP status of the last attempt.', examples: [200] })),
        fault: nullable(Type.String({ description: 'Why the last attempt failed.', examples: [null] })),
        last_attempt_at: nullable(
          moment({ description: 'When the last attempt ended.', examples: ['2026-11-20T02:15:04.291Z'] }),
        ),
      }),
      { description: 'The last 100 webhook deliveries to the partner, newest first.' },
    ),
  }),
  message: 'Order found.',
  errors: ['ORDER_NOT_FOUND'],
  fieldErrors: ['FIELD_REQUIRED'],
  examples: {
    request: { courier_awb: sample.courierAwb },
    data: {
      ...sampleWholeOrder,
      history: trackOrder.examples.data.history.slice(0, sampleWholeOrder.sequence),
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
