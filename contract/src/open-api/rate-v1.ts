import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, grams } from '../calls/fields.ts'
import { roundingProse } from './rounding.ts'
import { sample } from './sample.ts'
import { courierCodes, destinationDistrict, originDistrict } from './shipment-fields.ts'
import { etd } from './shipment.ts'

const rate = Type.Object(
  {
    courier_code: Type.String({ description: 'The courier.', examples: [sample.courierCode] }),
    service_code: Type.String({ description: 'Its service.', examples: [sample.serviceCode] }),
    service_name: Type.String({ description: 'Name of the service, for people.', examples: [sample.serviceName] }),
    price: Type.Integer({
      minimum: 0,
      'x-unit': 'rupiah',
      description:
        'The base price by your rate card, less what your contract takes off. No insurance, COD fee, surcharge or discount of the service is in it.',
      examples: [19_000],
    }),
    ...etd,
    cod_available: Type.Boolean({
      description: 'Whether the service collects cash in that district.',
      examples: [true],
    }),
  },
  { title: 'RateV1', description: 'The base price of one service.' },
)

export const rateV1 = defineCall({
  page: 'rate/v1',
  transports: ['json'],
  path: '/rate/v1',
  access: 'bearer',
  title: 'Get Rate V1',
  summary: 'The base price of one weight on one route, service by service.',
  description: `
Deprecated: use POST /rate/v2. This call stays until 31 December 2027 and answers with the headers \`Deprecation\`, \`Sunset\` and \`Link\`.

It tells the base price of a weight between two districts, and nothing else. What you are charged may differ, because V1 knows neither the size of the goods nor their value, insurance or COD.

## What changed in V2
| V1 | V2 |
|---|---|
| \`weight_g\` of the whole parcel | \`items[]\` with qty, price, weight and sizes of one piece |
| \`origin_district\` | \`warehouse_id\` or \`origin_district\` |
| \`price\`, the base alone | \`cost\` with insurance, COD fee, surcharge, discount and total |
| an array | \`rates[]\`, and \`unavailable[]\` with the reason for each service that is missing |
| a price that may have changed by the time you order | \`quote_id\`, which locks the price for 30 minutes |

## How the weight is counted
${roundingProse}

V1 counts the actual weight alone.

## Retries
Safe: nothing is stored.

## Before and after
Before: GET /region for the districts. After: POST /order/send/v1, or better both V2 calls.
`,
  request: closed({
    origin_district: originDistrict('Where the parcel starts.'),
    destination_district: destinationDistrict('Where the parcel goes.'),
    weight_g: grams({ description: 'Weight of the whole parcel, packed.', examples: [2_200] }),
    courier_codes: Type.Optional(courierCodes),
  }),
  data: Type.Array(rate, {
    description: 'The services that carry this weight there, in the order of their codes. Empty when none does.',
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
