import type { messages as english } from './messages.en.ts'

/** The texts that the reference pages share, in Indonesian. */
export const messages: typeof english = {
  request: 'Request',
  requestHeaders: 'Header request',
  inQuery: 'Kirim field berikut di query string. Field lain ditolak dengan FIELD_UNKNOWN.',
  inBody: 'Kirim field berikut di body sebagai object JSON. Field lain ditolak dengan FIELD_UNKNOWN.',
  exampleRequest: 'Contoh request',
  exampleBody: 'Contoh body request',
  response: 'Response',
  responseHeaders: 'Header response',
  returnsObject: (message) =>
    `Request yang berhasil menghasilkan 200 dengan \`{ "code": 200, "message": "${message}", "data": … }\`. \`data\` berisi field berikut:`,
  returnsList: (message) =>
    `Request yang berhasil menghasilkan 200 dengan \`{ "code": 200, "message": "${message}", "data": … }\`. \`data\` adalah array object dengan field berikut:`,
  returnsFile: 'Request yang berhasil menghasilkan 200 dan sebuah file, bukan JSON, sesuai Content-Type:',
  exampleResponse: 'Contoh response',
  exampleResponseAs: (mediaType) => `Contoh response dalam format ${mediaType}`,
  retries: 'Retry',
  retriesOfReads:
    'Selalu aman diulang karena tidak mengubah apa pun. Ulangi jika response tidak sampai, dan setelah 429, 500, atau 503 dengan exponential backoff atau sesuai `Retry-After`. `Idempotency-Key` tidak dipakai di sini.',
  errors: 'Error',
  aboutErrors:
    'Gunakan `error` sebagai acuan di kode Anda; nilainya tidak berubah. Buka error untuk melihat contohnya.',
  fieldErrors: 'Error field',
  aboutFieldErrors: (status) =>
    `Error berikut muncul di \`errors\` pada VALIDATION_FAILED (${status}), masing-masing dengan nama \`field\`-nya. Semua field yang tidak valid dilaporkan sekaligus.`,
  commonErrors: 'Error umum',
  aboutCommonErrors:
    'Error berikut bisa terjadi di semua API. Cukup tangani di satu tempat, seperti di halaman Error dan retry.',
  deprecated: (since, sunset) => `Deprecated sejak ${since}. Tersedia sampai ${sunset}.`,

  bearer: 'Token untuk environment ini, dari POST /auth/generate.',
  partnerKey: 'Partner ID dan partner key Anda sebagai HTTP Basic. Tidak perlu jika Anda mengirim field `auth`.',
  contentType: 'Body berupa JSON dalam UTF-8.',
  contentTypeIfBody: 'Body berupa JSON dalam UTF-8. Wajib jika ada body.',
  idempotencyKey:
    'Key unik untuk setiap operasi. Kirim key yang sama saat retry. Key disimpan selama 24 jam. Lihat halaman Idempotency.',
  accept: 'Meminta response dalam format lain.',
  acceptLanguage: 'Bahasa pesan: `en` (default) atau `id`.',

  units: { rupiah: 'rupiah', g: 'gram', cm: 'cm', kg: 'kg', day: 'hari' },
  forms: {
    visibleAscii: 'ASCII yang terlihat',
    noSpaces: 'ASCII, tanpa spasi',
    printableAscii: 'ASCII yang bisa dicetak',
    districtCode: 'kode kecamatan: 00.00.00',
    cityCode: 'kode kota/kabupaten: 00.00',
    regionCode: 'kode provinsi, kota/kabupaten, atau kecamatan',
    postalCode: '5 digit',
    clock: 'HH:MM',
    singleLine: 'satu baris',
    manyLines: 'boleh beberapa baris',
    moment: 'RFC 3339',
    day: 'YYYY-MM-DD',
    email: 'alamat email',
    uri: 'URL',
  },
  listOf: (kind) =>
    `array ${({ object: 'object', string: 'string', integer: 'integer' } as Record<string, string>)[kind] ?? 'nilai'}`,
  kinds: (kinds) => kinds.join(' atau '),
  number: (value) => value.toLocaleString('id-ID'),
  characters: (range) => `${range} karakter`,
  items: (range) => `${range} item`,
  between: (least, most) => `${least} sampai ${most}`,
  atLeast: (value) => `minimal ${value}`,
  atMost: (value) => `maksimal ${value}`,

  previous: (link) => `Sebelumnya: ${link}`,
  next: (link) => `Berikutnya: ${link}`,
  useInstead: (notice, link) => `${notice} Gunakan ${link}.`,
  none: 'Tidak ada.',
  final: 'final',
  required: 'wajib',
  oneOf: (values) => `salah satu dari ${values}`,
  fallback: (value) => `default \`${value}\``,
  example: (value) => `contoh \`${value}\``,
  fieldError: (codes) => `error ${codes}`,
  cause: (text) => `Penyebab: ${text}`,
  remedy: (text) => `Solusi: ${text}`,
  details: (text) => `Detail: ${text}`,
  inUnit: (unit) => `Dalam ${unit}.`,
  aboutAllErrors:
    'Penyebab setiap error dan cara mengatasinya. Setiap halaman API mencantumkan error yang bisa dihasilkannya.',
}
