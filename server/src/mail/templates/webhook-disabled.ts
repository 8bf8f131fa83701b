import type { MailTemplate } from '../mail.ts'

type Data = { environment: string; url: string; reason: string }

const why = {
  en: (reason: string) =>
    reason === 'gone' ? 'Your endpoint returned 410 Gone.' : 'All webhook deliveries have failed for five days.',
  id: (reason: string) =>
    reason === 'gone' ? 'Endpoint Anda membalas 410 Gone.' : 'Semua pengiriman webhook gagal selama lima hari.',
}

export const webhookDisabled: MailTemplate<Data> = {
  name: 'webhook-disabled',
  en: ({ environment, url, reason }, { portal }) => ({
    subject: `Your webhook was disabled (${environment})`,
    lines: [why.en(reason), 'Events are kept. Fix the endpoint, enable the webhook, then replay the events it missed.'],
    facts: [['Endpoint', url]],
    link: { label: 'Open webhooks', url: portal },
  }),
  id: ({ environment, url, reason }, { portal }) => ({
    subject: `Webhook Anda dinonaktifkan (${environment})`,
    lines: [
      why.id(reason),
      'Event tetap disimpan. Perbaiki endpoint, aktifkan webhook, lalu replay event yang terlewat.',
    ],
    facts: [['Endpoint', url]],
    link: { label: 'Buka webhook', url: portal },
  }),
}
