import type { messages as english } from './messages.en.ts'

/** What states and events of orders are called, in Indonesian. */
export const messages: typeof english = {
  orderStates: {
    received: 'Diterima EDIS',
    in_review: 'Sedang ditinjau',
    confirmed: 'Dikonfirmasi',
    processing: 'Diproses',
    awaiting_pickup: 'Menunggu kurir',
    cancel_requested: 'Pembatalan diajukan',
    picked_up: 'Dijemput kurir',
    in_transit: 'Dalam perjalanan',
    out_for_delivery: 'Sedang diantar',
    delivery_failed: 'Pengantaran gagal',
    on_hold: 'Ditahan',
    returning: 'Sedang dikembalikan',
    delivered: 'Terkirim',
    returned: 'Dikembalikan',
    cancelled: 'Dibatalkan',
    rejected: 'Ditolak',
    lost: 'Hilang',
    damaged: 'Rusak',
  },
  orderHappenings: {
    weight_adjusted: 'Berat disesuaikan',
    cod_settled: 'COD dicairkan',
    scanned: 'Paket dipindai',
    cancel_refused: 'Pembatalan ditolak',
  },
}
