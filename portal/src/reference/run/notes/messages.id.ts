import type { messages as english } from './messages.en.ts'

/** The texts of what stands between the request and its foot, in Indonesian. */
export const messages: typeof english = {
  needsOrder: 'Request ini memerlukan pesanan. Anda belum mengirim pesanan di tab ini.',
  sendSampleOrder: 'Kirim contoh pesanan dulu',
  refresh: {
    spends:
      'Menjalankan request ini memakai refresh token development Anda dan menyimpan pasangan token yang baru. Refresh token lama tidak berlaku lagi: perbarui sistem yang memakainya.',
    none: 'Anda belum memiliki refresh token.',
    get: 'Ambil pasangan token',
  },
}
