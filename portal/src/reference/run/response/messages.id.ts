import type { messages as english } from './messages.en.ts'

/** The texts of what a run led to, in Indonesian. */
export const messages: typeof english = {
  response: 'Response',
  body: 'Body response',
  headers: 'Header response',
  views: { pretty: 'Rapi', raw: 'Asli', headers: 'Header' },
  copyResponse: 'response',
  time: (ms) => `${ms} ms`,
  replayed: 'replay',
  cancelled: {
    title: 'Dibatalkan',
    text: 'Request dibatalkan sebelum ada response. Perubahan data mungkin tetap tersimpan.',
  },
  noResponse: 'Tidak ada response',
  file: {
    save: 'Simpan file',
    notKept: 'File tidak disimpan di riwayat Anda. Jalankan lagi request ini untuk mendapatkannya.',
  },
  received: {
    label: 'Nilai terbaru',
    title: 'Nilai dari response sebelumnya',
    put: (value, field) => `Isi ${field} dengan ${value}`,
  },
  refresh: {
    spends:
      'Menjalankan request ini memakai refresh token development Anda dan menyimpan pasangan token yang baru. Token lama tidak berlaku lagi: perbarui software yang memakainya.',
    none: 'Anda belum memiliki refresh token.',
    get: 'Ambil pasangan token',
  },
}
