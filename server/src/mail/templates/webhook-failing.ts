import type { MailTemplate } from '../mail.ts'

type Data = { environment: string; url: string; since: string }

export const webhookFailing: MailTemplate<Data> = {
  name: 'webhook-failing',
  en: ({ environment, url, since }, { portal }) => ({
    subject: `Your webhook is failing (${environment})`,
    lines: [
      'All webhook deliveries have failed for a day. If they keep failing, the webhook will be disabled after five days.',
    ],
    facts: [
      ['Endpoint', url],
      ['Failing since', since],
    ],
    link: { label: 'Open webhooks', url: portal },
  }),
  id: ({ environment, url, since }, { portal }) => ({
    subject: `Pengiriman webhook Anda gagal (${environment})`,
    lines: ['Semua pengiriman webhook gagal selama sehari. Setelah lima hari gagal terus, webhook akan dinonaktifkan.'],
    facts: [
      ['Endpoint', url],
      ['Gagal sejak', since],
    ],
    link: { label: 'Buka webhook', url: portal },
  }),
}
