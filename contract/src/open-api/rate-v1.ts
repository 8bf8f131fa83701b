import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, grams } from '../calls/fields.ts'
import { roundingProse } from './rounding.ts'
import { sample } from './sample.ts'
import { courierCodes, destinationDistrict, originDistrict } from './shipment-fields.ts'
import { etd } from './shipment.ts'

const rate = Type.Object(
  {
    courier_code: Type.String({ description: 'Courier code.', examples: [sample.courierCode] }),
    service_code: Type.String({ description: 'Service code.', examples: [sample.serviceCode] }),
    service_name: Type.String({ description: 'Display name of the service.', examples: [sample.serviceName] }),
    price: Type.Integer({
      minimum: 0,
      'x-unit': 'rupiah',
      description:
        'Base price from your rate card, after your contract discount. Excludes insurance, COD fee, surcharge and discounts of the service.',
      examples: [19_000],
    }),
    ...etd,
    cod_available: Type.Boolean({
      description: 'Whether the service supports COD in the destination district.',
      examples: [true],
    }),
  },
  { title: 'RateV1', description: 'Base price of one service.' },
)

export const rateV1 = defineCall({
  page: 'rate/v1',
  transports: ['json'],
  path: '/rate/v1',
  access: 'bearer',
  title: 'Get Rate V1',
  summary: 'Returns the base price per service for one weight and route.',
  description: `
Deprecated: use POST /rate/v2. This call is available until 31 December 2027, and its responses include the headers \`Deprecation\`, \`Sunset\` and \`Link\`.

It returns only the base price for a weight between two districts. The actual charge may differ, because V1 does not consider dimensions, value, insurance or COD.

## What changed in V2
| V1 | V2 |
|---|---|
| \`weight_g\` of the whole parcel | \`items[]\` with qty and, per unit, price, weight and dimensions |
| \`origin_district\` | \`warehouse_id\` or \`origin_district\` |
| \`price\`, the base price only | \`cost\` with insurance, COD fee, surcharge, discount and total |
| an array | \`rates[]\`, and \`unavailable[]\` with the reason for each unavailable service |
| a price that may change before you order | \`quote_id\`, which locks the price for 30 minutes |

## Chargeable weight
${roundingProse}

V1 uses only the actual weight.

## Retries
Always safe to retry: nothing is stored.

## Related
Before: GET /region for the districts. After: POST /order/send/v1. Use V2 of both calls for new integrations.
`,
  request: closed({
    origin_district: originDistrict('Origin of the parcel.'),
    destination_district: destinationDistrict('Destination of the parcel.'),
    weight_g: grams({ description: 'Packed weight of the whole parcel.', examples: [2_200] }),
    courier_codes: Type.Optional(courierCodes),
  }),
  data: Type.Array(rate, {
    description: 'Services available for this weight and route, sorted by code. Empty if there are none.',
  }),
  message: 'Rates found.',
  errors: ['COURIER_NOT_FOUND'],
  fieldErrors: ['REGION_NOT_FOUND', 'WEIGHT_INVALID', 'WEIGHT_OVER_LIMIT'],
  deprecated: { since: '2026-07-01', sunset: '2027-12-31', successor: '/rate/v2' },
  examples: {
    request: {
      origin_district: sample.originDistrict,
      destination_district: sample.destinationDistrict,
      weight_g: 2_200,
      courier_codes: [sample.courierCode],
    },
    data: [
      {
        courier_code: sample.courierCode,
        service_code: 'ECO',
        service_name: 'SAMPLE Kilat Hemat',
        price: 14_300,
        etd_min_days: 3,
        etd_max_days: 4,
        cod_available: false,
      },
      {
        courier_code: sample.courierCode,
        service_code: 'EXP',
        service_name: 'SAMPLE Kilat Ekspres',
        price: 32_300,
        etd_min_days: 1,
        etd_max_days: 1,
        cod_available: true,
      },
      {
        courier_code: sample.courierCode,
        service_code: sample.serviceCode,
        service_name: sample.serviceName,
        price: 19_000,
        etd_min_days: 1,
        etd_max_days: 2,
        cod_available: true,
      },
    ],
  },
})
