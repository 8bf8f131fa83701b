import type { FieldTexts } from '../../reference/call-texts.ts'

/** Fields that several pages have. */
export const sharedTexts: FieldTexts = {
  // Of a list's elements: only editors show these
  'One product. All fields except `qty` are per unit.': 'Satu produk. Semua field selain `qty` bernilai per unit.',
  'A courier to include. A `courier_code` from GET /expedisi/list.':
    'Kurir yang disertakan. `courier_code` dari GET /expedisi/list.',
  '`next_cursor` of the previous page, unchanged. Omit it for the first page.':
    '`next_cursor` dari halaman sebelumnya, tanpa diubah. Untuk halaman pertama, tidak perlu dikirim.',
  'Maximum number of items per page.': 'Jumlah item maksimum per halaman.',
  'Packed weight of one unit.': 'Berat satu unit beserta kemasan.',
  'Packed width of one unit.': 'Lebar satu unit beserta kemasan.',
  'Packed height of one unit.': 'Tinggi satu unit beserta kemasan.',
  'Send it as `cursor` to get the next page; null on the last page.':
    'Kirim sebagai `cursor` untuk mengambil halaman berikutnya; null di halaman terakhir.',
  'Display name of the service.': 'Nama layanan untuk ditampilkan.',
  'Minimum chargeable weight.': 'Berat tagih minimum.',
  'Service code.': 'Kode layanan.',
  'Minimum number of days until delivery, from the day the parcel is handed over. 0: the same day.':
    'Perkiraan hari tercepat sampai paket tiba, dihitung sejak paket diserahkan ke kurir. 0: di hari yang sama.',
  'Maximum number of days until delivery.': 'Perkiraan hari terlama sampai paket tiba.',
  'Whether the service supports COD in the destination district.': 'Apakah layanan mendukung COD di kecamatan tujuan.',
  'Destination of the parcel. Kemendagri code of a district (kecamatan), from GET /region.':
    'Tujuan paket. Kode kecamatan (Kemendagri) dari GET /region.',
  'Packed weight of the whole parcel.': 'Berat seluruh paket beserta kemasan.',
  'Courier code.': 'Kode kurir.',
  'Origin of the parcel. Send exactly one of `warehouse_id` and `origin_district`. A `warehouse_id` from GET /warehouse/list.':
    'Asal paket. Kirim salah satu saja: `warehouse_id` atau `origin_district`. `warehouse_id` dari GET /warehouse/list.',
  'Origin of the parcel. Send exactly one of `warehouse_id` and `origin_district`. Kemendagri code of a district (kecamatan), from GET /region.':
    'Asal paket. Kirim salah satu saja: `warehouse_id` atau `origin_district`. Kode kecamatan (Kemendagri) dari GET /region.',
  'Contents of the parcel.': 'Isi paket.',
  'Item name for the label and the warehouse.': 'Nama barang untuk label dan gudang.',
  'Number of units.': 'Jumlah unit.',
  'Unit price. Used to calculate insurance and the COD fee.':
    'Harga per unit. Dipakai untuk menghitung asuransi dan biaya COD.',
  'Packed length of one unit. Send all three dimensions: volumetric weight is calculated only if none is missing.':
    'Panjang satu unit beserta kemasan. Kirim ketiga dimensi: berat volume hanya dihitung jika semuanya ada.',
  '`PREPAID`: already paid. `COD`: the courier collects `cod_amount` from the recipient.':
    '`PREPAID`: sudah dibayar. `COD`: kurir menagih `cod_amount` ke penerima.',
  'Whether to insure the goods for their price × qty.': 'Apakah barang diasuransikan senilai price × qty.',
  '`pickup`: the courier picks up the parcel at the warehouse. `dropoff`: the parcel is dropped off at the courier.':
    '`pickup`: kurir menjemput paket di gudang. `dropoff`: paket diantar ke gerai kurir.',
  'Cost of the shipment, broken down into the parts of `total`.': 'Biaya kiriman dan rincian `total`-nya.',
  '`price_first_kg` + (kg − 1) × `price_next_kg` of the rate card.':
    '`price_first_kg` + (kg − 1) × `price_next_kg` dari daftar tarif.',
  'Value of the goods × rate + admin fee, rounded up to Rp 100; 0 if not insured.':
    'Nilai barang × tarif + biaya admin, dibulatkan ke atas ke kelipatan Rp100; 0 jika tanpa asuransi.',
  'Rate × (the greater of the value of the goods and `cod_amount`, + shipping + insurance), rounded up to Rp 1, with a minimum; 0 if prepaid.':
    'Tarif × (nilai barang atau `cod_amount`, mana yang lebih besar, + ongkir + asuransi), dibulatkan ke atas ke Rp1, dengan nilai minimum; 0 untuk PREPAID.',
  'Surcharge of the service.': 'Biaya tambahan layanan.',
  'Discount of the service and of your contract, as a positive number.':
    'Diskon layanan dan diskon kontrak Anda, dalam angka positif.',
  'Amount you are charged: base + insurance + cod_fee + surcharge − discount.':
    'Total tagihan Anda: base + insurance + cod_fee + surcharge − discount.',
  'Delivery time and promised delivery.': 'Estimasi waktu tiba dan batas waktu yang dijanjikan.',
  'Promised delivery time, with the UTC offset of the origin.':
    'Batas waktu tiba yang dijanjikan, dengan offset UTC lokasi asal.',
  'The courier to use. A `courier_code` from GET /expedisi/list.':
    'Kurir yang dipakai. `courier_code` dari GET /expedisi/list.',
  'The service to use. A `service_code` of the courier, from GET /expedisi/list.':
    'Layanan yang dipakai. `service_code` kurir tersebut dari GET /expedisi/list.',
  'Your order number.': 'Nomor pesanan Anda.',
  'Tracking number (AWB, nomor resi); null until `awaiting_pickup`.':
    'Nomor resi (AWB); null sampai `awaiting_pickup`.',
  'The EDIS order ID.': 'ID pesanan dari EDIS.',
  'The courier’s own tracking number, if different from `awb`; null until the courier reports it.':
    'Nomor resi dari kurir, jika berbeda dari `awb`; null sampai dilaporkan kurir.',
  'HTTPS URL of the courier’s tracking page; null until the courier reports it.':
    'URL HTTPS halaman pelacakan kurir; null sampai dilaporkan kurir.',
  'Proof of delivery; null until delivered.': 'Bukti terima; null sampai paket terkirim.',
  'Person who received the parcel.': 'Nama orang yang menerima paket.',
  'URL of a photo of the delivered parcel.': 'URL foto paket yang terkirim.',
  'Location reported by the courier.': 'Lokasi yang dilaporkan kurir.',
  'When it happened.': 'Waktu kejadian.',
}
