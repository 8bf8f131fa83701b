import type { MailTemplate } from '../mail.ts'

type Data = { address: string; expires_at: string }

export const passwordReset: MailTemplate<Data> = {
  name: 'password-reset',
  en: ({ address, expires_at }, { portal }, code) => ({
    subject: 'Reset your EDIS password',
    lines: [
      'Choose a new password with the link below. It works once.',
      'If you didn’t ask for this, ignore this email. Your password stays the same.',
    ],
    facts: [
      ['Link valid until', expires_at],
      ['Requested from', address],
    ],
    link: { label: 'Choose a new password', url: `${portal}/reset#${code}` },
  }),
  id: ({ address, expires_at }, { portal }, code) => ({
    subject: 'Atur ulang kata sandi EDIS Anda',
    lines: [
      'Buat kata sandi baru lewat tautan di bawah ini. Tautan hanya bisa dipakai sekali.',
      'Jika bukan Anda yang memintanya, abaikan email ini. Kata sandi Anda tidak berubah.',
    ],
    facts: [
      ['Tautan berlaku sampai', expires_at],
      ['Diminta dari', address],
    ],
    link: { label: 'Buat kata sandi baru', url: `${portal}/reset#${code}` },
  }),
}
