import type { MailTemplate } from '../mail.ts'

type Data = { reason: string }

export const productionRefused: MailTemplate<Data> = {
  name: 'production-refused',
  en: ({ reason }, { portal }) => ({
    subject: 'Your request for production access was declined',
    lines: ['Fix the following, then request production access again.'],
    facts: [['Reason', reason]],
    link: { label: 'Open the report', url: portal },
  }),
  id: ({ reason }, { portal }) => ({
    subject: 'Pengajuan akses production Anda ditolak',
    lines: ['Perbaiki hal berikut, lalu ajukan lagi akses production.'],
    facts: [['Alasan', reason]],
    link: { label: 'Buka laporan', url: portal },
  }),
}
