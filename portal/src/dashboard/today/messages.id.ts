import { number } from '@edis/ui/numbers/numbers.ts'
import type { messages as english } from './messages.en.ts'

/** The texts of the dashboard's figures, charts and lists, in Indonesian. */
export const messages: typeof english = {
  today: 'Status',
  none: '–',
  loadingOf: (title) => `Memuat ${title}`,
  failed: 'Gagal dimuat.',
  retry: 'Coba lagi',
  report: {
    title: 'Progres menuju production',
    of: (required) => `dari ${required}`,
    complete: 'Semua pemeriksaan wajib lulus',
    failed: (count) => `${count} gagal`,
    untested: (count) => `${count} belum diuji`,
    live: 'Aktif',
    granted: 'Akses production diberikan',
    left: (count) => `${count} pemeriksaan lagi`,
  },
  token: {
    title: 'Token',
    none: 'Belum ada',
    generate: 'Buat token untuk mengirim request',
    expired: 'Kedaluwarsa',
    renew: 'Perbarui token, atau buat yang baru',
    active: 'Aktif',
    expires: (left) => `Kedaluwarsa ${left}`,
    expiresSoon: (left) => `Kedaluwarsa ${left}, segera perbarui`,
  },
  webhooks: {
    title: 'Webhook',
    none: 'Belum ada',
    of: (count) => `dari ${count}`,
    noneReceive: 'Belum ada endpoint yang menerima event',
    disabled: (count) => `${count} dinonaktifkan`,
    repair: 'perbaiki, lalu aktifkan',
    failing: (count) => `${count} gagal`,
    look: 'cek response-nya',
    stuck: (count) => `${count} pengiriman gagal bisa di-replay`,
    paused: 'Dijeda',
    nothingSent: 'Event tidak dikirim selama dijeda',
    active: (count) => (count === 1 ? 'Aktif' : `${count} aktif`),
    well: 'Tidak ada pengiriman webhook yang gagal atau tertunda',
  },
  failures: {
    title: 'Request gagal',
    of: (requests, span) => `dari ${requests} dalam ${span}`,
    noRequests: 'Tidak ada request dalam rentang ini',
    noneBefore: 'Tidak ada request pada rentang sebelumnya',
    than: (more, difference) =>
      more === 0
        ? 'Sama dengan rentang sebelumnya'
        : more > 0
          ? `${difference} lebih banyak dari rentang sebelumnya`
          : `${difference} lebih sedikit dari rentang sebelumnya`,
  },
  traffic: {
    title: 'Traffic',
    what: 'traffic',
    requests: 'Request',
    latency: 'Latensi',
    errorRate: 'Tingkat error',
    now: 'Sekarang',
    perHour: (count) => `${count} per jam`,
    p95: (latency) => `p95 ${latency}`,
    peak: (rate, when) => `tertinggi ${rate}, ${when}`,
    noneFailed: 'tidak ada yang gagal',
    none: {
      '24h': 'Tidak ada request selama 24 jam terakhir.',
      '7d': 'Tidak ada request selama 7 hari terakhir.',
      '30d': 'Tidak ada request selama 30 hari terakhir.',
    },
    requestsWords: (span, success, client, server) =>
      `Request ${spans[span]}: ${success} berhasil, ${client} menghasilkan 4xx, ${server} menghasilkan 5xx.`,
    errorRateWords: (span, rate, failures, requests) =>
      `Tingkat error ${spans[span]}: ${rate}, ${failures} dari ${requests} request.`,
    latencyWords: (span, p50, p95) => `Latensi ${spans[span]}: separuh request selesai dalam ${p50}, 95% dalam ${p95}.`,
  },
  attention: {
    title: 'Perlu dicek',
    all: 'Semua error',
    showAll: (count) => `Tampilkan semua ${number(count)}`,
    showFewer: 'Tampilkan lebih sedikit',
    nothing: 'Tidak ada yang perlu dicek.',
    fix: 'Perbaiki',
    open: 'Buka',
    details: 'Detail',
    byEdis: 'error di sisi EDIS; aman dikirim ulang',
    lastAt: (at) => `terakhir ${at}`,
    declined: 'Akses production ditolak',
    tokenExpired: 'Token Anda kedaluwarsa',
    tokenExpires: (left) => `Token Anda kedaluwarsa ${left}`,
    tokenRenew: 'Request ditolak sampai token diperbarui atau dibuat baru.',
    tokenRefresh: 'Perbarui sebelum kedaluwarsa.',
    disabled: 'dinonaktifkan',
    failingSince: (time) => `gagal sejak ${time}`,
    undelivered: 'ada pengiriman webhook yang gagal',
    enable: 'Perbaiki endpoint, lalu aktifkan.',
    repair: 'Cek response terakhirnya.',
    replay: 'Kirim ulang setelah endpoint membalas 2xx.',
    waiting: (count) => `${number(count)} menunggu`,
    orders: (count) => `${number(count)} pesanan perlu dicek`,
    ordersDetail: 'Dalam peninjauan, ditahan, gagal diantar, atau lewat batas tiba',
    reviewed: (count) => `${number(count)} pesanan bermasalah`,
    reviewedDetail: (order) => `Kurir mungkin kesulitan mengantar ${order}`,
  },
  orders: {
    title: 'Pesanan terbaru',
    all: 'Semua pesanan',
    columns: { number: 'Pesanan', city: 'Kota', status: 'Status', updated: 'Diperbarui' },
    what: 'pesanan terbaru',
    none: 'Belum ada pesanan. Pesanan muncul setelah sistem Anda mengirim yang pertama.',
  },
}

const spans = { '24h': '24 jam terakhir', '7d': '7 hari terakhir', '30d': '30 hari terakhir' }
