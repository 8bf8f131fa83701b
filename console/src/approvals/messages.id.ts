import { decidedDays } from '@edis/contract/console/decided-days'
import type { messages as english } from './messages.en.ts'

/** The texts of the approvals, in Indonesian. */
export const messages: typeof english = {
  title: 'Persetujuan',
  requests: 'Pengajuan production',
  what: 'daftar pengajuan',
  passed: (passed, required) => `${passed} dari ${required} pemeriksaan lulus`,
  waiting: (span) => `Menunggu ${span}`,
  review: 'Tinjau',
  reviewOf: (name) => `Tinjau ${name}`,
  more: 'Muat lagi',
  none: 'Tidak ada pengajuan',
  noneText: 'Partner muncul di sini setelah mengajukan akses production dari laporannya.',
  decided: {
    title: `Diputuskan dalam ${decidedDays} hari terakhir`,
    what: 'daftar keputusan',
    none: 'Belum ada keputusan',
    noneText: 'Pengajuan yang disetujui atau ditolak tampil di sini, beserta siapa yang memutuskan dan alasannya.',
    granted: 'Disetujui',
    refused: 'Ditolak',
  },
}
