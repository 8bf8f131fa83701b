import type { messages as english } from './messages.en.ts'

/** The texts of the dashboard, in Indonesian. */
export const messages: typeof english = {
  title: 'Dashboard',
  span: 'Rentang waktu',
  spans: { '24h': '24 jam', '7d': '7 hari', '30d': '30 hari' },
  loadingToday: 'Memuat status',
  loadingTraffic: 'Memuat traffic',
  flow: {
    title: 'Cara kerja integrasi',
    description:
      'Toko Anda mengambil token dari EDIS, memakainya untuk mengecek ongkir, lalu mengirim pesanan. Di setiap langkah ' +
      'pesanan, EDIS mengirim event ke webhook Anda, dan toko Anda bisa melacaknya kapan saja. API di kedua environment ' +
      'sama: bangun dan uji di development, EDIS meninjau integrasi Anda, lalu mulai production.',
    shop: 'Toko Anda',
    shopKinds: 'Toko online, marketplace, atau sistem gudang',
    shopKindsShort: 'Toko online, marketplace, gudang',
    steps: { token: 'Token', rates: 'Ongkir', send: 'Pesanan', events: 'Event', track: 'Lacak' },
    yourWebhook: 'webhook Anda',
    edisCallsYou: 'EDIS mengirim ke Anda',
    sameApi: 'API yang sama di kedua environment',
    development: 'Development',
    sandbox: 'Pesanan berjalan otomatis.',
    buildHere: 'Bangun dan uji integrasi di sini.',
    review: 'Peninjauan',
    byEdis: 'oleh EDIS',
    reviewByEdis: 'Ditinjau EDIS',
    production: 'Production',
    ownKeys: 'Paket asli, kunci tersendiri.',
    ownAddresses: 'Akses bisa dibatasi per IP.',
    realParcels: 'API yang sama, paket asli.',
  },
  rail: {
    title: 'Integrasi',
    show: 'Tampilkan diagram',
    hide: 'Sembunyikan diagram',
    states: { passed: 'Lulus', failed: 'Gagal', untested: 'Belum diuji', failing: 'Ada webhook yang gagal' },
  },
  steps: {
    title: 'Langkah berikutnya',
    what: 'progres Anda',
    done: 'Selesai',
    open: 'Belum selesai',
    token: {
      title: { development: 'Buat token development', production: 'Buat token production' },
      act: 'Buat token',
      open: 'Buat token pertama Anda, lalu kirim request.',
      expired: 'Token terakhir Anda kedaluwarsa. Buat token baru.',
      done: 'Anda punya token aktif.',
    },
    webhook: {
      title: 'Tambah webhook',
      act: 'Tambah webhook',
      open: 'Dapatkan notifikasi di setiap langkah pesanan.',
      done: (count) => `${count} webhook menerima event.`,
    },
    address: {
      title: 'Batasi akses per IP',
      act: 'Buka IP Whitelist',
      open: 'Semua alamat IP diizinkan.',
      done: (count) => `${count} alamat atau rentang IP diizinkan.`,
    },
    production: {
      title: 'Mulai production',
      act: 'Buka laporan',
      open: 'Lengkapi laporan Anda, lalu ajukan akses production di sana.',
      declined: ({ day, reason }) => `Akses production ditolak pada ${day}: ${reason}`,
      done: 'Anda punya akses production.',
    },
  },
}
