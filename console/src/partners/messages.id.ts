import { number } from '@edis/ui/numbers/numbers.ts'
import type { messages as english } from './messages.en.ts'

/** The texts of the list of partners, in Indonesian. */
export const messages: typeof english = {
  title: 'Partner',
  what: 'daftar partner',
  all: 'Semua partner',
  find: 'Cari',
  findText: 'Nama, email, atau ID',
  show: 'Tampilkan',
  filters: { all: 'Semua', requested: 'Menunggu production', trouble: 'Bermasalah', suspended: 'Ditangguhkan' },
  columns: {
    partner: 'Partner',
    standing: 'Status',
    health: 'Kondisi',
    calls: 'Request, 24 jam',
    errors: 'Tingkat error',
    webhooks: 'Webhook',
    report: 'Laporan',
  },
  health: {
    good: 'Sehat',
    quiet: 'Tanpa request',
    attention: 'Perlu perhatian',
    trouble: 'Bermasalah',
    suspended: 'Ditangguhkan',
  },
  standing: {
    suspended: 'Ditangguhkan',
    none: 'Di development',
    requested: 'Mengajukan production',
    granted: 'Di production',
    refused: 'Production ditolak',
  },
  limited: (of) => `${number(of)} dibatasi`,
  failing: (of) => `${number(of)} gagal`,
  more: 'Muat lagi',
  none: 'Belum ada partner',
  noneText: 'Tambahkan dengan edis partner add, atau dengan POST /partners di operations API.',
  noMatch: 'Tidak ada partner yang cocok',
  noMatchText: 'Coba nama lain, atau hapus filter.',
  clear: 'Hapus filter',
}
