import type { messages as english } from './messages.en.tsx'

/** The texts of the request log, in Indonesian. */
export const messages: typeof english = {
  title: 'Request',
  views: {
    label: 'Tampilan',
    all: 'Semua',
    errors: 'Error',
    slow: 'Lambat',
    'by-error': 'Per error',
    save: 'Simpan tampilan',
    name: 'Nama tampilan',
    example: 'Error nomor telepon',
    saveButton: 'Simpan',
    remove: (name) => `Hapus tampilan ${name}`,
  },
  requests: 'request',
  columns: {
    time: (zone) => `Waktu, ${zone}`,
    request: 'Request',
    status: 'Status',
    error: 'Error pertama',
    order: 'Pesanan',
    duration: 'Durasi',
    source: 'Sumber',
  },

  export: 'Ekspor',
  tail: {
    live: 'Live',
    paused: 'Dijeda',
    failed: 'Koneksi terputus, mencoba lagi',
    pause: 'Jeda',
    resume: 'Lanjutkan',
    show: (count) => `Tampilkan ${count} request baru`,
  },

  filters: {
    menu: 'Semua filter',
    find: 'Cari',
    findHint: 'Path, error, pesanan, atau ID',
    path: 'Path',
    method: 'Method',
    status: 'Status',
    statuses: { '2xx': '2xx · Berhasil', '4xx': '4xx · Error client', '5xx': '5xx · Error server' },
    error: 'Error',
    anyError: 'Semua error',
    source: 'Sumber',
    sources: { software: 'Sistem Anda', all: 'Semua sumber', portal: 'Portal' },
    address: 'Alamat IP',
    addressHint: 'Semua',
  },

  noMatch: {
    title: 'Tidak ada request yang cocok',
    text: 'Coba perluas rentang waktu atau hapus salah satu filter. Request baru yang cocok akan langsung muncul di sini.',
    clear: 'Hapus filter',
  },
  end: 'Akhir log',
  loadMore: 'Muat lagi',
  keepLooking: 'Cari di request lama',
  retry: 'Coba lagi',
  moreFailed: 'Request berikutnya gagal dimuat. Yang sudah ditemukan tetap ada di daftar.',
  foundSoFar: (count) =>
    count === 0
      ? 'Belum ada yang cocok. Request yang lebih lama belum diperiksa.'
      : `Sejauh ini ditemukan ${count}. Request yang lebih lama belum diperiksa.`,
  omitted: (_, shown, since, keptASecond) => (
    <>
      {shown} request yang berhasil membaca data sejak {since} hanya dihitung, tidak dicatat: log menyimpan maksimal{' '}
      {keptASecond} per detik. Request yang gagal dan yang mengubah data selalu dicatat.
    </>
  ),

  empty: {
    development: {
      title: 'Belum ada request',
      text: 'Setiap request muncul di sini dalam satu detik: response, durasi, dan cara memperbaikinya jika gagal.',
      act: 'Buat token',
      line: 'Lalu kirim request pertama Anda',
    },
    production: {
      title: 'Belum ada request production',
      text: 'Request production pertama dari sistem Anda muncul di sini dalam satu detik, lengkap dengan response dan durasinya.',
    },
  },

  errors: {
    list: 'Error',
    counts: 'jumlah error',
    span: 'Rentang waktu',
    spans: { '24h': '24 jam terakhir', '7d': '7 hari terakhir' },
    none: 'Tidak ada error',
    noRequests: 'Tidak ada request dalam periode ini.',
    allSucceeded: 'Semua request dalam periode ini berhasil.',
    last: (clock) => <>terakhir {clock}</>,
    unknownPaths: 'path tidak dikenal',
  },

  senders: { portal: 'Portal', assistant: 'Asisten AI', browser: 'Browser' },
  bodyNotRead: 'Body tidak dibaca karena request sudah ditolak lebih dulu.',
  noBody: 'Dikirim tanpa body.',
}
