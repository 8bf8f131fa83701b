import type { messages as english } from './messages.en.ts'

/** Products and stock, in Indonesian. */
export const messages: typeof english = {
  title: 'Produk dan stok',
  stock: 'Stok',
  what: 'stok',
  columns: {
    product: 'Produk',
    warehouse: 'Gudang',
    onHand: 'Fisik',
    reserved: 'Direservasi',
    available: 'Tersedia',
    counted: 'Dihitung',
  },
  find: 'Cari',
  findText: 'SKU atau nama',
  warehouse: 'Gudang',
  none: 'Belum ada stok',
  noneText: 'Stok tampil setelah penghitungan pertama.',
  noMatch: 'Produk tidak ditemukan',
  noMatchText: 'Coba sebagian SKU atau namanya.',
  clear: 'Hapus filter',
  more: 'Muat lagi',
  shortBy: (pieces) => `Kurang ${pieces}`,
  correct: 'Koreksi',
  correctOf: (sku, warehouse) => `Koreksi: ${sku}, ${warehouse}`,
  count: {
    title: (sku) => `Koreksi stok ${sku}`,
    act: 'Simpan hitungan',
    text: (product, warehouse) => `${product} di ${warehouse}, dihitung sekarang.`,
    onHand: 'Stok fisik',
    reserved: (pieces) => `Semua yang ada di gudang, termasuk ${pieces} yang direservasi.`,
    done: (sku) => `Stok ${sku} sudah dikoreksi.`,
    short: (pieces) => `Tersimpan. Jumlah yang direservasi melebihi stok fisik sebanyak ${pieces}.`,
    notTaken: 'Sudah ada hitungan yang lebih baru. Muat ulang, lalu coba lagi.',
  },
}
