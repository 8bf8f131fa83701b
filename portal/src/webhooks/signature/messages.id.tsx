import type { messages as english } from './messages.en.tsx'

const keepRaw = 'Verifikasi byte mentahnya, sebelum parser JSON apa pun.'

/** The texts of the signature debugger, in Indonesian. */
export const messages: typeof english = {
  noCrypto:
    'Browser hanya mengizinkan pemeriksaan signature lewat HTTPS atau di localhost. Buka portal lewat HTTPS untuk memakai debugger ini.',
  intro: 'Tempel apa yang diterima server Anda. Diperiksa di browser Anda. Tidak ada yang dikirim atau disimpan.',
  headers: 'Header',
  headersHint: 'Satu per baris, sebagai JSON, atau dari perintah cURL.',
  body: 'Raw body',
  bodyHint: 'Byte demi byte seperti yang diterima server Anda, sebelum parser JSON apa pun.',
  secret: 'Signing secret',
  own: 'Hasil hitungan kode Anda (opsional)',
  ownHint: 'Signature atau konten yang ditandatangani. Debugger akan mencari kesalahannya.',
  check: 'Periksa signature',

  valid: (strong) => <>{strong('Signature valid.')} Kode Anda seharusnya menerimanya.</>,
  likely: 'Kemungkinan besar',
  signedContent: 'Konten yang ditandatangani',
  expected: 'Signature yang benar dengan secret ini',
  difference: (character) => `Perbedaan pertama di karakter ${character}`,
  signed: 'asli',
  yours: 'Anda',
  endsHere: '(berakhir di sini)',

  noHeaders: { title: 'Tidak ada header yang dikenali', remedy: 'Tempel satu per baris, dengan format Nama: nilai.' },
  headersMissing: {
    title: (names) => `Header tidak ada: ${names.join(', ')}`,
    remedy:
      'Setiap pengiriman webhook membawanya. Periksa apakah proxy atau gateway di depan server Anda membuang header yang tidak dikenal.',
  },
  notVersion1: {
    title: 'Tidak ada signature v1',
    otherVersion: (version) => `Diawali “${version}”, sedangkan signature EDIS diawali “v1,”. Lewati versi lain.`,
    hex: 'Ini heksadesimal, seperti dari penyedia lain. EDIS mengirim “v1,” diikuti base64.',
    other: 'EDIS mengirim “v1,” diikuti base64; beberapa signature dipisahkan spasi. Tempel nilai header selengkapnya.',
  },
  bodyMissing: { title: 'Body tidak ada', remedy: 'Tempel raw body seperti yang Anda terima.' },
  time: {
    invalid: 'Timestamp tidak valid',
    milliseconds: 'webhook-timestamp dalam detik; nilai ini dalam milidetik.',
    number: 'webhook-timestamp adalah bilangan bulat, dalam detik sejak 1970.',
    old: (span) => `Timestamp terlalu lama: ${span} lalu`,
    oldRemedy: (minutes) =>
      `Batasnya ${minutes} menit. Untuk pengiriman webhook dari log Anda, ini wajar: periksa hasil lainnya. Jika baru saja diterima, jam server Anda terlalu cepat, atau request tertunda sebelum sampai ke kode Anda.`,
    ahead: (span) => `Timestamp ${span} di masa depan`,
    aheadRemedy: (minutes) => `Batasnya ${minutes} menit. Jam perangkat ini atau server Anda terlalu lambat.`,
    units: { day: 'hari', hour: 'jam', minute: 'mnt', second: 'dtk' },
  },

  changed: {
    title: 'Body sudah berubah',
    remedy: 'Isinya berbeda dari yang dikirim EDIS. Lihat perbedaan pertama di bawah.',
  },
  damaged: {
    title: 'Signature rusak',
    remedy: 'Setelah “v1,” harus ada 44 karakter base64. Ada karakter yang hilang atau berubah.',
  },
  incomplete: {
    title: 'Body tidak lengkap',
    remedy: 'Ini bukan JSON yang valid: terpotong, salah di-decode, atau bukan raw body.',
  },
  twoMessages: {
    title: 'Header dan body berasal dari pesan yang berbeda',
    remedy: (id, bodyId) =>
      `webhook-id adalah ${id}, tetapi id di body adalah ${bodyId}. Ambil keduanya dari request yang sama.`,
  },
  reserialised: {
    title: 'Framework Anda mem-parse dan menyusun ulang body',
    sorted: `Key-nya urut abjad, padahal EDIS tidak mengurutkannya. ${keepRaw}`,
    spaced: `Isinya sama, tetapi spasi atau escape-nya berbeda. ${keepRaw}`,
  },
  padded: {
    title: 'Ada baris baru, spasi, atau byte order mark di sekitar body',
    remedy: `Itu tidak ikut ditandatangani EDIS. Jika berasal dari proses tempel, abaikan. Jika ada di log server Anda, ada yang menambahkannya di sisi Anda. ${keepRaw}`,
  },
  encodedTwice: {
    title: 'Body di-encode sebagai JSON dua kali',
    remedy: `Ini string JSON yang berisi body. ${keepRaw}`,
  },
  changedOrSecret: {
    title: 'Body sudah berubah, atau secret salah',
    remedy:
      'Format body tidak seperti yang dikirim EDIS, dan setelah dirapikan pun tidak cocok. Mulai dari byte mentahnya.',
  },
  wrongSecret: {
    title: 'Secret salah',
    remedy:
      'Body tampaknya tidak berubah, jadi secret ini kemungkinan milik webhook lain, milik environment lain, atau dari sebelum rotasi. Satu nilai body yang berubah pun akan terlihat sama.',
  },

  unusableSecret: {
    title: 'Secret tidak bisa dipakai',
    empty: 'Masukkan signing secret webhook: whsec_ diikuti base64.',
    credential: 'Ini kredensial API. Signing secret webhook diawali whsec_.',
    masked: 'Secret ini disamarkan. Tempel secret selengkapnya, atau rotasi untuk mendapatkan yang baru.',
    notBase64: 'Teks setelah whsec_ bukan base64 yang valid. Ada karakter yang hilang atau berubah.',
    short: (bytes) => `Hanya ada ${bytes} byte setelah whsec_. Secret ini terpotong.`,
  },
  oddSecret: {
    surrounded: 'Secret diapit spasi, baris baru, atau tanda kutip. Hapus semuanya: itu bukan bagian dari secret.',
    noPrefix:
      'Secret tidak diawali whsec_. Debugger menambahkannya, tetapi sebagian library akan memakai teksnya langsung sebagai kunci.',
    urlSafe: 'Secret memakai base64 URL-safe, yang salah dibaca oleh banyak decoder.',
  },

  otherContent: {
    title: 'Kode Anda menandatangani konten yang berbeda',
    remedy: (character) => `Berbeda mulai karakter ${character}, seperti terlihat di bawah.`,
  },
  otherSignature: {
    title: 'Kode Anda menghasilkan signature yang berbeda',
    unknown: 'Kesalahan ini tidak dikenali. Tempel konten yang ditandatangani kode Anda untuk melihat di mana bedanya.',
  },
  mistakes: {
    bodyOnly:
      'Anda hanya menandatangani body. Tandatangani webhook-id, webhook-timestamp, dan body, digabung dengan titik.',
    noId: 'webhook-id tidak Anda sertakan.',
    noTimestamp: 'webhook-timestamp tidak Anda sertakan.',
    order: 'Anda menaruh webhook-timestamp sebelum webhook-id.',
    noDots: 'Anda menggabungkan id, timestamp, dan body tanpa titik.',
    lineBreak: 'Anda ikut menandatangani baris baru setelah body.',
    milliseconds: 'Anda menandatangani timestamp dalam milidetik. Gunakan detik.',
    textAsKey: 'Anda memakai teks secret sebagai kunci. Hapus whsec_ lalu decode sisanya dari base64.',
    base64AsKey: 'Anda memakai teks setelah whsec_ sebagai kunci. Decode dulu dari base64.',
    hex: 'Hasil Anda heksadesimal. Gunakan base64.',
    urlSafe: 'Hasil Anda base64 URL-safe atau tanpa padding. Gunakan base64 standar.',
  },
}
