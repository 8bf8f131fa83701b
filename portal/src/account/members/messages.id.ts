import type { MemberRole } from '@edis/contract/members/member-roles'
import type { messages as english } from './messages.en.ts'

const names: Record<MemberRole, string> = { owner: 'Pemilik', developer: 'Developer', viewer: 'Viewer' }

/** The texts of the members section, in Indonesian. */
export const messages: typeof english = {
  title: 'Anggota',
  what: 'daftar anggota',
  invite: 'Undang',
  columns: { name: 'Nama', role: 'Peran', factor: 'Dua langkah', active: 'Terakhir aktif' },
  app: 'Aplikasi',
  off: 'Nonaktif',
  you: '(Anda)',
  roleOf: (name) => `Peran ${name}`,
  never: 'Belum pernah',
  remove: 'Hapus',
  removeOf: (name) => `Hapus ${name}`,
  roleChanged: (name, role) => `Peran ${name} sekarang ${names[role].toLowerCase()}.`,
  invited: {
    title: 'Diundang',
    line: (role, inviter, until) => `${names[role]} · diundang oleh ${inviter} · tautan berlaku sampai ${until}`,
    ended: (role, inviter) => `${names[role]} · diundang oleh ${inviter} · tautan kedaluwarsa`,
    again: 'Kirim ulang',
    againTo: (email) => `Kirim ulang undangan ke ${email}`,
    revoke: 'Cabut',
    revokeOf: (email) => `Cabut undangan ${email}`,
    sent: (email) => `Undangan dikirim ke ${email}.`,
    revoked: (email) => `Undangan ${email} dicabut.`,
  },
  inviteDialog: {
    title: 'Undang anggota',
    email: 'Email',
    role: 'Peran',
    act: 'Kirim undangan',
    text: 'Undangan dikirim lewat email. Tautannya berlaku 72 jam dan hanya bisa dipakai sekali.',
  },
  removeDialog: {
    title: (name) => `Hapus ${name}?`,
    text: (name) =>
      `${name} akan dikeluarkan dari semua perangkat dan tidak bisa lagi menggunakan akun ini. Kunci dan token tetap berlaku: rotasi kunci yang pernah dilihat ${name}.`,
    act: 'Hapus anggota',
    done: (name) => `${name} telah dihapus.`,
  },
  require: {
    label: 'Wajibkan verifikasi dua langkah untuk semua anggota',
    everyone: 'Semua anggota sudah mengaktifkannya.',
    without: (members) => `${members} belum mengaktifkannya dan harus melakukannya sebelum memakai portal.`,
    saved: 'Disimpan.',
  },
  abilities: {
    title: 'Peran',
    see: 'Melihat request, pesanan, dan webhook',
    develop: 'Kunci development, webhook, pesanan uji',
    production: 'Kunci production',
    members: 'Anggota dan penutupan akun',
    yes: 'Ya',
    no: 'Tidak',
  },
}
