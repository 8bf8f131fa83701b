import type { CallTexts } from '../../reference/call-texts.ts'

export const listWarehouses: CallTexts = {
  summary: 'Daftar gudang asal pengiriman, beserta lokasi, jam operasional, dan kontaknya.',
  description: `
POST /rate/v2, POST /order/send/v2, dan GET /sla memakai \`warehouse_id\` untuk menentukan dari mana paket dikirim dan kapan bisa berangkat.

## Kapan digunakan
Saat sistem Anda mulai berjalan, lalu sekitar sehari sekali. Gudang nonaktif tetap ditampilkan, supaya Anda masih bisa melihat gudang dari pesanan lama. Jika dipakai untuk pesanan baru atau cek ongkir, hasilnya WAREHOUSE_INACTIVE.

## Zona waktu
\`cut_off_time\` dan \`operating_days\` mengikuti \`timezone\`: pukul 15.00 di Makassar (WITA) adalah pukul 14.00 di Jakarta (WIB). Indonesia tidak mengenal daylight saving time. Hari libur nasional tidak ada di sini, tetapi GET /sla sudah memperhitungkannya.

ID berbeda di setiap environment: \`warehouse_id\` dari development tidak ada di production.

## Terkait
Sebelum: tidak ada. Sesudah: GET /product/list dengan \`warehouse_id\` untuk melihat produknya, atau POST /rate/v2.
`,
}
