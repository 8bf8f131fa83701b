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
  passedOf: (passed, required) => `${passed} dari ${required}`,

  progress: {
    title: 'Progres',
    bySection: 'Per bagian',
    ofPassed: (required) => `dari ${required} yang wajib lulus`,
    figure: (percent, passed, required) => `${percent}: ${passed} dari ${required} pemeriksaan wajib lulus`,
    failing: (count) => `${count} pemeriksaan sekarang gagal; laporan tetap dianggap lengkap.`,
    certificate: 'Sertifikat',
    csv: 'Ekspor CSV',
    json: 'Ekspor JSON',
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
