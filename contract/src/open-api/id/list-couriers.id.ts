import type { CallTexts } from '../../reference/call-texts.ts'

export const listCouriers: CallTexts = {
  summary: 'Daftar kurir (ekspedisi) dan layanannya, beserta fitur dan aturan beratnya.',
  description: `
Semua kurir dan layanan yang saat ini bisa Anda pakai, beserta aturan tiap layanan: COD, asuransi, jemput (pickup), dan cara pembulatan berat ke kilogram.

## Kapan digunakan
Sekitar sehari sekali, untuk mengisi halaman pengaturan atau mengecek batasnya lebih dulu. Untuk mengetahui ongkir dan layanan yang bisa membawa suatu kiriman, gunakan POST /rate/v2.

## Membaca response
- Pesanan menentukan layanan dengan gabungan \`courier_code\` dan \`service_code\`. Kodenya tidak berubah; namanya bisa berubah.
- \`cod: true\` berarti layanan mendukung COD setidaknya di sebagian kecamatan. Untuk kecamatan tertentu, lihat \`cod_available\` di daftar tarif, atau panggil POST /rate/v2 dengan \`payment_method: COD\`.
- \`max_cod\` adalah nilai COD maksimum per paket.
- \`cut_off_time\` adalah waktu setempat di gudang. Cara penerapannya ada di halaman SLA.

Data kurir awal adalah data contoh: namanya berawalan SAMPLE, dan kurir serta tarifnya fiktif. Data ini tidak mewakili kurir mana pun.

## Terkait
Sebelum: tidak ada. Sesudah: POST /rate/v2 dengan \`courier_codes\`, atau POST /order/send/v2.
`,
}
