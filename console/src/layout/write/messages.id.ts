import type { messages as english } from './messages.en.ts'

/** The texts of an email to a partner, in Indonesian. */
export const messages: typeof english = {
  act: 'Kirim email ke partner',
  title: (name) => `Kirim email ke ${name}`,
  text: 'Dikirim ke pemilik akun.',
  about: (order) => `Dikirim ke pemilik akun dan tampil di riwayat ${order}.`,
  subject: 'Subjek',
  message: 'Pesan',
  send: 'Kirim email',
  done: (name) => `Email ke ${name} dikirim.`,
}
