import type { GuideTexts } from './guide-texts.ts'

export const errors: GuideTexts = {
  summary: 'Bentuk response saat gagal, mana yang perlu di-retry, dan caranya.',
  description: `
Saat gagal, status HTTP sama dengan \`code\`, dan \`error\` menyebutkan penyebabnya. Gunakan \`error\` sebagai acuan di kode Anda; nilainya tidak berubah. Tampilkan atau catat \`message\`: dalam bahasa Inggris, atau dalam bahasa Indonesia jika Anda mengirim \`Accept-Language: id\`.

## Isi body
\`\`\`json
{
  "code": 422,
  "error": "VALIDATION_FAILED",
  "message": "One or more fields are invalid. See errors for details.",
  "errors": [
    {
      "field": "items[0].weight_g",
      "error": "WEIGHT_INVALID",
      "message": "The weight must be a whole number of grams greater than zero.",
      "details": { "value": 0, "minimum": 1 }
    }
  ],
  "doc_url": "https://portal.example/documentation/order/send/v2#error.VALIDATION_FAILED",
  "request_id": "req_01JD3P7M2XB5D7F9H1K3M5N7Q9"
}
\`\`\`

- \`errors\` memuat semua field yang tidak valid sekaligus.
- \`details\` berisi nilai yang bisa dipakai kode Anda: nilai yang diterima, batasnya, \`order_id\` yang sudah ada. Setiap error menjelaskan isinya sendiri.
- \`doc_url\` mengarah ke penyebab dan solusinya.
- \`request_id\`, juga di header \`X-Request-Id\`, dipakai untuk mencari request di portal. Sertakan saat Anda menghubungi EDIS.

## Kapan melakukan retry
| Response | Retry? |
|---|---|
| tidak ada, koneksi terputus | ya, jika hanya membaca data atau punya \`Idempotency-Key\` |
| 429 RATE_LIMITED | ya, setelah \`Retry-After\` detik |
| 409 IDEMPOTENCY_IN_PROGRESS | ya, setelah \`Retry-After\` detik, dengan key yang sama |
| 500 INTERNAL_ERROR | ya, jika hanya membaca data atau punya \`Idempotency-Key\` |
| 503 UNAVAILABLE | ya, setelah \`Retry-After\` detik, dengan key yang sama |
| 401 AUTH_TOKEN_EXPIRED | sekali, setelah token diperbarui |
| 4xx lainnya | tidak: perbaiki dulu request-nya |

Request yang mengubah data tanpa key mungkin sudah dijalankan meskipun hasilnya 500 atau tidak ada response: periksa dulu sebelum mengirim ulang. Jangan ulangi POST /auth/refresh; panggil POST /auth/generate.

## Beri jeda
Tunggu selama yang disebutkan \`Retry-After\`. Jika tidak ada, gandakan waktu tunggu setiap kali dan tambahkan jitter, agar semua proses Anda tidak mengirim bersamaan:

\`\`\`js
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

async function callEdis(path, options, attempts = 5) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(process.env.EDIS_URL + path, options).catch(() => null)
    const body = response ? await response.json() : { error: 'NO_RESPONSE' }
    const again = !response || [429, 500, 503].includes(response.status) || body.error === 'IDEMPOTENCY_IN_PROGRESS'
    if (!again || attempt === attempts) return body
    await pause(Number(response?.headers.get('Retry-After')) || 2 ** attempt * (0.5 + Math.random() / 2))
  }
}
\`\`\`

## Terkait
Halaman Idempotency menjelaskan cara retry yang aman untuk request yang mengubah data. Halaman setiap API memuat error-nya beserta penyebab dan solusinya.
`,
}
