import type { messages as english } from './messages.en.ts'

/** The texts of the page that the application stands in, and of all features, in Indonesian. */
export const messages: typeof english = {
  page: {
    title: 'Open API EDIS Partner',
    description: 'Kredensial, webhook, dan referensi API untuk partner EDIS, di development dan production.',
    noScript: 'Portal partner EDIS memerlukan JavaScript.',
  },
  noCredentials: 'Response API tidak berisi kredensial.',
  allEvents: 'semua event',
  events: (count) => `${count} event`,
  noAnswer: (why) => `API tidak merespons (${why}).`,
  answeredBetween: (status) => `proxy merespons dengan status ${status}`,
  noPdf: 'Response API bukan PDF.',
  passkeys: {
    cancelled: 'Dibatalkan atau terlalu lama. Coba lagi.',
    there: 'Perangkat ini sudah memiliki passkey untuk akun Anda.',
    failed: 'Browser Anda tidak bisa memakai passkey. Coba lagi, atau gunakan browser lain.',
  },
}
