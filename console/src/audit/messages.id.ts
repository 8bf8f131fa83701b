import type { messages as english } from './messages.en.ts'

/** The texts of the audit log, in Indonesian. */
export const messages: typeof english = {
  title: 'Log audit',
  entries: 'Perubahan',
  what: 'log audit',
  export: 'Ekspor CSV',
  exported: 'Log audit diekspor.',
  filters: { by: 'Pelaku', action: 'Tindakan', actor: 'ID pelaku', target: 'ID objek', partner: 'ID partner' },
  hints: { actor: 'stf_…', target: 'ID apa pun', partner: 'prt_…' },
  columns: { when: 'Waktu', who: 'Pelaku', action: 'Tindakan', object: 'Objek', reason: 'Alasan' },
  actors: {
    staff: 'Staf',
    operations_key: 'Sistem',
    member: 'Anggota partner',
    program: 'Sistem partner',
    command_line: 'Command line',
    edis: 'EDIS',
  },
  facts: { who: 'Pelaku', from: 'Dari', object: 'Objek', partner: 'Partner', reason: 'Alasan' },
  allOfActor: 'Semua perubahan oleh pelaku ini',
  allOfObject: 'Semua perubahan pada objek ini',
  change: { label: 'Field yang berubah', field: 'Field', before: 'Sebelum', after: 'Sesudah' },
  more: 'Muat lagi',
  none: 'Belum ada perubahan',
  noneText: 'Setiap perubahan oleh staf, sistem, partner, dan command line disimpan di sini selama dua tahun.',
  noMatch: 'Tidak ada perubahan yang cocok',
  noMatchText: 'Periksa ID-nya, perluas rentang waktu, atau lihat environment yang lain.',
  clear: 'Hapus filter',
}
