import { amount, decimal } from './amounts.ts'
import type { hints as english } from './hints.en.ts'

const counted = { character: 'karakter', item: 'item', name: 'nama' }
const secretNames = { token: 'token', key: 'partner key', refresh: 'refresh token' }
const levels = { province: 'provinsi', city: 'kota/kabupaten', district: 'kecamatan', village: 'kelurahan/desa' }
const meant = (nearest: string | null): string => (nearest === null ? '' : ` Maksud Anda ${nearest}?`)

/** More specific messages of errors, in Indonesian. */
export const hints: typeof english = {
  // allowed-ips
  tooManyAllowedIps: (maxAllowedIps) => `Maksimal ${maxAllowedIps} alamat IP per environment.`,

  // assembly
  webhookSecretUnreadable:
    'EDIS tidak bisa membaca secret webhook ini. Rotasi secret di halaman Pengaturan Webhook, lalu coba lagi.',

  // credentials
  tooManyWrongKeys: (seconds) =>
    `Terlalu banyak kunci salah untuk partner_id ini. Kunci salah diblokir selama ${seconds} detik; kunci yang benar tetap berlaku.`,
  idOrAll: 'Kirim id atau all, jangan keduanya.',
  noActiveToken: 'Anda tidak memiliki token aktif dengan ID ini di environment ini.',
  firstKeyStays:
    'Kunci pertama tidak bisa dicabut. Agar langsung tidak berlaku, rotasi kunci itu dengan masa transisi 0 jam.',
  noActiveKey: 'Anda tidak memiliki kunci aktif dengan ID ini di environment ini.',
  keyScopeMissing: (least, scope) =>
    `API ini memerlukan partner key dengan scope ${least}; kunci untuk token ini memiliki scope ${scope}.`,

  // customer-services
  csHasThis: (id, field) => `CS ${id} sudah memiliki ${field} ini.`,

  // personal-data
  orderOrPhone: 'Kirim salah satu: order atau phone.',

  // deliveries
  idOrWebhookId: 'Kirim salah satu: id atau webhook_id.',

  // labels
  tooManyLabels: (maxLabels) => `Kirim 1 sampai ${maxLabels} ID pesanan, dipisahkan koma.`,
  sheetsArePdf: 'Lembar A4 hanya untuk format=pdf. Printer label mencetak satu per satu.',

  // mcp
  noMessageBatches: 'Batch pesan tidak didukung.',

  // members
  noSuchMember: 'Tim Anda tidak memiliki anggota atau undangan dengan ID ini.',

  // operations-keys
  keyRevoked: (name) => `Kunci ${name} telah dicabut.`,
  keyExpired: (name) => `Kunci ${name} telah kedaluwarsa.`,
  keyWithoutScope: (name, scope) => `Kunci ${name} tidak memiliki scope ${scope}.`,
  keyFromOtherAddress: (name, address) => `Kunci ${name} tidak diizinkan dari alamat IP ${address}.`,

  // order-feed
  positionUnknown: 'Kirim next_after dari response sebelumnya tanpa diubah.',
  positionOfOtherEnvironment: 'Posisi ini berasal dari environment lain. Simpan posisi terpisah untuk setiap kunci.',
  positionOfOtherFilter:
    'Posisi ini untuk status atau partner_id lain. Kirim nilai semula, atau mulai lagi tanpa after.',

  // orders
  noSuchOrder: (by, value) => `Tidak ada pesanan dengan ${by} ${value}.`,
  orderArchived: (orderId: string | number, date: string) =>
    `Pesanan ${orderId} sudah diarsipkan pada ${date} dan tidak lagi tersedia lewat API. Hubungi EDIS jika Anda membutuhkannya.`,
  orderInArchive: (orderId: string | number, date: string, archive: string) =>
    `Pesanan ${orderId} sudah diarsipkan pada ${date}, di arsip ${archive}.`,
  exactlyOneOf: (list) => `Kirim salah satu saja: ${list}.`,
  partnerNeeded: 'Beberapa partner memiliki pesanan dengan partner_order_id ini. Kirim partner_id.',
  noCancelRequest: 'Pesanan ini tidak memiliki pengajuan pembatalan yang menunggu keputusan.',
  notCancellable: (status) => `Pesanan berstatus ${status} dan tidak bisa dibatalkan lagi.`,
  statusOrEvent: 'Kirim salah satu saja: status atau event.',
  orderIdOrAwb: 'Kirim order_id atau awb, atau courier_awb saja.',
  locationOrNote: 'Kirim location atau note.',
  onlyWith: (value) => `Hanya untuk ${value}.`,
  timeOutOfRange: 'Waktu ini di masa depan atau sudah terlalu lampau.',
  postalCodeElsewhere: (code, fullName) => `Kode pos ${code} tidak sesuai dengan ${fullName}.`,
  noSuchSku: (sku) => `Tidak ada produk aktif dengan SKU ${sku}.`,
  onlyWithCod: 'Hanya untuk payment_method COD.',
  onlyWithPickup: 'Hanya untuk delivery_type pickup.',
  pickupSoon: 'Kirim waktu dalam 7 hari ke depan.',
  pickupEndSoon: 'Kirim waktu setelah start dan dalam 7 hari ke depan.',
  orderHasPartnerOrderId: (orderId) => `Pesanan ${orderId} sudah memiliki partner_order_id ini.`,

  // partners
  noClosingRequest: 'Partner ini belum mengajukan penutupan akun. Kirim unasked: true untuk tetap menutupnya.',

  // rates
  deliveryTypeUnsupported: (title, deliveryType) => `${title} tidak mendukung delivery_type ${deliveryType}.`,
  insuranceUnsupported: (title) => `${title} tidak menyediakan asuransi.`,
  codUnsupportedInDistrict: (title) => `${title} tidak mendukung COD di kecamatan ini.`,
  codUnsupported: (title) => `${title} tidak mendukung COD.`,
  readyAtOutOfRange: 'Kirim waktu antara tahun 2000 dan 2199.',
  codAmountOnlyWithCod: 'Kirim cod_amount hanya dengan payment_method COD.',
  warehouseOrDistrict: 'Kirim salah satu saja: warehouse_id atau origin_district.',

  // requests
  statusFilter: 'Kirim status seperti 422, atau 2xx, 4xx, 5xx.',

  // review
  checksNotPassed: (list) => `Pemeriksaan wajib berikut belum lulus: ${list}.`,
  forgedOrStale: 'Kirim forged atau stale.',

  // sandbox
  stepImpossible: 'Langkah ini tidak bisa dilakukan dari status pesanan saat ini.',

  // sign-in
  tooManyInvitations: (limit) => `Sudah ${decimal(limit, 'id')} undangan dikirim dalam 24 jam. Coba lagi nanti.`,
  tooManyInvitationsTo: (limit) =>
    `Sudah ${decimal(limit, 'id')} undangan dikirim ke alamat ini dalam 24 jam. Coba lagi nanti.`,
  tooManySignIns: (minutes) => `Terlalu banyak percobaan masuk. Coba lagi dalam ${minutes} menit.`,
  idOrOthers: 'Kirim id atau others, jangan keduanya.',
  noActiveSession: 'Anda tidak memiliki sesi aktif dengan ID ini.',
  wrongSignIn: 'Email atau kata sandi salah.',
  wrongPassword: 'Kata sandi salah.',
  samePassword: 'Pilih kata sandi yang berbeda dari yang sekarang.',
  wrongCode: 'Kode salah. Masukkan kode yang sedang tampil di aplikasi.',
  wrongOrUsedCode: 'Kode salah, atau sudah pernah digunakan.',
  endsBeforeItBegins: 'Waktu selesai harus setelah waktu mulai.',
  timeIsOver: 'Pilih waktu yang akan datang.',
  notSignedIn: 'Anda belum masuk.',
  sessionEnded: 'Sesi Anda telah berakhir. Masuk lagi.',
  signInExpired: 'Proses masuk ini sudah kedaluwarsa. Masuk lagi.',
  noAuthenticator: 'Anda tidak memiliki aplikasi authenticator.',
  noSecondFactor: 'Anda belum mengaktifkan verifikasi dua langkah.',
  noPasskey: 'Anda belum memiliki passkey.',
  noSuchPasskey: 'Anda tidak memiliki passkey dengan ID ini.',
  passkeyRefused: 'Passkey ini tidak diterima. Coba lagi.',

  // webhooks
  tooManyProviderWebhooks: (maxProviderWebhooks) =>
    `Sudah ada ${maxProviderWebhooks} webhook, batas maksimal per environment. Hapus salah satu dulu.`,
  tooManyWebhooks: (maxWebhooks) =>
    `Anda sudah memiliki ${maxWebhooks} webhook, batas maksimal per environment. Hapus salah satu dulu.`,
  tooManyWebhooksOfHost: (maxWebhooksPerHost) =>
    `Anda sudah memiliki ${maxWebhooksPerHost} webhook untuk host ini, batas maksimal per host. Gunakan satu webhook untuk semua event.`,
  privateAddress: (hostname) =>
    `${hostname} adalah alamat privat. Gunakan URL HTTPS publik; untuk pengujian lokal, buka tunnel.`,
  httpsRequired: 'Production mewajibkan URL HTTPS.',

  // catalogue
  lastDayBeforeFirst: 'Tanggal akhir lebih awal daripada tanggal mulai.',
  noSuchPartner: (given) => `Tidak ada partner dengan email atau ID ${given}.`,
  noCardInForce: (email) => `${email} tidak memiliki daftar tarif sendiri yang berlaku. Lihat edis rate-card list.`,
  noSuchCard: (card, email) =>
    `${email === null ? 'Tidak ada' : `${email} tidak memiliki`} daftar tarif ${card}. Lihat edis rate-card list.`,
  severalCards: (card, email, numbers) =>
    `${email === null ? 'Ada' : `${email} memiliki`} beberapa daftar tarif bernama ${card}. Sebutkan salah satu nomor ini: ${numbers}`,
  lineOfFile: (line, fault) => `Baris ${line}: ${fault}.`,
  nothingImported: (faults) => `Tidak ada yang diimpor: ada ${decimal(faults, 'id')} kesalahan dalam file.`,

  // http
  encodingUnsupported: (encoding) => `Content-Encoding ${encoding} tidak didukung. Kirim body tanpa kompresi.`,
  textNotFile: 'Kirim teks, bukan file.',
  notBase64: 'Nilai ini bukan teks UTF-8 dalam base64.',
  valueNotUtf8: 'Nilai ini bukan teks UTF-8.',
  sentTwice: 'Kirim field ini sekali saja.',
  bodyNotUtf8: 'Body bukan teks UTF-8.',
  bodyNotObject: 'Body harus berupa object JSON.',
  jsonTooDeep: (deepest, maxValues) =>
    `JSON memiliki lebih dari ${deepest} tingkat atau lebih dari ${maxValues} nilai.`,
  nameMalformed: 'Nama field memuat karakter NUL atau surrogate tanpa pasangan.',
  valueMalformed: 'Nilai ini memuat karakter NUL atau surrogate tanpa pasangan.',
  notAFormat: (format) => `Bukan ${format} yang valid.`,
  sendOneOf: (list) => `Kirim salah satu dari ${list}.`,
  timeFormat: 'Kirim waktu seperti 2026-11-21T10:30:00+07:00.',
  formTooLong: (most) => `Form memiliki lebih dari ${most} field.`,
  partWithoutName: 'Ada bagian form tanpa nama.',
  tooManyLargeRequests: 'Terlalu banyak request besar sekaligus. Coba beberapa saat lagi.',
  didYouMean: (name) => `Field ini tidak dikenal. Maksud Anda ${name}?`,
  cursorUnknown: 'Kirim next_cursor dari halaman sebelumnya tanpa diubah.',
  addressNotAllowed: (address) => `Request dari alamat IP ${address} tidak diizinkan.`,
  idempotencyKeyMalformed: (maxKeyLength) =>
    `Idempotency-Key harus terdiri dari 1 sampai ${maxKeyLength} karakter ASCII tanpa spasi.`,
  sentPartnerKey: 'Ini partner key. Tukarkan dengan token lewat POST /auth/generate, lalu kirim token tersebut.',
  sentRefreshToken: 'Ini refresh token. Tukarkan dengan token lewat POST /auth/refresh, lalu kirim token tersebut.',
  sentSession: 'Ini sesi portal. Dapatkan token lewat POST /auth/generate, lalu kirim token tersebut.',

  // Amounts
  rateLimited: (limit, window, seconds) =>
    `Lebih dari ${decimal(limit, 'id')} request dalam ${window} detik. Coba lagi dalam ${seconds} detik.`,
  overLimit: (value, limit, unit) => `${amount(value, unit, 'id')} melebihi batas ${amount(limit, unit, 'id')}.`,
  belowMinimum: (value, limit, unit) =>
    `${amount(value, unit, 'id')} kurang dari minimum ${amount(limit, unit, 'id')}.`,
  volumeOverLimit: (value, limit) =>
    `Berat volume ${amount(value, 'g', 'id')} melebihi batas ${amount(limit, 'g', 'id')}.`,
  goodsOverInsurance: (value, limit) =>
    `Nilai barang ${amount(value, 'rupiah', 'id')} melebihi batas asuransi ${amount(limit, 'rupiah', 'id')}.`,
  codOverLimit: (value, limit) =>
    `Nilai COD ${amount(value, 'rupiah', 'id')} melebihi batas layanan ini, yaitu ${amount(limit, 'rupiah', 'id')}.`,
  codBelowCost: (value, cost) =>
    `Nilai COD ${amount(value, 'rupiah', 'id')} kurang dari biaya kiriman ini, yaitu ${amount(cost, 'rupiah', 'id')}.`,
  stockShort: (sku, value, available) =>
    `Pesanan ini memerlukan ${decimal(value, 'id')} unit ${sku}; di gudang tersedia ${decimal(available, 'id')}.`,
  headersTooLarge: (limit) => `Header melebihi batas ${amount(limit, 'byte', 'id')}.`,
  bodyTooLarge: (limit) => `Ukuran body melebihi batas ${amount(limit, 'byte', 'id')}.`,
  bodyOfBytes: (value, limit) =>
    `Ukuran body ${decimal(value, 'id')} byte, melebihi batas ${amount(limit, 'byte', 'id')}.`,
  tooMany: (length, limit, of) => `Maksimal ${limit} ${counted[of]}; Anda mengirim ${length}.`,
  tooFew: (length, limit, of) => `Minimal ${limit} ${counted[of]}; Anda mengirim ${length}.`,

  // What is meant
  noSuchCourier: (code, nearest) => `Tidak ada kurir dengan kode ${code}.${meant(nearest)}`,
  notOneOf: (value, list, nearest) => `“${value}” bukan salah satu dari ${list}.${meant(nearest)}`,
  typeUnsupported: (type, types) => `${type} tidak didukung. Kirim ${types.join(' atau ')}.`,
  typeMissing: (types) => `Content-Type tidak ada. Kirim ${types.join(' atau ')}.`,
  valueOfType: (type) => `Kirim nilai bertipe ${type}.`,
  jsonEnds: (line, column) => `Body bukan JSON yang valid: berakhir terlalu awal pada baris ${line}, kolom ${column}.`,
  jsonUnexpected: (line, column, character) =>
    `Body bukan JSON yang valid: ${character ?? 'karakter'} tidak terduga pada baris ${line}, kolom ${column}.`,
  otherEnvironment: (kind, credentials, host) => `Ini ${secretNames[kind]} ${credentials}, sedangkan host ini ${host}.`,

  // Regions
  regionCode: (asked, code, name) => `Kirim kode ${levels[asked]} seperti ${code}${name === null ? '' : ` (${name})`}.`,
  regionWithoutDots: (value) => `${value} ditulis tanpa titik.`,
  regionOfLevel: (value, level) => `${value} adalah kode ${levels[level]}.`,
  noSuchRegion: (value, asked) => `Tidak ada ${levels[asked]} dengan kode ${value}.`,
  noRegionCode: (value) => `“${value}” bukan kode wilayah.`,
}
