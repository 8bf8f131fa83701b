import { Type } from 'typebox'
import { errorCatalogue } from '../errors/error-catalogue.ts'
import { defineCall } from '../calls/call.ts'
import { closed, moment, oneOf } from '../calls/fields.ts'
import { roundingProse } from './rounding.ts'
import { sample, sampleCost, sampleItem, sampleSla } from './sample.ts'
import * as fields from './shipment-fields.ts'
import * as shipment from './shipment.ts'

const item = closed(
  {
    ...fields.item,
    sku: fields.item.sku('The SKU. Not looked up here; POST /order/send/v2 does.'),
    name: Type.Optional(fields.item.name),
  },
  { title: 'RateItem', description: 'One kind of goods. All but `qty` speaks of one piece.' },
)

/** Why a service is not among the rates. */
export const unavailableErrors = [
  'SERVICE_NOT_AVAILABLE',
  'WEIGHT_OVER_LIMIT',
  'COD_NOT_SUPPORTED',
  'COD_LIMIT_EXCEEDED',
  'COD_AMOUNT_TOO_LOW',
  'INSURANCE_LIMIT_EXCEEDED',
] as const

const rate = Type.Object(
  {
    courier_code: Type.String({ description: 'The courier.', examples: [sample.courierCode] }),
    service_code: Type.String({ description: 'Its service.', examples: [sample.serviceCode] }),
    chargeable_kg: Type.Integer({
      minimum: 1,
      'x-unit': 'kg',
      description: 'The kilograms that this service charges for, by its own divisor, tolerance and minimum.',
      examples: [2],
    }),
    cost: shipment.cost,
    sla: shipment.sla,
  },
  { title: 'Rate', description: 'What one service costs and when it delivers.' },
)

const unavailable = Type.Object(
  {
    courier_code: Type.String({ description: 'The courier.', examples: [sample.courierCode] }),
    service_code: Type.String({ description: 'Its service.', examples: ['ECO'] }),
    error: oneOf(unavailableErrors, {
      description: 'Why the service does not carry this shipment; the code that an order with it would answer.',
      examples: ['COD_NOT_SUPPORTED'],
    }),
    message: Type.String({
      description: 'The same in words.',
      examples: [errorCatalogue.COD_NOT_SUPPORTED.message.en],
    }),
  },
  { title: 'UnavailableRate', description: 'A service that does not carry the shipment.' },
)

