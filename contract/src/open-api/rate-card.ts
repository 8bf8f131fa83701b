import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { city, closed, code, day, nullable, page, paging } from '../calls/fields.ts'
import { sample } from './sample.ts'
import { courierCode } from './shipment-fields.ts'
import { etd } from './shipment.ts'

const rateCardRow = Type.Object(
  {
    courier_code: Type.String({
      description: 'The courier, as in GET /expedisi/list.',
      examples: [sample.courierCode],
    }),
    service_code: Type.String({ description: 'Its service.', examples: [sample.serviceCode] }),
    origin_city_code: Type.String({
      description:
        'The city (kabupaten or kota) that parcels start in: the first five characters of the district’s code.',
      examples: [sample.originCity],
    }),
    destination_district_code: Type.String({
      description: 'The district (kecamatan) that they go to.',
      examples: [sample.destinationDistrict],
    }),
    price_first_kg: Type.Integer({
      minimum: 0,
      'x-unit': 'rupiah',
      description: 'Price of the first kilogram.',
      examples: [10_000],
    }),
    price_next_kg: Type.Integer({
      minimum: 0,
      'x-unit': 'rupiah',
      description: 'Price of each further one.',
      examples: [9_000],
    }),
    min_weight_kg: Type.Integer({
      minimum: 1,
      'x-unit': 'kg',
      description: 'The least that is charged.',
      examples: [1],
    }),
    volumetric_divisor: Type.Integer({
      minimum: 1,
      description: 'How many cm³ count as one kilogram.',
      examples: [6000],
    }),
    ...etd,
    cod_available: Type.Boolean({
      description: 'Whether the service collects cash in that district.',
      examples: [true],
    }),
    valid_from: day({ description: 'First day of the price.', examples: ['2026-01-01'] }),
    valid_to: nullable(day({ description: 'Last day of the price; null: until further notice.', examples: [null] })),
  },
  { title: 'RateCardRow', description: 'The price of one service on one route.' },
)

/** The first row from the city. */
const sampleRow = {
  courier_code: sample.courierCode,
  service_code: sample.serviceCode,
  origin_city_code: sample.originCity,
  destination_district_code: '11.01.01',
  price_first_kg: 28_000,
  price_next_kg: 25_200,
  min_weight_kg: 1,
  volumetric_divisor: 6000,
  etd_min_days: 3,
  etd_max_days: 4,
  cod_available: true,
  valid_from: '2026-01-01',
  valid_to: null,
}

export const rateCard = defineCall({
  page: 'ratecard/v1',
  transports: ['query'],
  path: '/ratecard/v1',
  access: 'bearer',
  title: 'Get Rate Card V1',
  summary: 'Your price list in force: page by page as JSON, or whole as CSV.',
  description: `
The prices behind POST /rate/v2, one row for each service from an origin city to a destination district. They are yours: the prices of your contract, if you have one. Services that are switched off are left out.

## When to call it
To compute rates in your own software, for instance in a checkout that must not wait for a call, or to compare prices. For the price of one shipment ask POST /rate/v2: it adds insurance, COD fee, surcharge and discount, and locks the result.

## As CSV
With \`Accept: text/csv\`, and no \`application/json\` beside it, the answer is the whole card, or what the other fields leave of it, as one stream of CSV in UTF-8: a header row with the names below, then a row for each price, lines ending in CRLF. \`cursor\` and \`limit\` have no meaning there. A full card has many rows for each service and can be several hundred megabytes: write it to a file as it comes, and ask for one origin at a time if that is all you ship from.

\`\`\`sh
curl -H "Authorization: Bearer $EDIS_TOKEN" -H "Accept: text/csv" \\
  "https://dev-api.edis.example/ratecard/v1?origin_city=31.74" -o rate-card.csv
\`\`\`

Without that header the answer is JSON in pages of up to 100 rows.

## When prices change
A card is in force from the first day to the last day of its validity, in Asia/Jakarta. A newer card replaces it whole on its own first day. If that happens while you page, the cursor continues in the new card; a CSV stays one card to its end. A \`quote_id\` keeps the price that it was given for, and an order the prices that it was priced with.

The card of the first start is a SAMPLE with invented prices.

## Before and after
Before: GET /region for codes of cities and districts. After: price_first_kg + (kg − 1) × price_next_kg is \`cost.base\` of POST /rate/v2, less what your contract takes off.
`,
  request: closed({
    origin_city: Type.Optional(
      city({
        description: 'Only from this city (kabupaten or kota). Kemendagri code, from GET /region with `level=city`.',
        examples: [sample.originCity],
      }),
    ),
    courier_code: Type.Optional(courierCode('Only this courier.')),
    service_code: Type.Optional(
      code(20, {
        description: 'Only services with this code, of any courier unless `courier_code` is sent too.',
        examples: [sample.serviceCode],
      }),
    ),
    ...paging,
  }),
  data: page(rateCardRow, 'Rows in the order of origin, courier, service and destination.'),
  message: 'Rate card found.',
  errors: ['COURIER_NOT_FOUND'],
  fieldErrors: ['REGION_NOT_FOUND', 'SERVICE_NOT_AVAILABLE'],
  alternative: {
    mediaType: 'text/csv',
    example: `${Object.keys(sampleRow).join(',')}\r\n${Object.values(sampleRow).join(',')}\r\n`,
  },
  examples: {
    request: {
      origin_city: sample.originCity,
      courier_code: sample.courierCode,
      service_code: sample.serviceCode,
      limit: 1,
    },
    data: {
      items: [sampleRow],
      next_cursor: 'WyIzMS43NCIsIlNBTVBMRS1LSUxBVCIsIlJFRyIsIjExLjAxLjAxIl0',
    },
  },
})
