import type { messages as english } from './messages.en.ts'

/** The texts of the account page, in Indonesian. */
export const messages: typeof english = {
  title: 'Akun',
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
