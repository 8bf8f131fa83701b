import { accessTokenHours, refreshTokenDays } from '../../limits.ts'
import { maxTokenPairs } from '../../portal-calls/tokens.ts'
import type { GuideTexts } from './guide-texts.ts'

export const authentication: GuideTexts = {
  summary: 'Tukarkan partner key dengan token, kirim token di setiap call, dan perbarui tepat waktu.',
  description: `
Partner key hanya berlaku untuk dua call: POST /auth/generate dan POST /auth/refresh. Semua call lain memerlukan access token.

## Dapatkan token
\`\`\`sh
curl -X POST "$EDIS_URL/auth/generate" -u "$EDIS_PARTNER_ID:$EDIS_PARTNER_KEY"
\`\`\`

Response berisi \`token\`, \`refresh_token\`, dan waktu kedaluwarsa keduanya.

## Gunakan token
\`\`\`sh
curl "$EDIS_URL/warehouse/list" -H "Authorization: Bearer $EDIS_TOKEN"
\`\`\`

Satu token dapat dipakai berapa pun proses dan request paralel. Jangan membuat token untuk setiap call.

## Masa berlaku
| Kredensial | Berlaku selama | Setelahnya |
|---|---|---|
| \`token\` | ${accessTokenHours} jam | AUTH_TOKEN_EXPIRED |
| \`refresh_token\` | ${refreshTokenDays} hari, sekali pakai | AUTH_REFRESH_INVALID |
| partner key | sampai Anda menggantinya | AUTH_INVALID_CREDENTIALS |

Sebuah environment dapat memiliki hingga ${maxTokenPairs} pasang token aktif. Jika Anda membuat satu lagi, pasangan yang paling lama tidak dipakai dicabut.

## Perbarui token
Perbarui sekitar satu jam sebelum \`expired\`, di satu proses saja, lalu bagikan pasangan yang baru. Access token lama tetap berlaku sampai kedaluwarsa.

Refresh token hanya bisa dipakai sekali. Pemakaian kedua dianggap pencurian dan mencabut semua token yang berasal darinya. Jangan mencoba ulang POST /auth/refresh: jika response-nya tidak sampai, panggil POST /auth/generate.

## Jaga kerahasiaan key
- Simpan key dan token di server, jangan di aplikasi atau halaman web.
- Batasi token ke alamat Anda di halaman IP Whitelist. POST /auth/generate dan POST /auth/refresh tidak dibatasi.
- Jika key mungkin bocor, ganti di halaman API Credentials. Anda menentukan berapa lama key lama masih berlaku.

## Terkait
Generate Token dan Refresh Token dijelaskan di POST /auth/generate dan POST /auth/refresh. Arti setiap kegagalan ada di halaman Error dan retry.
`,
}
