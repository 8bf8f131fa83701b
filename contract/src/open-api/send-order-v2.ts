import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { type Scenario, scenarios } from '../order-states.ts'
import { closed, code, latitude, line, longitude, moment, oneOf, phone } from '../calls/fields.ts'
import { sample, sampleCost, sampleItem, sampleSla } from './sample.ts'
import * as fields from './shipment-fields.ts'
import * as shipment from './shipment.ts'

const recipient = closed(
  {
    ...fields.recipientFields,
    latitude: Type.Optional(
      latitude({
        description: 'Degrees north; negative south of the equator. Requires `longitude`.',
        examples: [-6.1763],
      }),
    ),
    longitude: Type.Optional(longitude({ description: 'Degrees east. Requires `latitude`.', examples: [106.8317] })),
  },
  {
    title: 'Recipient',
    description: 'Recipient of the parcel and delivery address.',
    dependentRequired: { latitude: ['longitude'], longitude: ['latitude'] },
  },
)

const item = closed(
  {
    ...fields.item,
    sku: fields.item.sku(
      'The `sku` of an active product from GET /product/list, to reserve its stock. Omit it for goods that are not stored in the warehouse.',
    ),
  },
  { title: 'OrderItem', description: 'One product. All fields except `qty` are per unit.' },
)

const pickupSchedule = closed(
  {
    start: moment({
      'x-error': 'PICKUP_TIME_INVALID',
      description: 'Earliest pickup time. In the future, within 7 days.',
      examples: ['2026-11-20T13:00:00+07:00'],
    }),
    end: moment({
      'x-error': 'PICKUP_TIME_INVALID',
      description: 'Latest pickup time. After `start`, within 7 days.',
      examples: ['2026-11-20T16:00:00+07:00'],
    }),
  },
  {
    title: 'PickupSchedule',
    description:
      'Time window for the pickup. Only with `delivery_type` pickup. `sla` is calculated from `start`. If omitted, pickup is as soon as possible.',
  },
)

const dropship = closed(
  {
    name: line(1, 100, { description: 'Sender name on the label.', examples: ['Toko Senja'] }),
    phone: phone({ description: 'Sender phone number on the label.', examples: ['081377788899'] }),
  },
  { title: 'Dropship', description: 'Sender on the label, instead of your name and the warehouse’s phone.' },
)

/** The sandbox reads `scenario`; everything else is stored as sent. */
const metadata = Type.Unsafe<{ scenario?: Scenario } & Record<string, string>>({
  type: 'object',
  title: 'Metadata',
  properties: {
    scenario: oneOf(scenarios, {
      description: 'Sandbox scenario for the order, in development. No effect in production.',
      examples: ['delivered'],
    }),
  },
  additionalProperties: { type: 'string', maxLength: 200 },
  propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_.-]{0,39}$' },
  maxProperties: 20,
  description:
    'Up to 20 key-value pairs of your own, stored with the order. Keys have up to 40 characters (a letter, then letters, digits, `_`, `.` and `-`), values up to 200.',
  examples: [{ scenario: 'delivered', channel: 'webstore' }],
})

