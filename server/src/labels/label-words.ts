// What couriers in Indonesia print, whatever language the caller reads.

export const labelWords = {
  recipient: 'PENERIMA',
  sender: 'PENGIRIM',
  prepaid: 'NON-COD',
  cod: 'COD',
  weight: 'BERAT',
  insured: 'ASURANSI',
  contents: 'ISI PAKET',
  note: 'CATATAN',
  order: 'No. Pesanan',
  date: 'Tanggal',
  courierAwb: 'Resi kurir',
  sample: 'CONTOH – BUKAN UNTUK DIKIRIM',
  pickup: 'Dijemput kurir',
  dropoff: 'Antar ke gerai',
}

export const more = (count: number): string => `+ ${count} barang lagi`

/** `Rp665.000` */
export const rupiah = (amount: number): string => `Rp${new Intl.NumberFormat('id-ID').format(amount)}`

/** `2,2 kg` */
export const kilograms = (grams: number): string =>
  `${new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }).format(grams / 1_000)} kg`

/** As it is dialled in Indonesia: `081234567890` of `+6281234567890`. */
export const dialled = (phone: string): string => phone.replace(/^\+62/, '0')

/** `20/11/2026` of `2026-11-20`. */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('/')
