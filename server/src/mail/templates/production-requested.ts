import type { MailTemplate } from '../mail.ts'

type Data = { partner: string; partner_id: string }

export const productionRequested: MailTemplate<Data> = {
  name: 'production-requested',
  en: ({ partner, partner_id }) => ({
    subject: `${partner} requests production access`,
    lines: ['The integration report is complete. Review it, then grant or decline access.'],
    facts: [
      ['Partner', partner],
      ['Partner ID', partner_id],
    ],
  }),
  id: ({ partner, partner_id }) => ({
    subject: `${partner} mengajukan akses production`,
    lines: ['Laporan integrasinya sudah lengkap. Tinjau laporannya, lalu setujui atau tolak pengajuannya.'],
    facts: [
      ['Partner', partner],
      ['Partner ID', partner_id],
    ],
  }),
}
