import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { city, closed, code, day, nullable, page, paging } from '../calls/fields.ts'
import { sample } from './sample.ts'
import { courierCode } from './shipment-fields.ts'
import { etd } from './shipment.ts'

const rateCardRow = Type.Object(
  {
    courier_code: Type.String({
      description: 'Courier code, as in GET /expedisi/list.',
      examples: [sample.courierCode],
    }),
    service_code: Type.String({ description: 'Service code.', examples: [sample.serviceCode] }),
    origin_city_code: Type.String({
      description: 'Origin city (kabupaten or kota): the first five characters of the origin district code.',
      examples: [sample.originCity],
    }),
    destination_district_code: Type.String({
      description: 'Destination district (kecamatan).',
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
      description: 'Price of each additional kilogram.',
      examples: [9_000],
    }),
    min_weight_kg: Type.Integer({
      minimum: 1,
      'x-unit': 'kg',
      description: 'Minimum chargeable weight.',
      examples: [1],
    }),
    volumetric_divisor: Type.Integer({
      minimum: 1,
      description: 'Volume in cm³ that counts as one kilogram.',
      examples: [6000],
    }),
    ...etd,
    cod_available: Type.Boolean({
      description: 'Whether the service supports COD in the destination district.',
      examples: [true],
    }),
    valid_from: day({ description: 'First day the price is valid.', examples: ['2026-01-01'] }),
    valid_to: nullable(day({ description: 'Last day the price is valid; null: no end date.', examples: [null] })),
  },
  { title: 'RateCardRow', description: 'Price of one service on one route.' },
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
  summary: 'Returns your current price list: in pages as JSON, or in full as CSV.',
  description: `
The prices behind POST /rate/v2, one row per service, origin city and destination district. If you have a contract, these are your contract prices. Disabled services are omitted.

## When to call it
To calculate rates in your own software, for example in a checkout that cannot wait for a request, or to compare prices. For the price of one shipment, use POST /rate/v2: it adds insurance, COD fee, surcharge and discount, and locks the result.

## As CSV
With \`Accept: text/csv\` (and no \`application/json\` in the same header), the response is the whole rate card, or the part that matches the other fields, as one CSV stream in UTF-8: a header row with the field names below, then one row per price, with CRLF line endings. \`cursor\` and \`limit\` are ignored. A full rate card can be several hundred megabytes: write it to a file as it arrives, and request one origin at a time if you ship only from there.

\`\`\`sh
curl -H "Authorization: Bearer $EDIS_TOKEN" -H "Accept: text/csv" \\
  "https://dev-api.edis.example/ratecard/v1?origin_city=31.74" -o rate-card.csv
\`\`\`

Without that header, the response is JSON in pages of up to 100 items.

## When prices change
A rate card applies from its first to its last valid day, in Asia/Jakarta time. A newer rate card replaces it entirely on its own first day. If this happens while you are paging, the cursor continues in the new rate card; a CSV always contains a single rate card. A \`quote_id\` keeps its quoted price, and an order keeps the prices it was created with.

The initial rate card is sample data with fictional prices.

## Related
Before: GET /region for city and district codes. After: POST /rate/v2. There, \`cost.base\` minus your contract discount equals \`price_first_kg\` + (kg − 1) × \`price_next_kg\`.
`,
  request: closed({
    origin_city: Type.Optional(
      city({
        description:
          'Only prices from this city (kabupaten or kota). Kemendagri code, from GET /region with `level=city`.',
        examples: [sample.originCity],
      }),
    ),
    courier_code: Type.Optional(courierCode('Only this courier.')),
    service_code: Type.Optional(
      code(20, {
        description: 'Only services with this code, of any courier unless `courier_code` is also sent.',
        examples: [sample.serviceCode],
      }),
    ),
    ...paging,
  }),
  data: page(rateCardRow, 'Rows, sorted by origin, courier, service and destination.'),
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
