import type { CallTexts } from '../../reference/call-texts.ts'

export const printLabel: CallTexts = {
  summary: 'Label pengiriman dalam satu file siap cetak.',
  description: `
Menghasilkan file PDF atau ZPL dengan satu label per pesanan, untuk partner yang mengemas pesanan di gudang sendiri. Response yang berhasil adalah file itu sendiri, dengan media type dan nama file di Content-Disposition. Error tetap berupa JSON, seperti API lainnya.

## Kapan digunakan
Saat Anda mengemas pesanan, setelah event webhook \`order.awaiting_pickup\`. Jika pesanan Anda dikemas di gudang EDIS, gudang yang mencetak labelnya dan Anda tidak memerlukan API ini.

## Isi label
AWB sebagai barcode Code 128 dan teks, kode sortir, kurir dan layanan, pengirim dan penerima, nilai COD, berat, isi paket, catatan Anda, dan \`partner_order_id\` Anda. Label berbahasa Indonesia, seperti label kurir pada umumnya. Jika daftar isi terlalu panjang, label menampilkan baris-baris pertama dan jumlah item sisanya.

- Pengirimnya adalah \`dropship\` jika ada di pesanan. Jika tidak, nama partner dengan nomor telepon gudang.
- Kode sortirnya sama dengan yang ada di response Send Order: kota/kabupaten dan kecamatan dari kode Kemendagri penerima, \`3171-01\` untuk \`31.71.01\`. Kode pos dicetak setelahnya.
- Barcode hanya berisi AWB, tanpa spasi.
- Label dari development ditandai sebagai contoh. Jangan pakai untuk mengirim paket.
- Karakter yang tidak didukung font, seperti aksara Tionghoa dan emoji, tercetak sebagai kotak.

## Ketersediaan
Label tersedia mulai \`awaiting_pickup\`, saat pesanan sudah punya AWB; sebelum itu, hasilnya AWB_NOT_READY. Label bisa dicetak ulang kapan saja. Pesanan yang dibatalkan atau ditolak tidak punya label: hasilnya LABEL_NOT_AVAILABLE. Pesanan yang pembatalannya masih diajukan tetap punya label.

Jika Anda meminta beberapa pesanan dan salah satunya tidak punya label, seluruh request gagal. Keluarkan pesanan di \`details.order_id\` dari request, lalu kirim lagi.

## Format
- \`format=pdf\` menghasilkan satu halaman A6 (105 × 148 mm) per label. Dengan \`layout=a4x4\`, hasilnya empat label per halaman A4; potong di sepanjang garis.
- \`format=zpl\` untuk printer label: kirim file ke printer tanpa diubah. Dibuat untuk label 203 dpi berukuran 100 × 150 mm. \`layout\` tidak berlaku.

## Terkait
Sebelum: POST /order/send/v2, dan event \`order.awaiting_pickup\`. Sesudah: webhook atau GET /order/track, setelah kurir memindai label.
`,
}
