import type { GuideTexts } from './guide-texts.ts'

export const environments: GuideTexts = {
  summary: 'Dua environment dengan API yang sama, tetapi data dan kredensialnya terpisah.',
  description: `
**Development** adalah sandbox: gudang, kurir, dan produk contoh, serta pesanan yang berjalan otomatis. **Production** mengirim paket sungguhan. API, field, dan error di keduanya sama. Untuk beralih ke production, cukup ganti host dan kredensial.

## Host
Setiap environment punya host sendiri. Keduanya ada di halaman Kredensial API beserta kredensialnya. Simpan di konfigurasi, bukan di kode:

\`\`\`sh
export EDIS_URL=https://api-dev.example
export EDIS_PARTNER_ID=prt_01JD3M8T5K2V
export EDIS_PARTNER_KEY=edis_key_dev_9fQ2
\`\`\`

Semua request memakai HTTPS. Path di kedua host sama.

## Apa yang terpisah
| Hal | Development | Production |
|---|---|---|
| Kunci | \`edis_key_dev_…\` | \`edis_key_live_…\` |
| Access token | \`edis_token_dev_…\` | \`edis_token_live_…\` |
| ID, pesanan, stok | data contoh | data Anda |
| Webhook, alamat IP yang diizinkan | sendiri | sendiri |
| Rate limit, Idempotency-Key | sendiri | sendiri |
| Yang menjalankan pesanan | sandbox | gudang dan kurir |

Kunci development dan production tidak bisa dipertukarkan. Di host yang salah, hasilnya AUTH_WRONG_ENVIRONMENT. ID juga tidak sama: \`warehouse_id\` dari development tidak ada di production.

## Sandbox
Di development, setiap pesanan berjalan otomatis, satu langkah setiap beberapa detik. Pilih alurnya dengan \`metadata.scenario\` di POST /order/send/v2: misalnya \`delivered\`, \`delivery_failed\`, \`returned\`, atau \`lost\`. Anda juga bisa menjalankan pesanan selangkah demi selangkah dari halaman Pesanan di portal.

## Mulai production
Request ke production ditolak dengan PRODUCTION_NOT_GRANTED sampai EDIS selesai meninjau integrasi Anda. Yang diperiksa tercantum di halaman Laporan. Setelah mendapat akses, ganti host dan kredensial, tambahkan webhook dan alamat IP yang diizinkan di production, lalu ambil ulang ID gudang.

## Terkait
Berikutnya: halaman Autentikasi, lalu halaman Laporan.
`,
}
