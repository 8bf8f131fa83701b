import type { messages as english } from './messages.en.tsx'

/** The texts of the allowed IP addresses, in Indonesian. */
export const messages: typeof english = {
  title: 'IP Whitelist',
  lead: (environment) =>
    `Tentukan alamat IP yang boleh mengakses API ${environment}. Portal tetap bisa Anda buka dari mana saja.`,
  allAllowed: 'Semua alamat IP diizinkan. Setiap request dengan kunci atau token yang valid akan diterima.',
  someAllowed:
    'Hanya alamat IP di bawah ini yang diizinkan. Request dari alamat lain ditolak, meskipun tokennya valid.',
  current: (address) => <>Alamat IP Anda saat ini: {address}.</>,
  addCurrent: 'Tambah IP saya saat ini',
  add: 'Tambah alamat IP',
  list: 'Alamat IP yang diizinkan',
  addresses: 'alamat IP',
  empty: {
    title: 'Belum ada alamat IP',
    text: 'Tambahkan alamat IP publik server Anda. Kunci atau token yang dicuri jadi tidak bisa dipakai dari tempat lain.',
  },
  row: {
    range: 'Rentang',
    current: 'IP Anda',
    added: (day) => `Ditambahkan ${day}`,
    edit: 'Ubah',
    editOf: (ip) => `Ubah ${ip}`,
    delete: 'Hapus',
    deleteOf: (ip) => `Hapus ${ip}`,
  },
  form: {
    edit: 'Ubah alamat IP',
    save: 'Simpan',
    label: 'Alamat IP atau rentang',
    description: 'IPv4, IPv6, atau rentang seperti 203.0.113.0/24.',
    added: (ip, environment) => `${ip} kini boleh mengakses API ${environment}.`,
    changed: (ip) => `Diubah menjadi ${ip}.`,
    first: (environment, strong) => (
      <>
        Ini alamat IP pertama di daftar. Setelah ditambahkan, {strong('semua alamat IP lain diblokir')} dari API{' '}
        {environment}.
      </>
    ),
    changing: (ip) => `Perubahan langsung berlaku: request dari ${ip} ditolak, kecuali tercakup oleh entri lain.`,
  },
  deletion: {
    title: 'Hapus alamat IP ini?',
    act: 'Hapus alamat IP',
    deleted: (ip) => `${ip} dihapus.`,
    last: (environment, strong) => (
      <>
        Ini alamat IP terakhir di daftar. Tanpa alamat ini, {strong('semua alamat IP boleh mengakses')} API{' '}
        {environment} dengan kunci atau token yang valid.
      </>
    ),
    other: (environment, strong) => (
      <>
        Request dari alamat IP ini ke API {environment} {strong('langsung ditolak')}, kecuali tercakup oleh entri lain.
      </>
    ),
  },
}
