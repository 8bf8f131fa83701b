import type { MailTemplate } from '../mail.ts'

type Data = { environment: string; address: string; previous_ends: string }

export const credentialsRotated: MailTemplate<Data> = {
  name: 'credentials-rotated',
  en: ({ environment, address, previous_ends }, { portal }) => ({
    subject: `Your ${environment} key was rotated`,
    lines: ['If this wasn’t you, change your password, rotate the key again and contact EDIS.'],
    facts: [
      ['IP address', address],
      ['Previous key valid until', previous_ends],
    ],
    link: { label: 'Open credentials', url: portal },
  }),
  id: ({ environment, address, previous_ends }, { portal }) => ({
    subject: `Kunci ${environment} Anda telah dirotasi`,
    lines: ['Jika bukan Anda yang melakukannya, ganti kata sandi Anda, rotasi lagi kunci itu, dan hubungi EDIS.'],
    facts: [
      ['Alamat IP', address],
      ['Kunci lama berlaku sampai', previous_ends],
    ],
    link: { label: 'Buka kredensial', url: portal },
  }),
}
