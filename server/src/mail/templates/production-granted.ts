import type { MailTemplate } from '../mail.ts'

export const productionGranted: MailTemplate = {
  name: 'production-granted',
  en: (_data, { portal }) => ({
    subject: 'You have production access',
    lines: [
      'Your integration has passed the review. Your production credentials are ready in the portal.',
      'Add your production webhooks and allowed IP addresses before you send your first order.',
    ],
    link: { label: 'Go live', url: portal },
  }),
  id: (_data, { portal }) => ({
    subject: 'Anda sudah mendapat akses production',
    lines: [
      'Integrasi Anda lulus peninjauan. Kredensial production Anda sudah tersedia di portal.',
      'Sebelum mengirim pesanan pertama, tambahkan webhook dan alamat IP yang diizinkan di production.',
    ],
    link: { label: 'Mulai production', url: portal },
  }),
}
