import type { messages as english } from './messages.en.ts'

/** The texts of the page that the application stands in, and of all features, in Indonesian. */
export const messages: typeof english = {
  page: {
    title: 'EDIS Operations',
    noScript: 'Konsol EDIS memerlukan JavaScript.',
  },
  noAnswer: (why) => `Server tidak merespons (${why}).`,
  answeredBetween: (status) => `proxy merespons dengan status ${status}`,
  noConnection: 'Tidak terhubung ke server',
  noConnectionText: 'Periksa koneksi Anda, lalu coba lagi.',
  retry: 'Coba lagi',
}
