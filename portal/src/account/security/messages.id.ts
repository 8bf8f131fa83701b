import type { messages as english } from './messages.en.ts'

/** The texts of the security section, in Indonesian. */
export const messages: typeof english = {
  signIn: {
    title: 'Cara masuk',
    what: 'cara Anda masuk',
    password: 'Kata sandi',
    neverChanged: 'Belum pernah diganti',
    changed: (day) => `Diganti ${day}`,
    change: 'Ganti kata sandi',
  },
  factor: {
    app: 'Aplikasi authenticator',
    what: 'verifikasi dua langkah Anda',
    on: 'Aktif',
    off: 'Nonaktif',
    offText: 'Kode dari ponsel melindungi akun meski kata sandi Anda dicuri.',
    added: (day, left) => `Ditambahkan ${day} · sisa ${left} dari 10 kode pemulihan`,
    codesLeft: (left) => `Sisa ${left} dari 10 kode pemulihan`,
    setUp: 'Siapkan',
    newCodes: 'Kode pemulihan baru',
    turnOff: 'Nonaktifkan',
    turnedOff: 'Aplikasi authenticator dinonaktifkan.',
    required: 'Tim Anda mewajibkan verifikasi dua langkah. Aktifkan dulu untuk melanjutkan.',
    codesText:
      'Jika ponsel atau passkey Anda hilang, masuk dengan salah satu kode ini. Setiap kode hanya bisa dipakai sekali dan tidak akan ditampilkan lagi.',
    offTitle: 'Nonaktifkan aplikasi authenticator?',
    offDialog: 'Setelah itu, masuk hanya memerlukan kata sandi. Kode pemulihan Anda tidak berlaku lagi.',
    offDialogPasskeys: 'Anda tetap bisa masuk dengan passkey atau kode pemulihan.',
    newTitle: 'Buat kode pemulihan baru?',
    newText: 'Kode yang Anda miliki sekarang tidak berlaku lagi.',
    newAct: 'Buat kode',
  },
  passkeys: {
    title: 'Passkey',
    what: 'passkey Anda',
    none: 'Masuk dengan sidik jari, wajah, atau kunci keamanan, tanpa mengetik kode.',
    unsupported: 'Browser ini tidak mendukung passkey.',
    neverUsed: (added) => `Ditambahkan ${added} · belum pernah dipakai`,
    used: (added, used) => `Ditambahkan ${added} · terakhir dipakai ${used}`,
    add: 'Tambah passkey',
    remove: 'Hapus',
    removeOf: (name) => `Hapus ${name}`,
    dTitle: 'Tambah passkey',
    text: 'Browser akan meminta sidik jari, wajah, PIN, atau kunci keamanan Anda.',
    name: 'Nama',
    example: 'Laptop kantor',
    act: 'Lanjutkan',
    done: 'Passkey ditambahkan.',
    removeTitle: (name) => `Hapus ${name}?`,
    removeText: 'Anda tidak bisa lagi masuk dengan passkey ini. Hapus juga dari perangkat Anda.',
    removeAct: 'Hapus passkey',
    removed: 'Passkey dihapus.',
  },
  sessions: {
    title: 'Sesi',
    what: 'sesi Anda',
    current: 'Perangkat ini',
    unknown: 'Perangkat tidak dikenal',
    device: (told) =>
      told === 'Another program on another system'
        ? 'Browser tidak dikenal'
        : told
            .replace('Another program', 'Program lain')
            .replace('another system', 'sistem lain')
            .replace(' on ', ' di '),
    signedIn: (moment) => `Masuk ${moment}`,
    signedInFrom: (moment, address) => `${address} · masuk ${moment}`,
    activeNow: 'Sedang aktif',
    end: 'Keluarkan',
    endOf: (device) => `Keluarkan ${device}`,
    endOthers: 'Keluarkan semua perangkat lain',
    ended: 'Sesi diakhiri.',
    othersEnded: (count) => `${count} sesi diakhiri.`,
  },
}
