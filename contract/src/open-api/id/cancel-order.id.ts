import type { CallTexts } from '../../reference/call-texts.ts'

export const cancelOrder: CallTexts = {
  summary: 'Membatalkan pesanan, atau mengajukan pembatalan jika gudang sudah memprosesnya.',
  description: `
Hasilnya bergantung pada status pesanan:

| Status pesanan | Hasil |
|---|---|
| \`received\`, \`in_review\`, \`confirmed\` | langsung \`cancelled\`; tidak dapat diurungkan |
| \`processing\`, \`awaiting_pickup\` | \`cancel_requested\`: gudang yang memutuskan |
| \`cancel_requested\` | CANCEL_ALREADY_REQUESTED |
| \`picked_up\` dan setelahnya, \`on_hold\`, atau final | ORDER_NOT_CANCELLABLE |

Jika gudang menyetujui, pesanan menjadi \`cancelled\` dan Anda menerima \`order.cancelled\`. Jika gudang menolak karena paket sudah akan dikirim, pesanan kembali ke status sebelumnya dan Anda menerima lagi event untuk status itu: \`order.processing\` atau \`order.awaiting_pickup\`. Sampaikan pembatalan ke pelanggan hanya setelah pesanan berstatus \`cancelled\`.

Pembatalan mengembalikan stok yang dipesan. \`partner_order_id\` pesanan itu tidak dapat dipakai lagi.

Setelah paket ada di kurir, paket hanya kembali jika penerima menolaknya. Hubungi EDIS untuk mengatur pengembalian.

## Mencoba ulang
Kirim \`Idempotency-Key\`, dan jika response tidak sampai, ulangi request dengan key dan body yang sama. Mencoba ulang tanpa key juga aman, tetapi bisa menghasilkan ORDER_NOT_CANCELLABLE atau CANCEL_ALREADY_REQUESTED meskipun request pertama berhasil. Jika demikian, periksa statusnya dengan GET /order/track.

## Menentukan pesanan
Kirim tepat satu dari \`order_id\`, \`partner_order_id\`, dan \`awb\`. Jika tidak ada yang dikirim, hasilnya FIELD_REQUIRED; jika lebih dari satu, FIELD_INVALID. Pesanan belum memiliki AWB sebelum \`awaiting_pickup\`. Jika \`awb\` berisi \`order_id\` atau \`partner_order_id\` dari pesanan yang belum memiliki AWB, hasilnya AWB_NOT_READY.

## Terkait
Sebelum: POST /order/send/v2. Sesudah: webhook atau GET /order/track, sampai pesanan \`cancelled\` atau dilanjutkan.
`,
}
