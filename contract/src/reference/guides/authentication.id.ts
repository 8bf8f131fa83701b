import { accessTokenHours, refreshTokenDays } from '../../limits.ts'
import { maxKeys } from '../../portal-calls/keys.ts'
import { maxTokenPairs } from '../../portal-calls/tokens.ts'
import type { GuideTexts } from './guide-texts.ts'

export const authentication: GuideTexts = {
  summary: 'Tukar partner key dengan token, kirim token di setiap request, dan perbarui tepat waktu.',
  description: `
Partner key hanya dipakai untuk POST /auth/generate dan POST /auth/refresh. Semua API lain memerlukan access token.

## Dapatkan token
\`\`\`sh
curl -X POST "$EDIS_URL/auth/generate" -u "$EDIS_PARTNER_ID:$EDIS_PARTNER_KEY"
\`\`\`

Response berisi \`token\`, \`refresh_token\`, dan waktu kedaluwarsa keduanya.

## Gunakan token
\`\`\`sh
curl "$EDIS_URL/warehouse/list" -H "Authorization: Bearer $EDIS_TOKEN"
\`\`\`

Satu token bisa dipakai oleh banyak proses dan request paralel. Jangan membuat token untuk setiap request.

## Masa berlaku
| Kredensial | Berlaku selama | Setelahnya |
|---|---|---|
| \`token\` | ${accessTokenHours} jam | AUTH_TOKEN_EXPIRED |
| \`refresh_token\` | ${refreshTokenDays} hari, sekali pakai | AUTH_REFRESH_INVALID |
| partner key | sampai Anda menggantinya | AUTH_INVALID_CREDENTIALS |

Satu environment bisa memiliki hingga ${maxTokenPairs} pasang token aktif. Jika Anda membuat satu lagi, pasangan yang paling lama tidak dipakai akan dicabut.

## Perbarui token
Perbarui sekitar satu jam sebelum \`expired\`, di satu proses saja, lalu bagikan pasangan yang baru. Access token lama tetap berlaku sampai kedaluwarsa.

Refresh token hanya bisa dipakai sekali. Jika dipakai dua kali, refresh token dianggap dicuri dan semua token yang berasal darinya dicabut. Jangan ulangi POST /auth/refresh: jika response-nya tidak sampai, panggil POST /auth/generate.

## Satu kunci untuk setiap sistem
Buat hingga ${maxKeys} kunci per environment di portal, di halaman Akun, bagian Kunci dan token, lalu beri setiap sistem kunci sendiri. Jika sebuah kunci dicabut, tokennya langsung tidak berlaku di mana pun, dan kunci lain tidak terpengaruh. Setiap kunci hanya bisa memperbarui tokennya sendiri.

| Scope | Mengizinkan |
|---|---|
| \`all\` | semua API |
| \`orders\` | semua API yang membaca data; POST /order/send/v2, POST /order/send/v1, dan POST /order/cancel |
| \`read\` | hanya API yang membaca data |

API lain menghasilkan AUTH_KEY_SCOPE_MISSING, dengan scope yang diperlukan di \`details.scope\`.

## Jaga kerahasiaan kunci
- Simpan kunci dan token di server, jangan di aplikasi atau halaman web.
- Batasi token ke alamat Anda di halaman IP Whitelist. POST /auth/generate dan POST /auth/refresh tidak dibatasi.
- Jika kunci mungkin bocor, rotasi di halaman Kredensial API. Anda menentukan berapa lama kunci lama masih berlaku.

## Terkait
Rinciannya ada di POST /auth/generate dan POST /auth/refresh. Arti setiap kegagalan ada di halaman Error dan retry.
`,
}
