import type { messages as english } from './messages.en.ts'

/** The texts of the search, in Indonesian. */
export const messages: typeof english = {
  search: 'Cari',
  results: 'Hasil',
  placeholder: 'Resi, resi kurir, nomor pesanan, 4 digit terakhir nomor telepon, partner, atau halaman',
  looking: 'Mencari…',
  nothing: (text) => `Tidak ada hasil untuk “${text}”`,
  elsewhere: { development: 'Di Development', production: 'Di Production' },
  kinds: { page: 'Halaman', partner: 'Partner', order: 'Pesanan', archived: 'Pesanan yang diarsipkan' },
}
