import type { GuideTexts } from './guide-texts.ts'
import { reportedCalls, reportedDuties, reportedEvents } from './tables.ts'

/** The report's checks besides calls and events, by their ids. */
const duties: Record<string, [title: string, hint: string]> = {
  'duty-token-refreshed': [
    'Token yang kedaluwarsa diperbarui',
    'Saat sebuah call mengembalikan AUTH_TOKEN_EXPIRED, perbarui token dan ulangi call sampai berhasil. Tombol di laporan memicu keadaan ini.',
  ],
  'duty-invalid-corrected': [
    'Pesanan yang ditolak diperbaiki dan dikirim ulang',
    'Kirim pesanan yang menghasilkan 422, perbaiki field di errors, lalu kirim lagi sampai berhasil.',
  ],
  'duty-retry-replayed': [
    'Percobaan ulang memakai Idempotency-Key yang sama',
    'Kirim pesanan dua kali dengan key dan body yang sama, seperti setelah response tidak sampai: response kedua adalah ulangan. Key lain untuk pesanan yang sama menghasilkan ORDER_DUPLICATE.',
  ],
  'duty-rate-limit-respected': [
    'Rate limit dipatuhi',
    'Setelah RATE_LIMITED, tunggu beberapa detik sesuai Retry-After sebelum request berikutnya.',
  ],
  'duty-forged-rejected': [
    'Pengiriman webhook palsu ditolak',
    'EDIS mengirim event asli, lalu event dengan signature yang tidak valid. Terima yang pertama dengan 2xx dan tolak yang kedua dengan 400, 401, atau 403.',
  ],
  'duty-stale-rejected': [
    'Pengiriman webhook usang ditolak',
    'EDIS mengirim event asli, lalu event yang ditandatangani satu jam sebelumnya. Terima yang pertama dengan 2xx dan tolak yang kedua dengan 400, 401, atau 403.',
  ],
  'duty-no-production-key': [
    'Key production tidak dipakai di development',
    'Jangan simpan key dan token production di software yang memanggil development. Jika terlanjur dipakai, ganti key, lalu atur ulang pemeriksaan ini.',
  ],
}

const dutyRows = reportedDuties.map(({ id, required }) => {
  const [title, hint] = duties[id] ?? []
  if (title === undefined) throw new Error(`${id} has no text in Indonesian`)
  return `| ${title}${required ? '' : ' (tidak wajib)'} | ${hint} |`
})

export const report: GuideTexts = {
  summary: 'Yang harus ditunjukkan integrasi Anda di development sebelum mendapat akses production.',
  description: `
Laporan di bagian Peninjauan API pada portal terisi sendiri dari request development software Anda. Request yang dijalankan dari portal dan request asisten AI tidak dihitung. Setiap pemeriksaan menampilkan buktinya: request atau kiriman webhook.

## API
Wajib, masing-masing dengan 200: ${reportedCalls(true)}.

Tidak wajib, karena tidak semua integrasi memerlukannya: ${reportedCalls(false)}.

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
5. Mulai pemeriksaan lainnya dari laporan: token kedaluwarsa, serta kiriman webhook palsu dan usang.

## Akses production
Setelah semua pemeriksaan wajib terpenuhi, ajukan akses production di laporan. EDIS meninjaunya dan memberi tahu Anda lewat email. Yang perlu diganti tercantum di halaman Environment dan host.

## Terkait
Halaman Error dan retry dan halaman Idempotency mencakup sebagian besar pemeriksaan.
`,
}
