import type { messages as english } from './messages.en.tsx'

/** The texts of a replay, in Indonesian. */
export const messages: typeof english = {
  act: 'Replay',
  title: (partner) => `Replay webhook ${partner}?`,
  text: (url) => <>Event yang belum diterima dikirim ulang secara berurutan ke {url}</>,
  enable: 'Aktifkan kembali webhook',
  enableText: 'Webhook dinonaktifkan karena pengirimannya gagal. Selama nonaktif, event yang di-replay menunggu.',
  since: 'Hanya event sejak',
  sinceText: 'Kosongkan untuk me-replay semua yang terlewat.',
  done: (partner) => `Replay ke ${partner} dimulai.`,
}
