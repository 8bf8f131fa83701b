import type { messages as english } from './messages.en.ts'

/** The texts of the test event, in Indonesian. */
export const messages: typeof english = {
  test: {
    intro:
      'Mengirim satu contoh event, ditandatangani dengan secret webhook Anda untuk URL ini. Event ini tidak dicoba ulang dan tidak muncul di daftar pengiriman webhook.',
    url: 'URL endpoint',
    event: 'Event',
    orderId: 'ID pesanan',
    awb: 'Resi (AWB)',
    reason: 'Alasan',
    sample: 'Pakai nilai contoh',
    send: 'Kirim uji coba',
  },

  history: { title: 'Uji coba terakhir' },

  result: {
    noResponse: 'Tidak ada response',
    accepted: 'Endpoint Anda menerima event ini',
    rejected: 'Endpoint Anda tidak menerima event ini',
    checkSignature: 'Periksa signature',
    signedByWebhook: 'Ditandatangani dengan secret webhook Anda untuk URL ini.',
    signedForTest:
      'Anda belum punya webhook untuk URL ini, jadi uji coba ini ditandatangani dengan secret sekali pakai:',
    testSecret: 'secret uji coba',
    response: 'Response',
    responseBody: 'Body response',
    noBody: 'Response ini tanpa body.',
    responseHeaders: 'Header response',
    request: 'Request',
    requestHeaders: 'Header request',
    requestBody: 'Body request',
    signedContent: 'Konten yang ditandatangani',
  },
}
