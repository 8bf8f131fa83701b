import type { messages as english } from './messages.en.ts'

const levels = { error: 'error', warning: 'peringatan', note: 'catatan' }

/** The texts of the list of orders, in Indonesian. */
export const messages: typeof english = {
  title: 'Pesanan',
  zone: (zone) => `Waktu dalam ${zone}`,
  what: 'pesanan',
  list: 'Pesanan',
  tabs: 'Pesanan menurut status',
  groups: {
    all: 'Semua',
    to_ship: 'Perlu dikirim',
    on_the_way: 'Dalam perjalanan',
    attention: 'Perlu dicek',
    delivered: 'Terkirim',
    returned: 'Dikembalikan atau hilang',
    cancelled: 'Dibatalkan',
  },
  orMore: (count) => `${count}+`,
  columns: {
    number: 'Pesanan',
    awb: 'Resi (AWB)',
    recipient: 'Penerima',
    courier: 'Kurir',
    status: 'Status',
    promised: 'Batas tiba',
    cod: 'COD',
    problems: 'Masalah',
    updated: 'Diperbarui',
  },
  export: 'Ekspor CSV',
  columnChoice: 'Kolom',
  noAwb: 'Belum ada',
  nothing: '–',
  late: (day) => `${day}, terlambat`,
  shown: (from, to, all) => `${from}–${to} dari ${all}`,
  older: 'Pesanan lebih lama',
  noMatch: {
    title: 'Tidak ada pesanan yang cocok',
    text: 'Nomor pesanan bisa dicari dari bagian awalnya. ID pesanan, nomor resi, dan nomor telepon harus lengkap.',
    clear: 'Hapus filter',
  },
  nothingHere: {
    title: 'Tidak ada pesanan di sini',
    text: 'Saat ini tidak ada pesanan dengan status ini.',
    all: 'Semua pesanan',
  },
  empty: {
    title: 'Belum ada pesanan',
    text: 'Pesanan muncul setelah sistem Anda mengirim yang pertama.',
    act: 'Buka Send Order V2',
  },
  filters: {
    find: 'Cari pesanan',
    hint: 'Nomor, resi, telepon, kota',
    menu: 'Filter pesanan',
    status: 'Status',
    courier: 'Kurir',
    courierHint: 'Kode kurir',
    payment: 'Pembayaran',
    payments: { PREPAID: 'Non-COD', COD: 'COD' },
    sent: 'Dibuat',
    since: (day) => `mulai ${day}`,
    until: (day) => `sampai ${day}`,
  },
  levels,
  problemWords: (level, problems) => ` (${levels[level]}): ${problems}`,
  problems: {
    possible_duplicate: {
      title: 'Kemungkinan ganda',
      text: 'Pesanan lain dengan nomor telepon dan barang yang sama dikirim dalam satu jam.',
    },
    retried_without_key: {
      title: 'Dikirim ulang dengan Idempotency-Key lain',
      text: 'Kirim ulang dengan Idempotency-Key yang pertama agar pesanan tidak ganda.',
    },
    address_thin: {
      title: 'Alamat kurang lengkap',
      text: 'Tanpa nama jalan, nomor rumah, atau patokan; kurir bisa kesulitan menemukannya.',
    },
    weight_implausible: {
      title: 'Berat tidak wajar',
      text: 'Di bawah 20 g atau di atas 30 kg per unit. Isi weight_g dalam gram.',
    },
    cod_high: { title: 'Nilai COD tinggi', text: 'Nilai COD lebih dari dua kali nilai barang.' },
    late: { title: 'Terlambat', text: 'Batas waktu tiba yang dijanjikan sudah lewat.' },
    postal_code_missing: {
      title: 'Tanpa kode pos',
      text: 'Kurir menyortir lebih cepat dengan recipient.postal_code.',
    },
    quote_unused: {
      title: 'Dibuat tanpa quote',
      text: 'Ongkir bisa berbeda dari saat checkout. Sertakan quote_id dari Get Rate V2.',
    },
  },
}
