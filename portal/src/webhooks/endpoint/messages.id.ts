import type { messages as english } from './messages.en.ts'

/** The texts of one endpoint's page, in Indonesian. */
export const messages: typeof english = {
  endpoint: 'Webhook',
  parts: 'Bagian webhook',
  views: { deliveries: 'Pengiriman', signing: 'Signature', test: 'Uji coba' },
  secretShownOnce: 'Signing secret hanya ditampilkan sekali saat dibuat. Jika hilang, rotasi secret.',
  missing: {
    title: 'Webhook tidak ditemukan',
    text: 'Webhook ini tidak ada di environment ini. Mungkin sudah dihapus, atau ada di environment lain.',
    back: 'Lihat semua webhook',
  },
}
