import { number } from '@edis/ui/numbers/numbers.ts'
import type { messages as english } from './messages.en.ts'

/** The texts of staff, in Indonesian. */
export const messages: typeof english = {
  title: 'Staf dan kunci',
  parts: 'Staf dan kunci',
  tabs: { staff: 'Staf', keys: 'Kunci' },
  staff: 'Staf',
  what: 'daftar staf',
  add: 'Tambah staf',
  columns: { name: 'Nama', role: 'Peran', factor: 'Verifikasi dua langkah', active: 'Terakhir aktif' },
  roles: { support: 'Support', operations: 'Operasional', admin: 'Admin' },
  mayDo: {
    support: 'Melihat partner, pesanan, webhook, dan laporan; data penerima disamarkan',
    operations: 'Juga menangani pesanan, stok, katalog, dan partner',
    admin: 'Juga mengelola staf dan kunci, serta melihat log audit',
  },
  role: 'Peran',
  removedAs: (role) => `${role} (dihapus)`,
  factor: 'Verifikasi dua langkah aktif',
  noFactor: 'Kata sandi saja',
  never: 'Belum pernah',
  you: 'Anda',
  acts: { role: 'Ubah peran', reset: 'Atur ulang akses masuk', remove: 'Hapus', activity: 'Aktivitas' },
  actOf: (act, name) => `${act}: ${name}`,
  adding: {
    name: 'Nama lengkap',
    email: 'Email',
    language: 'Bahasa email',
    languages: { en: 'Inggris', id: 'Indonesia' },
    done: (name) => `${name} bisa masuk`,
  },
  changing: {
    title: (name) => `Ubah peran ${name}`,
    text: 'Sesinya berakhir, lalu ia masuk lagi dengan peran yang baru.',
    done: (name, role) => `Peran ${name} sekarang ${role}.`,
  },
  reset: {
    title: (name) => `Atur ulang akses masuk ${name}?`,
    text: 'Ia mendapat kata sandi baru, dan semua sesinya berakhir.',
    factor: 'Hapus juga aplikasi authenticator-nya',
    factorText: 'Jika aplikasinya hilang. Yang baru diatur saat masuk berikutnya jika perannya mewajibkan.',
    done: (name) => `Kata sandi baru untuk ${name}`,
  },
  remove: {
    title: (name) => `Hapus ${name}?`,
    text: (name, email) =>
      `Semua sesi ${name} (${email}) berakhir dan ia tidak bisa masuk lagi. Log audit tetap menyimpan tindakannya.`,
    keys: 'Cabut kunci yang ia buat',
    keysText:
      'Ia pernah melihat kunci ini. Sistem yang memakainya tidak bisa memanggil operations API sampai mendapat kunci baru.',
    done: (name, keys) =>
      keys === 0 ? `${name} tidak lagi punya akses.` : `${name} tidak lagi punya akses. ${number(keys)} kunci dicabut.`,
  },
  password: {
    once: (name) =>
      `Berikan kata sandi ini kepada ${name}. Hanya ditampilkan sekali; ia bisa menggantinya setelah masuk.`,
    what: 'kata sandi',
    saved: 'Sudah saya simpan',
  },
}
