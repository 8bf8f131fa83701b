import type { messages as english } from './messages.en.tsx'

/** The texts of the credentials, in Indonesian. */
export const messages: typeof english = {
  title: 'Kredensial API',
  lead: 'Setiap environment punya kredensial sendiri. Kunci development dan production tidak bisa dipertukarkan.',
  credentialsOf: (environment) => `kredensial ${environment}`,
  sandbox: 'Sandbox',
  notGranted: 'Belum ada akses',
  granted: (day) => `Akses sejak ${day}`,

  host: 'Host',
  partnerId: 'Partner ID',
  partnerKey: 'Partner key',
  token: 'Token',
  refreshToken: 'Refresh token',
  expires: 'Kedaluwarsa',
  noToken: 'Belum ada token',
  notGenerated: 'Belum dibuat',
  keyNotShown: 'Kunci ini tidak bisa ditampilkan. Rotasi untuk mendapatkan kunci baru.',
  previousKey: (end) => `Kunci sebelumnya berlaku hingga ${end}.`,
  wrongKeys: (count, since, address) => (
    <>
      {count} request dengan kunci yang salah sejak {since}, terakhir dari {address}
    </>
  ),
  reveal: (name, unseen) => <>Tampilkan{unseen(` ${name}`)}</>,
  hide: (name, unseen) => <>Sembunyikan{unseen(` ${name}`)}</>,
  masked: (tail, unseen) => (
    <>
      {unseen('disembunyikan, berakhiran ')}
      {tail}
    </>
  ),

  rotate: 'Rotasi',
  rotation: {
    title: 'Rotasi partner key',
    text: (environment) =>
      `Anda akan mendapat kunci ${environment} baru. Setelah kedaluwarsa, kunci lama tidak bisa lagi dipakai untuk membuat atau memperbarui token.`,
    overlap: 'Berapa lama kunci lama tetap berlaku?',
    overlaps: {
      0: { title: 'Cabut sekarang', effect: 'Request dengan kunci lama atau tokennya langsung ditolak.' },
      1: { title: '1 jam', effect: 'Untuk deployment yang sudah siap jalan.' },
      24: { title: '24 jam', effect: 'Cukup untuk memasang kunci baru dan memantaunya.' },
      72: { title: '72 jam', effect: 'Cukup untuk melewati akhir pekan.' },
    },
    revoke: 'Cabut juga tokennya',
    revoked: {
      always: 'Selalu ikut dicabut jika kunci lama dicabut sekarang.',
      chosen: 'Request dengan token tersebut ditolak sampai sistem Anda membuat token baru.',
      no: 'Token yang ada tetap berlaku hingga kedaluwarsa.',
    },
    act: 'Rotasi kunci',
    actNow: 'Rotasi sekarang',
    done: 'Partner key sudah dirotasi',
    newKey: 'Kunci baru',
    oldKeyWorks: (end) => `Kunci sebelumnya berlaku hingga ${end}. Pasang kunci baru di sistem Anda sebelum waktu itu.`,
    oldKeyEnded: 'Kunci sebelumnya sudah tidak berlaku. Segera pasang kunci baru di sistem Anda.',
    close: 'Selesai',
  },

  refresh: 'Perbarui',
  refreshed: 'Token diperbarui. Refresh token sebelumnya sudah tidak berlaku.',
  generate: 'Buat token',
  generated: (environment) => `Token ${environment} baru telah dibuat. Token yang ada tetap berlaku.`,

  tokens: 'token',
  activeTokens: 'Token aktif',
  created: {
    api: (moment) => `Dibuat ${moment} oleh sistem Anda`,
    portal: (moment) => `Dibuat ${moment} di portal`,
    unknown: (moment) => `Dibuat ${moment}`,
  },
  lastUsed: (moment) => `Terakhir dipakai ${moment}`,
  lastUsedFrom: (moment, address) => `Terakhir dipakai ${moment} dari ${address}`,
  neverUsed: 'Belum pernah dipakai',
  expired: 'Kedaluwarsa, bisa diperbarui',
  revoke: (created, unseen) => <>Cabut{unseen(` token yang dibuat ${created}`)}</>,
  revokeAll: 'Cabut semua',
  showAll: (count) => `Tampilkan semua (${count})`,
  showFewer: 'Tampilkan lebih sedikit',

  revocation: {
    one: {
      title: 'Cabut token ini?',
      act: 'Cabut token',
      text: (code, strong) => (
        <>
          Request dengan token ini {strong('langsung ditolak')} dengan {code}, sampai sistem Anda membuat token baru.
          Refresh token-nya juga dicabut. Partner key tetap berlaku.
        </>
      ),
    },
    all: {
      title: 'Cabut semua token?',
      act: 'Cabut semua',
      which: (count, environment) =>
        count === 1
          ? `Token ${environment} yang aktif beserta refresh token-nya akan dicabut.`
          : `Semua ${count} token ${environment} yang aktif beserta refresh token-nya akan dicabut.`,
      text: (code, strong) => (
        <>
          Request dengan token yang dicabut {strong('langsung ditolak')} dengan {code}, sampai sistem Anda membuat token
          baru. Partner key tetap berlaku.
        </>
      ),
    },
    revoked: (count) => (count === 1 ? 'Token dicabut.' : `${count} token dicabut.`),
  },

  terminal: {
    title: 'Coba dari terminal',
    line: 'cURL',
    hint: (variable) => <>Simpan dulu partner key Anda di {variable} agar tidak tercatat di riwayat shell.</>,
  },

  assistants: {
    title: 'Hubungkan asisten AI (MCP)',
    assistant: 'Asisten',
    other: (url, header) => (
      <>
        Untuk client lain, pakai {url} (streamable HTTP) dan kirim token Anda di {header}.
      </>
    ),
    url: 'URL server MCP',
  },
}
