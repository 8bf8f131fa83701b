import { paging } from '../../calls/fields.ts'
import type { GuideTexts } from './guide-texts.ts'

const { minimum, maximum, default: usual } = paging.limit as unknown as Record<string, number>

export const lists: GuideTexts = {
  summary: 'Cara membaca daftar halaman demi halaman.',
  description: `
Daftar dikirim per halaman: \`data\` berisi \`{ "items": […], "next_cursor": … }\`.

## Parameter
| Parameter | Arti |
|---|---|
| \`limit\` | item per halaman: ${minimum} hingga ${maximum}, default ${usual} |
| \`cursor\` | \`next_cursor\` dari halaman sebelumnya; jangan kirim untuk halaman pertama |

Ulangi request dengan \`cursor\` berisi \`next_cursor\` tanpa mengubah yang lain, sampai \`next_cursor\` bernilai \`null\`. Sebelum halaman terakhir, sebuah halaman bisa berisi lebih sedikit item daripada \`limit\`, jadi periksa \`next_cursor\`, bukan jumlah item.

## Baca semuanya
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

## Cursor
Cursor bersifat opaque: jangan diurai, disusun, atau diubah. Cursor mengingat posisi, bukan salinan data: item yang ditambahkan saat Anda membaca bisa muncul di halaman berikutnya. Jika Anda mengubah filter, mulai lagi tanpa cursor.

## Terkait
GET /product/list, GET /warehouse/list, GET /expedisi/list, GET /region, GET /cs/list, dan GET /ratecard/v1 menghasilkan daftar.
`,
}
