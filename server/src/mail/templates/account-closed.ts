import type { MailTemplate } from '../mail.ts'

type Data = { keys: string; webhooks: string }

export const accountClosed: MailTemplate<Data> = {
  name: 'account-closed',
  en: ({ keys, webhooks }) => ({
    subject: 'Your account is closed',
    lines: [
      'Nobody can sign in any more, and your keys, tokens and webhooks have ended. Orders are kept for as long as the law requires. Parcels under way still arrive.',
    ],
    facts: [
      ['Keys ended', keys],
      ['Webhooks ended', webhooks],
    ],
  }),
  id: ({ keys, webhooks }) => ({
    subject: 'Akun Anda telah ditutup',
    lines: [
      'Akun tidak dapat lagi digunakan untuk masuk, dan key, token, serta webhook Anda telah berakhir. Pesanan disimpan selama diwajibkan oleh hukum. Paket yang masih berjalan tetap dikirim.',
    ],
    facts: [
      ['Key yang berakhir', keys],
      ['Webhook yang berakhir', webhooks],
    ],
  }),
}
