import type { FieldTexts } from '../../reference/call-texts.ts'

/** Products and warehouses. */
export const storedGoodsTexts: FieldTexts = {
  // Products
  'Part of the SKU or name. Not case-sensitive.': 'Sebagian SKU atau nama. Huruf besar dan kecil dianggap sama.',
  'Returns only the products and stock of this warehouse. A `warehouse_id` from GET /warehouse/list.':
    'Hanya produk dan stok di gudang ini. `warehouse_id` dari GET /warehouse/list.',
  'Products, sorted by SKU.': 'Daftar produk, diurutkan menurut SKU.',
  'The EDIS product ID.': 'ID produk dari EDIS.',
  'The stock keeping unit (SKU). Use it as `items[].sku` in orders.':
    'SKU (stock keeping unit). Gunakan sebagai `items[].sku` di pesanan.',
  'Name of the product.': 'Nama produk.',
  'Unit price.': 'Harga per unit.',
  'Packed length of one unit.': 'Panjang satu unit beserta kemasan.',
  'Whether the product can be ordered.': 'Apakah produk bisa dipesan.',
  'Available stock per warehouse. With `warehouse_id`, only that warehouse.':
    'Stok tersedia per gudang. Dengan `warehouse_id`, hanya gudang tersebut.',
  'The warehouse, as in GET /warehouse/list.': 'Gudang, seperti di GET /warehouse/list.',
  'Quantity on hand that is not reserved by orders.': 'Jumlah stok di gudang yang belum direservasi pesanan.',
  // Warehouses
  'Warehouses, sorted by code.': 'Daftar gudang, diurutkan menurut kode.',
  'The EDIS warehouse ID. Use it in rates, orders and the SLA.':
    'ID gudang dari EDIS. Gunakan untuk cek ongkir, pesanan, dan SLA.',
  'Short code for display. Calls use `warehouse_id`.':
    'Kode singkat untuk ditampilkan. Untuk request, gunakan `warehouse_id`.',
  'Name of the warehouse.': 'Nama gudang.',
  'Street and number.': 'Nama jalan dan nomor.',
  'District (kecamatan) that parcels are sent from. Kemendagri code, as in GET /region.':
    'Kecamatan asal pengiriman. Kode Kemendagri, seperti di GET /region.',
  'Postal code.': 'Kode pos.',
  'Degrees north; negative south of the equator.': 'Garis lintang dalam derajat; negatif di selatan khatulistiwa.',
  'Degrees east.': 'Garis bujur timur dalam derajat.',
  'Time zone of the warehouse and its local times: WIB, WITA or WIT.':
    'Zona waktu gudang dan semua jam di gudang itu: WIB, WITA, atau WIT.',
  'Orders ready by this time leave the same day; later ones leave on the next operating day.':
    'Pesanan yang siap paling lambat jam ini dikirim di hari yang sama; lewat dari itu, di hari operasional berikutnya.',
  'Days of the week the warehouse operates, from 1 (Monday) to 7 (Sunday), as in ISO 8601.':
    'Hari operasional gudang, dari 1 (Senin) sampai 7 (Minggu), sesuai ISO 8601.',
  'Contact person for couriers.': 'Narahubung untuk kurir.',
  'Phone number of the contact in E.164 format.': 'Nomor telepon kontak dalam format E.164.',
  'Whether orders can be sent from the warehouse.': 'Apakah gudang bisa mengirim pesanan.',
}
