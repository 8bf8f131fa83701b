import type { CallTexts } from '../../reference/call-texts.ts'

export const generateToken: CallTexts = {
  summary: 'Menukar partner ID dan partner key Anda dengan access token dan refresh token.',
  description: `
Langkah pertama setiap integrasi: request lainnya memerlukan access token dari sini.

## Cara mengirim kunci
Kirim \`partner_id\` dan \`partner_key\` dari halaman Kredensial API lewat HTTP Basic: \`Authorization: Basic base64(partner_id:partner_key)\`. Semua HTTP client mendukungnya; di cURL, gunakan \`-u "$EDIS_PARTNER_ID:$EDIS_PARTNER_KEY"\`. Body boleh kosong; jika kosong, \`Content-Type\` tidak diperlukan. Jika client Anda tidak bisa mengirim header, kirim teks yang sama di field \`auth\`: sebagai JSON, atau sebagai \`multipart/form-data\` dengan nilai yang di-encode base64 sekali lagi. Jika Anda mengirim keduanya, \`auth\` yang dipakai.

Daftar IP yang diizinkan tidak berlaku di sini: yang dibatasi hanya request dengan token.

Simpan kunci di server Anda. Jangan pernah menaruhnya di aplikasi atau halaman web.

## Kapan digunakan
Saat sistem Anda mulai berjalan dan saat refresh gagal. Tidak perlu sebelum setiap request: satu token berlaku 24 jam dan bisa dipakai bersama oleh banyak proses. Simpan pasangan token di memori atau di secret store, lalu perbarui dengan POST /auth/refresh sebelum \`expired\`, misalnya saat tersisa satu jam.

Membuat pasangan token baru tidak memengaruhi yang sudah ada, jadi proses kedua atau deployment baru tetap aman. Satu environment bisa memiliki hingga 50 pasangan aktif. Jika Anda membuat satu lagi, pasangan yang paling lama tidak dipakai akan dicabut.

Lihat dan cabut token di halaman Kredensial API. Jika kunci dirotasi dan kunci lama langsung dicabut, semua token ikut dicabut.

## Jika kunci salah
Setelah 10 kunci salah untuk satu \`partner_id\` dalam semenit, kunci salah berikutnya menghasilkan RATE_LIMITED dengan \`Retry-After\`: awalnya satu menit, lalu makin lama. Kunci yang benar tetap berfungsi. Jumlah kunci salah dan alamat IP pengirim terakhirnya ada di halaman Kredensial API.

## Retry
Selalu aman diulang. Jika response tidak sampai, kirim lagi; pasangan token yang tidak terpakai akan kedaluwarsa sendiri.

## Terkait
Sebelum: tidak ada; Anda hanya perlu kunci. Sesudah: request lain ke host yang sama. Kunci development dan production tidak bisa dipertukarkan; environment terlihat dari awalannya (\`edis_key_dev_…\`, \`edis_key_live_…\`).
`,
}
