import type { messages as english } from './messages.en.ts'

/** The texts of the announcements, in Indonesian. */
export const messages: typeof english = {
  title: 'Pengumuman',
  all: 'Semua pengumuman',
  what: 'daftar pengumuman',
  announce: 'Buat pengumuman',
  columns: { title: 'Pengumuman', kind: 'Jenis', shown: 'Ditampilkan', state: 'Status' },
  none: 'Belum ada pengumuman',
  noneText: 'Umumkan gangguan, pemeliharaan, atau info baru. Partner melihatnya di portal dalam satu menit.',
  more: 'Muat lagi',
  kinds: { incident: 'Gangguan', maintenance: 'Pemeliharaan', news: 'Info' },
  states: { planned: 'Terjadwal', in_force: 'Aktif', over: 'Berakhir', withdrawn: 'Ditarik' },
  untilWithdrawn: 'tanpa akhir',
  acts: { edit: 'Ubah', end: 'Akhiri sekarang', withdraw: 'Tarik' },
  actOf: (act, title) => `${act}: ${title}`,
  end: {
    title: 'Akhiri pengumuman ini?',
    text: (title) => `Banner “${title}” tidak lagi tampil. Partner masih menemukannya di halaman Yang baru.`,
    act: 'Akhiri sekarang',
    done: 'Pengumuman diakhiri.',
  },
  withdraw: {
    title: 'Tarik pengumuman ini?',
    text: (title) =>
      `Partner tidak lagi melihat “${title}”, baik sebagai banner maupun di halaman Yang baru. Tindakan ini tidak bisa dibatalkan.`,
    act: 'Tarik',
    done: 'Pengumuman ditarik.',
  },
  dialog: {
    title: 'Umumkan ke semua partner',
    changeTitle: 'Ubah pengumuman',
    kind: 'Jenis',
    languages: { en: 'Dalam bahasa Inggris', id: 'Dalam bahasa Indonesia' },
    titleField: 'Judul',
    text: 'Isi',
    from: 'Mulai',
    fromText: 'Kosongkan agar langsung mulai.',
    until: 'Berakhir',
    untilText: 'Kosongkan jika tanpa akhir.',
    act: 'Umumkan',
    change: 'Simpan',
    done: 'Diumumkan. Partner melihatnya dalam satu menit.',
    planned: 'Pengumuman dijadwalkan.',
    changed: 'Pengumuman diubah.',
  },
}
