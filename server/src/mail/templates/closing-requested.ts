import type { MailTemplate } from '../mail.ts'

type Data = { partner: string; partner_id: string; reason: string }

export const closingRequested: MailTemplate<Data> = {
  name: 'closing-requested',
  en: ({ partner, partner_id, reason }) => ({
    subject: `${partner} requested account closure`,
    lines: [
      'Make sure that nothing is owed and no parcel is in transit, then confirm with: edis partner close. Keys, tokens and webhooks stop working immediately; orders are kept.',
    ],
    facts: [
      ['Partner', partner],
      ['Partner ID', partner_id],
      ['Reason', reason],
    ],
  }),
  id: ({ partner, partner_id, reason }) => ({
    subject: `${partner} mengajukan penutupan akun`,
    lines: [
      'Pastikan tidak ada tagihan atau paket yang masih berjalan, lalu konfirmasi dengan: edis partner close. Kunci, token, dan webhook langsung tidak berlaku; pesanan tetap disimpan.',
    ],
    facts: [
      ['Partner', partner],
      ['Partner ID', partner_id],
      ['Alasan', reason],
    ],
  }),
}
