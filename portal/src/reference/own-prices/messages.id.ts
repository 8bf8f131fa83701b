import type { messages as english } from './messages.en.ts'

/** The partner's contract prices, in Indonesian. */
export const messages: typeof english = {
  title: 'Tarif kontrak Anda',
  ownCard: (from) => `Anda punya daftar tarif sendiri sejak ${from}.`,
  ownCardUntil: (from, to) => `Anda punya daftar tarif sendiri dari ${from} sampai ${to}.`,
  off: (share) => `diskon ${share}`,
  included: 'Tarif dan pesanan sudah memakai harga ini.',
}
