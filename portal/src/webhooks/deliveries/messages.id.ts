import type { messages as english } from './messages.en.ts'

/** The texts of the list of webhook deliveries, in Indonesian. */
export const messages: typeof english = {
  title: 'Pengiriman webhook',
  deliveries: 'pengiriman webhook',
  columns: {
    event: 'Event',
    order: 'Pesanan',
    endpoint: 'Endpoint',
    status: 'Status',
    response: 'Response',
    next: 'Berikutnya',
    time: 'Waktu',
  },
  filters: {
    order: 'ID pesanan',
    orderHint: 'ID pesanan',
    menu: 'Filter pengiriman webhook',
    webhook: 'Webhook',
    status: 'Status',
    event: 'Event',
  },
  states: {
    queued: 'Antre',
    retrying: 'Mencoba lagi',
    delivered: 'Diterima',
    failed: 'Gagal',
    held: 'Dijeda',
    cancelled: 'Dibatalkan',
  },
  deletedWebhook: 'Webhook yang dihapus',
  loadMore: 'Muat lagi',
  now: 'sekarang',

  noMatch: {
    title: 'Tidak ada pengiriman webhook yang cocok',
    text: 'Coba perluas rentang waktu atau hapus salah satu filter. Pengiriman webhook muncul begitu event pesanan dibuat.',
    clear: 'Hapus filter',
  },
  empty: {
    title: 'Belum ada pengiriman webhook',
    production: 'Pesanan production pertama Anda muncul di sini bersama setiap event-nya.',
    development:
      'Kirim pesanan ke API development: sandbox memprosesnya secara otomatis, dan setiap event muncul di sini. Untuk menguji endpoint tanpa pesanan, kirim event uji coba. Event uji coba tidak muncul di sini.',
    test: 'Kirim event uji coba',
  },

  faults: {
    STATUS: 'error',
    REDIRECT: 'redirect',
    GONE: 'gone',
    CONNECT_TIMEOUT: 'tidak tersambung',
    TIMEOUT: 'timeout',
    NAME_NOT_FOUND: 'host tidak ada',
    ADDRESS_FORBIDDEN: 'alamat privat',
    URL_FORBIDDEN: 'URL dilarang',
    CERTIFICATE: 'sertifikat TLS',
    CONNECTION_REFUSED: 'ditolak',
    CONNECTION_LOST: 'koneksi putus',
    ANSWER_INVALID: 'bukan HTTP',
    INTERRUPTED: 'terhenti',
    UNSIGNED: 'tanpa signature',
  },
  standstill: {
    failed: 'Tidak ada percobaan tersisa. Perbaiki endpoint Anda, lalu replay. webhook-id tetap sama.',
    held: 'Webhook tidak aktif saat event ini seharusnya dikirim. Aktifkan webhook, lalu replay.',
    cancelled: 'Webhook dihapus sebelum event ini diterima.',
  },
}
