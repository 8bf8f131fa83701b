import type { MailTemplate } from '../mail.ts'

type Data = { environment: string; url: string; since: string }

export const webhookFailing: MailTemplate<Data> = {
  name: 'webhook-failing',
  en: ({ environment, url, since }, { portal }) => ({
    subject: `Your webhook is failing (${environment})`,
    lines: ['Every delivery has failed for a day. After five days the webhook is disabled.'],
    facts: [
      ['Endpoint', url],
      ['Failing since', since],
    ],
    link: { label: 'Open webhooks', url: portal },
  }),
  id: ({ environment, url, since }, { portal }) => ({
    subject: `Webhook Anda gagal (${environment})`,
    lines: ['Semua pengiriman gagal selama satu hari. Setelah lima hari webhook dinonaktifkan.'],
    facts: [
      ['Endpoint', url],
      ['Gagal sejak', since],
    ],
    link: { label: 'Buka webhook', url: portal },
  }),
}
