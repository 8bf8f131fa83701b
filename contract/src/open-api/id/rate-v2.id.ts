import type { CallTexts } from '../../reference/call-texts.ts'
import { roundingProse } from './rounding.id.ts'

export const rateV2: CallTexts = {
  summary: 'Ongkir dan estimasi waktu tiba untuk semua layanan, dengan harga yang dikunci selama 30 menit.',
  description: `
Panggil saat checkout, begitu Anda tahu barang dan kecamatan tujuannya. Hasilnya: harga dan batas waktu tiba tiap layanan yang tersedia, serta alasan untuk layanan yang tidak tersedia.

## Quote
\`quote_id\` mengunci semua harga di response sampai \`valid_until\`, yaitu 30 menit kemudian. Sertakan di POST /order/send/v2 agar Anda ditagih persis sesuai quote, meskipun daftar tarif atau kontrak Anda sudah berubah.

Pesanan harus sesuai dengan quote: asal, tujuan, barang (qty, harga, berat, dimensi, dan SKU, dengan urutan bebas), metode pembayaran, \`cod_amount\`, asuransi, dan jenis penyerahan harus sama, dan layanannya harus dari \`rates\`. Jika tidak, hasilnya QUOTE_MISMATCH, atau QUOTE_EXPIRED setelah \`valid_until\`. Pesanan boleh melengkapi yang belum ditentukan di quote: gudang di kecamatan asal, SKU, \`cod_amount\`. Nama, penerima, dan catatan bukan bagian dari quote, dan satu quote bisa dipakai untuk beberapa pesanan.

## Berat tagih
${roundingProse}

\`weight\` di response mengikuti aturan layanan selain kargo; \`rates[].chargeable_kg\` adalah berat yang ditagih tiap layanan. Dimensi tidak wajib. Namun, jika kurir mendapati paket lebih besar atau lebih berat dari data Anda, Anda menerima \`order.weight_adjusted\` dengan biaya baru, dihitung dengan tarif dan aturan saat pesanan dibuat.

## Biaya
- \`insurance\`, jika diminta: total nilai barang (price × qty) × tarif layanan + biaya adminnya, dibulatkan ke atas ke kelipatan Rp100.
- \`cod_fee\`, dengan \`COD\`: tarif layanan × (nilai barang atau \`cod_amount\`, mana yang lebih besar, + ongkir + asuransi), dibulatkan ke atas ke Rp1, dengan nilai minimum per layanan. Ongkir di sini adalah base + surcharge − discount.
- \`discount\`: diskon layanan ditambah diskon kontrak Anda. Diskon kontrak adalah persentase dari tiap harga di daftar tarif, dibulatkan ke bawah ke Rp1. GET /ratecard/v1 dan POST /rate/v1 menampilkan harga setelah diskon ini.
- \`total\`: base + insurance + cod_fee + surcharge − discount. Semua nilai dalam rupiah tanpa desimal.

\`cod_amount\` boleh tidak dikirim jika belum diketahui, misalnya karena checkout Anda masih akan menambahkan ongkir ke dalamnya. Biaya COD lalu dihitung dari nilai barang dan dikunci di quote. Jika dikirim, layanan yang batas COD-nya terlampaui atau yang biayanya tidak tertutup masuk ke \`unavailable\`.

## Retry
Selalu aman diulang: tidak ada yang direservasi, dan setiap response berisi \`quote_id\` baru. API ini tidak memakai Idempotency-Key.

## Terkait
Sebelum: GET /warehouse/list untuk asal, GET /region untuk tujuan. Sesudah: POST /order/send/v2 dengan \`courier_code\` dan \`service_code\` dari layanan yang dipilih, beserta \`quote_id\`.
`,
}
