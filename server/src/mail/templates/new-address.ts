import type { MailTemplate } from '../mail.ts'

type Data = { environment: string; address: string; at: string }

export const newAddress: MailTemplate<Data> = {
  name: 'new-address',
  en: ({ environment, address, at }, { portal }) => ({
    subject: `Your ${environment} credentials were used from a new IP address`,
    lines: [
      'If this is your server, you can ignore this email. If not, rotate your key and revoke its tokens.',
      'To accept requests from your own servers only, restrict access by IP.',
    ],
    facts: [
      ['IP address', address],
      ['First seen', at],
    ],
    link: { label: 'Open credentials', url: portal },
  }),
  id: ({ environment, address, at }, { portal }) => ({
    subject: `Kredensial ${environment} Anda dipakai dari alamat IP baru`,
    lines: [
      'Jika ini server Anda, abaikan email ini. Jika bukan, rotasi kunci Anda dan cabut tokennya.',
      'Agar hanya request dari server Anda sendiri yang diterima, batasi akses berdasarkan IP.',
    ],
    facts: [
      ['Alamat IP', address],
      ['Pertama terlihat', at],
    ],
    link: { label: 'Buka kredensial', url: portal },
  }),
}
