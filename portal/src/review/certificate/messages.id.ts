import type { messages as english } from './messages.en.ts'

/** The texts of the certificate, in Indonesian. */
export const messages: typeof english = {
  title: 'Sertifikat',
  report: 'Laporan',
  lead: 'Bukti bahwa integrasi Anda lulus semua pemeriksaan wajib.',
  what: 'sertifikat',
  notYet: 'Belum ada sertifikat',
  notYetText: 'Sertifikat terbit setelah semua pemeriksaan wajib di laporan lulus.',
  toReport: 'Buka laporan',
  print: 'Cetak',
  copyLink: 'Salin tautan',
  link: 'tautan verifikasi',
  productName: 'Open API EDIS Partner',
  head: 'Sertifikat integrasi',
  certifies: (partner, day) =>
    `EDIS menyatakan bahwa integrasi ${partner} lulus semua pemeriksaan wajib Open API EDIS pada ${day}, di environment development.`,
  partner: 'Partner',
  partnerId: 'Partner ID',
  completed: 'Selesai',
  production: 'Akses production',
  granted: (day) => `Diberikan ${day}`,
  notGranted: 'Belum diberikan',
  checks: (count) => `${count} pemeriksaan lulus`,
  verify: 'Verifikasi di',

  verification: {
    documentTitle: 'Sertifikat · Open API EDIS Partner',
    title: 'Verifikasi sertifikat',
    loading: 'Memeriksa sertifikat…',
    genuine: 'Sertifikat ini asli',
    genuineText: 'Sertifikat ini diterbitkan EDIS. Isi berikut berasal dari EDIS, bukan dari dokumen yang Anda terima.',
    unknown: 'Sertifikat ini tidak ada',
    unknownText:
      'EDIS tidak pernah menerbitkan sertifikat dengan ID ini. Periksa alamatnya, atau minta tautannya ke partner.',
    failed: 'Sertifikat tidak bisa diperiksa',
    again: 'Coba lagi',
  },
}
