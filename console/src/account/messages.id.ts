import type { messages as english } from './messages.en.ts'

/** The texts of one's own account, in Indonesian. */
export const messages: typeof english = {
  title: 'Akun saya',
  profile: 'Profil',
  name: 'Nama',
  email: 'Email',
  role: 'Peran',
  signIn: 'Cara masuk',
  company: 'Anda masuk dengan akun perusahaan. Ganti kata sandi dan verifikasi dua langkah di sana.',
  password: {
    title: 'Kata sandi',
    change: 'Ganti kata sandi',
  },
  factor: {
    app: 'Aplikasi authenticator',
    on: 'Aktif',
    off: 'Nonaktif',
    offText: 'Kode dari ponsel melindungi akun meski kata sandi Anda dicuri.',
    added: (day, left) => `Ditambahkan ${day} · sisa ${left} dari 10 kode pemulihan`,
    acts: { setUp: 'Siapkan', codes: 'Kode pemulihan baru', replace: 'Ganti aplikasi', remove: 'Nonaktifkan' },
    presentCode: 'Kode dari aplikasi, atau kode pemulihan',
    replace: {
      title: 'Ganti aplikasi authenticator?',
      text: 'Aplikasi dan kode pemulihan yang sekarang tidak berlaku lagi. Setelah itu, siapkan aplikasi yang baru.',
    },
    next: 'Lanjutkan',
    remove: {
      title: 'Nonaktifkan aplikasi authenticator?',
      text: 'Setelah itu, masuk hanya memerlukan kata sandi. Kode pemulihan Anda tidak berlaku lagi.',
    },
    removed: 'Aplikasi authenticator dinonaktifkan.',
    renew: { title: 'Buat kode pemulihan baru?', text: 'Kode yang Anda miliki sekarang tidak berlaku lagi.' },
    create: 'Buat kode',
    codesText:
      'Jika ponsel Anda hilang, masuk dengan salah satu kode ini. Setiap kode hanya bisa dipakai sekali dan tidak akan ditampilkan lagi.',
  },
}
