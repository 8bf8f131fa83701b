import type { MailTemplate } from '../mail.ts'

type Data = { environment: string; partner: string; partner_id: string; url: string; reason: string }

export const partnerWebhookDisabled: MailTemplate<Data> = {
  name: 'partner-webhook-disabled',
  en: ({ environment, partner, partner_id, url, reason }) => ({
    subject: `${partner}’s webhook was disabled (${environment})`,
    lines: [
      reason === 'gone' ? 'Its endpoint returned 410 Gone.' : 'All webhook deliveries have failed for five days.',
      'The partner has been notified by email.',
    ],
    facts: [
      ['Partner', `${partner} (${partner_id})`],
      ['Endpoint', url],
    ],
  }),
  id: ({ environment, partner, partner_id, url, reason }) => ({
    subject: `Webhook milik ${partner} dinonaktifkan (${environment})`,
    lines: [
      reason === 'gone' ? 'Endpoint-nya membalas 410 Gone.' : 'Semua pengiriman webhook gagal selama lima hari.',
      'Partner sudah diberi tahu lewat email.',
    ],
    facts: [
      ['Partner', `${partner} (${partner_id})`],
      ['Endpoint', url],
    ],
  }),
}
