import type { messages as english } from './messages.en.tsx'

/** The texts of one order and its timeline, in Indonesian. */
export const messages: typeof english = {
  title: (order) => `Pesanan ${order}`,
  lead: 'Semua request, event, dan pengiriman webhook pesanan ini. Buka salah satu untuk melihat detailnya.',
  what: 'pesanan ini',
  loadingOrder: 'pesanan',
  loadingTimeline: 'riwayat',
  missing: {
    title: 'Pesanan tidak ditemukan',
    text: {
      development:
        'Tidak ada pesanan development dengan ID pesanan, nomor pesanan, atau AWB ini. Periksa ejaannya, atau pindah ke production.',
      production:
        'Tidak ada pesanan production dengan ID pesanan, nomor pesanan, atau AWB ini. Periksa ejaannya, atau pindah ke development.',
    },
    all: 'Semua pesanan',
  },

  summary: {
    title: 'Ringkasan',
    id: 'ID pesanan',
    number: 'Nomor pesanan',
    awb: 'AWB',
    noAwb: 'belum ada',
    courierAwb: 'AWB kurir',
    tracking: 'Pelacakan',
    atCourier: 'Lacak di situs kurir',
    courier: 'Kurir',
    recipient: 'Penerima',
    payment: 'Pembayaran',
    collects: (method, amount) => `${method}, tagih ${amount}`,
    cost: 'Ongkir',
    scenario: 'Skenario',
    sent: 'Dibuat',
    print: 'Cetak label',
  },

  sandbox: {
    title: 'Simulasikan langkah berikutnya',
    over: (state) => `${state}. Tidak ada perubahan lagi.`,
    moved: (state) => `Status pesanan: ${state}`,
    steps: {
      next: 'Langkah berikutnya',
      deliver: 'Tandai terkirim',
      fail: 'Gagalkan pengantaran',
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
  kinds: { all: 'Semua', request: 'Request', event: 'Event', attempt: 'Webhook' },
  nothing: 'Belum ada apa pun di sini.',
  kind: { request: 'request', event: 'event', attempt: 'webhook' },
  event: 'Event',
  run: 'dijalankan di portal',
  assistant: 'asisten AI',
  from: (address) => `dari ${address}`,
  late: 'terlambat dilaporkan',
  sources: { partner: 'oleh Anda', sandbox: 'oleh sandbox', operator: 'oleh EDIS' },
  implied: 'disimpulkan',
  notReported: 'tidak dilaporkan kurir',
  sending: 'sedang dikirim',
  noResponse: 'tidak ada response',
  to: (host) => `ke ${host}`,
  attempt: (number) => `percobaan ke-${number}`,

  sentTo: (url, code) => <>Dikirim ke {code(url)}.</>,
  fault: (title, detail, remedy) => `${title}${detail && ` (${detail})`}. ${remedy}`,
  requestHeaders: 'Header request',
  body: 'body request',
  request: 'Request',
  responseHeaders: 'Header response',
  response: 'Response',
  noBody: 'Response ini tanpa body.',
}
