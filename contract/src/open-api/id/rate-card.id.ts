import type { CallTexts } from '../../reference/call-texts.ts'

export const rateCard: CallTexts = {
  summary: 'Daftar tarif Anda saat ini: per halaman sebagai JSON, atau lengkap sebagai CSV.',
  description: `
Tarif yang dipakai POST /rate/v2, satu baris untuk tiap layanan, kota/kabupaten asal, dan kecamatan tujuan. Jika Anda punya kontrak, yang tampil adalah tarif kontrak Anda. Layanan yang dinonaktifkan tidak ditampilkan.

## Kapan digunakan
Untuk menghitung ongkir di sistem Anda sendiri, misalnya jika checkout tidak bisa menunggu request, atau untuk membandingkan tarif. Untuk ongkir satu kiriman, gunakan POST /rate/v2: hasilnya sudah termasuk asuransi, biaya COD, biaya tambahan, dan diskon, lalu dikunci.

## Format CSV
Dengan \`Accept: text/csv\` (tanpa \`application/json\` di header yang sama), response berisi seluruh daftar tarif, atau bagian yang cocok dengan field lainnya, sebagai satu stream CSV dalam UTF-8: satu baris header dengan nama field di bawah, lalu satu baris per tarif, dengan akhir baris CRLF. \`cursor\` dan \`limit\` diabaikan. Daftar tarif lengkap bisa berukuran ratusan megabyte: tulis langsung ke file sambil diterima, dan minta satu kota asal saja jika Anda hanya mengirim dari sana.

\`\`\`sh
curl -H "Authorization: Bearer $EDIS_TOKEN" -H "Accept: text/csv" \\
  "https://dev-api.edis.example/ratecard/v1?origin_city=31.74" -o rate-card.csv
\`\`\`

Tanpa header itu, response berupa JSON per halaman dengan maksimal 100 item.

## Saat tarif berubah
Daftar tarif berlaku dari hari pertama sampai hari terakhirnya, menurut waktu Asia/Jakarta. Daftar tarif yang lebih baru menggantikan seluruhnya mulai hari pertamanya. Jika pergantian terjadi saat Anda mengambil halaman demi halaman, cursor berlanjut di daftar tarif baru; satu CSV selalu berisi satu daftar tarif saja. \`quote_id\` tetap memakai harga quote-nya, dan pesanan tetap memakai harga saat dibuat.

Daftar tarif awal adalah data contoh dengan harga fiktif.

## Terkait
Sebelum: GET /region untuk kode kota/kabupaten dan kecamatan. Sesudah: POST /rate/v2. Di sana, \`cost.base\` dikurangi diskon kontrak Anda sama dengan \`price_first_kg\` + (kg − 1) × \`price_next_kg\`.
`,
}
