import type { messages as english } from './messages.en.tsx'

/** The texts of one order and its timeline, in Indonesian. */
export const messages: typeof english = {
  title: (order) => `Pesanan ${order}`,
  all: 'Pesanan',
  what: 'pesanan ini',
  loadingOrder: 'pesanan',
  loadingTimeline: 'riwayat',
  missing: {
    title: 'Pesanan tidak ditemukan',
    text: {
      development:
        'Tidak ada pesanan development dengan ID pesanan, nomor pesanan, atau nomor resi ini. Periksa ejaannya, atau pindah ke production.',
      production:
        'Tidak ada pesanan production dengan ID pesanan, nomor pesanan, atau nomor resi ini. Periksa ejaannya, atau pindah ke development.',
    },
    all: 'Semua pesanan',
  },

  progress: 'Progres',
  stepOf: (step, steps) => `Langkah ${step} dari ${steps}`,
  stepPromised: (step, steps, day) => `Langkah ${step} dari ${steps} · batas tiba ${day}`,
  since: (time) => `Sejak ${time}`,
  by: (day) => `Paling lambat ${day}`,
  wasPromised: (day) => `Batas tiba ${day}, terlambat`,
  left: (warehouse, time) => `${warehouse} · berangkat ${time}`,
  seen: (time) => `Terakhir terlihat ${time}`,

  facts: {
    title: 'Rincian',
    id: 'ID pesanan',
    number: 'Nomor pesanan',
    address: 'Alamat',
    awb: 'Resi (AWB)',
    noAwb: 'Belum ada',
    courierAwb: 'Resi kurir',
    tracking: 'Pelacakan',
    atCourier: 'Lacak di situs kurir',
    courier: 'Kurir',
    recipient: 'Penerima',
    payment: 'Pembayaran',
    prepaid: 'Non-COD',
    collects: (amount) => `COD · tagih ${amount}`,
    cost: 'Ongkir',
    charged: (kilograms) => `berat tagih ${kilograms} kg`,
    parts: {
      base: (amount) => `Ongkos kirim ${amount}`,
      insurance: (amount) => `asuransi ${amount}`,
      cod_fee: (amount) => `biaya COD ${amount}`,
      surcharge: (amount) => `biaya tambahan ${amount}`,
      discount: (amount) => `diskon −${amount}`,
    },
    items: 'Barang',
    piece: (count, name) => `${count} × ${name}`,
    scenario: 'Skenario',
    sent: 'Dibuat',
    print: 'Cetak label',
  },
  problems: 'Masalah',

  sandbox: {
    title: 'Simulasikan langkah berikutnya',
    markAs: (state) => `Tandai ${state.toLowerCase()}`,
    other: 'Simulasikan langkah lain',
    moved: (state) => `Status pesanan: ${state}`,
    steps: {
      fail: 'Gagalkan pengantaran',
      deliver: 'Tandai terkirim',
      return: 'Kembalikan',
      lose: 'Tandai hilang',
      weigh: 'Sesuaikan berat',
    },
    reason: 'Alasan pengantaran gagal',
    grams: 'gram',
    weight: 'Berat menurut kurir, dalam gram',
  },

  timeline: 'Riwayat',
  show: 'Tampilkan',
  kinds: { all: 'Semua', request: 'Request', event: 'Perubahan', attempt: 'Webhook' },
  nothing: 'Belum ada apa pun di sini.',
  nobodyListens: (environment, link) => (
    <>
      Belum ada webhook aktif di {environment}, jadi tidak ada event yang dikirim. {link('Tambah webhook')}
    </>
  ),
  noneSent: 'Tidak ada webhook aktif saat pesanan ini berubah, jadi tidak ada event yang dikirim.',
  run: 'dijalankan di portal',
  assistant: 'asisten AI',
  from: (address) => `dari ${address}`,
  times: (count) => `${count} kali`,
  late: 'terlambat dilaporkan',
  sources: { partner: 'oleh Anda', sandbox: 'oleh sandbox', operator: 'oleh EDIS' },
  implied: 'disimpulkan',
  notReported: 'tidak dilaporkan kurir',
  titles: (titles) => titles.join(', '),
  folded: (changes, deliveries) =>
    deliveries === 0 ? `· ${changes} perubahan` : `· ${changes} perubahan, ${deliveries} pengiriman webhook`,
  showFolded: 'Tampilkan',

  deliveredTo: (delivered, webhooks) => `Diterima ${delivered} dari ${webhooks}`,
  retries: (count) => `${count} kali dicoba lagi`,
  attempts: (count) => `${count} percobaan`,
  attempt: (number) => `Percobaan ke-${number}`,
  nextAt: (time) => `berikutnya ${time}`,
  states: {
    pending: 'dalam antrean',
    delivered: 'diterima',
    failed: 'tidak dicoba lagi',
    held: 'ditahan sampai webhook diaktifkan',
    cancelled: 'webhook dihapus',
  },
  replay: 'replay',
  sending: 'sedang dikirim',
  noResponse: 'tidak ada response',
  sendAgain: 'Replay',
  sentAgain: (host) => `Di-replay ke ${host}`,

  sentTo: (url, code) => <>Dikirim ke {code(url)}.</>,
  fault: (title, detail, remedy) => `${title}${detail && ` (${detail})`}. ${remedy}`,
  requestHeaders: 'Header request',
  body: 'body request',
  request: 'Request',
  responseHeaders: 'Header response',
  response: 'Response',
  noBody: 'Response ini tanpa body.',
}
