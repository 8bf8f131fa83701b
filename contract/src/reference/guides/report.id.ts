import { reviewTexts } from '../../review/review-texts.ts'
import type { GuideTexts } from './guide-texts.ts'
import { reportedCalls, reportedDuties, reportedEvents } from './tables.ts'

const dutyRows = reportedDuties.map((entry) => {
  const { title, hint } = reviewTexts(entry, 'id')
  return `| ${title}${entry.required ? '' : ' (opsional)'} | ${hint} |`
})

export const report: GuideTexts = {
  summary: 'Yang harus ditunjukkan integrasi Anda di development sebelum mendapat akses production.',
  description: `
Laporan di portal (Peninjauan API > Laporan) terisi otomatis dari request development sistem Anda sendiri. Request yang dijalankan dari portal dan request asisten AI tidak dihitung. Setiap pemeriksaan menampilkan buktinya: request atau pengiriman webhook.

## API
Wajib, masing-masing dengan 200: ${reportedCalls(true)}.

Opsional, karena tidak semua integrasi memerlukannya: ${reportedCalls(false)}.

## Perilaku
| Pemeriksaan | Cara memenuhinya |
|---|---|
${dutyRows.join('\n')}

## Event
Wajib, masing-masing diterima dengan 2xx: ${reportedEvents()}. Skenario sandbox memicu semuanya: pilih dengan \`metadata.scenario\` di POST /order/send/v2.

## Langkah cepat
1. Buat token, lalu baca gudang dan tarif.
2. Tambahkan webhook untuk semua event yang memverifikasi signature. Caranya ada di halaman Uji webhook secara lokal.
3. Kirim tiga pesanan dengan skenario \`delivered\`, \`delivery_failed\`, dan \`cancelled\`. Kirim salah satunya dua kali dengan \`Idempotency-Key\` yang sama.
4. Kirim pesanan dengan field yang tidak valid, perbaiki, lalu kirim lagi.
5. Mulai pemeriksaan lainnya dari laporan: token kedaluwarsa, event palsu, dan event kedaluwarsa.

## Akses production
Setelah semua pemeriksaan wajib terpenuhi, ajukan akses production di laporan. EDIS meninjaunya dan memberi tahu Anda lewat email. Yang perlu diganti tercantum di halaman Environment dan host.

## Terkait
Halaman Error dan retry dan halaman Idempotency mencakup sebagian besar pemeriksaan.
`,
}
