/**
 * What partners call a thing, in Indonesian and in the trade, and the words that the API has for it. A value is one word
 * or several to choose from.
 */
export const meant: Record<string, string> = {
  alamat: 'address',
  allowlist: 'whitelist',
  asuransi: 'insurance',
  barang: 'item items product',
  batal: 'cancel cancelled',
  batalkan: 'cancel',
  bayar: 'payment',
  berat: 'weight',
  biaya: 'cost fee',
  buat: 'create',
  callback: 'webhook',
  consignee: 'recipient',
  courier: 'expedisi',
  daftar: 'list',
  diskon: 'discount',
  ditolak: 'rejected',
  ekspedisi: 'expedisi courier',
  gagal: 'failed',
  galat: 'error errors',
  gudang: 'warehouse',
  harga: 'price',
  hilang: 'lost',
  jumlah: 'qty amount',
  kecamatan: 'district',
  kirim: 'send delivery',
  kode: 'code',
  kota: 'city',
  kunci: 'key',
  kurir: 'courier expedisi',
  lacak: 'track',
  layanan: 'service',
  lebar: 'width',
  libur: 'holidays',
  nama: 'name',
  ongkir: 'rate rates cost',
  ongkos: 'rate cost',
  panjang: 'length',
  pelanggan: 'cs recipient',
  pembayaran: 'payment',
  penerima: 'recipient',
  pengiriman: 'delivery',
  pesan: 'message order',
  pesanan: 'order',
  pos: 'postal',
  produk: 'product',
  resi: 'awb',
  retur: 'return returning returned',
  rusak: 'damaged',
  shipment: 'order',
  shipping: 'rate rates delivery',
  stok: 'stock',
  surel: 'email',
  tarif: 'rate rates',
  telepon: 'phone',
  terkirim: 'delivered',
  tinggi: 'height',
  tracking: 'track awb',
  waybill: 'awb',
  wilayah: 'region',
  zip: 'postal',
}

const shortestStart = 3

/** The API's words for what was typed, which may be the beginning of a word. A plural is its singular too. */
export function otherWords(typed: string): string[] {
  const singular = typed.length > shortestStart && typed.endsWith('s') ? [typed.slice(0, -1)] : []
  if (Object.hasOwn(meant, typed)) return [...singular, ...(meant[typed] ?? '').split(' ')]
  if (typed.length < shortestStart) return []
  const begun = Object.keys(meant).filter((word) => word.startsWith(typed))
  return [...singular, ...begun.flatMap((word) => (meant[word] ?? '').split(' '))]
}
