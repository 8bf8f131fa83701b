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
        'Kemendagri code: `31` is a province, `31.71` a city, `31.71.01` a district, `31.71.01.1001` a village.',
      examples: [sample.destinationDistrict],
    }),
    level: oneOf(regionLevels, {
      description:
        '`province` (provinsi), `city` (kabupaten or kota), `district` (kecamatan) or `village` (kelurahan or desa).',
      examples: ['district'],
    }),
    name: Type.String({ description: 'Name of the region.', examples: ['Gambir'] }),
    parent_code: nullable(
      Type.String({ description: 'Code of the parent region; null for a province.', examples: ['31.71'] }),
    ),
    full_name: Type.String({
      description: 'Name of the region and of its parent regions.',
      examples: ['Gambir, Kota Jakarta Pusat, DKI Jakarta'],
    }),
    postal_codes: Type.Array(Type.String(), {
      description: 'Known postal codes of the region. Currently always empty.',
      examples: [[]],
    }),
    timezone: oneOf(timezones, {
      title: 'Timezone',
      description: 'Time zone of the region: WIB, WITA or WIT.',
      examples: ['Asia/Jakarta'],
    }),
  },
  { title: 'Region', description: 'A region from the Kemendagri list.' },
)

export const listRegions = defineCall({
  page: 'region',
  transports: ['query'],
  path: '/region',
  access: 'bearer',
  title: 'Get Region',
  summary: 'Returns provinces, cities, districts and villages of Indonesia, by name or by parent region.',
  description: `
Finds region codes. Rates, orders and the SLA require a district (kecamatan) code: \`31.71.01\` is Gambir in Jakarta Pusat.

## Two ways to use it
- **As the customer types.** \`level=district&search=gamb\` matches any part of the name, ignoring case, best match first. \`gambir jakarta\`, \`Kec. Gambir\` and the typo \`gambri\` match too. \`full_name\` distinguishes places with the same name. The call is fast enough for every keystroke; send it from your server to keep the token there.
- **Step by step**, for dropdown lists: \`level=province\`, then \`parent_code=31\` for its cities, \`parent_code=31.71\` for their districts, \`parent_code=31.71.01\` for villages. \`parent_code\` returns only the direct children of a region; combined with a \`level\` that is not the next one down, it returns nothing.

To store the whole list, page through \`level=district\` (7,285 items) and repeat this a few times a year: districts are created and renamed by law, and rates and orders return REGION_NOT_FOUND for a code that no longer exists.

## Postal codes
No postal code list is published under a clear licence, so \`postal_codes\` is currently empty and a search by \`postal_code\` returns nothing. Orders check only the first digits of a postal code, against the province of the district: 10 to 14 in Jakarta, 6 in East Java. A postal code that cannot belong to the province returns POSTAL_REGION_MISMATCH. Let customers choose the district by name first, then enter the postal code.

## The data
Names and codes come from the Ministry of Home Affairs (Kementerian Dalam Negeri): 38 provinces, 514 cities, 7,285 districts and 83,762 villages, from the package [idn-area-data](https://github.com/fityannugroho/idn-area-data), © Fityan, MIT licence. A few names use their common form, such as \`Kota Jakarta Pusat\` for \`Kota Administrasi Jakarta Pusat\`.

## Related
Before: none. After: POST /rate/v2, POST /order/send/v2 or GET /sla with a district \`code\`, or GET /ratecard/v1 with a city \`code\`.
`,
  request: closed({
    level: Type.Optional(oneOf(regionLevels, { description: 'Only regions of this level.', examples: ['district'] })),
    parent_code: Type.Optional(
      Type.String({
        pattern: '^[0-9]{2}(\\.[0-9]{2}(\\.[0-9]{2})?)?$',
        'x-error': 'REGION_NOT_FOUND',
        description:
          'Returns only the direct children of this province, city or district. An unknown code returns nothing.',
        examples: ['31.71'],
      }),
    ),
    search: Type.Optional(
      line(1, 100, {
        description:
          'Any part of the name, or several words of the full name in any order. Typos are tolerated if nothing matches exactly. Best match first.',
        examples: ['gambir'],
      }),
    ),
    postal_code: Type.Optional(
      postalCode({
        description: 'Only regions with this postal code.',
        examples: [sample.destinationPostalCode],
      }),
    ),
    ...paging,
  }),
  data: page(region, 'Regions, sorted by level and code; with `search`, best match first.'),
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
