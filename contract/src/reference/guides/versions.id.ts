import type { GuideTexts } from './guide-texts.ts'
import { deprecatedRows } from './tables.ts'

export const versions: GuideTexts = {
  summary: 'Apa yang bisa berubah sewaktu-waktu, apa yang tidak, dan cara mengetahui call yang akan dihentikan.',
  description: `
Versi berlaku per call, bukan untuk seluruh API: \`/rate/v2\` menggantikan \`/rate/v1\`, dan yang lain tetap.

## Yang bisa berubah sewaktu-waktu
- Response dan body webhook bisa mendapat field baru. Abaikan field yang tidak Anda kenal.
- Call, event, dan kode error baru bisa ditambahkan.
- Kalimat pesan bisa diubah. Gunakan \`error\` dan \`code\` sebagai acuan, bukan \`message\`.

## Yang tidak berubah dalam satu versi
Path, nama, tipe, dan satuan field, field wajib, kode error dan statusnya, serta nama event.

## Call yang deprecated
Call yang deprecated tetap berfungsi hingga tanggal akhirnya. Setiap response memuat tiga header:

\`\`\`http
Deprecation: @1782864000
Sunset: Fri, 31 Dec 2027 00:00:00 GMT
Link: </rate/v2>; rel="successor-version"
\`\`\`

| Call | Deprecated sejak | Tersedia hingga | Pengganti |
|---|---|---|---|
${deprecatedRows()}

Catat peringatan jika response memuat header \`Deprecation\`, agar Anda mengetahui yang berikutnya tepat waktu:

\`\`\`js
if (response.headers.has('Deprecation')) console.warn(response.url, 'ends', response.headers.get('Sunset'))
\`\`\`

## Terkait
POST /rate/v1 dan POST /order/send/v1 menjelaskan apa yang berubah di penggantinya.
`,
}
