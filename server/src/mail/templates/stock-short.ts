import type { MailTemplate } from '../mail.ts'

/** `places`: warehouse, SKU and how many are missing, as one text each. */
type Data = { environment: string; places: readonly string[]; more: number }

const listed = (places: readonly string[]) =>
  places.map((place): [string, string] => [place.split(': ')[0] ?? '', place.split(': ')[1] ?? ''])

export const stockShort: MailTemplate<Data> = {
  name: 'stock-short',
  en: ({ environment, places, more }) => ({
    subject: `Stock is below what orders have reserved (${environment})`,
    lines: [
      'A stock count is lower than what orders hold. These products can’t be sold there until stock arrives.',
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    facts: listed(places),
  }),
  id: ({ environment, places, more }) => ({
    subject: `Stok di bawah jumlah yang dipesan (${environment})`,
    lines: [
      'Hasil hitung stok lebih kecil dari jumlah yang ditahan pesanan. Produk ini tidak dapat dijual sampai stok datang.',
      ...(more > 0 ? [`Dan ${more} lainnya.`] : []),
    ],
    facts: listed(places),
  }),
}
