import type { messages as english } from './messages.en.tsx'

/** The texts of an unknown address, in Indonesian. */
export const messages: typeof english = {
  title: 'Halaman tidak ditemukan',
  nothingAt: (path) => <>Tidak ada halaman di {path}.</>,
  didYouMean: (page) => <>Maksud Anda {page}?</>,
  search: 'Cari halaman, field, error, dan pesanan',
  popular: 'Halaman populer',
  leads: {
    '/': 'Ringkasan integrasi Anda',
    '/requests': 'Semua request beserta response-nya',
    '/documentation/order/send/v2': 'Buat pesanan',
    '/credentials': 'Kunci dan token',
  },
}
