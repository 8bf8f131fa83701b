import type { messages as english } from './messages.en.ts'

/** The texts of the security section, in Indonesian. */
export const messages: typeof english = {
  sessions: {
    title: 'Sesi',
    what: 'sesi Anda',
    current: 'Perangkat ini',
    unknown: 'Perangkat tidak dikenal',
    signedIn: (moment) => `Masuk ${moment}`,
    signedInFrom: (moment, address) => `${address} · masuk ${moment}`,
    activeNow: 'Sedang aktif',
    end: 'Akhiri',
    endOf: (device) => `Akhiri sesi di ${device}`,
    endOthers: 'Akhiri semua sesi lain',
    ended: 'Sesi diakhiri.',
    othersEnded: (count) => `${count} sesi diakhiri.`,
  },
}
