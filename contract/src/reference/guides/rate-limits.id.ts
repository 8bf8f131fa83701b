import { requestsPerMinute } from '../../limits.ts'
import type { GuideTexts } from './guide-texts.ts'

export const rateLimits: GuideTexts = {
  summary: 'Berapa request yang boleh dikirim, cara melihat sisanya, dan yang harus dilakukan saat batas tercapai.',
  description: `
Request dihitung per partner dan environment, dalam periode satu menit. Batas standarnya ${requestsPerMinute.toLocaleString('id-ID')} request per menit; batas Anda bisa berbeda, jadi baca dari header.

## Header
Setiap response untuk request dengan token memuatnya:

\`\`\`http
RateLimit-Policy: "default";q=${requestsPerMinute};w=60
RateLimit: "default";r=${requestsPerMinute - 3};t=42
\`\`\`

| Nilai | Arti |
|---|---|
| \`q\` | request per periode |
| \`w\` | lama satu periode dalam detik |
| \`r\` | sisa request di periode ini |
| \`t\` | detik sampai periode berakhir |

POST /auth/generate dan POST /auth/refresh juga dihitung, meskipun response-nya tidak memuat header ini.

## Saat batas tercapai
Hasilnya RATE_LIMITED (429) dengan \`Retry-After\`. Request belum dijalankan, jadi selalu aman dikirim lagi setelah jumlah detik itu. Terus mengirim request tidak membantu: setelah ratusan request ditolak, request berikutnya ditunda.

## Tetap di bawah batas
- Gunakan webhook, bukan polling GET /order/track. Penjelasannya ada di halaman Webhook.
- Simpan data yang jarang berubah: gudang, kurir, dan wilayah. Sekali sehari sudah cukup.
- Pakai ulang access token; jangan membuat satu untuk setiap request.
- Perlambat saat \`r\` kecil dan \`t\` besar, jangan menunggu 429.
- Sebar impor besar ke beberapa menit.

## Kunci salah
Setelah 10 kunci salah untuk satu \`partner_id\` dalam semenit, kunci salah berikutnya menghasilkan RATE_LIMITED. Kunci yang benar tetap berfungsi.

## Terkait
Halaman Error dan retry memuat kode yang mematuhi \`Retry-After\`.
`,
}
