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
        description: 'Degrees north; south of the equator it is negative. Goes with `longitude`.',
        examples: [-6.1763],
      }),
    ),
    longitude: Type.Optional(longitude({ description: 'Degrees east. Goes with `latitude`.', examples: [106.8317] })),
  },
  {
    title: 'Recipient',
    description: 'Who gets the parcel, and where.',
    dependentRequired: { latitude: ['longitude'], longitude: ['latitude'] },
  },
)

const item = closed(
  {
    ...fields.item,
    sku: fields.item.sku(
      'A `sku` of an active product from GET /product/list: its stock is reserved. Absent: goods that the warehouse does not keep for you.',
    ),
  },
  { title: 'OrderItem', description: 'One kind of goods. All but `qty` speaks of one piece.' },
)

const pickupSchedule = closed(
  {
    start: moment({
      'x-error': 'PICKUP_TIME_INVALID',
      description: 'The courier comes no earlier. In the future, within 7 days.',
      examples: ['2026-11-20T13:00:00+07:00'],
    }),
    end: moment({
      'x-error': 'PICKUP_TIME_INVALID',
      description: 'The courier comes no later. After `start`, within 7 days.',
      examples: ['2026-11-20T16:00:00+07:00'],
    }),
  },
  {
    title: 'PickupSchedule',
    description:
      'When the courier may come. With `delivery_type` pickup alone. `sla` counts from its `start`. Absent: as soon as possible.',
  },
)

const dropship = closed(
  {
    name: line(1, 100, { description: 'Sender on the label.', examples: ['Toko Senja'] }),
    phone: phone({ description: 'Phone number of the sender on the label.', examples: ['081377788899'] }),
  },
  { title: 'Dropship', description: 'Whom the label names as the sender, in place of the warehouse.' },
)

/** The sandbox reads `scenario`; all else is kept as it came. */
const metadata = Type.Unsafe<{ scenario?: Scenario } & Record<string, string>>({
  type: 'object',
  title: 'Metadata',
  properties: {
    scenario: oneOf(scenarios, {
      description: 'What the sandbox does with the order, in development. No effect in production.',
      examples: ['delivered'],
    }),
  },
  additionalProperties: { type: 'string', maxLength: 200 },
  propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_.-]{0,39}$' },
  maxProperties: 20,
  description:
    'Texts of your own, kept with the order: up to 20, names of up to 40 characters (a letter, then letters, digits, `_`, `.` and `-`), values of up to 200.',
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
Call it once per sale, when the order is final: paid, or confirmed as COD. The answer comes after the order, its stock and its first event are stored together, so what you were told is there, whatever happens next.

## Idempotency
\`Idempotency-Key\` is required: 1 to 255 visible ASCII characters, such as a UUID. Make one for each order, store it with the order before you send, and send the same key with the same body on every retry.

| You send | You get |
|---|---|
| the key for the first time | the order |
| the same key and body again, within 24 hours | the first answer, with \`Idempotency-Replayed: true\` |
| the same key while the first is running | IDEMPOTENCY_IN_PROGRESS; wait a second |
| the same key with another body | IDEMPOTENCY_CONFLICT |
| another key with the same \`partner_order_id\` | ORDER_DUPLICATE; its body names the \`order_id\` that exists |

The body is compared byte for byte: keep the text that you sent rather than making it anew. A call that failed keeps no key: correct the request and send it with the same one.

Retry after a time-out, a 500, a 503 and a 429, with growing pauses. A lost answer never becomes a second parcel.

## Price
With a \`quote_id\` from POST /rate/v2 you are charged exactly what was quoted, or get QUOTE_EXPIRED or QUOTE_MISMATCH and no order. Without one, the order is priced as it is sent, by the same rules. Either way \`cost\` says what it is.

## Stock
Each item with a \`sku\` reserves \`qty\` pieces in the warehouse: all items or none. STOCK_INSUFFICIENT names in \`errors\` those that are short. Cancelled and rejected orders release their stock.

## What is checked beyond the fields
- \`service_code\`: SERVICE_NOT_AVAILABLE, when the courier has no such service, or the service does not go there, does not offer the \`delivery_type\`, or does not insure though \`insurance\` is asked for.
- \`payment_method\`: COD_NOT_SUPPORTED. \`cod_amount\`: FIELD_REQUIRED with COD, COD_LIMIT_EXCEEDED above the service's \`max_cod\`, COD_AMOUNT_TOO_LOW below \`cost.total\`, FIELD_INVALID above 0 with PREPAID.
- \`insurance\`: INSURANCE_LIMIT_EXCEEDED. \`items\`: WEIGHT_OVER_LIMIT. \`items[n].sku\`: SKU_NOT_FOUND.
- \`recipient.district_code\`: REGION_NOT_FOUND. \`recipient.postal_code\`: POSTAL_REGION_MISMATCH. \`recipient.phone\`, \`dropship.phone\`: PHONE_INVALID.
- \`warehouse_id\`: WAREHOUSE_INACTIVE. \`pickup_schedule\`, its \`start\` or \`end\`: PICKUP_TIME_INVALID.

All fields at fault are named at once. What is not there at all is told after them, one at a time: WAREHOUSE_NOT_FOUND, COURIER_NOT_FOUND, CS_NOT_FOUND.

## What happens next
The order is \`received\`. \`awb\` is null until it is \`awaiting_pickup\`; each change sends a webhook. See the Webhook page for the states.

In development the sandbox moves the order on its own, a step every few seconds, along \`metadata.scenario\`:

| Scenario | What you will see |
|---|---|
| \`delivered\` (default) | the straight way to \`delivered\` |
| \`delivery_failed\` | two failed attempts, then a third that succeeds |
| \`returned\` | a refusal at the door, then the way back to the warehouse |
| \`cancelled\` | \`cancelled\` by the warehouse, before it starts on it |
| \`rejected\` | \`in_review\`, then \`rejected\` |
| \`on_hold\` | a stop on the way, then on to \`delivered\` |
| \`lost\` | \`lost\` in transit |
| \`weight_adjusted\` | \`order.weight_adjusted\` with a new cost, then \`delivered\` |

## Before and after
Before: POST /rate/v2. After: webhooks or GET /order/track; POST /order/cancel if the sale falls through.
`,
  request: closed({
    partner_order_id: fields.yourOrderId(
      'Your own number for the order: 1 to 40 printable ASCII characters, no space at the ends. Unique in each environment; a second one answers ORDER_DUPLICATE.',
    ),
    warehouse_id: fields.warehouseId('Where the parcel starts.'),
    courier_code: fields.courierCode('The courier.'),
    service_code: fields.serviceCode('The service.'),
    quote_id: Type.Optional(
      code(4000, {
        description:
          'From POST /rate/v2, within 30 minutes: charges exactly what was quoted. Absent: priced as it is sent.',
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
        description: 'Your agent who looks after the order. A `cs_id` from GET /cs/list.',
        examples: [sample.csId],
      }),
    ),
    items: Type.Array(item, { minItems: 1, maxItems: 100, description: 'What is in the parcel.' }),
    note: Type.Optional(fields.note),
    metadata: Type.Optional(metadata),
  }),
  data: Type.Object({
    ...shipment.sentOrder,
    sorting_code: Type.String({
      description: 'Where the parcel is sorted to; printed on the label. City and district of the destination.',
      examples: ['3171-01'],
    }),
    cost: shipment.cost,
    sla: shipment.sla,
    created_at: moment({ description: 'When the order was received.', examples: [sample.orderedAt] }),
  }),
  message: 'Order received.',
  errors: [
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
