import type { GuideTexts } from './guide-texts.ts'

export const units: GuideTexts = {
  summary: 'Money, weight, size, time, phone numbers and region codes in every call.',
  description: `
Every request and response uses the same formats, so one set of conversions is enough for all calls.

## Units
| Value | Format | Example |
|---|---|---|
| Money | whole rupiah, a JSON integer | \`85000\` |
| Weight | grams, an integer; fields ending in \`_kg\` are in kilograms | \`1200\` for 1.2 kg |
| Size | centimetres, an integer, rounded up | \`13\` for 12.5 cm |
| Phone | \`08…\`, \`62…\` or \`+62…\` in requests, E.164 in responses | \`+6281234567890\` |
| ID | opaque text with a prefix for its type; do not parse it | \`ord_…\` |

Send numbers as JSON numbers, not as text, and never as fractions. A weight of \`1.2\` returns WEIGHT_INVALID, because it is usually a mix-up of grams and kilograms.

## Times
Times are RFC 3339 with a UTC offset. Responses are in UTC with milliseconds, except \`promised_at\`, which has the offset of the origin.

\`\`\`json
{ "created_at": "2026-11-20T02:15:04.218Z", "promised_at": "2026-11-22T23:59:59.999+07:00" }
\`\`\`

Indonesia has three time zones and no daylight saving time:

| Zone | Name | Offset |
|---|---|---|
| WIB | \`Asia/Jakarta\` | +07:00 |
| WITA | \`Asia/Makassar\` | +08:00 |
| WIT | \`Asia/Jayapura\` | +09:00 |

Cut-off times such as \`15:00\` are local to the warehouse.

## Regions
Regions use Kemendagri codes. Each level adds a part to the code of its parent:

| Level | Indonesian | Code |
|---|---|---|
| province | provinsi | \`31\` |
| city | kota, kabupaten | \`31.71\` |
| district | kecamatan | \`31.71.01\` |
| village | kelurahan, desa | \`31.71.01.1001\` |

Rates, orders and the SLA require a district code. A city code returns REGION_NOT_FOUND. Let your customers search by name with GET /region, store the \`code\` with the address, and ask for the postal code separately: postal codes do not identify a district.

## Related
GET /region finds codes. POST /rate/v2 explains how weight is rounded to kilograms.
`,
}
