import type { messages as english } from './messages.en.ts'

const states: typeof english.states = {
  received: 'tersimpan, stok direservasi',
  in_review: 'ditahan untuk ditinjau secara manual',
  confirmed: 'disetujui; selanjutnya diproses gudang',
  processing: 'sedang diambil dari rak dan dikemas',
  awaiting_pickup: 'sudah dikemas, punya AWB, menunggu kurir',
  cancel_requested: 'pengajuan pembatalan Anda menunggu keputusan gudang',
  picked_up: 'sudah di tangan kurir',
  in_transit: 'dalam perjalanan antarhub',
  out_for_delivery: 'sedang diantar kurir',
  delivery_failed: 'pengantaran gagal; lihat `reason_code`',
  on_hold: 'ditahan sampai masalahnya selesai',
  returning: 'dalam perjalanan kembali ke gudang',
  delivered: 'terkirim ke penerima; final',
  returned: 'dikembalikan ke gudang; final',
  cancelled: 'tidak akan dikirim, stok dilepas; final',
  rejected: 'ditolak, stok dilepas; final',
  lost: 'dinyatakan hilang oleh kurir; final',
  damaged: 'rusak, tidak bisa diantar; final',
}

const reasons: typeof english.reasons = {
  NOT_HOME: 'tidak ada orang di alamat tujuan',
  UNREACHABLE: 'penerima tidak bisa dihubungi lewat telepon',
  REFUSED: 'penerima menolak paket',
  NOT_ORDERED: 'penerima mengaku tidak memesan apa pun',
  COD_NOT_PAID: 'penerima tidak membayar COD',
  ADDRESS_WRONG: 'penerima tidak ada di alamat ini',
  ADDRESS_INCOMPLETE: 'nomor rumah, nama jalan, atau patokan tidak ada di alamat',
  BUSINESS_CLOSED: 'kantor atau toko tutup',
  ACCESS_RESTRICTED: 'kurir tidak bisa masuk ke area atau gedung',
  RESCHEDULED: 'penerima minta diantar di hari lain',
  OUT_OF_COVERAGE: 'alamat di luar jangkauan kurir',
  DAMAGED: 'paket rusak dalam perjalanan',
  FORCE_MAJEURE: 'force majeure, misalnya banjir, mogok, atau jalan ditutup',
  CAPACITY: 'kapasitas kurir hari itu penuh',
  OTHER: 'lihat `reason`',
}

