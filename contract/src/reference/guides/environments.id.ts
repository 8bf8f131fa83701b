import type { GuideTexts } from './guide-texts.ts'

export const environments: GuideTexts = {
  summary: 'Dua environment dengan call yang sama, tetapi data dan kredensialnya terpisah.',
  description: `
**Development** adalah sandbox: gudang, kurir, dan produk contoh, serta pesanan yang bergerak sendiri. **Production** mengirim paket sungguhan. Call, field, dan error di keduanya sama, sehingga untuk beralih ke production Anda cukup mengganti host dan kredensial.

## Host
Setiap environment memiliki host sendiri. Keduanya ada di halaman API Credentials beserta kredensialnya. Simpan di konfigurasi, bukan di kode:

\`\`\`sh
export EDIS_URL=https://api-dev.example
export EDIS_PARTNER_ID=prt_01JD3M8T5K2V
export EDIS_PARTNER_KEY=edis_key_dev_9fQ2
\`\`\`

Semua request memakai HTTPS. Path di kedua host sama.

## Apa yang terpisah
| Hal | Development | Production |
|---|---|---|
| Key | \`edis_key_dev_…\` | \`edis_key_live_…\` |
| Access token | \`edis_token_dev_…\` | \`edis_token_live_…\` |
| Id, pesanan, stok | data contoh | data Anda |
| Webhook, IP whitelist | sendiri | sendiri |
| Rate limit, idempotency key | sendiri | sendiri |
| Yang menggerakkan pesanan | sandbox | gudang dan kurir |

Key development dan production tidak dapat saling menggantikan. Jika dipakai di host yang salah, hasilnya AUTH_WRONG_ENVIRONMENT. Id juga tidak sama: \`warehouse_id\` dari development tidak ada di production.

## Sandbox
Di development, setiap pesanan bergerak sendiri, satu langkah setiap beberapa detik. Tentukan jalannya dengan \`metadata.scenario\` di POST /order/send/v2: misalnya \`delivered\`, \`delivery_failed\`, \`returned\`, atau \`lost\`. Anda juga dapat menjalankan pesanan selangkah demi selangkah di layar Order pada portal.

## Mulai production
Production mengembalikan PRODUCTION_NOT_GRANTED sampai EDIS meninjau integrasi Anda. Yang diperiksa tercantum di halaman Laporan peninjauan. Setelah mendapat akses, ganti host dan kredensial, tambahkan webhook dan alamat IP yang diizinkan di production, lalu ambil ulang id gudang.

## Terkait
Berikutnya: halaman Autentikasi, lalu halaman Laporan peninjauan.
`,
}
