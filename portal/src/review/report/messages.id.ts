import type { messages as english } from './messages.en.ts'

/** The texts of the integration report, in Indonesian. */
export const messages: typeof english = {
  title: 'Laporan',
  lead: 'Diperbarui otomatis dari request development Anda. Request yang dijalankan di portal tidak dihitung.',
  what: 'laporan',
  card: 'Laporan',
  sections: {
    calls: 'API',
    errors: 'Penanganan error',
    events: 'Event diterima',
    webhooks: 'Signature diverifikasi',
    safety: 'Keamanan',
  },
  callEach: 'Panggil masing-masing dari sistem Anda sampai hasilnya 200.',
  passed: (count) => `${count} lulus`,
  passedOf: (passed, required) => `${passed} dari ${required}`,

  progress: {
    title: 'Progres',
    bySection: 'Per bagian',
    ofPassed: (required) => `dari ${required} yang wajib lulus`,
    figure: (percent, passed, required) => `${percent}: ${passed} dari ${required} pemeriksaan wajib lulus`,
    failing: (count) => `${count} pemeriksaan sekarang gagal; laporan tetap dianggap lengkap.`,
  },
  exports: { act: 'Ekspor', csv: 'Ekspor CSV', json: 'Ekspor JSON' },
  complete: {
    title: 'Laporan lengkap',
    passed: (required) => `Semua ${required} pemeriksaan wajib lulus`,
    grantedOn: (day) => `Akses production diberikan ${day}.`,
    states: {
      none: 'Sekarang Anda bisa mengajukan akses production.',
      requested: 'EDIS sedang meninjau laporan Anda. Keputusan dikirim lewat email.',
      refused: 'Anda bisa mengajukan akses production lagi.',
      granted: 'Anda punya akses production.',
    },
    certificate: 'Lihat sertifikat',
  },

  optional: 'Opsional',
  moreOptional: (count) => `+ ${count} opsional`,
  optionalText: (count) => `${count} pemeriksaan, tidak wajib untuk production`,
  regressed: 'Pernah lulus',
  expandAll: 'Buka semua',
  collapseAll: 'Tutup semua',
  next: {
    title: 'Langkah berikutnya',
    open: (page) => (page === null ? 'Lihat caranya' : `Buka ${page}`),
  },
  rule: 'Aturan',
  statuses: { untested: 'Belum diuji', passed: 'Lulus', failed: 'Gagal' },
  attempts: (count) => (count >= 1000 ? '1.000+ percobaan' : `${count} percobaan`),
  how: 'Caranya',
  howOf: (title) => `Caranya: ${title}`,
  evidence: 'Bukti',
  evidenceOf: (title) => `Bukti: ${title}`,
  noSingle: 'Berdasarkan semua request sejauh ini, bukan satu request saja.',
  reset: 'Reset pemeriksaan ini',
  resetOf: (title) => `Reset: ${title}`,
  actions: {
    expire_token: 'Akhiri masa berlaku token',
    forged: 'Kirim event palsu',
    stale: 'Kirim event kedaluwarsa',
  },
  moveOrder: 'Ubah status pesanan',
  moveOrderFor: (title) => `Ubah status pesanan: ${title}`,
}
