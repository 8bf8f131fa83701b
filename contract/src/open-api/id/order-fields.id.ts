import type { FieldTexts } from '../../reference/call-texts.ts'

/** Cancelled, tracked and printed orders. */
export const orderTexts: FieldTexts = {
  'The EDIS order ID. Send exactly one of `order_id`, `partner_order_id` and `awb`.':
    'ID pesanan dari EDIS. Kirim salah satu saja: `order_id`, `partner_order_id`, atau `awb`.',
  'Your order number. Send exactly one of `order_id`, `partner_order_id` and `awb`.':
    'Nomor pesanan Anda. Kirim salah satu saja: `order_id`, `partner_order_id`, atau `awb`.',
  'The tracking number (AWB). Send exactly one of `order_id`, `partner_order_id` and `awb`.':
    'Nomor resi (AWB). Kirim salah satu saja: `order_id`, `partner_order_id`, atau `awb`.',
  'Reason for the cancellation. Included in the history and the webhook.':
    'Alasan pembatalan. Muncul di riwayat pesanan dan webhook.',
  'Reason for the cancellation, in your own words.': 'Alasan pembatalan dengan kata-kata Anda sendiri.',
  '`cancelled`: the order is cancelled. `cancel_requested`: the warehouse decides.':
    '`cancelled`: pesanan dibatalkan. `cancel_requested`: menunggu keputusan gudang.',
  'Current status of the order.': 'Status pesanan saat ini.',
  'Weight measured by the courier and the resulting cost; null if there is no adjustment.':
    'Berat hasil timbang kurir dan biaya barunya; null jika tidak ada penyesuaian.',
  'Weight measured by the courier.': 'Berat hasil timbang kurir.',
  'When the parcel was weighed.': 'Waktu paket ditimbang.',
  'All steps of the order, sorted by `sequence`.': 'Semua langkah pesanan, diurutkan menurut `sequence`.',
  '1, 2, 3 … per order; same as in the webhook for this step.':
    '1, 2, 3 … per pesanan; sama dengan di webhook untuk langkah ini.',
  'Order status after this step.': 'Status pesanan setelah langkah ini.',
  'What happened, as a webhook event name.': 'Yang terjadi, dengan nama event webhook.',
  'Reason code. For failed deliveries, see the Webhook page; for cancellations, the code you sent.':
    'Kode alasan. Untuk pengantaran gagal, lihat halaman Webhook; untuk pembatalan, kode yang Anda kirim.',
  'Note about this step.': 'Catatan untuk langkah ini.',
  'Whether the courier skipped this step and a later status implies it. No event is sent.':
    'Apakah kurir melewati langkah ini dan status berikutnya menunjukkan bahwa langkah ini sudah terjadi. Tidak ada event yang dikirim.',
  'Whether this step was reported after the order had moved on. It does not change the status, and no event is sent.':
    'Apakah langkah ini baru dilaporkan setelah pesanan berlanjut. Status tidak berubah dan tidak ada event yang dikirim.',
  'One order ID, or up to 100 separated by commas. You can also repeat `order_id`. Labels are printed in the order you list them.':
    'Satu ID pesanan, atau hingga 100 yang dipisahkan koma. `order_id` juga boleh diulang. Label dicetak sesuai urutan yang Anda kirim.',
  '`pdf`: for any printer. `zpl`: for label printers that support ZPL II.':
    '`pdf`: untuk semua printer. `zpl`: untuk printer label yang mendukung ZPL II.',
  'Layout of a PDF. `a6`: one label per A6 page. `a4x4`: four labels per A4 page, to cut apart.':
    'Tata letak PDF. `a6`: satu label per halaman A6. `a4x4`: empat label per halaman A4, untuk dipotong.',
}
