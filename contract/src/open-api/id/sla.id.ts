import type { CallTexts } from '../../reference/call-texts.ts'

export const sla: CallTexts = {
  summary: 'Batas waktu tiba yang dijanjikan suatu layanan untuk paket yang siap pada waktu tertentu.',
  description: `
Hasilnya batas waktu tiba satu layanan di satu rute, beserta nilai yang dipakai untuk menghitungnya. POST /rate/v2 dan POST /order/send/v2 memberi janji yang sama, dihitung dari waktu request.

## Kapan digunakan
Untuk menampilkan tanggal tiba sebelum checkout, misalnya "pesan dalam 2 jam, tiba hari Rabu", atau untuk mengecek hari lain dengan \`ready_at\`.

## Cara menghitung janji waktu tiba
Perhitungan memakai zona waktu lokasi asal: WIB, WITA, atau WIT.

1. **Batas jam (cut-off).** \`cut_off_time\` yang lebih awal antara gudang dan layanan. Paket yang siap tepat pada batas jam, sampai ke milidetik, masih tepat waktu; lewat dari itu dihitung hari berikutnya.
2. **Hari 0.** Hari paket diserahkan ke kurir: hari itu jika gudang buka, atau hari operasional berikutnya. Gudang buka pada \`operating_days\`, kecuali hari libur nasional. Pada hari Minggu, gudang hanya menyerahkan paket ke layanan yang menghitung hari kalender. Dengan \`origin_district\`, Anda menyerahkan paket sendiri: setiap hari kecuali hari libur nasional, dan hanya batas jam layanan yang berlaku.
3. **Jumlah hari.** \`etd_max_days\` ditambahkan ke hari 0 menurut \`day_type\`. \`working\`: Senin sampai Sabtu, kecuali hari libur nasional. \`calendar\`: setiap hari.
4. **Janji.** Paket tiba paling lambat di akhir hari terakhir, pukul 23.59.59,999 menurut zona waktu lokasi asal.

## Contoh: akhir pekan dengan hari libur
Paket siap di Jakarta pada Kamis, 24 Desember 2026, pukul 16.10. Batas jam gudang pukul 15.00 dan gudang buka Senin sampai Sabtu. Hari Jumat libur Natal.

| Hari | Yang terjadi | 3 hari kerja | 2 hari kalender |
|---|---|---|---|
| Kam 24 | lewat batas jam | – | – |
| Jum 25 | Natal, tutup | – | – |
| Sab 26 | buka: paket diserahkan | hari 0 | hari 0 |
| Min 27 | | tidak dihitung | hari 1 |
| Sen 28 | | hari 1 | **hari 2** |
| Sel 29 | | hari 2 | |
| Rab 30 | | **hari 3** | |

Layanan yang menghitung hari kerja menjanjikan 30 Desember; yang menghitung hari kalender, 28 Desember. Jika paket siap paling lambat pukul 15.00, paket berangkat hari Kamis, dan tanggalnya menjadi 29 dan 26 Desember.

## Hari libur nasional
EDIS mengelola daftar hari libur nasional berdasarkan SKB 3 Menteri setiap tahun. Cuti bersama hanya dihitung sebagai hari libur jika ada di daftar ini.

## Terkait
Sebelum: GET /warehouse/list atau GET /region untuk asal dan tujuan, GET /expedisi/list untuk layanan. Sesudah: POST /rate/v2 untuk ongkir.
`,
}
