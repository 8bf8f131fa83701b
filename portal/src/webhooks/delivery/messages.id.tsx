import type { messages as english } from './messages.en.tsx'

/** The texts of one webhook delivery, in Indonesian. */
export const messages: typeof english = {
  title: 'Pengiriman webhook',
  thisDelivery: 'pengiriman webhook ini',
  notFound: {
    title: 'Pengiriman webhook tidak ditemukan',
    text: 'Pengiriman ini tidak ada di environment ini. Periksa tautannya, atau beralih ke environment lain.',
    back: 'Tampilkan semua pengiriman webhook',
  },
  checkSignature: 'Periksa signature',
  curl: 'cURL',
  copyCurl: 'Salin sebagai cURL',
  endpoint: 'Endpoint',
  deletedWebhook: 'Webhook yang dihapus',
  orderId: 'ID pesanan',
  sequence: 'Urutan',
  sequenceOf: (number) => `Event ke-${number} dari pesanan ini`,
  created: 'Dibuat',
  attempts: 'Percobaan',
  body: 'Body',
  requestBody: 'Body request',
  replay: 'Replay',
  sendNow: 'Kirim sekarang',
  sentAgain: 'Sedang di-replay dengan webhook-id yang sama.',

  attemptList: 'Percobaan, dari yang terbaru',
  nextAttempt: (number, countdown) => (
    <>
      Percobaan {number} {countdown}
    </>
  ),
  running: (number) => `Percobaan ${number} · menunggu response`,
  attempt: (number, outcome) => `Percobaan ${number} · ${outcome}`,
  eventCreated: (moment) => <>Event dibuat {moment}</>,
  partsOf: (number) => `Pertukaran percobaan ${number}`,
  parts: { response: 'Response', responseHeaders: 'Header response', requestHeaders: 'Header request' },
  responseTo: (number) => `Response percobaan ${number}`,
  noBody: 'Response ini tanpa body.',
  responseHeaders: (number) => `Header response percobaan ${number}`,
  requestHeaders: (number) => `Header request percobaan ${number}`,
}
