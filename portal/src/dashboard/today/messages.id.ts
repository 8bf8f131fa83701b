import { number } from '@edis/ui/numbers/numbers.ts'
import type { messages as english } from './messages.en.ts'

/** The texts of the dashboard's figures and charts, in Indonesian. */
export const messages: typeof english = {
  today: 'Status',
  loadingOf: (title) => `Memuat ${title}`,
  failed: 'Gagal dimuat.',
  retry: 'Coba lagi',
  report: {
    title: 'Laporan',
    value: (passed, required) => `${passed} dari ${required}`,
    complete: 'Semua pemeriksaan wajib lulus.',
    failed: (count) => `${count} pemeriksaan gagal.`,
    left: (count) => `${count} pemeriksaan lagi.`,
  },
  token: {
    title: 'Token',
    none: 'Belum ada',
    generate: 'Buat token untuk mengirim request.',
    expired: 'Kedaluwarsa',
    renew: 'Perbarui token, atau buat yang baru.',
    active: 'Aktif',
    expires: (left) => `Kedaluwarsa ${left}.`,
    expiresSoon: (left) => `Kedaluwarsa ${left}. Segera perbarui.`,
  },
  webhooks: {
    title: 'Webhook',
    none: 'Belum ada',
    noneReceive: 'Belum ada endpoint yang menerima event.',
    disabled: (count) => `${count} dinonaktifkan`,
    repair: 'Terlalu lama gagal atau membalas 410. Perbaiki endpoint, lalu aktifkan webhook.',
    failing: (count) => `${count} gagal`,
    look: 'Semua pengiriman webhook gagal. Cek response terakhirnya.',
    stuck: (count) => `${count} pengiriman webhook yang gagal bisa di-replay.`,
    paused: 'Dijeda',
    nothingSent: 'Event tidak dikirim selama dijeda.',
    active: (count) => (count === 1 ? 'Aktif' : `${count} aktif`),
    well: 'Tidak ada pengiriman webhook yang gagal atau tertunda.',
  },
  errors: {
    title: 'Tingkat error, 24 jam',
    none: 'Tidak ada request',
    noneToday: 'Selama 24 jam terakhir.',
    detail: (failures, requests, average) =>
      `${number(failures)} dari ${number(requests)} request gagal · rata-rata ${average}`,
  },
  traffic: {
    title: 'Traffic',
    what: 'traffic',
    span: 'Rentang waktu',
    spans: { '24h': '24 jam', '7d': '7 hari' },
    now: 'sekarang',
    none: { '24h': 'Tidak ada request selama 24 jam terakhir.', '7d': 'Tidak ada request selama 7 hari terakhir.' },
    noRequest: 'tidak ada request',
    errorRate: 'Tingkat error',
    latency: 'Latensi',
    noneFailed: (requests) => `${number(requests)} request, tidak ada yang gagal`,
    failed: (failures, requests) => `${number(failures)} dari ${number(requests)} request gagal`,
    failedTip: (failures, requests, rate) => `${number(failures)} dari ${number(requests)} request gagal (${rate})`,
    latencyDetail: (slowest) => `rata-rata · paling lambat ${slowest}`,
    latencyTip: (average, slowest) => `rata-rata ${average}, paling lambat ${slowest}`,
    errorRateWords: (span, rate, failures, requests, worst) =>
      `Tingkat error ${spans[span]}: ${rate}, ${number(failures)} dari ${number(requests)} request.` +
      (worst ? ` Tertinggi mulai ${worst.from}: ${worst.rate}.` : ''),
    latencyWords: (span, average, slowest, from) =>
      `Latensi ${spans[span]}: rata-rata ${average}; request paling lambat ${slowest}, mulai ${from}.`,
  },
}

const spans = { '24h': '24 jam terakhir', '7d': '7 hari terakhir' }
