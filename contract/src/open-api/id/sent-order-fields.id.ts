import type { FieldTexts } from '../../reference/call-texts.ts'

/** Sent orders. */
export const sentOrderTexts: FieldTexts = {
  'Your order number: 1 to 40 printable ASCII characters, without leading or trailing spaces. Unique per environment.':
    'Nomor pesanan Anda: 1 sampai 40 karakter ASCII yang bisa dicetak, tanpa spasi di awal atau akhir. Unik per environment.',
  'Origin of the parcel. A `warehouse_id` from GET /warehouse/list.':
    'Asal paket. `warehouse_id` dari GET /warehouse/list.',
  'Name of the recipient.': 'Nama penerima.',
  'Mobile or landline number of the recipient, as `08…`, `62…` or `+62…`. The courier calls this number.':
    'Nomor HP atau telepon rumah penerima, dalam format `08…`, `62…`, atau `+62…`. Kurir menghubungi nomor ini.',
  'Street, house number, RT/RW and a landmark. District and postal code have their own fields.':
    'Nama jalan, nomor rumah, RT/RW, dan patokan. Kecamatan dan kode pos punya field sendiri.',
  'Postal code. The first digits are checked against the province of the district.':
    'Kode pos. Digit awalnya harus cocok dengan provinsi dari kecamatan tujuan.',
  'Number of units in the parcel. Printed on the label; not used in calculations.':
    'Jumlah unit dalam paket. Dicetak di label; tidak dipakai dalam perhitungan.',
  'Length of the parcel. Send all three dimensions: volumetric weight is calculated only if none is missing.':
    'Panjang paket. Kirim ketiga dimensi: berat volume hanya dihitung jika semuanya ada.',
  'Width of the parcel.': 'Lebar paket.',
  'Height of the parcel.': 'Tinggi paket.',
  'Total value of the contents. Used to calculate insurance and the COD fee.':
    'Total nilai isi paket. Dipakai untuk menghitung asuransi dan biaya COD.',
  'Total amount the courier collects from the recipient. Required with `COD`: at least `cost.total` of the shipment, at most `max_cod` of the service. With `PREPAID`, omit it or send 0.':
    'Total yang ditagih kurir ke penerima. Wajib untuk `COD`: minimal `cost.total` kiriman, maksimal `max_cod` layanan. Untuk `PREPAID`, tidak perlu dikirim atau isi 0.',
  'Whether to insure the goods for `item_value`.': 'Apakah barang diasuransikan senilai `item_value`.',
  'Note to the courier, printed on the label.': 'Catatan untuk kurir, dicetak di label.',
  'The EDIS order ID. Save it: all other order calls accept it.':
    'ID pesanan dari EDIS. Simpan: bisa dipakai untuk melacak, membatalkan, dan mencetak label.',
  'Always `received`, also when the response is replayed.': 'Selalu `received`, termasuk saat response di-replay.',
  'When the order was received.': 'Waktu pesanan diterima EDIS.',
  'Your order number: 1 to 40 printable ASCII characters, without leading or trailing spaces. Unique per environment; a duplicate returns ORDER_DUPLICATE.':
    'Nomor pesanan Anda: 1 sampai 40 karakter ASCII yang bisa dicetak, tanpa spasi di awal atau akhir. Unik per environment; nomor yang sudah ada menghasilkan ORDER_DUPLICATE.',
  'Quote from POST /rate/v2, valid for 30 minutes, to be charged exactly the quoted price. If omitted, the current price applies.':
    'Quote dari POST /rate/v2, berlaku 30 menit, agar Anda ditagih persis sesuai quote. Jika tidak dikirim, harga saat ini yang berlaku.',
  'Time window for the pickup. Only with `delivery_type` pickup. `sla` is calculated from `start`. If omitted, pickup is as soon as possible.':
    'Rentang waktu penjemputan. Hanya untuk `delivery_type` pickup. `sla` dihitung dari `start`. Jika tidak dikirim, paket dijemput secepatnya.',
  'Earliest pickup time. In the future, within 7 days.':
    'Waktu penjemputan paling awal. Belum lewat, dan dalam 7 hari ke depan.',
  'Latest pickup time. After `start`, within 7 days.':
    'Waktu penjemputan paling akhir. Setelah `start`, dan dalam 7 hari ke depan.',
  'Recipient of the parcel and delivery address.': 'Penerima paket dan alamat tujuan.',
  'Degrees north; negative south of the equator. Requires `longitude`.':
    'Garis lintang dalam derajat; negatif di selatan khatulistiwa. Wajib disertai `longitude`.',
  'Degrees east. Requires `latitude`.': 'Garis bujur timur dalam derajat. Wajib disertai `latitude`.',
  'Sender on the label, instead of your name and the warehouse’s phone.':
    'Pengirim yang tercetak di label, menggantikan nama Anda dan nomor telepon gudang.',
  'Sender name on the label.': 'Nama pengirim di label.',
  'Sender phone number on the label.': 'Nomor telepon pengirim di label.',
  'Agent assigned to the order. A `cs_id` from GET /cs/list.': 'CS yang menangani pesanan. `cs_id` dari GET /cs/list.',
  'The `sku` of an active product from GET /product/list, to reserve its stock. Omit it for goods that are not stored in the warehouse.':
    '`sku` produk aktif dari GET /product/list, untuk mereservasi stoknya. Jangan kirim untuk barang yang tidak disimpan di gudang.',
  'Up to 20 key-value pairs of your own, stored with the order. Keys have up to 40 characters (a letter, then letters, digits, `_`, `.` and `-`), values up to 200.':
    'Hingga 20 pasangan key-value milik Anda, disimpan bersama pesanan. Panjang key maksimal 40 karakter (diawali huruf, lalu huruf, angka, `_`, `.`, dan `-`), value maksimal 200.',
  'Sandbox scenario for the order, in development. No effect in production.':
    'Skenario sandbox untuk pesanan di development. Tidak berpengaruh di production.',
  'Sorting code printed on the label: city and district of the destination.':
    'Kode sortir di label: kota/kabupaten dan kecamatan tujuan.',
}
