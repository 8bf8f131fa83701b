import type { messages as english } from './messages.en.ts'

/** The texts of refused reports, in Indonesian. */
export const messages: typeof english = {
  title: 'Laporan kurir',
  refused: 'Laporan ditolak',
  what: 'daftar laporan',
  find: 'Cari',
  findText: 'Resi, nomor pesanan, atau ID laporan',
  reason: 'Alasan',
  columns: {
    number: 'Resi',
    reported: 'Dilaporkan',
    reason: 'Alasan',
    order: 'Pesanan',
    received: 'Diterima',
  },
  order: 'Pesanan:',
  noOrder: 'Tanpa pesanan',
  open: (number) => `Buka pesanan ${number}`,
  more: 'Muat lagi',
  none: 'Tidak ada laporan ditolak',
  noneText: 'Laporan kurir atau gudang yang ditolak tampil di sini selama 180 hari.',
  noMatch: 'Tidak ada laporan yang cocok',
  noMatchText: 'Periksa nomornya. Laporan yang diterima ada di riwayat pesanannya.',
  clear: 'Hapus filter',
}
