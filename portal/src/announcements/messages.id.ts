import type { messages as english } from './messages.en.ts'

/** What the provider announces, in Indonesian; title and text come from the server. */
export const messages: typeof english = {
  title: 'Yang baru',
  announcements: 'Pengumuman',
  theAnnouncements: 'pengumuman',
  kinds: { incident: 'Gangguan', maintenance: 'Pemeliharaan', news: 'Info' },
  since: (time) => `sejak ${time}`,
  fromUntil: (from, until) => `${from} – ${until}`,
  now: 'Sekarang',
  details: 'Detail',
  detailsOf: (title) => `Detail: ${title}`,
  others: (count) => `Detail dan ${count} lainnya`,
  dismiss: (title) => `Tutup: ${title}`,
  none: 'Belum ada pengumuman',
  noneText: 'Gangguan, pemeliharaan, dan fitur baru tampil di sini.',
}
