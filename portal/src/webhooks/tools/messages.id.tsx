import type { messages as english } from './messages.en.tsx'

/** The texts of the verification code and of the test event, in Indonesian. */
export const messages: typeof english = {
  verification: {
    intro: (minutes) =>
      `Setiap kiriman webhook ditandatangani sesuai Standard Webhooks. Verifikasi signature sebelum memercayai isinya, dan tolak kiriman yang lebih lama dari ${minutes} menit untuk mencegah serangan replay.`,
    language: 'Bahasa',
    secret: (strong) => (
      <>
        {strong('Secret Anda')} menggantikan teks yang disorot. Di production, baca dari environment variable atau
        secrets manager. Secret ditampilkan saat webhook ditambahkan; jika hilang, rotasi.
      </>
    ),
    rawBody: (note, strong) => (
      <>
        {strong('Body mentah')} itulah yang ditandatangani, byte demi byte. {note}
      </>
    ),
    after: (strong, code) => (
      <>
        {strong('Setelah verifikasi,')} lewati {code('webhook-id')} yang sudah pernah diterima dan {code('sequence')}{' '}
        yang lebih kecil dari yang tersimpan untuk pesanan itu. Kembalikan 2xx sebelum memproses event.
      </>
    ),
  },

  test: {
    intro:
      'Mengirim satu contoh event, ditandatangani dengan secret webhook Anda untuk URL ini. Event ini tidak dicoba ulang dan tidak muncul di daftar kiriman webhook.',
    url: 'URL endpoint',
    event: 'Event',
    orderId: 'ID pesanan',
    awb: 'AWB',
    reason: 'Alasan',
    sample: 'Pakai nilai contoh',
    send: 'Kirim uji coba',
  },

  result: {
    noResponse: 'Tidak ada response',
    accepted: 'Endpoint Anda menerima event ini',
    rejected: 'Endpoint Anda tidak menerima event ini',
    took: (milliseconds) => `${milliseconds} ms`,
    checkSignature: 'Periksa signature',
    signedByWebhook: 'Ditandatangani dengan secret webhook Anda untuk URL ini.',
    signedForTest:
      'Anda belum punya webhook untuk URL ini, jadi uji coba ini ditandatangani dengan secret sekali pakai:',
    testSecret: 'secret uji coba',
    response: 'Response',
    responseBody: 'Body response',
    noBody: 'Response tidak punya body.',
    responseHeaders: 'Header response',
    request: 'Request',
    requestHeaders: 'Header request',
    requestBody: 'Body request',
    signedContent: 'Konten yang ditandatangani',
  },
}
