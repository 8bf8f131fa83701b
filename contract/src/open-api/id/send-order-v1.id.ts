import type { CallTexts } from '../../reference/call-texts.ts'

export const sendOrderV1: CallTexts = {
  summary: 'Membuat pesanan untuk paket berisi satu produk.',
  description: `
Deprecated: gunakan POST /order/send/v2. API ini tersedia sampai 31 Desember 2027, dan response-nya menyertakan header \`Deprecation\`, \`Sunset\`, dan \`Link\`.

V1 memakai data paket secara keseluruhan: \`weight_g\`, dimensi, dan \`item_value\` adalah total semua unit. V1 tidak mengenal SKU, tidak mereservasi stok, dan memakai harga pada saat request.

## Yang berubah di V2
| V1 | V2 |
|---|---|
| field \`recipient_…\` yang terpisah-pisah | object \`recipient\`, dengan koordinat opsional |
| \`item_name\`, \`qty\`, \`item_value\` untuk satu produk | \`items[]\`, hingga 100 produk, dengan harga, berat, dan dimensi **per unit** |
| tidak mereservasi stok | \`items[].sku\` mereservasi stok |
| harga saat ini | \`quote_id\` mengunci harga dari POST /rate/v2 |
| \`pickup\`, atau \`dropoff\` jika layanan hanya mendukung antar ke gerai (drop-off) | \`delivery_type\` dan \`pickup_schedule\` |
| – | \`dropship\`, \`cs_id\`, \`metadata\` |
| \`Idempotency-Key\` opsional | \`Idempotency-Key\` wajib |

Saat migrasi, bagi berat dan \`item_value\` dengan \`qty\`. Jika tidak, Anda akan ditagih terlalu mahal.

## Retry
Kirim \`Idempotency-Key\`, dan ulangi request dengan key dan body yang sama sampai Anda menerima response. Tanpa key, \`partner_order_id\` tetap melindungi Anda: pesanan kedua dengan nomor yang sama menghasilkan ORDER_DUPLICATE, dan \`errors[0].message\` berisi \`order_id\` pesanan pertama.

## Terkait
Sebelum: POST /rate/v1 untuk cek ongkir. Sesudah: GET /order/track, webhook, POST /order/cancel. Ketiganya berlaku sama untuk pesanan dari kedua versi.
`,
}
