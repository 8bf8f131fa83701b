import type { messages as english } from './messages.en.tsx'

/** The texts of the integration report, in Indonesian. */
export const messages: typeof english = {
  title: 'Laporan integrasi',
  lead: 'Diperbarui otomatis dari request development Anda. Run dari portal tidak dihitung. Buka bukti sebuah pemeriksaan untuk melihat request di baliknya.',
  what: 'laporan',
  card: 'Laporan',
  sections: {
    calls: 'Panggilan API',
    errors: 'Penanganan error',
    events: 'Event diterima',
    webhooks: 'Signature diverifikasi',
    safety: 'Keamanan',
  },
  passedOf: (passed, required) => `${passed} dari ${required}`,

  progress: {
    title: 'Progres',
    bySection: 'Per bagian',
    checks: (passed, required) => `${passed} dari ${required} pemeriksaan wajib lulus`,
    ring: (percent, passed, required) => `${percent} %: ${passed} dari ${required} pemeriksaan wajib lulus`,
    percent: (percent) => `${percent} %`,
    complete: 'Semua pemeriksaan wajib sudah lulus.',
    begin: (title) => `Belum ada pemeriksaan yang lulus. Mulai dari “${title}”.`,
    next: (left, title) => `${left} pemeriksaan lagi. Berikutnya: “${title}”.`,
    fix: (left, title) => `${left} pemeriksaan lagi. Berikutnya: perbaiki “${title}”.`,
    certificate: 'Sertifikat',
    csv: 'Ekspor CSV',
    json: 'Ekspor JSON',
  },

  optional: 'Opsional',
  optionalText: (passed, all) => `${passed} dari ${all} lulus; tidak wajib untuk production`,
  statuses: { untested: 'Belum diuji', passed: 'Lulus', failed: 'Gagal' },
  ms: (duration) => `${duration.toLocaleString('id-ID')} ms`,
  attempts: (count) => (count >= 1000 ? '1.000+ percobaan' : `${count} percobaan`),
  how: 'Caranya',
  howOf: (title) => `Caranya: ${title}`,
  evidence: 'Bukti',
  evidenceOf: (title) => `Bukti: ${title}`,
  noSingle: 'Berdasarkan semua request sejauh ini, bukan satu request saja.',
  reset: 'Reset pemeriksaan ini',
  resetOf: (title) => `Reset: ${title}`,
  actions: {
    expire_token: 'Akhiri token saya',
    forged: 'Kirim event palsu',
    stale: 'Kirim event kedaluwarsa',
  },

  challenge: {
    forged:
      'EDIS mengirim event asli, yang harus diterima endpoint Anda, lalu event dengan signature salah, yang harus ditolak dengan 400, 401, atau 403.',
    stale:
      'EDIS mengirim event asli, yang harus diterima endpoint Anda, lalu event yang ditandatangani satu jam lalu, yang harus ditolak dengan 400, 401, atau 403.',
    send: 'Kirim',
    again: 'Kirim lagi',
    done: 'Selesai',
    cancel: 'Batal',
    none: (link) => <>Belum ada webhook aktif di development. {link('Tambah webhook')}, lalu kembali ke sini.</>,
    webhook: 'Webhook',
    passed: {
      forged: (status) => `Lulus: endpoint Anda menerima event asli dan membalas ${status} untuk event palsu.`,
      stale: (status) => `Lulus: endpoint Anda menerima event asli dan membalas ${status} untuk event kedaluwarsa.`,
    },
    failed: (hint) => `Gagal. ${hint}`,
  },
  resetting: {
    title: 'Reset pemeriksaan ini?',
    act: 'Reset pemeriksaan',
    done: (title) => `“${title}” kembali belum diuji.`,
    text: (title, strong) => (
      <>
        {strong(title)} kembali menjadi belum diuji: request sebelumnya tidak dihitung lagi. Pemeriksaan lain dan log
        request tidak berubah.
      </>
    ),
  },
  expiring: {
    title: 'Akhiri token development Anda?',
    act: 'Akhiri token',
    done: 'Token Anda sudah kedaluwarsa. Sekarang kirim request dari software Anda.',
    none: 'Anda tidak punya token aktif. Buat dulu dari software Anda.',
    text: (code) => (
      <>
        Token Anda langsung kedaluwarsa, seperti setelah satu hari. Request dengan token ini membalas{' '}
        {code('AUTH_TOKEN_EXPIRED')} sampai software Anda me-refresh token. Refresh token tetap berlaku.
      </>
    ),
  },

  document: {
    title: 'Sertifikat',
    lead: (link) => <>Hasil pengujian integrasi Anda, lengkap dengan ID buktinya. {link('Kembali ke laporan')}</>,
    print: 'Cetak',
    complete: 'Sertifikat integrasi',
    incomplete: 'Laporan integrasi (belum lengkap)',
    of: 'Open API EDIS, environment development',
    score: (passed, required) => `${passed} dari ${required} pemeriksaan wajib`,
    partner: 'Partner',
    partnerId: 'Partner ID',
    date: 'Tanggal',
    production: 'Production',
    granted: (day) => `Disetujui ${day}`,
    requested: (day) => `Diajukan ${day}`,
    notRequested: 'Belum diajukan',
    optional: 'opsional',
    foot: 'Setiap ID merujuk ke request, pengiriman webhook, atau pengujian webhook di log environment ini. Pemeriksaan opsional tercantum setelah dicoba.',
  },
}
