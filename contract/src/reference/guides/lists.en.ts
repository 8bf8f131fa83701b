import { paging } from '../../calls/fields.ts'
import type { GuideTexts } from './guide-texts.ts'

const { minimum, maximum, default: usual } = paging.limit as unknown as Record<string, number>

export const lists: GuideTexts = {
  summary: 'Page through lists with cursors.',
  description: `
Lists return one page at a time: \`data\` is \`{ "items": […], "next_cursor": … }\`.

## Parameters
| Parameter | Meaning |
|---|---|
| \`limit\` | items per page: ${minimum} to ${maximum}, default ${usual} |
| \`cursor\` | \`next_cursor\` of the previous page; omit it for the first |

Repeat the request with \`cursor\` set to \`next_cursor\` and everything else unchanged, until \`next_cursor\` is \`null\`. A page can contain fewer items than \`limit\` without being the last, so check \`next_cursor\`, not the number of items.

## Read everything
\`\`\`js
async function* pages(path, token) {
  let cursor = null
  do {
    const url = new URL(path, process.env.EDIS_URL)
    url.searchParams.set('limit', '${maximum}')
    if (cursor) url.searchParams.set('cursor', cursor)
    const response = await fetch(url, { headers: { Authorization: \`Bearer \${token}\` } })
    const { data } = await response.json()
    yield* data.items
    cursor = data.next_cursor
  } while (cursor)
}

for await (const region of pages('/region?level=district', token)) console.log(region.code)
\`\`\`

## Cursors
A cursor is opaque: do not parse, build or change it. It marks a position, not a snapshot: items added while you read may appear on a later page. Start again without a cursor if you change a filter.

## Related
GET /product/list, GET /warehouse/list, GET /expedisi/list, GET /region, GET /cs/list and GET /ratecard/v1 are lists.
`,
}
