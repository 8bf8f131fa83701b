import type { messages as english } from './messages.en.ts'

/** Warehouses and holidays, in Indonesian. */
export const messages: typeof english = {
  title: 'Gudang dan hari libur',
  cutOff: (time) => `Batas pesanan pukul ${time}`,
  inactive: 'Nonaktif',
  warehouses: {
    title: 'Gudang',
    what: 'gudang',
    none: 'Belum ada gudang',
    noneText: 'Impor file gudang.',
  },
  holidays: {
    title: 'Hari libur nasional',
    what: 'hari libur',
    none: 'Belum ada hari libur',
    noneText: 'Impor file hari libur.',
  },
}
