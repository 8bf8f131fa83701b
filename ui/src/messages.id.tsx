import type { messages as english } from './messages.en.tsx'
import { number } from './numbers/numbers.ts'

/** The texts of the building blocks, in Indonesian. */
export const messages: typeof english = {
  cancel: 'Batal',
  showPassword: 'Tampilkan kata sandi',
  passwordHint: 'Minimal 12 karakter. Beberapa kata yang tidak berkaitan mudah diingat dan sulit ditebak.',
  close: 'Tutup',
  retry: 'Coba lagi',
  loading: 'Memuat',
  loadingOf: (what) => `Memuat ${what}`,
  failedToLoad: (what) => `Gagal memuat ${what}`,
  copy: 'Salin',
  copied: 'Tersalin',
  copyOf: (what) => `Salin ${what}`,
  copiedOf: (what) => `${what} tersalin`,
  nothingToExport: 'Tidak ada yang bisa diekspor',
  copyFailed: 'Browser Anda tidak mengizinkan penyalinan. Pilih teksnya, lalu salin sendiri.',
  moreFor: (what) => `Opsi lain untuk ${what}`,
  viewOf: (what) => `Tampilan ${what}`,
  views: { pretty: 'Rapi', raw: 'Mentah' },
  filters: 'Filter',
  filter: 'Filter',
  removeFilter: (filter) => `Hapus filter ${filter}`,
  clearFilters: 'Hapus filter',
  anyChoice: 'Semua',
  time: 'Waktu',
  from: 'Dari',
  until: 'Sampai',
  ownPeriod: 'Rentang lain…',
  periods: { '1h': '1 jam terakhir', '24h': '24 jam terakhir', '7d': '7 hari terakhir' },
  oops: {
    title: 'Ups',
    text: 'Terjadi kesalahan',
    home: 'Kembali ke Beranda',
  },
  notGranted: {
    title: 'Anda belum punya akses production',
    text: (report) => (
      <>
        EDIS meninjau integrasi Anda di development terlebih dahulu. Setelah {report('laporan')} Anda lengkap, ajukan
        akses production di sana.
      </>
    ),
  },
  signingSecret: {
    title: () => 'Simpan signing secret ini',
    text: (_, strong) => (
      <>
        Gunakan untuk memverifikasi bahwa webhook berasal dari EDIS. {strong('Hanya ditampilkan sekali')}. Jika hilang,
        lakukan rotasi.
      </>
    ),
    secret: 'secret',
    secretOf: (of) => `secret ${of}`,
    saved: () => 'Sudah saya simpan',
  },
  changePassword: {
    title: 'Ganti kata sandi',
    current: 'Kata sandi saat ini',
    new: 'Kata sandi baru',
    text: 'Sesi Anda yang lain akan diakhiri.',
    done: 'Kata sandi diganti.',
  },
  secondFactor: {
    setUpTitle: 'Siapkan aplikasi authenticator',
    scan: 'Pindai kode ini dengan aplikasi authenticator, misalnya Google Authenticator, 1Password, atau Aegis.',
    code: 'Kode 6 digit dari aplikasi',
    turnOn: 'Aktifkan',
    codesTitle: 'Simpan kode pemulihan Anda',
    qr: 'Kode QR dari kunci',
    manual: 'Atau masukkan kunci ini:',
    key: 'Kunci',
    codes: 'Kode pemulihan',
    download: 'Unduh',
  },
  timeLeft: { left: (time) => `${time} lagi`, expired: (time) => `kedaluwarsa ${time} lalu` },
  days: { today: 'Hari ini', tomorrow: 'Besok', yesterday: 'Kemarin' },
  validity: {
    missing: 'Kolom ini wajib diisi.',
    tooShort: (least) => `Masukkan minimal ${least} karakter.`,
    range: (least, most) => `Masukkan angka dari ${number(least)} sampai ${number(most)}.`,
    email: 'Masukkan alamat email yang valid.',
    url: 'Masukkan URL yang valid, diawali https://.',
    other: 'Periksa formatnya.',
  },
  ago: {
    now: 'Baru saja',
    minutes: (count) => `${count} menit lalu`,
    hours: (count) => `${count} jam lalu`,
  },
  units: { day: 'hari', hour: 'jam', minute: 'mnt', second: 'dtk' },
}
