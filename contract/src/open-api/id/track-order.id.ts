import type { CallTexts } from '../../reference/call-texts.ts'

export const trackOrder: CallTexts = {
  summary: 'Status, riwayat, biaya, dan batas waktu tiba suatu pesanan.',
  description: `
Semua informasi tentang satu pesanan: status, AWB, riwayat lengkap, biaya beserta penyesuaiannya, batas waktu tiba yang dijanjikan, dan bukti terima.

## Kapan digunakan
Saat ada yang menanyakan pesanan, saat Anda menerima webhook untuk pesanan yang belum ada di sistem Anda, dan sehari sekali untuk pesanan yang lama tidak ada kabarnya. Selebihnya, gunakan webhook: sampai dalam satu detik setelah perubahan. Polling semua pesanan menghabiskan rate limit dan selalu terlambat.

## Membaca response
- \`history\` diurutkan menurut \`sequence\`, sama seperti di webhook. Webhook dengan \`sequence\` lebih kecil dari yang terakhir Anda simpan adalah webhook terlambat: jangan ubah status. Selalu catat \`order.weight_adjusted\` dan \`order.cod_settled\`, berapa pun \`sequence\`-nya, karena memengaruhi nilai uang.
- \`occurred_at\` adalah waktu kejadian, yang bisa jauh sebelum dilaporkan. Urutkan menurut \`sequence\`, bukan waktu.
- \`order.weight_adjusted\`, \`order.cod_settled\`, dan \`order.scanned\` muncul di riwayat tanpa mengubah \`status\`.
- Langkah dengan \`implied\` atau \`late\` tidak punya webhook. Langkah implied adalah status yang dilewati kurir, dengan waktu dari status yang dilaporkan. Langkah late baru dilaporkan setelah pesanan berlanjut: \`event\` adalah yang terjadi, \`status\` adalah status yang sudah dicapai pesanan.
- \`cost\` adalah biaya saat pesanan dibuat. Jika kurir menimbang ulang paket, Anda ditagih \`cost_adjustment.cost\`.
- \`awb\` bernilai null sampai \`awaiting_pickup\`.
- \`proof\` bernilai null sampai \`delivered\`. Field di dalamnya null jika kurir tidak memberikannya.

## Mengidentifikasi pesanan
Kirim salah satu saja: \`order_id\`, \`partner_order_id\`, atau \`awb\`. Jika tidak ada, hasilnya FIELD_REQUIRED; jika lebih dari satu, FIELD_INVALID. Jika \`awb\` berisi \`order_id\` atau \`partner_order_id\` dari pesanan yang belum punya AWB, hasilnya AWB_NOT_READY.

## Terkait
Sebelum: POST /order/send/v2, yang menghasilkan \`order_id\`. Sesudah: POST /order/cancel, jika statusnya masih memungkinkan.
`,
}
