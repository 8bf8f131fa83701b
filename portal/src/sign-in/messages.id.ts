import type { messages as english } from './messages.en.ts'

/** The texts of the sign-in, in Indonesian. */
export const messages: typeof english = {
  documentTitle: 'Masuk · Open API EDIS Partner',
  productName: 'Open API EDIS Partner',
  title: 'Masuk',
  lead: 'Kredensial, webhook, dan referensi API Anda.',
  sessionEnded: 'Sesi Anda telah berakhir. Masuk lagi untuk melanjutkan.',
  email: 'Email',
  password: 'Kata sandi',
  remember: 'Ingat saya',
  forgot: 'Lupa kata sandi?',
  submit: 'Masuk',
  noAnswer: 'Terjadi kesalahan pada server. Coba lagi nanti.',
}
