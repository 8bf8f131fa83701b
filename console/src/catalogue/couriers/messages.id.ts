import type { messages as english } from './messages.en.ts'

/** Couriers and services, in Indonesian. */
export const messages: typeof english = {
  title: 'Kurir dan layanan',
  what: 'kurir',
  none: 'Belum ada kurir',
  noneText: 'Impor file kurir dan layanan.',
  types: { express: 'Ekspres', cargo: 'Kargo', instant: 'Instan' },
  cutOff: (time) => `Batas pesanan pukul ${time}`,
  cod: 'COD',
  offered: 'Ditawarkan',
  offWithCourier: 'Kurir nonaktif',
  offNow: 'Nonaktif',
  offUntil: (time) => `Nonaktif sampai ${time}`,
  actOf: (act, name) => `${act}: ${name}`,
  howLong: 'Berapa lama?',
  spans: {
    day: { title: '24 jam', effect: 'Aktif lagi otomatis' },
    until: { title: 'Sampai waktu tertentu', effect: 'Aktif lagi otomatis' },
    open: { title: 'Sampai diaktifkan lagi', effect: 'Tetap nonaktif' },
  },
  until: 'Sampai',
  off: {
    act: 'Nonaktifkan',
    title: (name) => `Nonaktifkan ${name}?`,
    text: 'Partner tidak mendapat tarifnya dan tidak bisa memakainya untuk pesanan baru. Tarif tetap tersimpan, dan pesanan yang ada tetap berjalan.',
    done: (name) => `${name} dinonaktifkan.`,
  },
  on: {
    act: 'Aktifkan',
    title: (name) => `Aktifkan ${name}?`,
    text: 'Dalam dua detik, partner kembali mendapat tarifnya.',
    done: (name) => `${name} aktif lagi.`,
  },
}
