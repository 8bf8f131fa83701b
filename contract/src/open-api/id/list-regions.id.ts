import type { CallTexts } from '../../reference/call-texts.ts'

export const listRegions: CallTexts = {
  summary:
    'Cari provinsi, kota/kabupaten, kecamatan, dan kelurahan/desa di Indonesia, menurut nama atau wilayah di atasnya.',
  description: `
Cari kode wilayah di sini. Cek ongkir, pesanan, dan SLA memerlukan kode kecamatan: \`31.71.01\` adalah Gambir di Jakarta Pusat.

## Dua cara memakainya
- **Sambil pelanggan mengetik.** \`level=district&search=gamb\` mencari di bagian mana pun dari nama, tanpa membedakan huruf besar dan kecil, dengan hasil paling cocok di urutan pertama. \`gambir jakarta\`, \`Kec. Gambir\`, dan salah ketik \`gambri\` juga ditemukan. \`full_name\` membedakan tempat yang bernama sama. Cukup cepat untuk dipanggil di setiap ketikan; kirim dari server Anda agar token tetap aman di sana.
- **Bertahap**, untuk dropdown: \`level=province\`, lalu \`parent_code=31\` untuk kota/kabupatennya, \`parent_code=31.71\` untuk kecamatannya, \`parent_code=31.71.01\` untuk kelurahan/desanya. \`parent_code\` hanya menampilkan wilayah tepat di bawahnya; jika digabung dengan \`level\` yang bukan satu tingkat di bawahnya, hasilnya kosong.

Untuk menyimpan seluruh daftar, ambil semua halaman \`level=district\` (7.285 item) dan ulangi beberapa kali setahun: kecamatan bisa dimekarkan dan berganti nama, dan kode yang sudah tidak ada menghasilkan REGION_NOT_FOUND saat cek ongkir dan pesanan.

## Kode pos
Belum ada daftar kode pos yang diterbitkan dengan lisensi yang jelas. Karena itu, \`postal_codes\` saat ini kosong dan pencarian dengan \`postal_code\` tidak menghasilkan apa pun. Di pesanan, hanya digit awal kode pos yang dicocokkan dengan provinsi dari kecamatan tujuan: 10 sampai 14 untuk Jakarta, 6 untuk Jawa Timur. Kode pos yang tidak mungkin berada di provinsi itu menghasilkan POSTAL_REGION_MISMATCH. Minta pelanggan memilih kecamatan berdasarkan nama dulu, baru mengisi kode pos.

## Sumber data
Nama dan kode berasal dari Kementerian Dalam Negeri: 38 provinsi, 514 kota/kabupaten, 7.285 kecamatan, dan 83.762 kelurahan/desa, lewat paket [idn-area-data](https://github.com/fityannugroho/idn-area-data), © Fityan, lisensi MIT. Beberapa nama memakai bentuk yang lazim, misalnya \`Kota Jakarta Pusat\` untuk \`Kota Administrasi Jakarta Pusat\`.

## Terkait
Sebelum: tidak ada. Sesudah: POST /rate/v2, POST /order/send/v2, atau GET /sla dengan \`code\` kecamatan, atau GET /ratecard/v1 dengan \`code\` kota/kabupaten.
`,
}
