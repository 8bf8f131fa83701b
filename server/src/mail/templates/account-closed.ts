import type { MailTemplate } from '../mail.ts'

type Data = { keys: string; webhooks: string }

export const accountClosed: MailTemplate<Data> = {
  name: 'account-closed',
  en: ({ keys, webhooks }) => ({
    subject: 'Your EDIS account was closed',
    lines: [
      'Nobody can sign in anymore, and your keys, tokens and webhooks no longer work. Orders are kept for as long as the law requires. Parcels in transit will still be delivered.',
    ],
    facts: [
      ['Keys revoked', keys],
      ['Webhooks deleted', webhooks],
    ],
  }),
  id: ({ keys, webhooks }) => ({
    subject: 'Akun Anda telah ditutup',
    lines: [
      'Tidak ada lagi yang bisa masuk ke akun ini, dan semua kunci, token, serta webhook Anda sudah tidak berlaku. Pesanan disimpan selama diwajibkan hukum. Paket yang masih dalam perjalanan tetap diantar.',
    ],
    facts: [
      ['Kunci yang dicabut', keys],
      ['Webhook yang dihapus', webhooks],
    ],
  }),
}
