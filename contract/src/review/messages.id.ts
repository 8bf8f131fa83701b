import type * as english from './messages.en.ts'

/** The texts of the report's checks, in Indonesian. */
export const checkTexts: typeof english.checkTexts = {
  call: { hint: (call) => `Panggil ${call} dari sistem Anda sampai hasilnya 200.` },
  event: {
    hint: (scenario, cod) =>
      `Balas 2xx untuk pengiriman webhook-nya. Di development, pesanan ${cod ? 'COD ' : ''}dengan metadata.scenario “${scenario}” memicu event ini.`,
  },
  'token-refreshed': {
    title: 'Token kedaluwarsa diperbarui',
    hint: 'Saat hasilnya AUTH_TOKEN_EXPIRED, perbarui token, lalu ulangi request sampai berhasil. Gunakan “Akhiri masa berlaku token” untuk memicunya.',
  },
  'invalid-corrected': {
    title: 'Pesanan yang ditolak diperbaiki dan dikirim ulang',
    hint: 'Kirim pesanan yang ditolak dengan 422, perbaiki field di errors, lalu kirim ulang sampai berhasil.',
  },
  'retry-replayed': {
    title: 'Retry memakai Idempotency-Key yang sama',
    hint: 'Kirim pesanan dua kali dengan key dan body yang sama, seperti saat response hilang: response kedua adalah replay. Key yang berbeda untuk pesanan yang sama menghasilkan ORDER_DUPLICATE.',
  },
  'rate-limit-respected': {
    title: 'Rate limit dipatuhi',
    hint: 'Panggil API melebihi batas di RateLimit-Policy sampai sebuah request menghasilkan RATE_LIMITED. Lalu tunggu sesuai jumlah detik di Retry-After sebelum request berikutnya.',
  },
  'forged-rejected': {
    title: 'Pengiriman webhook palsu ditolak',
    hint: 'EDIS mengirim event asli, lalu event dengan signature salah. Terima yang pertama dengan 2xx dan tolak yang kedua dengan 400, 401, atau 403.',
  },
  'stale-rejected': {
    title: 'Pengiriman webhook kedaluwarsa ditolak',
    hint: 'EDIS mengirim event asli, lalu event yang ditandatangani satu jam lalu. Terima yang pertama dengan 2xx dan tolak yang kedua dengan 400, 401, atau 403.',
  },
  'no-production-key': {
    title: 'Kunci production tidak dipakai di development',
    hint: 'Jangan simpan kunci dan token production di sistem yang memanggil development. Jika telanjur dipakai, rotasi kunci tersebut, lalu reset pemeriksaan ini.',
  },
}
