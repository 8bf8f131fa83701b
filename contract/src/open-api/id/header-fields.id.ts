import type { FieldTexts } from '../../reference/call-texts.ts'

/** Response headers and files. */
export const headerTexts: FieldTexts = {
  'The request ID. Include it when you contact EDIS.': 'ID request. Sertakan saat Anda menghubungi EDIS.',
  'The limit: `q` requests per window of `w` seconds.': 'Batasnya: `q` request setiap `w` detik.',
  'The remaining limit: `r` requests for the `t` seconds until the window ends.':
    'Sisa batas: `r` request untuk `t` detik ke depan.',
  '`true` if this is the response to an earlier request with the same Idempotency-Key.':
    '`true` jika ini response dari request sebelumnya dengan Idempotency-Key yang sama.',
  'When the call was deprecated: `@` and a Unix timestamp in seconds. RFC 9745.':
    'Waktu API ini mulai deprecated: `@` diikuti Unix timestamp dalam detik. RFC 9745.',
  'When the call stops being available. RFC 8594.': 'Waktu API ini berhenti tersedia. RFC 8594.',
  'The replacement: `rel="successor-version"`.': 'Penggantinya: `rel="successor-version"`.',
  'Labels as a PDF.': 'Label dalam PDF.',
  'Labels in ZPL II, for 203 dpi and 100 × 150 mm labels, in UTF-8.':
    'Label dalam ZPL II, untuk label 203 dpi berukuran 100 × 150 mm, dalam UTF-8.',
}
