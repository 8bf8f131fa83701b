import type { messages as english } from './messages.en.ts'

/** The texts of the account page, in Indonesian. */
export const messages: typeof english = {
  title: 'Akun',
  leads: {
    profile: 'Nama Anda dan bahasa email Anda.',
    security: 'Cara Anda masuk dan di mana saja Anda masuk.',
    members: 'Siapa yang bisa menggunakan akun ini dan apa yang bisa mereka lakukan.',
    keys: 'Kunci untuk setiap sistem Anda, dan token yang aktif.',
    activity: 'Apa yang diubah di akun ini, kapan, dan oleh siapa.',
    personalData: 'Data penerima Anda, dan penutupan akun.',
  },
  sections: {
    profile: 'Profil',
    security: 'Keamanan',
    members: 'Anggota',
    keys: 'Kunci dan token',
    activity: 'Aktivitas',
    personalData: 'Data pribadi',
  },
  roles: { owner: 'Pemilik', developer: 'Developer', viewer: 'Viewer' },
  languages: { en: 'Inggris', id: 'Indonesia' },
}