export const rateV2 = defineCall({
  page: 'rate/v2',
  transports: ['json'],
  path: '/rate/v2',
  access: 'bearer',
  title: 'Get Rate V2',
  summary: 'What a shipment costs and when it arrives, service by service, with every price locked for 30 minutes.',
  description: `
Ask it at checkout, as soon as you know the goods and the district. It prices the shipment with every service, says until when each delivers, and says of each service that is missing why.

## The quote
\`quote_id\` locks all prices of the answer until \`valid_until\`, 30 minutes later. Send it with POST /order/send/v2, and exactly that is charged, even if the rate card or your contract has changed since.

The order must be the one that was quoted: the same origin, destination, items (qty, price, weight, sizes and SKU, in any order), payment method, \`cod_amount\`, insurance and delivery type, and a service from \`rates\`. Else it answers QUOTE_MISMATCH; after \`valid_until\`, QUOTE_EXPIRED. What the quote left open, the order may fill in: a warehouse in the quoted district, the SKUs, \`cod_amount\`. Names, the recipient and a note are nobody's concern here, and one quote may serve several orders.

## How the weight is counted
${roundingProse}

\`weight\` of the answer follows the rule of services other than cargo; \`rates[].chargeable_kg\` is what the service itself charges for. Sizes are optional, but a courier that finds a parcel larger or heavier than you said sends \`order.weight_adjusted\`, with the new cost: by the prices and rules that the order was priced with, not by later ones.

## How the cost is counted
- \`insurance\`, if asked for: price × qty of all items × the service's rate + its admin fee, rounded up to Rp100.
- \`cod_fee\`, with \`COD\`: the service's rate × (the larger of goods and \`cod_amount\`, + shipping + insurance), rounded up to Rp1, and no less than its minimum. Shipping is base + surcharge − discount.
- \`discount\`: what the service takes off the base, plus what your contract takes off. A contract takes a percentage off each price of the rate card, rounded down to Rp1; GET /ratecard/v1 and POST /rate/v1 show the prices after it.
- \`total\` is the sum of its parts. All are whole rupiah.

\`cod_amount\` may be left out while you do not know it yet, as in a checkout that adds the shipping cost to it. The COD fee then counts the goods, and the quote keeps it. If it is there, services that may not collect it, or whose cost it does not cover, are in \`unavailable\`.

## Retries
Safe: nothing is reserved, and a new answer simply has a new \`quote_id\`. It takes no Idempotency-Key.

## Before and after
Before: GET /warehouse/list for the origin, GET /region for the destination. After: POST /order/send/v2 with \`courier_code\` and \`service_code\` of one of the rates, and the \`quote_id\`.
`,
  request: closed({
    warehouse_id: Type.Optional(
      fields.warehouseId('Where the parcel starts. Exactly one of this and `origin_district`.'),
    ),
    origin_district: Type.Optional(
      fields.originDistrict('Where the parcel starts. Exactly one of this and `warehouse_id`.'),
    ),
    destination_district: fields.destinationDistrict('Where the parcel goes.'),
    items: Type.Array(item, { minItems: 1, maxItems: 100, description: 'What is in the parcel.' }),
    payment_method: Type.Optional({ ...fields.paymentMethod, default: 'PREPAID' }),
    cod_amount: Type.Optional({
      ...fields.codAmount,
      description:
        'All that the courier is to collect from the recipient. With `COD`, as soon as it is known; with `PREPAID` absent or 0.',
    }),
    insurance: Type.Optional(fields.insurance),
    delivery_type: Type.Optional(fields.deliveryType),
    courier_codes: Type.Optional(fields.courierCodes),
  }),
  data: Type.Object({
    quote_id: Type.String({
      description: 'Locks every price below until `valid_until`. For POST /order/send/v2.',
      examples: [sample.quoteId],
    }),
    valid_until: moment({
      description: 'When the quote ends: 30 minutes from now.',
      examples: ['2026-11-20T02:40:00.000Z'],
    }),
    weight: shipment.weight,
    rates: Type.Array(rate, {
      description: 'The services that carry the shipment, the cheapest first. Empty when none does.',
    }),
    unavailable: Type.Array(unavailable, {
      description: 'The services that do not carry it, in the order of their codes, with the reason.',
    }),
  }),
  message: 'Rates found.',
  errors: ['WAREHOUSE_NOT_FOUND', 'COURIER_NOT_FOUND'],
  fieldErrors: ['REGION_NOT_FOUND', 'WAREHOUSE_INACTIVE', 'WEIGHT_INVALID', 'WEIGHT_OVER_LIMIT', 'DIMENSION_INVALID'],
  examples: {
    request: {
      warehouse_id: sample.warehouseId,
      destination_district: sample.destinationDistrict,
      items: [sampleItem],
      payment_method: 'COD',
      cod_amount: sample.codAmount,
      insurance: true,
      delivery_type: 'pickup',
      courier_codes: [sample.courierCode, 'SAMPLE-NUSANTARA'],
    },
    data: {
      quote_id: sample.quoteId,
      valid_until: '2026-11-20T02:40:00.000Z',
      weight: { actual_g: 2_200, volumetric_g: 2_000, chargeable_kg: 2 },
      rates: [
        {
          courier_code: 'SAMPLE-NUSANTARA',
          service_code: 'REG',
          chargeable_kg: 2,
          cost: { base: 18_100, insurance: 4_100, cod_fee: 17_192, surcharge: 453, discount: 0, total: 39_845 },
          sla: { etd_min_days: 2, etd_max_days: 3, promised_at: '2026-11-24T23:59:59.999+07:00' },
        },
        {
          courier_code: sample.courierCode,
          service_code: sample.serviceCode,
          chargeable_kg: 2,
          cost: sampleCost,
          sla: sampleSla,
        },
        {
          courier_code: sample.courierCode,
          service_code: 'EXP',
          chargeable_kg: 2,
          cost: { base: 32_300, insurance: 6_300, cod_fee: 21_108, surcharge: 0, discount: 0, total: 59_708 },
          sla: { etd_min_days: 1, etd_max_days: 1, promised_at: '2026-11-21T23:59:59.999+07:00' },
        },
      ],
      unavailable: [
        {
          courier_code: sample.courierCode,
          service_code: 'ECO',
          error: 'COD_NOT_SUPPORTED',
          message: errorCatalogue.COD_NOT_SUPPORTED.message.en,
        },
        {
          courier_code: 'SAMPLE-NUSANTARA',
          service_code: 'ECO',
          error: 'SERVICE_NOT_AVAILABLE',
          message: errorCatalogue.SERVICE_NOT_AVAILABLE.message.en,
        },
      ],
    },
  },
})
