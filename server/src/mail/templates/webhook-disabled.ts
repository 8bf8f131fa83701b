import type { MailTemplate } from '../mail.ts'

type Data = { environment: string; url: string; reason: string }

const why = {
  en: (reason: string) =>
    reason === 'gone' ? 'Your endpoint answered 410 Gone.' : 'Every delivery has failed for five days.',
  id: (reason: string) =>
    reason === 'gone' ? 'Endpoint Anda menjawab 410 Gone.' : 'Semua pengiriman gagal selama lima hari.',
}

export const webhookDisabled: MailTemplate<Data> = {
  name: 'webhook-disabled',
  en: ({ environment, url, reason }, { portal }) => ({
    subject: `Your webhook was disabled (${environment})`,
    lines: [why.en(reason), 'Events are kept. Fix the endpoint, then enable the webhook and replay what was missed.'],
    facts: [['Endpoint', url]],
    link: { label: 'Open webhooks', url: portal },
  }),
  id: ({ environment, url, reason }, { portal }) => ({
    subject: `Webhook Anda dinonaktifkan (${environment})`,
    lines: [
      why.id(reason),
      'Event tetap disimpan. Perbaiki endpoint, aktifkan webhook, lalu kirim ulang yang terlewat.',
    ],
    facts: [['Endpoint', url]],
    link: { label: 'Buka webhook', url: portal },
  }),
}
