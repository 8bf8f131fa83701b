import type { FieldTexts } from '../../reference/call-texts.ts'

/** Response headers. */
export const headerTexts: FieldTexts = {
  'The request id. Include it when you contact EDIS.': 'Id request. Sertakan saat Anda menghubungi EDIS.',
  'The limit: `q` requests per window of `w` seconds.': 'Batasnya: `q` request per jendela waktu `w` detik.',
  'The remaining limit: `r` requests for the `t` seconds until the window ends.':
    'Sisa batasnya: `r` request untuk `t` detik hingga jendela waktu berakhir.',
  '`true` if this is the response to an earlier request with the same Idempotency-Key.':
    '`true` jika ini adalah response untuk request sebelumnya dengan Idempotency-Key yang sama.',
}
