import type { messages as english } from './messages.en.ts'

/** The texts of the security section, in Indonesian. */
export const messages: typeof english = {
  signIn: {
    title: 'Cara masuk',
    what: 'cara Anda masuk',
    password: 'Kata sandi',
    neverChanged: 'Belum pernah diganti',
    changed: (day) => `Diganti ${day}`,
    change: 'Ganti kata sandi',
    current: 'Kata sandi saat ini',
    new: 'Kata sandi baru',
    hint: 'Minimal 12 karakter. Beberapa kata yang tidak berkaitan mudah diingat dan sulit ditebak.',
    show: 'Tampilkan kata sandi',
    text: 'Sesi Anda yang lain akan diakhiri.',
    done: 'Kata sandi diganti.',
  },
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
