import { idempotencyKeyHours } from '../../limits.ts'
import type { GuideTexts } from './guide-texts.ts'

export const idempotency: GuideTexts = {
  summary: 'Retry dengan aman saat response tidak sampai, tanpa menjalankan request dua kali (idempotensi).',
  description: `
Setiap \`POST\` yang mengubah data menerima header \`Idempotency-Key\`, dan POST /order/send/v2 mewajibkannya. Jika Anda mengulang request dengan key yang sama, EDIS mengirim lagi response pertama tanpa menjalankannya dua kali.

## Kirim key
\`\`\`sh
curl -X POST "$EDIS_URL/order/send/v2" \\
  -H "Authorization: Bearer $EDIS_TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: 8f14e45f-ea3b-4c0d-9a53-2b6d1f7c9e10" \\
  -d @order.json
\`\`\`

Buat key saat pesanan dibuat di sistem Anda, simpan bersama pesanan, dan kirim key yang sama sampai Anda menerima response. Key terdiri dari 1 sampai 255 karakter ASCII yang terlihat, misalnya UUID.

## Jika key yang sama dikirim lagi
| Request kedua | Response |
|---|---|
| key sama, body sama | response pertama, dengan \`Idempotency-Replayed: true\` |
| key sama, body berbeda | IDEMPOTENCY_CONFLICT |
| key sama, request pertama masih diproses | IDEMPOTENCY_IN_PROGRESS |
| tanpa key | IDEMPOTENCY_KEY_REQUIRED dari POST /order/send/v2; API lain dijalankan lagi |

Body dibandingkan byte demi byte: simpan body persis seperti yang Anda kirim, jangan diserialisasi ulang.

## Berapa lama key disimpan
Selama ${idempotencyKeyHours} jam, per partner dan environment. Yang disimpan hanya response yang berhasil: setelah gagal, perbaiki request dan pakai lagi key yang sama.

## Tanpa key
\`partner_order_id\` harus unik, sehingga pesanan kedua dengan nilai yang sama menghasilkan ORDER_DUPLICATE dengan \`details.order_id\` dari pesanan pertama.

## Terkait
Kapan melakukan retry dijelaskan di halaman Error dan retry.
`,
}
