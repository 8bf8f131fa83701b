import type { GuideTexts } from './guide-texts.ts'
import { deprecatedRows } from './tables.ts'

export const versions: GuideTexts = {
  summary: 'Yang bisa berubah sewaktu-waktu, yang tidak, dan cara mengetahui API mana yang akan dihentikan.',
  description: `
Versi berlaku per path, bukan untuk seluruh API: \`/rate/v2\` menggantikan \`/rate/v1\`, dan API lain tidak berubah.

## Yang bisa berubah sewaktu-waktu
- Response dan body webhook bisa mendapat field baru. Abaikan field yang tidak Anda kenal.
- API, event, dan kode error baru bisa ditambahkan.
- Teks pesan bisa diubah. Gunakan \`error\` dan \`code\` sebagai acuan, bukan \`message\`.

## Yang tidak berubah dalam satu versi
Path, nama, tipe, dan satuan field, field wajib, kode error dan statusnya, serta nama event.

## API yang deprecated
API yang deprecated tetap berfungsi sampai tanggal akhirnya. Setiap response memuat tiga header:

\`\`\`http
Deprecation: @1782864000
Sunset: Fri, 31 Dec 2027 00:00:00 GMT
Link: </rate/v2>; rel="successor-version"
\`\`\`

| API | Deprecated sejak | Tersedia sampai | Pengganti |
|---|---|---|---|
${deprecatedRows()}

Catat peringatan jika response memuat header \`Deprecation\`, agar Anda tahu lebih awal jika ada API lain yang deprecated:

\`\`\`js
if (response.headers.has('Deprecation')) console.warn(response.url, 'ends', response.headers.get('Sunset'))
\`\`\`

## Terkait
POST /rate/v1 dan POST /order/send/v1 menjelaskan apa yang berubah di penggantinya.
`,
}
