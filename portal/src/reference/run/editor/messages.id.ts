import type { messages as english } from './messages.en.ts'

/** The texts of the request editor, in Indonesian. `types` are those of JSON, by their names in JSON Schema. */
export const messages: typeof english = {
  request: 'Ubah request',
  sameKey: 'Gunakan key yang sama',
  sameKeyHint:
    'Setiap request baru mendapat key baru. Aktifkan untuk mengulang key dan body terakhir: Anda menerima response pertama lagi.',
  body: 'Body JSON',
  completions: 'Saran',
  details: { required: 'wajib', default: 'default', received: 'terbaru', example: 'contoh' },
  anyOf: (types) => types.join(' atau '),
  faults: 'Masalah',
  line: (line) => `Baris ${line}`,
  more: (count) => `dan ${count} lainnya`,
  notJson: 'JSON ini belum valid.',
  unknown: (near) => (near === null ? 'Field ini tidak dikenal.' : `Field ini tidak dikenal. Maksud Anda ${near}?`),
  missing: 'Field ini wajib diisi.',
  types: {
    string: 'string',
    integer: 'bilangan bulat',
    number: 'angka',
    boolean: 'true atau false',
    array: 'array',
    object: 'object',
    null: 'null',
  },
  mustBe: (types) => `Harus berupa ${types.join(' atau ')}.`,
  oneOf: (values) => `Harus salah satu dari ${values.join(', ')}.`,
  length: {
    atLeast: (count) => `Minimal ${count} karakter.`,
    atMost: (count) => `Maksimal ${count} karakter.`,
  },
  number: {
    atLeast: (minimum) => `Minimal ${minimum}.`,
    atMost: (maximum) => `Maksimal ${maximum}.`,
  },
  items: {
    atLeast: (count) => `Minimal ${count} item.`,
    atMost: (count) => `Maksimal ${count} item.`,
  },
  form: (example) => (example === null ? 'Format salah.' : `Format salah. Contoh: ${example}.`),
  time: (example) =>
    example === null ? 'Harus berupa tanggal dan waktu.' : `Harus berupa tanggal dan waktu, misalnya ${example}.`,
  notSent: 'tidak dikirim',
  whatWentWrong: 'Yang perlu diperbaiki',
  changed: 'Diubah',
  runAgain: 'Jalankan lagi',
  fixes: {
    getToken: 'Ambil token',
    getNewToken: 'Ambil token baru',
    getNewPair: 'Ambil pasangan token baru',
    newKey: 'Gunakan Idempotency-Key baru',
    makeKey: 'Tambahkan Idempotency-Key',
    sampleOrder: 'Kirim contoh pesanan dan gunakan',
    startOver: 'Mulai lagi dari contoh',
    ownRefreshToken: 'Gunakan refresh token Anda',
    orderId: 'Gunakan order_id saja',
    rename: (name) => `Ubah nama menjadi ${name}`,
    remove: (name) => `Hapus ${name}`,
    use: (value) => `Gunakan ${value}`,
    insert: (value) => `Isi ${value}`,
  },
}
