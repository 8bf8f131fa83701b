import type { MailTemplate } from '../mail.ts'

type Data = { address: string; at: string }

export const passwordChanged: MailTemplate<Data> = {
  name: 'password-changed',
  en: ({ address, at }, { portal }) => ({
    subject: 'Your EDIS password was changed',
    lines: ['If this wasn’t you, reset your password now and contact EDIS.'],
    facts: [
      ['IP address', address],
      ['Time', at],
    ],
    link: { label: 'Open the portal', url: portal },
  }),
  id: ({ address, at }, { portal }) => ({
    subject: 'Kata sandi EDIS Anda telah diganti',
    lines: ['Jika bukan Anda yang melakukannya, segera atur ulang kata sandi Anda dan hubungi EDIS.'],
    facts: [
      ['Alamat IP', address],
      ['Waktu', at],
    ],
    link: { label: 'Buka portal', url: portal },
  }),
}
