import type { FieldTexts } from '../../reference/call-texts.ts'

/** Fields of sent, tracked and cancelled orders. */
export const orderTexts: FieldTexts = {
  'The EDIS order id.': 'Id pesanan di EDIS.',
  'The EDIS order id. Send exactly one of `order_id`, `partner_order_id` and `awb`.':
    'Id pesanan di EDIS. Kirim tepat satu dari `order_id`, `partner_order_id`, dan `awb`.',
  'Your order number. Send exactly one of `order_id`, `partner_order_id` and `awb`.':
    'Nomor pesanan Anda. Kirim tepat satu dari `order_id`, `partner_order_id`, dan `awb`.',
  'The tracking number (AWB). Send exactly one of `order_id`, `partner_order_id` and `awb`.':
    'Nomor resi (AWB). Kirim tepat satu dari `order_id`, `partner_order_id`, dan `awb`.',
  'Reason for the cancellation. Included in the history and the webhook.':
    'Alasan pembatalan. Dicantumkan di riwayat dan webhook.',
  'Reason for the cancellation, in your own words.': 'Alasan pembatalan dengan kata-kata Anda sendiri.',
  '`cancelled`: the order is cancelled. `cancel_requested`: the warehouse decides.':
    '`cancelled`: pesanan dibatalkan. `cancel_requested`: gudang yang memutuskan.',
}
