import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { centimetres, closed, grams, line, moment, quantity, rupiah } from '../calls/fields.ts'
import { sample, sampleCost } from './sample.ts'
import * as fields from './shipment-fields.ts'
import * as shipment from './shipment.ts'

const { recipientFields } = fields

export const sendOrderV1 = defineCall({
  page: 'order/send/v1',
  transports: ['json'],
  path: '/order/send/v1',
  access: 'bearer',
  title: 'Send Order V1',
  summary: 'Creates an order for one parcel with one kind of goods.',
  description: `
Deprecated: use POST /order/send/v2. This call stays until 31 December 2027 and answers with the headers \`Deprecation\`, \`Sunset\` and \`Link\`.

V1 describes the parcel as a whole: \`weight_g\`, the sizes and \`item_value\` are those of all pieces together. It knows no SKU and reserves no stock, and it is priced as it is sent.

## What changed in V2
| V1 | V2 |
|---|---|
| flat fields \`recipient_…\` | the object \`recipient\`, also with coordinates |
| \`item_name\`, \`qty\`, \`item_value\`, one kind of goods | \`items[]\`, up to 100 kinds, with price, weight and sizes **of one piece** |
| no stock | \`items[].sku\` reserves stock |
| priced as it is sent | \`quote_id\` charges what POST /rate/v2 quoted |
| \`pickup\`, or \`dropoff\` with a service that knows no other | \`delivery_type\` and \`pickup_schedule\` |
| – | \`dropship\`, \`cs_id\`, \`metadata\` |
| \`Idempotency-Key\` optional | \`Idempotency-Key\` required |

When you move, divide the weight and \`item_value\` by \`qty\`. That is the mistake that costs money.

## Retries
Send an \`Idempotency-Key\` and repeat the call with the same key and body until it answers. Without a key, \`partner_order_id\` still protects you: a second order with it answers ORDER_DUPLICATE, and \`errors[0].message\` names the \`order_id\` of the first.

## Before and after
Before: POST /rate/v1 for a price. After: GET /order/track, webhooks, POST /order/cancel; they treat orders of both versions alike.
`,
  request: closed({
    partner_order_id: fields.yourOrderId(
      'Your own number for the order: 1 to 40 printable ASCII characters, no space at the ends. Unique in each environment.',
    ),
    warehouse_id: fields.warehouseId('Where the parcel starts.'),
    courier_code: fields.courierCode('The courier.'),
    service_code: fields.serviceCode('The service.'),
    payment_method: fields.paymentMethod,
    recipient_name: recipientFields.name,
    recipient_phone: recipientFields.phone,
    recipient_address: recipientFields.address,
    recipient_district_code: recipientFields.district_code,
    recipient_postal_code: recipientFields.postal_code,
    item_name: line(1, 200, { description: 'What is in the parcel.', examples: [sample.productName] }),
    qty: quantity({
      description: 'How many pieces are in it. For the label; nothing is multiplied by it.',
      examples: [2],
    }),
    weight_g: grams({ description: 'Weight of the whole parcel, packed.', examples: [2_200] }),
    length_cm: Type.Optional(
      centimetres({
        description: 'Length of the parcel. Send all three sizes: without one of them no volumetric weight is counted.',
        examples: [30],
      }),
    ),
    width_cm: Type.Optional(centimetres({ description: 'Width of the parcel.', examples: [20] })),
    height_cm: Type.Optional(centimetres({ description: 'Height of the parcel.', examples: [20] })),
    item_value: rupiah({
      description: 'Value of all that is in the parcel. Insurance and the COD fee are counted from it.',
      examples: [620_000],
    }),
    cod_amount: Type.Optional(fields.codAmount),
    insurance: Type.Optional({ ...fields.insurance, description: 'Whether the goods are insured at `item_value`.' }),
    note: Type.Optional(fields.note),
  }),
  data: Type.Object({
    ...shipment.sentOrder,
    cost: shipment.cost,
    created_at: moment({ description: 'When the order was received.', examples: [sample.orderedAt] }),
  }),
  message: 'Order received.',
  errors: ['WAREHOUSE_NOT_FOUND', 'COURIER_NOT_FOUND', 'ORDER_DUPLICATE'],
  fieldErrors: [
    'PHONE_INVALID',
    'ADDRESS_TOO_SHORT',
    'REGION_NOT_FOUND',
    'POSTAL_REGION_MISMATCH',
    'WEIGHT_INVALID',
    'WEIGHT_OVER_LIMIT',
    'DIMENSION_INVALID',
    'WAREHOUSE_INACTIVE',
    'SERVICE_NOT_AVAILABLE',
    'COD_NOT_SUPPORTED',
    'COD_LIMIT_EXCEEDED',
    'COD_AMOUNT_TOO_LOW',
    'INSURANCE_LIMIT_EXCEEDED',
  ],
  idempotency: 'optional',
  deprecated: { since: '2026-07-01', sunset: '2027-12-31', successor: '/order/send/v2' },
  examples: {
    request: {
      partner_order_id: sample.partnerOrderId,
      warehouse_id: sample.warehouseId,
      courier_code: sample.courierCode,
      service_code: sample.serviceCode,
      payment_method: 'COD',
      recipient_name: 'Siti Rahma',
      recipient_phone: '081234567890',
      recipient_address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
      recipient_district_code: sample.destinationDistrict,
      recipient_postal_code: sample.destinationPostalCode,
      item_name: sample.productName,
      qty: 2,
      weight_g: 2_200,
      length_cm: 30,
      width_cm: 20,
      height_cm: 20,
      item_value: 620_000,
      cod_amount: sample.codAmount,
      insurance: true,
      note: 'Titip di satpam bila kosong',
    },
    data: {
      order_id: sample.orderId,
      partner_order_id: sample.partnerOrderId,
      status: 'received',
      awb: null,
      cost: sampleCost,
      created_at: sample.orderedAt,
    },
  },
})