/** The texts of the webhook page, in Indonesian. */
export const messages: typeof english = {
  summary: 'Dapatkan notifikasi di setiap langkah pesanan, dan pastikan webhook benar-benar dari EDIS.',
  lead: `
Tambahkan endpoint di halaman Pengaturan Webhook untuk menerima setiap perubahan pesanan sebagai HTTP POST dengan body JSON, biasanya dalam satu detik. Webhook menggantikan polling: gunakan webhook untuk mengikuti perkembangan, dan GET /order/track untuk mengecek satu pesanan.

Perubahan pesanan dan event-nya disimpan bersamaan, jadi setiap event dikirim minimal satu kali: jika endpoint Anda sedang tidak bisa dihubungi, EDIS mencoba lagi nanti. Setiap environment punya webhook dan secret sendiri.
`.trim(),

  setUp: 'Menyiapkan webhook',
  howToSetUp: `1. Buat endpoint yang membalas 2xx lebih dulu, baru memproses event. Endpoint harus bisa diakses lewat HTTPS; di development, HTTP juga bisa.
2. Tambahkan URL-nya di halaman Pengaturan Webhook, untuk satu event atau semua event. Simpan secret \`whsec_…\`; secret hanya ditampilkan sekali.
3. Kirim pesanan di development. Sandbox menjalankannya secara otomatis, dan Anda menerima event di setiap langkah. Pilih alurnya dengan \`metadata.scenario\` di POST /order/send/v2.`,

  request: 'Request webhook',
  aboutHeaders:
    'Setiap pengiriman webhook adalah request POST dengan `Content-Type: application/json`, header berikut, dan event sebagai body.',
  headers: {
    id: 'ID event, seperti di body. Selalu sama di setiap retry dan replay.',
    timestamp: 'Waktu percobaan ini, sebagai Unix timestamp dalam detik.',
    signature:
      '`v1,` diikuti HMAC-SHA256 dalam base64. Selama 24 jam setelah rotasi secret, ada dua signature yang dipisahkan spasi.',
  },
  aboutBody:
    'Body berisi field berikut. Field baru bisa ditambahkan tanpa pemberitahuan: abaikan field yang tidak Anda kenal.',
  exampleBody: 'Contoh body webhook',

  verify: 'Verifikasi signature',
  howToVerify: ({ tolerance }) =>
    `Siapa pun bisa mengirim request ke URL publik. Karena itu, setiap webhook ditandatangani sesuai spesifikasi [Standard Webhooks](https://www.standardwebhooks.com), dan Anda bisa memakai library untuk bahasa Anda. Tanpa library, ikuti empat langkah ini:

1. Baca raw body, sebelum di-parse.
2. Gabungkan \`webhook-id\`, \`webhook-timestamp\`, dan body dengan titik. Hitung HMAC-SHA256-nya; key-nya adalah bagian secret setelah \`whsec_\`, di-decode dari base64.
3. Bandingkan hasilnya dalam base64, secara constant time, dengan setiap \`v1,…\` di \`webhook-signature\`. Satu yang cocok sudah cukup.
4. Tolak pengiriman webhook yang \`webhook-timestamp\`-nya berselisih lebih dari ${tolerance} dari sekarang, untuk mencegah replay attack.`,

  response: 'Response dan retry',
  howToRespond: ({ patience, maxRetryAfter, hostRate, failingDays, retries }) =>
    `Balas 2xx dalam ${patience} detik dan proses event-nya setelah itu: masukkan ke antrean Anda, lalu balas. Body response Anda hanya dicatat di log agar bisa Anda periksa.

| Response Anda | Hasil |
|---|---|
| 2xx | diterima |
| 410 | webhook langsung dinonaktifkan |
| 429 atau 503 | dicoba lagi paling cepat setelah \`Retry-After\`, maksimal ${maxRetryAfter} |
| 3xx | percobaan gagal, dicoba lagi: redirect tidak pernah diikuti |
| lainnya, atau tidak ada dalam ${patience} detik | percobaan gagal, dicoba lagi |

Percobaan yang gagal diulang dengan jeda yang makin panjang dan sedikit jitter:

| Percobaan | Jeda dari sebelumnya | Waktu sejak pertama |
|---|---|---|
| 1 | langsung | – |
${retries}

EDIS membatasi jumlah request per detik ke setiap host Anda: secara default ${hostRate} dari setiap proses pengirim. Event di atas batas itu masuk antrean; tidak ada yang hilang.

Webhook dinonaktifkan setelah ${failingDays} hari tanpa pengiriman yang berhasil, dan statusnya terlihat di halaman Pengaturan Webhook. Event-nya tetap disimpan: aktifkan lagi webhook, lalu lakukan replay.`,

  faults: 'Percobaan yang gagal',
  faultTable: (rows) => `Penyebab percobaan gagal dan cara mengatasinya:

| Penyebab | Solusi |
|---|---|
${rows}`,

  order: 'Duplikat dan urutan',
  aboutOrder: `Satu event bisa Anda terima lebih dari sekali, dan event hasil retry bisa tiba setelah event yang lebih baru. Ikuti dua aturan ini:

- **Abaikan duplikat.** Simpan setiap \`id\` selama seminggu; insert dengan unique key sudah cukup.
- **Abaikan event terlambat.** \`sequence\` bernilai 1, 2, 3 … per pesanan. Simpan nilai tertinggi bersama pesanan, dan abaikan event dengan nilai lebih kecil. Pengecualiannya \`order.weight_adjusted\` dan \`order.cod_settled\`: keduanya memengaruhi nilai uang tanpa mengubah status, jadi selalu catat, berapa pun \`sequence\`-nya.

Jika \`sequence\` melompat, ada event yang belum tiba, atau ada langkah tanpa event: status di \`skipped\`, atau langkah yang terlambat dilaporkan. Riwayat lengkapnya ada di GET /order/track.`,

  lifeCycle: 'Alur status pesanan',
  aboutLifeCycle:
    'Jalur utama di kiri, pengecualian di kanan. Kurir bisa melewati, mengulang, atau terlambat mengirim kabar, tetapi pesanan selalu bergerak maju.',
  stateTable: (rows) => `| Status | Arti | Status berikutnya | Event |
|---|---|---|---|
${rows}`,
  states,
  previousState: 'status sebelumnya',

  events: 'Event',
  aboutEvents:
    'Webhook menerima salah satu event berikut, atau semuanya dengan `*`. Buka event untuk melihat contohnya.',
  exampleEvent: (name) => `Contoh event ${name}`,

  reasonsTitle: 'Alasan pengantaran gagal',
  aboutReasons: '`reason_code` pada `order.delivery_failed`, sesuai laporan kurir.',
  reasonTable: (rows) => `| Kode | Arti |
|---|---|
${rows}`,
  reasons,

  related: 'Terkait',
  aboutRelated:
    'Sebelum: POST /order/send/v2, yang membuat pesanan. Sesudah: GET /order/track, jika Anda perlu rincian lebih dari isi event.',
}
