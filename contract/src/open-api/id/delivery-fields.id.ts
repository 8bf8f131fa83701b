import type { FieldTexts } from '../../reference/call-texts.ts'

/** Couriers, rates and delivery times. */
export const deliveryTexts: FieldTexts = {
  // Couriers and their services
  'Only couriers of this type.': 'Hanya kurir dengan jenis ini.',
  '`true`: only services with COD. `false`: only services without COD. Couriers with no matching service are omitted.':
    '`true`: hanya layanan dengan COD. `false`: hanya layanan tanpa COD. Kurir tanpa layanan yang cocok tidak ditampilkan.',
  'Couriers, sorted by code.': 'Daftar kurir, diurutkan menurut kode.',
  'Courier code. Use it in rates and orders.': 'Kode kurir. Gunakan untuk cek ongkir dan pesanan.',
  'Display name of the courier.': 'Nama kurir untuk ditampilkan.',
  '`express`: parcels. `cargo`: heavy goods, from 10 kg. `instant`: delivery within hours in the same city.':
    '`express`: paket biasa. `cargo`: barang berat, mulai 10 kg. `instant`: tiba dalam hitungan jam di kota yang sama.',
  'Services of the courier, sorted by code.': 'Layanan kurir, diurutkan menurut kode.',
  'Service code. Use it in rates and orders, together with `courier_code`.':
    'Kode layanan. Gunakan bersama `courier_code` untuk cek ongkir dan pesanan.',
  'Whether the service supports COD. Availability depends on the district: check POST /rate/v2 or the rate card.':
    'Apakah layanan mendukung COD. Ketersediaannya berbeda per kecamatan: cek lewat POST /rate/v2 atau daftar tarif.',
  'Whether the service offers insurance.': 'Apakah layanan menyediakan asuransi.',
  'Whether the courier picks up from the warehouse.': 'Apakah kurir menjemput paket di gudang.',
  'Whether parcels can be dropped off at the courier.': 'Apakah paket bisa diantar ke gerai kurir.',
  'Volume in cm³ that counts as one kilogram: 6000, or 5000 for cargo.':
    'Volume dalam cm³ yang dihitung satu kilogram: 6000, atau 5000 untuk kargo.',
  'Above the first kilogram, a remainder up to this value rounds down and a larger one rounds up. 0: always rounds up.':
    'Di atas kilogram pertama, sisa berat hingga nilai ini dibulatkan ke bawah dan selebihnya ke atas. 0: selalu dibulatkan ke atas.',
  'Maximum COD amount; 0 if COD is not supported.': 'Nilai COD maksimum; 0 jika tidak mendukung COD.',
  'Parcels ready by this time count for the same day, in the time zone of the warehouse.':
    'Paket yang siap paling lambat jam ini dihitung di hari yang sama, menurut zona waktu gudang.',
  // Rate cards
  'Only prices from this city (kabupaten or kota). Kemendagri code, from GET /region with `level=city`.':
    'Hanya tarif dari kota/kabupaten ini. Kode Kemendagri dari GET /region dengan `level=city`.',
  'Only this courier. A `courier_code` from GET /expedisi/list.':
    'Hanya kurir ini. `courier_code` dari GET /expedisi/list.',
  'Only services with this code, of any courier unless `courier_code` is also sent.':
    'Hanya layanan dengan kode ini, dari semua kurir kecuali `courier_code` juga dikirim.',
  'Rows, sorted by origin, courier, service and destination.':
    'Baris tarif, diurutkan menurut asal, kurir, layanan, dan tujuan.',
  'Courier code, as in GET /expedisi/list.': 'Kode kurir, seperti di GET /expedisi/list.',
  'Origin city (kabupaten or kota): the first five characters of the origin district code.':
    'Kota/kabupaten asal: lima karakter pertama dari kode kecamatan asal.',
  'Destination district (kecamatan).': 'Kecamatan tujuan.',
  'Price of the first kilogram.': 'Tarif kilogram pertama.',
  'Price of each additional kilogram.': 'Tarif setiap kilogram berikutnya.',
  'Volume in cm³ that counts as one kilogram.': 'Volume dalam cm³ yang dihitung satu kilogram.',
  'First day the price is valid.': 'Hari pertama tarif berlaku.',
  'Last day the price is valid; null: no end date.': 'Hari terakhir tarif berlaku; null: tanpa batas akhir.',
  // Rates
  'Origin of the parcel. Kemendagri code of a district (kecamatan), from GET /region.':
    'Asal paket. Kode kecamatan (Kemendagri) dari GET /region.',
  'Returns only rates of these couriers. If omitted, all couriers.':
    'Hanya ongkir dari kurir ini. Jika tidak dikirim, semua kurir.',
  'Base price from your rate card, after your contract discount. Excludes insurance, COD fee, surcharge and discounts of the service.':
    'Ongkir dasar dari daftar tarif Anda, setelah diskon kontrak. Belum termasuk asuransi, biaya COD, biaya tambahan, dan diskon layanan.',
  'Product SKU. It is not checked here, only by POST /order/send/v2.':
    'SKU produk. Baru diperiksa oleh POST /order/send/v2, tidak di sini.',
  'Total amount the courier collects from the recipient. With `COD`, send it as soon as you know it; with `PREPAID`, omit it or send 0.':
    'Total yang ditagih kurir ke penerima. Dengan `COD`, kirim begitu nilainya diketahui; dengan `PREPAID`, tidak perlu dikirim atau isi 0.',
  'Locks the prices in this response until `valid_until`. Send it with POST /order/send/v2.':
    'Mengunci harga di response ini sampai `valid_until`. Sertakan di POST /order/send/v2.',
  'When the quote expires: 30 minutes after the request.': 'Waktu quote kedaluwarsa: 30 menit setelah request.',
  'Weight of the shipment. The weight a service charges for is in its rate.':
    'Berat kiriman. Berat tagih tiap layanan ada di tarifnya.',
  'Sum of qty × weight_g.': 'Jumlah dari qty × weight_g.',
  'Sum of qty × length × width × height ÷ 6000 × 1000, rounded up to a gram; 0 without dimensions.':
    'Jumlah dari qty × panjang × lebar × tinggi ÷ 6000 × 1000, dibulatkan ke atas ke gram; 0 jika tanpa dimensi.',
  'The greater of the two in whole kilograms, by the rule for services other than cargo.':
    'Yang lebih besar dari keduanya, dibulatkan ke kilogram menurut aturan layanan selain kargo.',
  'Available services, cheapest first. Empty if there are none.':
    'Layanan yang tersedia, dari yang termurah. Kosong jika tidak ada.',
  'Weight charged by this service, based on its own divisor, tolerance and minimum.':
    'Berat tagih layanan ini, menurut pembagi, toleransi, dan berat minimumnya sendiri.',
  'Unavailable services, sorted by code, with the reason.':
    'Layanan yang tidak tersedia beserta alasannya, diurutkan menurut kode.',
  'Why the service is not available for this shipment: the error code an order with this service would return.':
    'Alasan layanan tidak tersedia untuk kiriman ini: kode error yang akan Anda terima jika memesan dengan layanan ini.',
  'Message for the error code, in the language of Accept-Language.':
    'Pesan untuk kode error tersebut, dalam bahasa sesuai Accept-Language.',
  // SLA
  'When the parcel is ready: RFC 3339 with UTC offset, year 2000 to 2199. Default: now. In a query string, encode the `+` of the offset as `%2B`.':
    'Waktu paket siap: RFC 3339 dengan offset UTC, tahun 2000 sampai 2199. Default: sekarang. Di query string, tulis `+` pada offset sebagai `%2B`.',
  '`working`: Monday to Saturday, except public holidays. `calendar`: every day.':
    '`working`: Senin sampai Sabtu, kecuali hari libur nasional. `calendar`: setiap hari.',
  'The cut-off time used for the calculation.': 'Batas jam (cut-off) yang dipakai dalam perhitungan.',
  'Time zone of the origin, used for the calculation.': 'Zona waktu lokasi asal, yang dipakai dalam perhitungan.',
}
