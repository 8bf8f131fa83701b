import { number } from '@edis/ui/numbers/numbers.ts'
import type { messages as english } from './messages.en.ts'

/** The texts of failing webhooks, in Indonesian. */
export const messages: typeof english = {
  title: 'Webhook',
  failing: 'Webhook gagal',
  what: 'daftar webhook',
  find: 'Cari',
  findText: 'Partner atau endpoint',
  columns: {
    partner: 'Partner',
    endpoint: 'Endpoint',
    response: 'Response terakhir',
    failing: 'Gagal selama',
    waiting: 'Event',
  },
  none: 'Semua webhook berjalan lancar',
  noneText: 'Webhook tampil di sini selama pengirimannya gagal, dan setelah dinonaktifkan karena itu.',
  noMatch: 'Tidak ada webhook gagal yang cocok',
  noMatchText: 'Webhook partner ini mungkin berjalan lancar. Semuanya ada di halaman partner.',
  clear: 'Hapus filter',
  allEvents: 'semua event',
  disabled: 'Dinonaktifkan',
  waiting: (of) => `${number(of)} menunggu`,
  more: 'Muat lagi',
  replay: {
    act: 'Replay',
    of: (partner) => `Replay webhook ${partner}`,
  },
}
