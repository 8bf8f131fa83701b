import type { messages as english } from './messages.en.tsx'

/** The texts of the keys of systems, in Indonesian. */
export const messages: typeof english = {
  title: 'Kunci sistem',
  what: 'daftar kunci',
  add: 'Buat kunci',
  columns: { name: 'Sistem', scopes: 'Scope', used: 'Terakhir digunakan', expires: 'Berakhir', by: 'Dibuat oleh' },
  none: 'Belum ada kunci',
  noneText: 'Sistem gudang dan kurir memanggil operations API dengan kunci.',
  all: 'semua',
  from: (addresses) => `hanya dari ${addresses}`,
  neverUsed: 'Belum pernah',
  noEnd: 'Tidak pernah',
  expired: 'Kedaluwarsa',
  revoked: 'Dicabut',
  commandLine: 'Baris perintah',
  revokeOf: (name) => `Cabut ${name}`,
  adding: {
    title: 'Buat kunci untuk sistem',
    name: 'Sistem',
    example: 'WMS Cakung',
    scopes: 'Scope',
    scopesMissing: 'Pilih minimal satu scope.',
    addresses: 'Alamat IP yang diizinkan',
    addressesText: 'Satu alamat atau rentang per baris, misalnya 203.0.113.0/24. Kosongkan untuk mengizinkan semua.',
    expires: 'Berakhir',
    expiresText: 'Kosongkan jika berlaku selamanya.',
    done: (name) => `Kunci untuk ${name}`,
    once: (strong) => (
      <>Salin ke sistemnya sekarang. {strong('Hanya ditampilkan sekali')}; jika hilang, buat yang baru.</>
    ),
    key: 'kunci',
    saved: 'Sudah saya simpan',
  },
  scopeTexts: {
    'orders:read': 'Feed pesanan, pesanan, label, webhook penyedia',
    'orders:write': 'Melaporkan event, memutuskan pengajuan pembatalan',
    'stock:write': 'Memperbarui stok',
    'catalogue:write': 'Membaca dan mengganti katalog',
    'partners:read': 'Membaca partner dan statusnya',
    'partners:write': 'Menambah dan menangguhkan partner, memutuskan pengajuan production',
    'metrics:read': 'Membaca metrik',
  },
  revoking: {
    title: (name) => `Cabut kunci ${name}?`,
    text: 'Langsung berlaku: sistem tidak bisa lagi memanggil operations API dengan kunci ini.',
    lastUsed: (moment) => <>Terakhir digunakan {moment}.</>,
    act: 'Cabut',
    done: (name) => `Kunci ${name} dicabut.`,
  },
}
