import type { GuideTexts } from './guide-texts.ts'

export const units: GuideTexts = {
  summary: 'Uang, berat, ukuran, waktu, nomor telepon, dan kode wilayah di semua API.',
  description: `
Semua request dan response memakai format yang sama, jadi satu konversi cukup untuk semua API.

## Satuan
| Nilai | Format | Contoh |
|---|---|---|
| Uang | rupiah tanpa desimal, integer JSON | \`85000\` |
| Berat | gram, integer; field berakhiran \`_kg\` dalam kilogram | \`1200\` untuk 1,2 kg |
| Ukuran | sentimeter, integer, dibulatkan ke atas | \`13\` untuk 12,5 cm |
| Telepon | \`08…\`, \`62…\`, atau \`+62…\` di request, E.164 di response | \`+6281234567890\` |
| ID | teks dengan awalan sesuai jenisnya; jangan diurai | \`ord_…\` |

Kirim angka sebagai number JSON, bukan teks, dan jangan memakai pecahan. Berat \`1.2\` menghasilkan WEIGHT_INVALID, karena biasanya gram dan kilogram tertukar.

## Waktu
Waktu ditulis dalam RFC 3339 dengan offset UTC. Response memakai UTC dengan milidetik, kecuali \`promised_at\`, yang memakai offset lokasi asal.

\`\`\`json
{ "created_at": "2026-11-20T02:15:04.218Z", "promised_at": "2026-11-22T23:59:59.999+07:00" }
\`\`\`

Indonesia memiliki tiga zona waktu tanpa daylight saving time:

| Zona | Nama | Offset |
|---|---|---|
| WIB | \`Asia/Jakarta\` | +07:00 |
| WITA | \`Asia/Makassar\` | +08:00 |
| WIT | \`Asia/Jayapura\` | +09:00 |

Batas jam (cut-off) seperti \`15:00\` adalah waktu setempat di gudang.

## Wilayah
Wilayah memakai kode Kemendagri. Setiap tingkat menambah satu bagian pada kode di atasnya:

| Tingkat | Bahasa Indonesia | Kode |
|---|---|---|
| province | provinsi | \`31\` |
| city | kota, kabupaten | \`31.71\` |
| district | kecamatan | \`31.71.01\` |
| village | kelurahan, desa | \`31.71.01.1001\` |

Cek ongkir, pesanan, dan SLA memerlukan kode kecamatan. Kode kota menghasilkan REGION_NOT_FOUND. Minta pelanggan mencari berdasarkan nama lewat GET /region, simpan \`code\` bersama alamatnya, dan minta kode pos secara terpisah: kode pos tidak menentukan kecamatan.

## Terkait
GET /region mencari kode wilayah. Cara pembulatan berat ke kilogram ada di POST /rate/v2.
`,
}
