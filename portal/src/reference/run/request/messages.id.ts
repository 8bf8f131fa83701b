import type { messages as english } from './messages.en.ts'

/** The texts of the request panel, in Indonesian. */
export const messages: typeof english = {
  panel: 'Request dan response',
  language: 'Bahasa pemrograman',
  snippet: 'Contoh kode',
  copySnippet: 'contoh kode',
  run: 'Jalankan',
  runInDevelopment: 'Jalankan di development',
  runHint: 'Dijalankan di development',
  running: 'Sedang berjalan',
  gettingToken: 'Mengambil token',
  sendingSampleOrder: 'Mengirim contoh pesanan',
  ended: {
    answered: (status, ms) => `Response ${status} dalam ${ms} ms`,
    cancelled: 'Dibatalkan',
    unreachable: (reason) => `Tidak ada response. ${reason}`,
  },
  myCredentials: 'Kredensial saya',
  myCredentialsHint: 'Isi dengan token dan kunci development Anda, di layar dan saat disalin',
  reveal: 'Tampilkan',
  hide: 'Sembunyikan',
  reset: 'Reset',
  edit: 'Ubah',
  done: 'Selesai',
  history: 'Riwayat',
}
