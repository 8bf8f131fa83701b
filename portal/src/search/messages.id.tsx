import type { messages as english } from './messages.en.tsx'

/** The texts of the search, in Indonesian. */
export const messages: typeof english = {
  search: 'Cari',
  placeholder: 'Cari halaman, field, error, pesanan',
  results: 'Hasil',
  recent: 'Terakhir dibuka',
  suggested: 'Saran',
  kinds: {
    order: 'Pesanan',
    page: 'Halaman',
    call: 'API',
    setting: 'Pengaturan',
    section: 'Bagian',
    field: 'Field',
    event: 'Event',
    guide: 'Panduan',
    error: 'Error',
  },
  keys: { move: 'pindah', open: 'buka', openInNewTab: 'buka di tab baru' },
  orderNotFound: (order, environment) => (
    <>
      Pesanan {order} tidak ditemukan di {environment}.
    </>
  ),
  lookingForOrder: (environment) => `Mencari pesanan di ${environment}…`,
  count: (count) => `${count} hasil`,
  nothingFound: (text) => `Tidak ada hasil untuk “${text}”`,
  advice: 'Coba cari nama field, kode error, status, path, atau nomor pesanan.',
  openOrder: (name) => `Buka pesanan ${name}`,
  noAwb: 'belum ada resi (AWB)',
  portal: 'Portal',
  deprecated: 'deprecated',
  places: {
    request: 'request',
    response: 'response',
    header: 'header request',
    'response-header': 'header response',
    payload: 'payload',
  },
  settings: {
    keyAndToken: (environment) => `Kunci dan token ${environment}`,
    switchTo: (environment) => `Beralih ke ${environment}`,
    webhook: 'Tambah atau ubah webhook',
    testEvent: 'Kirim event uji coba',
    signature: 'Periksa signature',
    allowIp: 'Izinkan alamat IP',
    production: 'Ajukan akses production',
    theme: (theme, scheme) => `${theme}: ${scheme}`,
  },
}
