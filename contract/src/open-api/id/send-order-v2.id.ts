import type { CallTexts } from '../../reference/call-texts.ts'

export const sendOrderV2: CallTexts = {
  summary: 'Membuat pesanan sekaligus mereservasi stoknya.',
  description: `
Panggil sekali per penjualan, saat pesanan sudah final: dibayar, atau dikonfirmasi sebagai COD. Pesanan, reservasi stok, dan event pertamanya disimpan bersamaan sebelum response dikirim. Jika response-nya sukses, pesanan pasti tersimpan.

## Idempotency
\`Idempotency-Key\` wajib: 1 sampai 255 karakter ASCII yang terlihat, misalnya UUID. Buat satu key per pesanan, simpan bersama pesanan sebelum request dikirim, lalu kirim key dan body yang sama di setiap retry.

| Yang Anda kirim | Response |
|---|---|
| key baru | pesanan |
| key dan body yang sama dalam 24 jam | response pertama, dengan \`Idempotency-Replayed: true\` |
| key yang sama saat request pertama masih diproses | IDEMPOTENCY_IN_PROGRESS; coba lagi setelah \`Retry-After\` detik |
| key yang sama dengan body berbeda | IDEMPOTENCY_CONFLICT |
| key lain dengan \`partner_order_id\` yang sama | ORDER_DUPLICATE, dengan \`order_id\` pesanan yang sudah ada |

Body dibandingkan byte demi byte: simpan teks persis seperti yang Anda kirim, jangan diserialisasi ulang. Request yang gagal tidak menghabiskan key-nya: perbaiki, lalu kirim lagi dengan key yang sama.

Setelah timeout, 429, 500, atau 503, lakukan retry dengan exponential backoff. Response yang hilang tidak akan membuat paket ganda.

## Harga
Dengan \`quote_id\` dari POST /rate/v2, Anda ditagih persis sesuai quote. Jika quote tidak bisa dipakai, hasilnya QUOTE_EXPIRED atau QUOTE_MISMATCH dan pesanan tidak dibuat. Tanpa quote, harga saat ini yang berlaku, dihitung dengan aturan yang sama. Harganya ada di \`cost\`.

## Stok
Setiap item dengan \`sku\` mereservasi \`qty\` unit di gudang: semua item, atau tidak sama sekali. STOCK_INSUFFICIENT mencantumkan item yang stoknya kurang di \`errors\`. Stok dilepas saat pesanan dibatalkan atau ditolak.

## Validasi tambahan
- \`service_code\`: SERVICE_NOT_AVAILABLE jika kurir tidak punya layanan ini, atau layanan tidak menjangkau tujuan, tidak mendukung \`delivery_type\`, atau tidak menyediakan \`insurance\` yang diminta.
- \`payment_method\`: COD_NOT_SUPPORTED. \`cod_amount\`: FIELD_REQUIRED untuk COD, COD_LIMIT_EXCEEDED jika di atas \`max_cod\` layanan, COD_AMOUNT_TOO_LOW jika di bawah \`cost.total\`, FIELD_INVALID jika di atas 0 untuk PREPAID.
- \`insurance\`: INSURANCE_LIMIT_EXCEEDED. \`items\`: WEIGHT_OVER_LIMIT. \`items[n].sku\`: SKU_NOT_FOUND.
- \`recipient.district_code\`: REGION_NOT_FOUND. \`recipient.postal_code\`: POSTAL_REGION_MISMATCH. \`recipient.phone\`, \`dropship.phone\`: PHONE_INVALID.
- \`warehouse_id\`: WAREHOUSE_INACTIVE. \`pickup_schedule\`, \`start\` atau \`end\`-nya: PICKUP_TIME_INVALID.

Semua field yang tidak valid dilaporkan sekaligus, lalu data yang tidak ditemukan satu per satu: WAREHOUSE_NOT_FOUND, COURIER_NOT_FOUND, CS_NOT_FOUND.

## Yang terjadi selanjutnya
Pesanan berstatus \`received\`. \`awb\` bernilai null sampai \`awaiting_pickup\`. Setiap perubahan mengirim webhook; daftar statusnya ada di halaman Webhook.

Di development, sandbox menjalankan pesanan otomatis, satu langkah setiap beberapa detik, mengikuti \`metadata.scenario\`:

| Skenario | Hasil |
|---|---|
| \`delivered\` (default) | semua langkah sampai \`delivered\`, tanpa kendala |
| \`delivery_failed\` | dua kali pengantaran gagal, lalu \`delivered\` |
| \`returned\` | ditolak penerima, lalu dikembalikan ke gudang |
| \`cancelled\` | \`cancelled\` oleh gudang sebelum diproses |
| \`rejected\` | \`in_review\`, lalu \`rejected\` |
| \`on_hold\` | ditahan di perjalanan, lalu \`delivered\` |
| \`lost\` | \`lost\` di perjalanan |
| \`damaged\` | \`damaged\` saat diantar |
| \`weight_adjusted\` | \`order.weight_adjusted\` dengan biaya baru, lalu \`delivered\` |
| \`cancel_refused\` | \`cancel_requested\` saat diproses, ditolak gudang, lalu \`delivered\`; pengajuan pembatalan dari Anda juga ditolak |

## Terkait
Sebelum: POST /rate/v2. Sesudah: webhook atau GET /order/track; POST /order/cancel jika penjualan batal.
`,
}
