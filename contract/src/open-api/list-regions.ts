import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, line, nullable, oneOf, page, paging, postalCode } from '../calls/fields.ts'
import { sample } from './sample.ts'
import { timezones } from './shipment.ts'

export const regionLevels = ['province', 'city', 'district', 'village'] as const

const region = Type.Object(
  {
    code: Type.String({
      description:
        'Kemendagri code: `31` a province, `31.71` a city, `31.71.01` a district, `31.71.01.1001` a village.',
      examples: [sample.destinationDistrict],
    }),
    level: oneOf(regionLevels, {
      description:
        '`province` (provinsi), `city` (kabupaten or kota), `district` (kecamatan) or `village` (kelurahan or desa).',
      examples: ['district'],
    }),
    name: Type.String({ description: 'Its own name.', examples: ['Gambir'] }),
    parent_code: nullable(
      Type.String({ description: 'The region that it lies in; null for a province.', examples: ['31.71'] }),
    ),
    full_name: Type.String({
      description: 'Its name and those of the regions above it.',
      examples: ['Gambir, Kota Jakarta Pusat, DKI Jakarta'],
    }),
    postal_codes: Type.Array(Type.String(), {
      description: 'Its postal codes as far as they are known. As yet, none are.',
      examples: [[]],
    }),
    timezone: oneOf(timezones, {
      title: 'Timezone',
      description: 'Its time zone: WIB, WITA or WIT.',
      examples: ['Asia/Jakarta'],
    }),
  },
  { title: 'Region', description: 'A region of the Kemendagri list.' },
)

export const listRegions = defineCall({
  page: 'region',
  transports: ['query'],
  path: '/region',
  access: 'bearer',
  title: 'Get Region',
  summary: 'Provinces, cities, districts and villages of Indonesia, by name or by the region they lie in.',
  description: `
Finds the code of a place. Rates, orders and the SLA want the code of the district (kecamatan): \`31.71.01\` is Gambir in Jakarta Pusat.

## Two ways to use it
- **As the customer types.** \`level=district&search=gamb\` finds any part of the name, in capitals or not, the best match first; \`gambir jakarta\`, \`Kec. Gambir\` and the typo \`gambri\` find it too. \`full_name\` tells apart places that share a name. It is fast enough to be asked on every keystroke; let your own server ask, so that the token stays there.
- **Step by step**, for select boxes: \`level=province\`, then \`parent_code=31\` for its cities, \`parent_code=31.71\` for their districts, \`parent_code=31.71.01\` for villages. \`parent_code\` gives what lies directly in a region; a \`level\` that is not the next one down finds nothing.

To hold the whole list yourself, page through \`level=district\` (7,285 rows) and repeat it a few times a year: districts are founded and renamed by law, and rates and orders refuse a code that is gone with REGION_NOT_FOUND.

## Postal codes
No list of them is published under a clear licence, so \`postal_codes\` is empty as yet, and a search by \`postal_code\` finds nothing. Of an order's postal code the first digits alone are checked, against the province of its district: in Jakarta it begins with 10 to 14, in East Java with 6. One that cannot be of that province answers POSTAL_REGION_MISMATCH. Choose the district by its name, and let the postal code follow.

## The data
Names and codes are those of the Ministry of Home Affairs (Kementerian Dalam Negeri): 38 provinces, 514 cities, 7,285 districts and 83,762 villages, from the package [idn-area-data](https://github.com/fityannugroho/idn-area-data), © Fityan, MIT licence. A few names are written as people write them: \`Kota Jakarta Pusat\` for \`Kota Administrasi Jakarta Pusat\`.

## Before and after
Before: nothing. After: POST /rate/v2, POST /order/send/v2 or GET /sla with the \`code\` of a district; GET /ratecard/v1 with that of a city.
`,
  request: closed({
    level: Type.Optional(oneOf(regionLevels, { description: 'Only regions of this level.', examples: ['district'] })),
    parent_code: Type.Optional(
      Type.String({
        pattern: '^[0-9]{2}(\\.[0-9]{2}(\\.[0-9]{2})?)?$',
        'x-error': 'REGION_NOT_FOUND',
        description:
          'Only what lies directly in this province, city or district. A code that names none finds nothing.',
        examples: ['31.71'],
      }),
    ),
    search: Type.Optional(
      line(1, 100, {
        description:
          'Any part of the name, or several words of its full name in any order. A typo is forgiven when nothing matches exactly. The best match comes first.',
        examples: ['gambir'],
      }),
    ),
    postal_code: Type.Optional(
      postalCode({
        description: 'Only regions that are known to have this postal code.',
        examples: [sample.destinationPostalCode],
      }),
    ),
    ...paging,
  }),
  data: page(region, 'Regions in the order of level and code; with `search`, the best match first.'),
  message: 'Regions found.',
  errors: [],
  fieldErrors: ['REGION_NOT_FOUND'],
  examples: {
    request: { level: 'district', search: 'gambir' },
    data: {
      items: [
        {
          code: sample.destinationDistrict,
          level: 'district',
          name: 'Gambir',
          parent_code: '31.71',
          full_name: 'Gambir, Kota Jakarta Pusat, DKI Jakarta',
          postal_codes: [],
          timezone: 'Asia/Jakarta',
        },
      ],
      next_cursor: null,
    },
  },
})
