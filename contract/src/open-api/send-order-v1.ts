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
  summary: 'Creates an order for a parcel with one product.',
  description: `
Deprecated: use POST /order/send/v2. This call is available until 31 December 2027, and its responses include the headers \`Deprecation\`, \`Sunset\` and \`Link\`.

V1 describes the parcel as a whole: \`weight_g\`, the dimensions and \`item_value\` are totals for all units. V1 does not use SKUs or reserve stock, and applies the price at the time of the request.

## What changed in V2
| V1 | V2 |
|---|---|
| flat \`recipient_…\` fields | a \`recipient\` object, with optional coordinates |
| \`item_name\`, \`qty\`, \`item_value\` for one product | \`items[]\`, up to 100 products, with price, weight and dimensions **per unit** |
| no stock reservation | \`items[].sku\` reserves stock |
| current price | \`quote_id\` locks the price quoted by POST /rate/v2 |
| \`pickup\`, or \`dropoff\` if the service supports only drop-off | \`delivery_type\` and \`pickup_schedule\` |
| – | \`dropship\`, \`cs_id\`, \`metadata\` |
| \`Idempotency-Key\` optional | \`Idempotency-Key\` required |

When you migrate, divide the weight and \`item_value\` by \`qty\`. Otherwise you will be overcharged.

## Retries
Send an \`Idempotency-Key\` and repeat the request with the same key and body until you receive a response. Without a key, \`partner_order_id\` still protects you: a second order with the same one returns ORDER_DUPLICATE, and \`errors[0].message\` contains the \`order_id\` of the first.

## Related
Before: POST /rate/v1 for a price. After: GET /order/track, webhooks, POST /order/cancel. These work the same for orders of both versions.
`,
  request: closed({
    partner_order_id: fields.yourOrderId(
      'Your order number: 1 to 40 printable ASCII characters, without leading or trailing spaces. Unique per environment.',
    ),
    warehouse_id: fields.warehouseId('Origin of the parcel.'),
    courier_code: fields.courierCode('The courier to use.'),
    service_code: fields.serviceCode('The service to use.'),
    payment_method: fields.paymentMethod,
    recipient_name: recipientFields.name,
    recipient_phone: recipientFields.phone,
    recipient_address: recipientFields.address,
    recipient_district_code: recipientFields.district_code,
    recipient_postal_code: recipientFields.postal_code,
    item_name: line(1, 200, { description: 'Contents of the parcel.', examples: [sample.productName] }),
    qty: quantity({
      description: 'Number of units in the parcel. Printed on the label; not used in calculations.',
      examples: [2],
    }),
    weight_g: grams({ description: 'Packed weight of the whole parcel.', examples: [2_200] }),
    length_cm: Type.Optional(
      centimetres({
        description:
          'Length of the parcel. Send all three dimensions: volumetric weight is calculated only if none is missing.',
        examples: [30],
      }),
    ),
    width_cm: Type.Optional(centimetres({ description: 'Width of the parcel.', examples: [20] })),
    height_cm: Type.Optional(centimetres({ description: 'Height of the parcel.', examples: [20] })),
    item_value: rupiah({
      description: 'Total value of the contents. Used to calculate insurance and the COD fee.',
      examples: [620_000],
    }),
    cod_amount: Type.Optional(fields.codAmount),
    insurance: Type.Optional({ ...fields.insurance, description: 'Whether to insure the goods for `item_value`.' }),
    note: Type.Optional(fields.note),
  }),
  data: Type.Object({
    ...shipment.sentOrder,
    cost: shipment.cost,
    created_at: moment({ description: 'When the order was received.', examples: [sample.orderedAt] }),
  }),
  message: 'Order received.',
  errors: ['AUTH_KEY_SCOPE_MISSING', 'WAREHOUSE_NOT_FOUND', 'COURIER_NOT_FOUND', 'ORDER_DUPLICATE'],
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
