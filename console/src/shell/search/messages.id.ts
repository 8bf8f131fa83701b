import type { messages as english } from './messages.en.ts'

/** The texts of the search, in Indonesian. */
export const messages: typeof english = {
  search: 'Cari',
  results: 'Hasil',
  placeholder: 'Resi, resi kurir, nomor pesanan, digit terakhir nomor telepon, partner, atau halaman',
  looking: 'Mencari…',
  nothing: (text) => `Tidak ada hasil untuk “${text}”`,
  kinds: { page: 'Halaman', partner: 'Partner', order: 'Pesanan', archived: 'Pesanan yang diarsipkan' },
}
