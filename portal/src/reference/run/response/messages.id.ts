import type { messages as english } from './messages.en.ts'

/** The texts of what a run led to, in Indonesian. */
export const messages: typeof english = {
  response: 'Response',
  body: 'Body response',
  headers: 'Header response',
  views: { pretty: 'Rapi', raw: 'Mentah', headers: 'Header' },
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
}
