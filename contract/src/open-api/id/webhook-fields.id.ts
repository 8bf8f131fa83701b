import type { FieldTexts } from '../../reference/call-texts.ts'

/** Webhook payloads. */
export const webhookTexts: FieldTexts = {
  'Event ID: the same for every retry and replay, and in the `webhook-id` header. Ignore IDs you have already received.':
    'ID event: selalu sama di setiap retry dan replay, dan sama dengan header `webhook-id`. Abaikan ID yang sudah pernah Anda terima.',
  'Name of the event.': 'Nama event.',
  'Environment of the order.': 'Environment pesanan.',
  '1, 2, 3 … per order. If it is lower than the last one you stored for the order, the event is late: do not change the status. Always record order.weight_adjusted and order.cod_settled, because they affect amounts.':
    '1, 2, 3 … per pesanan. Jika lebih kecil dari yang terakhir Anda simpan untuk pesanan itu, event ini terlambat: jangan ubah status. order.weight_adjusted dan order.cod_settled harus selalu dicatat karena memengaruhi nilai uang.',
  'The order and what happened to it.': 'Pesanan dan yang terjadi padanya.',
  'Tracking number (AWB, nomor resi); null before `awaiting_pickup`.':
    'Nomor resi (AWB); null sebelum `awaiting_pickup`.',
  'Order status after the event.': 'Status pesanan setelah event.',
  'Order status before the event. Same as `status` if the event does not change it; null for order.created.':
    'Status pesanan sebelum event. Sama dengan `status` jika event tidak mengubahnya; null untuk order.created.',
  'Reason code. For failed deliveries: NOT_HOME, UNREACHABLE, REFUSED, NOT_ORDERED, COD_NOT_PAID, ADDRESS_WRONG, ADDRESS_INCOMPLETE, BUSINESS_CLOSED, ACCESS_RESTRICTED, RESCHEDULED, OUT_OF_COVERAGE, DAMAGED, FORCE_MAJEURE, CAPACITY, OTHER. For cancellations: the code you sent.':
    'Kode alasan. Untuk pengantaran gagal: NOT_HOME, UNREACHABLE, REFUSED, NOT_ORDERED, COD_NOT_PAID, ADDRESS_WRONG, ADDRESS_INCOMPLETE, BUSINESS_CLOSED, ACCESS_RESTRICTED, RESCHEDULED, OUT_OF_COVERAGE, DAMAGED, FORCE_MAJEURE, CAPACITY, OTHER. Untuk pembatalan: kode yang Anda kirim.',
  'Reason as text.': 'Alasan dalam bentuk teks.',
  'Additional note.': 'Catatan tambahan.',
  'Payment method of the order.': 'Metode pembayaran pesanan.',
  'Amount the courier collects or has collected; 0 if prepaid.':
    'Jumlah yang akan atau sudah ditagih kurir; 0 untuk PREPAID.',
  'Statuses between `previous_status` and `status` that the courier did not report, if any. They are part of the history, but have no events of their own.':
    'Status antara `previous_status` dan `status` yang tidak dilaporkan kurir, jika ada. Status ini masuk riwayat, tetapi tidak punya event sendiri.',
  'Number of the failed delivery attempt. Only for order.delivery_failed.':
    'Nomor percobaan pengantaran yang gagal. Hanya untuk order.delivery_failed.',
  'Weight measured by the courier. Only for order.weight_adjusted.':
    'Berat hasil timbang kurir. Hanya untuk order.weight_adjusted.',
  'New cost based on the actual weight. Only for order.weight_adjusted.':
    'Biaya baru menurut berat sebenarnya. Hanya untuk order.weight_adjusted.',
  'Cost before the adjustment. Only for order.weight_adjusted.':
    'Biaya sebelum penyesuaian. Hanya untuk order.weight_adjusted.',
}
