import type { messages as english } from './messages.en.ts'

/** The texts of the page that the application stands in, in Indonesian. */
export const messages: typeof english = {
  page: {
    title: 'Open API EDIS Partner',
    description: 'Kredensial, webhook, dan referensi API untuk partner EDIS, di development dan production.',
    noScript: 'Portal partner EDIS memerlukan JavaScript.',
  },
}
