import type { CallTexts } from '../../reference/call-texts.ts'

export const listProducts: CallTexts = {
  summary: 'Daftar produk Anda yang disimpan di gudang, beserta stok yang tersedia di tiap gudang.',
  description: `
Lihat produk mana yang bisa dipesan dan dari gudang mana. Harga, berat, dan dimensi berlaku per unit beserta kemasan, dalam rupiah, gram, dan sentimeter tanpa desimal: satuan yang sama dengan cek ongkir dan pesanan.

## Kapan digunakan
Sejam sekali atau sebelum promo, untuk mengisi atau mencocokkan katalog Anda. Tidak perlu dipanggil sebelum setiap pesanan, karena \`available\` bisa berubah di antara kedua request. POST /order/send/v2 mereservasi stok saat membuat pesanan, dan menghasilkan STOCK_INSUFFICIENT jika stok kurang.

\`available\` adalah stok di gudang dikurangi stok yang sudah direservasi. Stok direservasi saat pesanan diterima EDIS, dan dilepas saat pesanan dibatalkan atau ditolak.

## Produk dan pesanan
Biaya pesanan dihitung dari berat, dimensi, dan harga yang Anda kirim di pesanan, bukan dari nilai di sini. Gunakan nilai di sini, kecuali data Anda lebih akurat.

Di development, produknya adalah data contoh dengan nama berawalan SAMPLE. Setiap partner punya stok penuh sendiri, tidak terpengaruh pesanan partner lain. Stok yang direservasi pesanan Anda dilepas saat pesanan dibatalkan, ditolak, atau dijemput kurir, paling lambat setelah satu hari.

## Terkait
Sebelum: GET /warehouse/list, jika Anda perlu stok satu gudang saja. Sesudah: POST /rate/v2 dan POST /order/send/v2 dengan \`sku\`.
`,
}
