import type { messages as english } from './messages.en.tsx'

/** The texts of a reference page's article that do not come from the contract, in Indonesian. */
export const messages: typeof english = {
  linkTo: (place) => `Tautan ke ${place}`,
  copyOf: (title, unseen) => <>Salin{unseen(` ${title}`)}</>,
  shell: 'Shell',
  code: 'Kode',
  language: 'Bahasa pemrograman',
  table: (columns) => `Tabel: ${columns}`,
  details: (entries) => `\`details\`: ${entries}`,
  exampleOf: (name) => `Contoh ${name}`,
  showExampleOf: (name, unseen) => <>Contoh{unseen(` ${name}`)}</>,
  noFields: 'Tidak ada field.',
  required: 'wajib',
  fieldsOf: (count, path, unseen) => (
    <>
      {count} field{unseen(` di ${path}`)}
    </>
  ),
  values: (values) => <>Salah satu dari {values}</>,
  fallback: (value) => <>Default {value}</>,
  example: (value) => <>Contoh {value}</>,
  errors: (errors) => <>Error {errors}</>,
  lifeCycle: {
    title: 'Alur status pesanan',
    description:
      'Dari diterima, dikonfirmasi, diproses, menunggu kurir, dijemput kurir, dalam perjalanan, dan sedang diantar sampai terkirim, dengan peninjauan, pengajuan pembatalan, penahanan, pengantaran gagal, dan pengembalian di sampingnya. Tabel berikut memuat setiap status beserta status berikutnya.',
    legend: 'Panah dua arah kembali ke status sebelumnya. Status akhir ditulis setelah →.',
  },
}
