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
    subject: `Kredensial ${environment} Anda digunakan dari alamat IP baru`,
    lines: [
      'Jika ini server Anda, abaikan email ini. Jika bukan, ganti kunci dan cabut tokennya.',
      'Agar hanya menerima request dari server Anda, batasi akses berdasarkan IP.',
    ],
    facts: [
      ['Alamat IP', address],
      ['Pertama digunakan', at],
    ],
    link: { label: 'Buka kredensial', url: portal },
  }),
}
