import { number } from '@edis/ui/numbers/numbers.ts'
import type { messages as english } from './messages.en.ts'

/** Files of the catalogue, in Indonesian. */
export const messages: typeof english = {
  names: {
    couriers: 'kurir',
    warehouses: 'gudang',
    products: 'produk',
    'rate-cards': 'daftar tarif',
    holidays: 'hari libur',
  },
  export: 'Ekspor',
  exportOf: (name) => `Ekspor ${name}`,
  import: 'Impor',
  importOf: (name) => `Impor ${name}`,
  file: 'File CSV',
  fileNote: 'Dengan kolom seperti file ekspor. Tidak ada yang berubah sebelum Anda melihat pratinjaunya.',
  preview: 'Lihat perubahan',
  take: 'Impor',
  done: (name, version) => `Berhasil diimpor: ${name}${version ? ` ${version}` : ''}.`,
  changes: 'Yang berubah',
  nothing: 'Tidak ada. File sama dengan data saat ini.',
  counts: (added, changed, gone) => `${number(added)} ditambah, ${number(changed)} diubah, ${number(gone)} dihapus.`,
  confirm: 'Tetap impor',
  confirmNote: (gone, before) =>
    `Impor ini menghapus ${number(gone)} dari ${number(before)} entri. File mungkin terpotong.`,
  refused: 'Baris tidak valid',
  refusedRows: (rows) => `${number(rows)} baris tidak valid. Tidak ada yang diimpor.`,
  moreRows: (rows) => `dan ${number(rows)} lainnya`,
  card: {
    name: 'Nama versi',
    nameHint: 'Retail 2027',
    partner: 'Hanya untuk satu partner',
    partnerNote: 'Email atau ID. Kosongkan untuk daftar tarif umum.',
    from: 'Berlaku mulai',
    to: 'Berlaku sampai',
    daysNote: 'Kosongkan untuk memakai tanggal di file.',
  },
  prices: {
    valid: (from, to) => (to === null ? `Berlaku mulai ${from}.` : `Berlaku mulai ${from} sampai ${to}.`),
    same: 'Tidak ada harga yang berubah.',
    biggest: 'Perubahan terbesar',
    counts: {
      dearer: (lines) => `${number(lines)} naik`,
      cheaper: (lines) => `${number(lines)} turun`,
      added: (lines) => `${number(lines)} baru`,
      removed: (lines) => `${number(lines)} dihapus`,
      unchanged: (lines) => `${number(lines)} tetap`,
    },
    change: (was, is, next) => `${was} → ${is}${next ? ' per kg berikutnya' : ''}`,
    check: 'Periksa',
    gone: (price) => `Dihapus (${price})`,
    new: (price) => `Baru (${price})`,
  },
}