export const sendOrderV2 = defineCall({
  page: 'order/send/v2',
  transports: ['json'],
  path: '/order/send/v2',
  access: 'bearer',
  title: 'Send Order V2',
  summary: 'Creates an order and reserves its stock in one step.',
  description: `
Call it once per sale, when the order is final: paid, or confirmed as COD. The order, its stock reservation and its first event are saved together before the response is sent: a success response means the order is saved.

## Idempotency
\`Idempotency-Key\` is required: 1 to 255 visible ASCII characters, such as a UUID. Generate one per order, save it with the order before you send the request, and send the same key with the same body on every retry.

| You send | Response |
|---|---|
| a new key | the order |
| the same key and body again within 24 hours | the first response, with \`Idempotency-Replayed: true\` |
| the same key while the first request is in progress | IDEMPOTENCY_IN_PROGRESS; retry after \`Retry-After\` seconds |
| the same key with a different body | IDEMPOTENCY_CONFLICT |
| a different key with the same \`partner_order_id\` | ORDER_DUPLICATE, with the \`order_id\` of the existing order |

Bodies are compared byte for byte: save the exact text you sent instead of serializing it again. Failed requests do not use up their key: fix the request and send it again with the same key.

Retry after a timeout, 429, 500 or 503, with exponential backoff. A lost response never results in a second parcel.

## Price
With a \`quote_id\` from POST /rate/v2, you are charged exactly the quoted price. If the quote cannot be used, the call returns QUOTE_EXPIRED or QUOTE_MISMATCH and creates no order. Without a quote, the current price applies, calculated by the same rules. In both cases, \`cost\` contains the price.

## Stock
Each item with a \`sku\` reserves \`qty\` units in the warehouse: either all items or none. STOCK_INSUFFICIENT lists the items without enough stock in \`errors\`. Cancelled and rejected orders release their stock.

## Additional validation
- \`service_code\`: SERVICE_NOT_AVAILABLE if the courier does not have this service, or the service does not cover the destination, does not support the \`delivery_type\`, or does not offer the requested \`insurance\`.
- \`payment_method\`: COD_NOT_SUPPORTED. \`cod_amount\`: FIELD_REQUIRED with COD, COD_LIMIT_EXCEEDED above the service's \`max_cod\`, COD_AMOUNT_TOO_LOW below \`cost.total\`, FIELD_INVALID above 0 with PREPAID.
- \`insurance\`: INSURANCE_LIMIT_EXCEEDED. \`items\`: WEIGHT_OVER_LIMIT. \`items[n].sku\`: SKU_NOT_FOUND.
- \`recipient.district_code\`: REGION_NOT_FOUND. \`recipient.postal_code\`: POSTAL_REGION_MISMATCH. \`recipient.phone\`, \`dropship.phone\`: PHONE_INVALID.
- \`warehouse_id\`: WAREHOUSE_INACTIVE. \`pickup_schedule\`, its \`start\` or \`end\`: PICKUP_TIME_INVALID.

All invalid fields are returned at once. Records that do not exist are reported after that, one at a time: WAREHOUSE_NOT_FOUND, COURIER_NOT_FOUND, CS_NOT_FOUND.

## What happens next
The order is \`received\`. \`awb\` is null until \`awaiting_pickup\`. Every change sends a webhook; the Webhook page lists the statuses.

In development, the sandbox advances the order automatically, one step every few seconds, following \`metadata.scenario\`:

| Scenario | Result |
|---|---|
| \`delivered\` (default) | all steps to \`delivered\`, without exceptions |
| \`delivery_failed\` | two failed delivery attempts, then \`delivered\` |
| \`returned\` | refused by the recipient, then returned to the warehouse |
| \`cancelled\` | \`cancelled\` by the warehouse before processing |
| \`rejected\` | \`in_review\`, then \`rejected\` |
| \`on_hold\` | on hold in transit, then \`delivered\` |
| \`lost\` | \`lost\` in transit |
| \`damaged\` | \`damaged\` when out for delivery |
| \`weight_adjusted\` | \`order.weight_adjusted\` with a new cost, then \`delivered\` |
| \`cancel_refused\` | \`cancel_requested\` in processing, declined, then \`delivered\`; your own cancel requests are declined too |

## Related
Before: POST /rate/v2. After: webhooks or GET /order/track; POST /order/cancel if the sale is cancelled.
`,
  request: closed({
    partner_order_id: fields.yourOrderId(
      'Your order number: 1 to 40 printable ASCII characters, without leading or trailing spaces. Unique per environment; a duplicate returns ORDER_DUPLICATE.',
    ),
    warehouse_id: fields.warehouseId('Origin of the parcel.'),
    courier_code: fields.courierCode('The courier to use.'),
    service_code: fields.serviceCode('The service to use.'),
    quote_id: Type.Optional(
      code(4000, {
        description:
          'Quote from POST /rate/v2, valid for 30 minutes, to be charged exactly the quoted price. If omitted, the current price applies.',
        examples: [sample.quoteId],
      }),
    ),
    payment_method: fields.paymentMethod,
    cod_amount: Type.Optional(fields.codAmount),
    insurance: Type.Optional(fields.insurance),
    delivery_type: Type.Optional(fields.deliveryType),
    pickup_schedule: Type.Optional(pickupSchedule),
    recipient,
    dropship: Type.Optional(dropship),
    cs_id: Type.Optional(
      code(64, {
        description: 'Agent assigned to the order. A `cs_id` from GET /cs/list.',
        examples: [sample.csId],
      }),
    ),
    items: Type.Array(item, { minItems: 1, maxItems: 100, description: 'Contents of the parcel.' }),
    note: Type.Optional(fields.note),
    metadata: Type.Optional(metadata),
  }),
  data: Type.Object({
    ...shipment.sentOrder,
    sorting_code: Type.String({
      description: 'Sorting code printed on the label: city and district of the destination.',
      examples: ['3171-01'],
    }),
    cost: shipment.cost,
    sla: shipment.sla,
    created_at: moment({ description: 'When the order was received.', examples: [sample.orderedAt] }),
  }),
  message: 'Order received.',
  errors: [
    'AUTH_KEY_SCOPE_MISSING',
    'WAREHOUSE_NOT_FOUND',
    'COURIER_NOT_FOUND',
    'CS_NOT_FOUND',
    'QUOTE_EXPIRED',
    'QUOTE_MISMATCH',
    'STOCK_INSUFFICIENT',
    'ORDER_DUPLICATE',
  ],
  fieldErrors: [
    'PHONE_INVALID',
    'ADDRESS_TOO_SHORT',
    'REGION_NOT_FOUND',
    'POSTAL_REGION_MISMATCH',
    'WEIGHT_INVALID',
    'WEIGHT_OVER_LIMIT',
    'DIMENSION_INVALID',
    'WAREHOUSE_INACTIVE',
    'SKU_NOT_FOUND',
    'SERVICE_NOT_AVAILABLE',
    'COD_NOT_SUPPORTED',
    'COD_LIMIT_EXCEEDED',
    'COD_AMOUNT_TOO_LOW',
    'INSURANCE_LIMIT_EXCEEDED',
    'PICKUP_TIME_INVALID',
  ],
  idempotency: 'required',
  examples: {
    request: {
      partner_order_id: sample.partnerOrderId,
      warehouse_id: sample.warehouseId,
      courier_code: sample.courierCode,
      service_code: sample.serviceCode,
      quote_id: sample.quoteId,
      payment_method: 'COD',
      cod_amount: sample.codAmount,
      insurance: true,
      delivery_type: 'pickup',
      recipient: {
        name: 'Siti Rahma',
        phone: '081234567890',
        address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
        district_code: sample.destinationDistrict,
        postal_code: sample.destinationPostalCode,
      },
      cs_id: sample.csId,
      items: [sampleItem],
      note: 'Titip di satpam bila kosong',
      metadata: { scenario: 'delivery_failed', channel: 'webstore' },
    },
    data: {
      order_id: sample.orderId,
      partner_order_id: sample.partnerOrderId,
      status: 'received',
      awb: null,
      sorting_code: '3171-01',
      cost: sampleCost,
      sla: sampleSla,
      created_at: sample.orderedAt,
    },
  },
})
