import { idempotencyKeyHours } from '../../limits.ts'
import type { GuideTexts } from './guide-texts.ts'

export const idempotency: GuideTexts = {
  summary: 'Coba ulang penulisan setelah response tidak sampai, tanpa menjalankannya dua kali.',
  description: `
Setiap \`POST\` yang menulis data menerima header \`Idempotency-Key\`, dan POST /order/send/v2 mewajibkannya. Ulangi request dengan key yang sama, maka EDIS mengembalikan response pertama dan tidak menjalankannya lagi.

## Kirim key
\`\`\`sh
curl -X POST "$EDIS_URL/order/send/v2" \\
  -H "Authorization: Bearer $EDIS_TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: 8f14e45f-ea3b-4c0d-9a53-2b6d1f7c9e10" \\
  -d @order.json
\`\`\`

Buat key saat Anda membuat pesanan di sistem Anda, simpan keduanya bersama, dan kirim key yang sama sampai Anda menerima response. Key terdiri dari 1 hingga 255 karakter ASCII yang terlihat; UUID adalah pilihan yang baik.

## Hasil key yang sama
| Request kedua | Response |
|---|---|
| key sama, body sama | response pertama, dengan \`Idempotency-Replayed: true\` |
| key sama, body berbeda | IDEMPOTENCY_CONFLICT |
| key sama, request pertama masih diproses | IDEMPOTENCY_IN_PROGRESS |
| tanpa key | IDEMPOTENCY_KEY_REQUIRED dari POST /order/send/v2; call lain dijalankan lagi |

Body dibandingkan byte demi byte: simpan body yang Anda kirim, jangan menyusunnya ulang.

## Berapa lama key disimpan
${idempotencyKeyHours} jam, per partner dan environment. Hanya response yang berhasil yang disimpan: setelah gagal, perbaiki request dan pakai lagi key yang sama.

## Tanpa key
\`partner_order_id\` harus unik, sehingga pesanan kedua dengan nilai yang sama menghasilkan ORDER_DUPLICATE dengan \`details.order_id\` dari pesanan pertama.

## Terkait
Halaman Error dan retry memuat apa saja yang perlu dicoba ulang.
`,
}
