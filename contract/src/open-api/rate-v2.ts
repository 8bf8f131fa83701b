import { Type } from 'typebox'
import { errorMessage } from '../errors/error-texts.ts'
import { defineCall } from '../calls/call.ts'
import { closed, moment, oneOf } from '../calls/fields.ts'
import { roundingProse } from './rounding.ts'
import { sample, sampleCost, sampleItem, sampleSla } from './sample.ts'
import * as fields from './shipment-fields.ts'
import * as shipment from './shipment.ts'

const item = closed(
  {
    ...fields.item,
    sku: fields.item.sku('Product SKU. It is not checked here, only by POST /order/send/v2.'),
    name: Type.Optional(fields.item.name),
  },
  { title: 'RateItem', description: 'One product. All fields except `qty` are per unit.' },
)

/** Reasons a service is unavailable. */
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
    courier_code: Type.String({ description: 'Courier code.', examples: [sample.courierCode] }),
    service_code: Type.String({ description: 'Service code.', examples: [sample.serviceCode] }),
    chargeable_kg: Type.Integer({
      minimum: 1,
      'x-unit': 'kg',
      description: 'Weight charged by this service, based on its own divisor, tolerance and minimum.',
      examples: [2],
    }),
    cost: shipment.cost,
    sla: shipment.sla,
  },
  { title: 'Rate', description: 'Cost and delivery time of one service.' },
)

const unavailable = Type.Object(
  {
    courier_code: Type.String({ description: 'Courier code.', examples: [sample.courierCode] }),
    service_code: Type.String({ description: 'Service code.', examples: ['ECO'] }),
    error: oneOf(unavailableErrors, {
      description:
        'Why the service is not available for this shipment: the error code an order with this service would return.',
      examples: ['COD_NOT_SUPPORTED'],
    }),
    message: Type.String({
      description: 'Message for the error code, in the language of Accept-Language.',
      examples: [errorMessage('COD_NOT_SUPPORTED', 'en')],
    }),
  },
  { title: 'UnavailableRate', description: 'A service that is not available for the shipment.' },
)

export const rateV2 = defineCall({
  page: 'rate/v2',
  transports: ['json'],
  path: '/rate/v2',
  access: 'bearer',
  title: 'Get Rate V2',
  summary: 'Returns the cost and delivery time of a shipment for every service, with prices locked for 30 minutes.',
  description: `
Call it at checkout, as soon as you know the items and the destination district. It returns the price and promised delivery time of every available service, and the reason for each unavailable one.

## The quote
\`quote_id\` locks all prices in the response until \`valid_until\`, 30 minutes later. Send it with POST /order/send/v2 to be charged exactly the quoted price, even if the rate card or your contract has changed since.

The order must match the quote: the same origin, destination, items (qty, price, weight, dimensions and SKU, in any order), payment method, \`cod_amount\`, insurance and delivery type, and a service from \`rates\`. Otherwise it returns QUOTE_MISMATCH, or QUOTE_EXPIRED after \`valid_until\`. The order can add what the quote left open: a warehouse in the quoted district, SKUs, \`cod_amount\`. Names, recipient and note are not part of the quote, and one quote can be used for several orders.

## Chargeable weight
${roundingProse}

\`weight\` in the response follows the rule for services other than cargo; \`rates[].chargeable_kg\` is the weight each service charges. Dimensions are optional, but if the courier finds the parcel larger or heavier than declared, you receive \`order.weight_adjusted\` with the new cost, based on the prices and rules in effect when the order was created.

## Cost
- \`insurance\`, if requested: total item value (price × qty) × the service's rate + its admin fee, rounded up to Rp 100.
- \`cod_fee\`, with \`COD\`: the service's rate × (the greater of item value and \`cod_amount\`, + shipping + insurance), rounded up to Rp 1, with a minimum per service. Shipping is base + surcharge − discount.
- \`discount\`: the discount of the service plus your contract discount. A contract discount is a percentage of each price in the rate card, rounded down to Rp 1. GET /ratecard/v1 and POST /rate/v1 return prices after this discount.
- \`total\`: base + insurance + cod_fee + surcharge − discount. All amounts are in whole rupiah.

You can omit \`cod_amount\` if you do not know it yet, for example if your checkout adds the shipping cost to it. The COD fee is then based on the item value and locked in the quote. If you send it, services whose COD limit it exceeds, or whose cost it does not cover, are listed in \`unavailable\`.

## Retries
Always safe to retry: nothing is reserved, and each response has a new \`quote_id\`. This call does not use an Idempotency-Key.

## Related
Before: GET /warehouse/list for the origin, GET /region for the destination. After: POST /order/send/v2 with the \`courier_code\` and \`service_code\` of a rate, and the \`quote_id\`.
`,
  request: closed({
    warehouse_id: Type.Optional(
      fields.warehouseId('Origin of the parcel. Send exactly one of `warehouse_id` and `origin_district`.'),
    ),
    origin_district: Type.Optional(
      fields.originDistrict('Origin of the parcel. Send exactly one of `warehouse_id` and `origin_district`.'),
    ),
    destination_district: fields.destinationDistrict('Destination of the parcel.'),
    items: Type.Array(item, { minItems: 1, maxItems: 100, description: 'Contents of the parcel.' }),
    payment_method: Type.Optional({ ...fields.paymentMethod, default: 'PREPAID' }),
    cod_amount: Type.Optional({
      ...fields.codAmount,
      description:
        'Total amount the courier collects from the recipient. With `COD`, send it as soon as you know it; with `PREPAID`, omit it or send 0.',
    }),
    insurance: Type.Optional(fields.insurance),
    delivery_type: Type.Optional(fields.deliveryType),
    courier_codes: Type.Optional(fields.courierCodes),
  }),
  data: Type.Object({
    quote_id: Type.String({
      description: 'Locks the prices in this response until `valid_until`. Send it with POST /order/send/v2.',
      examples: [sample.quoteId],
    }),
    valid_until: moment({
      description: 'When the quote expires: 30 minutes after the request.',
      examples: ['2026-11-20T02:40:00.000Z'],
    }),
    weight: shipment.weight,
    rates: Type.Array(rate, {
      description: 'Available services, cheapest first. Empty if there are none.',
    }),
    unavailable: Type.Array(unavailable, {
      description: 'Unavailable services, sorted by code, with the reason.',
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
          message: errorMessage('COD_NOT_SUPPORTED', 'en'),
        },
        {
          courier_code: 'SAMPLE-NUSANTARA',
          service_code: 'ECO',
          error: 'SERVICE_NOT_AVAILABLE',
          message: errorMessage('SERVICE_NOT_AVAILABLE', 'en'),
        },
      ],
    },
  },
})
