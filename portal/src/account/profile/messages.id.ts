import type { messages as english } from './messages.en.ts'

/** The texts of the profile, in Indonesian. */
export const messages: typeof english = {
  title: 'Profil',
  what: 'profil Anda',
  name: 'Nama',
  email: 'Email',
  partner: 'Partner',
  role: 'Peran',
  language: 'Bahasa email',
  save: 'Simpan',
  saved: 'Profil disimpan.',
}
