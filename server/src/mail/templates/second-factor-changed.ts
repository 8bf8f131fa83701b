import type { MailTemplate } from '../mail.ts'

type Data = { added: boolean; address: string; at: string }

export const secondFactorChanged: MailTemplate<Data> = {
  name: 'second-factor-changed',
  en: ({ added, address, at }, { portal }) => ({
    subject: added ? 'An authenticator app was added to your EDIS account' : 'Your authenticator app was turned off',
    lines: ['If this wasn’t you, reset your password now and contact us.'],
    facts: [
      ['IP address', address],
      ['Time', at],
    ],
    link: { label: 'Open the portal', url: portal },
  }),
  id: ({ added, address, at }, { portal }) => ({
    subject: added
      ? 'Aplikasi authenticator ditambahkan ke akun EDIS Anda'
      : 'Aplikasi authenticator Anda dinonaktifkan',
    lines: ['Jika bukan Anda yang melakukannya, segera atur ulang kata sandi Anda dan hubungi kami.'],
    facts: [
      ['Alamat IP', address],
      ['Waktu', at],
    ],
    link: { label: 'Buka portal', url: portal },
  }),
}
