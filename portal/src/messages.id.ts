import type { messages as english } from './messages.en.ts'

/** The texts of the page that the application stands in, and of all features, in Indonesian. */
export const messages: typeof english = {
  page: {
    title: 'Open API EDIS Partner',
    description: 'Kredensial, webhook, dan referensi API untuk partner EDIS, di development dan production.',
    noScript: 'Portal partner EDIS memerlukan JavaScript.',
  },
  noCredentials: 'Response API tidak berisi kredensial.',
  allEvents: 'semua event',
  noAnswer: (why) => `API tidak merespons (${why}).`,
  answeredBetween: (status) => `proxy merespons dengan status ${status}`,
  noPdf: 'Response API bukan PDF.',
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
