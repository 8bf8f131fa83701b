import type { messages as english } from './messages.en.tsx'

/** The texts of one request of the log, in Indonesian. */
export const messages: typeof english = {
  request: 'Request',
  thisRequest: 'request ini',
  close: 'Tutup request',
  newer: 'Request lebih baru',
  older: 'Request lebih lama',
  parts: 'Bagian request',
  notFound: {
    title: 'Request tidak ditemukan',
    text: 'Request ini tidak ada di log environment ini. Periksa ID-nya, atau beralih ke environment lain. Request muncul dalam satu detik; saat banyak sekali request berhasil membaca data, sebagian hanya dihitung.',
    retry: 'Coba lagi',
    back: 'Kembali ke semua request',
  },

  runAgain: 'Jalankan lagi',
  curl: 'cURL',
  copyCurl: 'Salin sebagai cURL',
  copyLink: 'Salin tautan',
  link: 'Tautan',
  query: 'Query',
  response: 'Response',
  responseNotLogged: 'Response tidak dicatat karena terlalu panjang atau bukan JSON.',
  cut: 'Log menyimpan 16 KiB pertama dari body. Sisanya dipotong.',
  masked: (fields, more) =>
    more === 0 ? `Disamarkan di log: ${fields}.` : `Disamarkan di log: ${fields}, dan ${more} lainnya.`,

  facts: {
    id: 'ID request',
    time: 'Waktu',
    source: 'Sumber',
    overMcp: 'Asisten AI, lewat MCP',
    from: (sender, address) => (
      <>
        {sender === null ? 'Dari' : `${sender} dari`} {address}
      </>
    ),
    reference: 'Referensi',
    number: 'Nomor pesanan',
    notCreated: 'tidak dibuat',
    order: 'ID pesanan',
  },
  headers: 'Header',
  redacted: 'Dikirim (disembunyikan)',

  help: {
    title: 'Apa yang salah',
    position: (line, column) => `Baris ${line}, kolom ${column} pada body.`,
    sent: (value) => <>Anda mengirim {value}.</>,
    fields: (count) => `${count} field perlu diperbaiki`,
    docs: 'Dokumentasi',
    docsOf: (error) => `Dokumentasi ${error}`,
  },

  run: {
    query: 'Query, sebagai JSON',
    body: 'Body',
    invalid: 'JSON ini belum valid.',
    stillMasked: (fields) => `Ganti dulu nilai yang disamarkan: ${fields}.`,
    cut: 'Log memotong bagian akhir body ini. Lengkapi dulu sebelum request dikirim.',
    masked: (fields) => `Nilai berikut disamarkan di log: ${fields}. Isi dengan nilai aslinya sebelum dikirim.`,
    send: 'Kirim ke development',
    cancel: 'Batal',
    uses: {
      bearer: {
        plain: 'Memakai token development Anda.',
        keyed: 'Memakai token development Anda dan Idempotency-Key baru.',
      },
      'partner-key': {
        plain: 'Memakai kunci development Anda.',
        keyed: 'Memakai kunci development Anda dan Idempotency-Key baru.',
      },
    },
    noToken: (link) => <>Anda belum punya token development yang aktif. {link('Buat token')}, lalu kembali ke sini.</>,
    openLog: 'Lihat di log',
    response: 'Response baru',
    failed: (reason) => `API tidak merespons (${reason}).`,
  },
}
