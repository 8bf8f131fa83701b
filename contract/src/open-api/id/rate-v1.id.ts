import type { CallTexts } from '../../reference/call-texts.ts'
import { roundingProse } from './rounding.id.ts'

export const rateV1: CallTexts = {
  summary: 'Ongkir dasar tiap layanan untuk satu berat dan satu rute.',
  description: `
Deprecated: gunakan POST /rate/v2. API ini tersedia sampai 31 Desember 2027, dan response-nya menyertakan header \`Deprecation\`, \`Sunset\`, dan \`Link\`.

Hasilnya hanya ongkir dasar untuk suatu berat di antara dua kecamatan. Tagihan sebenarnya bisa berbeda, karena V1 tidak memperhitungkan dimensi, nilai barang, asuransi, dan COD.

## Yang berubah di V2
| V1 | V2 |
|---|---|
| \`weight_g\` seluruh paket | \`items[]\` dengan qty dan, per unit, harga, berat, dan dimensi |
| \`origin_district\` | \`warehouse_id\` atau \`origin_district\` |
| \`price\`, ongkir dasar saja | \`cost\` dengan asuransi, biaya COD, biaya tambahan, diskon, dan total |
| array | \`rates[]\`, dan \`unavailable[]\` dengan alasan tiap layanan yang tidak tersedia |
| harga bisa berubah sebelum Anda memesan | \`quote_id\`, yang mengunci harga selama 30 menit |

## Berat tagih
${roundingProse}

V1 hanya memakai berat aktual.

## Retry
Selalu aman diulang: tidak ada yang disimpan.

## Terkait
Sebelum: GET /region untuk kode kecamatan. Sesudah: POST /order/send/v1. Gunakan V2 keduanya untuk integrasi baru.
`,
}
