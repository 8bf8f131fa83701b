import type { messages as english } from './messages.en.ts'

/** The texts of the orders, in Indonesian. */
export const messages: typeof english = {
  title: 'Pesanan',
  what: 'daftar pesanan',
  all: 'Semua pesanan',
  found: (text) => `Pesanan untuk “${text}”`,
  find: 'Cari',
  findText: 'Resi, nomor pesanan, atau 4 digit terakhir nomor telepon',
  status: 'Status',
  columns: {
    number: 'Resi dan nomor pesanan',
    partner: 'Partner',
    status: 'Status',
    service: 'Layanan',
    recipient: 'Penerima',
    received: 'Diterima EDIS',
  },
  archived: {
    title: 'Pesanan yang diarsipkan',
    columns: {
      number: 'Resi dan nomor pesanan',
      partner: 'Partner',
      status: 'Status',
      archive: 'Arsip',
      received: 'Diterima EDIS',
      archived: 'Diarsipkan',
    },
  },
  more: 'Muat lagi',
  none: 'Belum ada pesanan',
  noneText: 'Pesanan muncul di sini saat partner mengirimnya.',
  noMatch: 'Tidak ada pesanan yang cocok',
  noMatchText: 'Periksa nomornya, atau masukkan minimal 4 digit terakhir nomor telepon.',
  elsewhere: {
    development: (count) => `Di Development: ${count} pesanan`,
    production: (count) => `Di Production: ${count} pesanan`,
  },
  clear: 'Hapus filter',
}
