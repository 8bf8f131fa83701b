import type { CallTexts } from '../../reference/call-texts.ts'

export const cancelOrder: CallTexts = {
  summary: 'Membatalkan pesanan, atau mengajukan pembatalan jika pesanan sudah diproses gudang.',
  description: `
Hasilnya bergantung pada status pesanan:

| Status pesanan | Hasil |
|---|---|
| \`received\`, \`in_review\`, \`confirmed\` | langsung \`cancelled\`; tidak bisa diurungkan |
| \`processing\`, \`awaiting_pickup\` | \`cancel_requested\`: menunggu keputusan gudang |
| \`cancel_requested\` | CANCEL_ALREADY_REQUESTED |
| \`picked_up\` dan setelahnya, \`on_hold\`, atau final | ORDER_NOT_CANCELLABLE |

Jika gudang setuju, pesanan menjadi \`cancelled\` dan Anda menerima \`order.cancelled\`. Jika gudang menolak karena paket sudah akan berangkat, pesanan kembali ke status sebelumnya dan Anda menerima lagi event status itu: \`order.processing\` atau \`order.awaiting_pickup\`. Sampaikan pembatalan ke pelanggan hanya setelah pesanan \`cancelled\`.

Stok pesanan yang dibatalkan dilepas kembali. \`partner_order_id\`-nya tidak bisa dipakai lagi.

Jika paket sudah di kurir, paket hanya kembali jika penerima menolaknya. Hubungi EDIS untuk mengatur pengembalian.

## Retry
Kirim \`Idempotency-Key\`. Jika response tidak sampai, ulangi request dengan key dan body yang sama. Retry tanpa key juga aman, tetapi bisa menghasilkan ORDER_NOT_CANCELLABLE atau CANCEL_ALREADY_REQUESTED meskipun request pertama berhasil. Dalam hal itu, cek statusnya dengan GET /order/track.

## Mengidentifikasi pesanan
Kirim salah satu saja: \`order_id\`, \`partner_order_id\`, atau \`awb\`. Jika tidak ada, hasilnya FIELD_REQUIRED; jika lebih dari satu, FIELD_INVALID. Sebelum \`awaiting_pickup\`, pesanan belum punya AWB. Jika \`awb\` berisi \`order_id\` atau \`partner_order_id\` dari pesanan yang belum punya AWB, hasilnya AWB_NOT_READY.

## Terkait
Sebelum: POST /order/send/v2. Sesudah: webhook atau GET /order/track, sampai pesanan \`cancelled\` atau berlanjut.
`,
}
