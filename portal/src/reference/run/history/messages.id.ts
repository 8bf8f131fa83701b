import type { messages as english } from './messages.en.ts'

/** The texts of this browser's runs, in Indonesian. */
export const messages: typeof english = {
  title: 'Riwayat request di browser ini',
  none: 'Belum ada riwayat. Request yang Anda jalankan muncul di sini beserta response-nya.',
  kept: (count) => `${count} request terakhir, tanpa kunci dan token. Dihapus saat Anda keluar.`,
  ran: (at, ms) => `${at} · ${ms} ms`,
  clear: 'Hapus riwayat',
}
