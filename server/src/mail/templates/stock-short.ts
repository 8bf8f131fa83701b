import type { MailTemplate } from '../mail.ts'

/** `places`: warehouse, SKU and how many are missing, as one text each. */
type Data = { environment: string; places: readonly string[]; more: number }

const listed = (places: readonly string[]) =>
  places.map((place): [string, string] => [place.split(': ')[0] ?? '', place.split(': ')[1] ?? ''])

export const stockShort: MailTemplate<Data> = {
  name: 'stock-short',
  en: ({ environment, places, more }) => ({
    subject: `Stock is below the reserved quantity (${environment})`,
    lines: [
      'Stock counts are below the quantity that orders have reserved. These products can’t be ordered from these warehouses until they’re restocked.',
      ...(more > 0 ? [`${more} more not listed.`] : []),
    ],
    facts: listed(places),
  }),
  id: ({ environment, places, more }) => ({
    subject: `Stok kurang dari jumlah yang direservasi (${environment})`,
    lines: [
      'Hasil hitung stok lebih kecil dari jumlah yang sudah direservasi pesanan. Produk berikut tidak bisa dipesan dari gudang tersebut sampai stoknya diisi lagi.',
      ...(more > 0 ? [`${more} lainnya tidak ditampilkan.`] : []),
    ],
    facts: listed(places),
  }),
}
