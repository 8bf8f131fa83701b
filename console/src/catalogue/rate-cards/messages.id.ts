import type { messages as english } from './messages.en.ts'

/** Versions of the rate card, in Indonesian. */
export const messages: typeof english = {
  title: 'Daftar tarif',
  versions: 'Versi',
  what: 'daftar tarif',
  none: 'Belum ada daftar tarif',
  noneText: 'Impor dulu: tanpa daftar tarif, partner tidak bisa mengecek ongkir.',
  columns: {
    name: 'Nama',
    owner: 'Untuk',
    valid: 'Berlaku',
    lines: 'Baris',
    imported: 'Diimpor',
    standing: 'Status',
  },
  general: 'Semua partner',
  since: (day) => `Mulai ${day}`,
  fromTo: (from, to) => `${from} – ${to}`,
  lines: (count) => `${count} baris`,
  standings: {
    'in force': 'Berlaku',
    waiting: 'Terjadwal',
    replaced: 'Diganti',
    ended: 'Berakhir',
    withdrawn: 'Ditarik',
  },
  compare: 'Perubahan',
  compareOf: (name) => `Perubahan: ${name}`,
  changesOf: (name) => `Perubahan di ${name}`,
  withdraw: {
    act: 'Tarik',
    actOf: (name) => `Tarik: ${name}`,
    title: (name) => `Tarik ${name}?`,
    text: 'Daftar tarif ini tidak akan berlaku. Yang sedang berlaku tetap dipakai. Tindakan ini tidak bisa dibatalkan.',
    done: (name) => `${name} ditarik.`,
  },
  theChanges: 'perubahan',
  first: 'Ini versi pertama; tidak ada pembandingnya.',
}
