import { requestsPerMinute } from '../../limits.ts'
import type { GuideTexts } from './guide-texts.ts'

export const rateLimits: GuideTexts = {
  summary: 'Berapa request yang boleh dikirim, cara melihat sisanya, dan apa yang dilakukan saat batas tercapai.',
  description: `
Request dihitung per partner dan environment, dalam jendela waktu satu menit. Batas umumnya ${requestsPerMinute.toLocaleString('id-ID')} request per menit; batas Anda bisa berbeda, jadi bacalah dari header.

## Header
Setiap response untuk request dengan token memuatnya:

\`\`\`http
RateLimit-Policy: "default";q=${requestsPerMinute};w=60
RateLimit: "default";r=${requestsPerMinute - 3};t=42
\`\`\`

| Nilai | Arti |
|---|---|
| \`q\` | request per jendela waktu |
| \`w\` | panjang jendela waktu dalam detik |
| \`r\` | sisa request di jendela waktu ini |
| \`t\` | detik hingga jendela waktu berakhir |

POST /auth/generate dan POST /auth/refresh juga dihitung, meskipun response-nya tidak memuat header ini.

## Saat batas tercapai
Call mengembalikan RATE_LIMITED (429) dengan \`Retry-After\`. Request belum dijalankan, sehingga selalu aman dikirim lagi setelah jumlah detik tersebut. Mengirim lebih banyak sementara itu tidak membantu: setelah ratusan request ditolak, request berikutnya ditunda.

## Tetap di bawah batas
- Gunakan webhook, bukan polling GET /order/track. Penjelasannya ada di halaman Webhook.
- Simpan data yang jarang berubah: gudang, kurir, dan wilayah. Sekali sehari sudah cukup.
- Pakai ulang access token; jangan membuat satu untuk setiap request.
- Perlambat saat \`r\` kecil dan \`t\` besar, jangan menunggu 429.
- Sebar impor besar ke beberapa menit.

## Key salah
Setelah 10 key salah untuk sebuah \`partner_id\` dalam satu menit, key salah berikutnya menghasilkan RATE_LIMITED. Key yang benar tetap berfungsi.

## Terkait
Halaman Error dan retry memuat kode yang mematuhi \`Retry-After\`.
`,
}
