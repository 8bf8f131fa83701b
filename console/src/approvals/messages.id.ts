import type { messages as english } from './messages.en.ts'

/** The texts of the approvals, in Indonesian. */
export const messages: typeof english = {
  title: 'Persetujuan',
  requests: 'Pengajuan production',
  what: 'daftar pengajuan',
  passed: (passed, required) => `${passed} dari ${required} lulus`,
  waiting: (span) => `Menunggu ${span}`,
  review: 'Tinjau',
  reviewOf: (name) => `Tinjau ${name}`,
  more: 'Muat lagi',
  none: 'Tidak ada pengajuan',
  noneText: 'Partner muncul di sini setelah mengajukan akses production dari laporannya.',
}
