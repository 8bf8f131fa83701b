import type { messages as english } from './messages.en.ts'

/** Why no response came, in Indonesian. */
export const messages: typeof english = {
  timedOut: 'Tidak ada response dalam 30 detik.',
  unreachable: 'Host tidak bisa dihubungi. Mungkin host sedang mati, jaringan Anda terputus, atau request diblokir.',
}
