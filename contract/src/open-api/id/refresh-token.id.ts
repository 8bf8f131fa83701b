import type { CallTexts } from '../../reference/call-texts.ts'

export const refreshToken: CallTexts = {
  summary: 'Menukar refresh token dengan pasangan token baru.',
  description: `
Perbarui akses sebelum access token kedaluwarsa. Kirim partner key seperti pada POST /auth/generate, lewat HTTP Basic atau di field \`auth\`, beserta refresh token dari pasangan terbaru Anda: sebagai JSON, atau sebagai \`multipart/form-data\` dengan nilai yang di-encode base64. Daftar IP yang diizinkan tidak berlaku di sini.

## Kapan digunakan
Sebelum \`expired\`, misalnya saat tersisa satu jam, atau saat Anda mendapat AUTH_TOKEN_EXPIRED. Access token lama tetap berlaku sampai kedaluwarsa, jadi request yang sedang berjalan tidak terganggu.

## Refresh token sekali pakai
Response berisi refresh token baru. Simpan dulu sebelum Anda melakukan hal lain: refresh token yang Anda kirim sudah tidak bisa dipakai lagi.

Refresh token yang dipakai dua kali dianggap dicuri. Hasilnya AUTH_REFRESH_INVALID, dan semua pasangan yang berasal dari POST /auth/generate yang sama dicabut, termasuk access token-nya. Karena itu:

- Lakukan refresh di satu proses saja, lalu bagikan pasangannya ke proses lain. Jika dua proses memakai refresh token yang sama secara bersamaan, keduanya kehilangan akses.
- Jangan ulangi refresh jika response-nya tidak sampai, atau jika hasilnya 500 atau 503: refresh token mungkin sudah terpakai. Panggil POST /auth/generate, dan matikan retry otomatis di HTTP client Anda untuk request ini. Pengecualiannya 429, yang dikirim sebelum refresh token diperiksa.

## Terkait
Sebelum: POST /auth/generate. Sesudah AUTH_REFRESH_INVALID atau AUTH_TOKEN_REVOKED: POST /auth/generate lagi.
`,
}
