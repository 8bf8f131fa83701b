import type { messages as english } from './messages.en.tsx'

/** The texts of keys and tokens, in Indonesian. */
export const messages: typeof english = {
  keys: 'Partner key',
  theKeys: 'partner key',
  lead: 'Beri setiap sistem kunci sendiri, sehingga satu kunci bisa dicabut tanpa mengganggu yang lain.',
  full: (most) =>
    `Anda sudah memiliki ${most} kunci, batas maksimal per environment. Cabut satu kunci sebelum membuat yang baru.`,
  countOf: (count, most) => `${count} dari ${most}`,
  create: 'Buat kunci',
  rotate: 'Rotasi',
  revoke: 'Cabut',
  revokeOf: (name) => `Cabut ${name}`,
  ending: (end) => <>berakhiran {end}</>,
  created: (day) => `dibuat ${day}`,
  used: (moment, address) =>
    address === null ? `terakhir dipakai ${moment}` : `terakhir dipakai ${moment} dari ${address}`,
  neverUsed: 'belum pernah dipakai',
  tokensOf: (count) => `${count} token aktif`,
  scopes: {
    all: { title: 'Semua API', effect: 'Akses penuh.' },
    read: { title: 'Hanya baca', effect: 'Membaca data, misalnya pelacakan dan tarif.' },
    orders: { title: 'Pesanan', effect: 'Membaca data, serta mengirim dan membatalkan pesanan.' },
  },
  creation: {
    name: 'Nama',
    nameHint: 'Sistem yang akan memakai kunci ini.',
    example: 'Gudang Cakung',
    scope: 'Scope',
    done: (name) => `Kunci untuk ${name}`,
    once: (strong) => <>Salin kunci ini sekarang. {strong('Kunci hanya ditampilkan sekali.')}</>,
    key: 'partner key',
    use: (id) => <>Pakai bersama partner ID {id} untuk membuat token.</>,
    saved: 'Kunci sudah saya simpan',
  },
  revocation: {
    title: (name) => `Cabut kunci ${name}?`,
    act: 'Cabut kunci',
    text: (tokens, strong) => (
      <>
        Kunci ini{tokens === 0 ? '' : ` dan ${tokens} token aktifnya`} {strong('langsung tidak berlaku')}. Kunci Anda
        yang lain tidak terpengaruh. Tindakan ini tidak bisa dibatalkan.
      </>
    ),
    done: (name, tokens) =>
      tokens === 0 ? `Kunci ${name} telah dicabut.` : `Kunci ${name} dan ${tokens} tokennya telah dicabut.`,
  },
  tokens: {
    title: 'Token aktif',
    theTokens: 'token aktif',
    none: 'Belum ada token aktif',
    noneText: 'Token muncul di sini setelah sistem Anda membuatnya dengan partner key.',
    revokeAll: 'Cabut semua',
    revokeOne: 'Cabut token',
    revokeOf: (key, moment) => `Cabut token ${key} dari ${moment}`,
    of: (key) => `Token dari ${key}`,
    expired: 'Kedaluwarsa, bisa diperbarui',
    created: {
      api: (moment) => `dibuat ${moment} oleh sistem Anda`,
      portal: (moment) => `dibuat ${moment} di portal`,
      unknown: (moment) => `dibuat ${moment}`,
    },
    allTitle: (count) => `Cabut ${count} token aktif?`,
    oneTitle: 'Cabut token ini?',
    effect:
      'Request dengan token ini langsung ditolak dengan AUTH_TOKEN_REVOKED, sampai sistem Anda membuat token baru. Partner key tetap berlaku.',
    done: (count) => `${count} token dicabut.`,
  },
}
