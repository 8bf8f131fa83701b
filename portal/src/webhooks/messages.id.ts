import type { messages as english } from './messages.en.ts'

/** The texts of the webhooks, in Indonesian. */
export const messages: typeof english = {
  title: 'Pengaturan Webhook',
  lead: (days) =>
    `Setiap event ditandatangani dan, jika gagal, dicoba lagi selama ${days} hari. Setiap percobaan dicatat dan bisa di-replay.`,
  list: 'Webhook',
  webhooks: 'webhook',
  add: 'Tambah webhook',
  empty: {
    title: 'Belum ada webhook',
    text: 'Tambahkan endpoint untuk mendapat notifikasi di setiap langkah pesanan. Untuk sementara, panggil Track Order secara berkala.',
  },
  verificationCode: 'Kode verifikasi',
  signatureDebugger: 'Debugger signature',
  tools: { code: 'Verifikasi pengiriman webhook', debugger: 'Debugger signature', test: 'Kirim event uji coba' },

  status: {
    active: 'Aktif',
    paused: 'Dijeda',
    pausedHint: 'Tidak ada yang dikirim selama webhook ini dijeda. Event tetap disimpan dan bisa di-replay.',
    failing: 'Gagal terus',
    disabled: 'Dinonaktifkan',
    goneHint:
      'Endpoint Anda membalas 410 Gone, jadi pengiriman dihentikan. Aktifkan webhook setelah endpoint kembali tersedia. Event tetap disimpan dan bisa di-replay.',
    failingHint: (days) =>
      `Semua percobaan gagal selama ${days} hari, jadi pengiriman dihentikan. Perbaiki endpoint Anda, lalu aktifkan webhook. Event tetap disimpan dan bisa di-replay.`,
  },
  previousSecret: (end) => `Juga ditandatangani dengan secret sebelumnya hingga ${end}.`,

  health: {
    noDelivery: 'Belum ada pengiriman webhook',
    nothingSent: 'Tidak ada percobaan dalam 24 jam',
    rate: (percent, attempts) => `${percent} dari ${attempts} percobaan berhasil dalam 24 jam`,
    lastSuccess: (clock) => `Terakhir berhasil ${clock}`,
    noSuccess: 'Belum pernah berhasil',
    failingSince: (clock, status) =>
      status === null
        ? `Gagal sejak ${clock} · tidak ada response`
        : `Gagal sejak ${clock} · response terakhir ${status}`,
    waiting: (count) => `${count} menunggu`,
    created: (day) => `Dibuat ${day}`,
    willBeDisabled: (moment) =>
      `Webhook ini akan dinonaktifkan pada ${moment}, kecuali ada percobaan yang berhasil sebelum itu.`,
    noAttempts: 'Tidak ada percobaan dalam 24 jam terakhir.',
    chart: (succeeded, failed) => `Percobaan dalam 24 jam terakhir: ${succeeded} berhasil, ${failed} gagal.`,
    chartWithWorst: (succeeded, failed, clock, most) =>
      `Percobaan dalam 24 jam terakhir: ${succeeded} berhasil, ${failed} gagal, paling banyak pada jam mulai ${clock} (${most}).`,
    hour: (clock, succeeded, failed) => `${clock}: ${succeeded} berhasil, ${failed} gagal`,
  },

  actions: {
    replay: (count) => `Replay ${count}`,
    replayOf: (count, url) => `Replay ${count} untuk ${url}`,
    test: 'Kirim uji coba',
    testOf: (url) => `Kirim uji coba ke ${url}`,
    pause: 'Jeda',
    pauseOf: (url) => `Jeda ${url}`,
    paused: 'Webhook dijeda.',
    sendWaiting: (count) => `Kirim ${count} yang menunggu`,
    sendWaitingOf: (count, url) => `Kirim ${count} yang menunggu ke ${url}`,
    enable: 'Aktifkan',
    enableOf: (url) => `Aktifkan ${url}`,
    enabled: 'Webhook diaktifkan.',
    edit: 'Ubah',
    editOf: (url) => `Ubah ${url}`,
    rotate: 'Rotasi secret',
    rotateOf: (url) => `Rotasi secret ${url}`,
    delete: 'Hapus',
    deleteOf: (url) => `Hapus ${url}`,
  },

  form: {
    edit: 'Ubah webhook',
    save: 'Simpan',
    saved: 'Webhook diperbarui.',
    url: 'URL endpoint',
    urlHint: {
      development: 'Tujuan pengiriman event dari EDIS. HTTP boleh dipakai di development.',
      production: 'Tujuan pengiriman event dari EDIS. Hanya HTTPS.',
    },
    events: 'Event',
    all: 'Semua event',
    allHint: 'Semua event yang ada sekarang dan yang akan datang',
    some: 'Event pilihan',
    group: (name, chosen, all) => `${name} · ${chosen} dari ${all}`,
    groups: {
      warehouse: 'Pesanan dan gudang',
      road: 'Dalam perjalanan',
      end: 'Selesai',
      money: 'Berat dan uang',
    },
    none: 'Pilih minimal satu event.',
  },

  /** What most often lies behind a status that an endpoint returned. */
  hints: {
    secret: (status) =>
      `${status}: paling sering secret-nya salah, atau signature dihitung dari body yang sudah di-parse. Periksa signature-nya.`,
    body: (status) =>
      `${status}: paling sering kode Anda menolak payload. Terima field yang tidak dikenal, dan balas 2xx sebelum memproses event.`,
    404: '404: paling sering path URL-nya salah, atau route-nya belum di-deploy.',
    405: '405: route-nya ada, tetapi tidak menerima POST.',
    tooLarge: '413: server Anda membatasi ukuran body. Ukuran event kurang dari 64 KiB.',
    rate: '429: server Anda meminta EDIS memperlambat pengiriman. EDIS menunggu sesuai Retry-After.',
    server: (status) => `${status}: paling sering ada exception di kode Anda. Cari webhook-id di log Anda.`,
    timeout: 'Paling sering kode Anda memproses event sebelum membalas. Balas 2xx dulu, lalu proses di background.',
    redirect: 'EDIS tidak mengikuti redirect. Masukkan URL akhirnya.',
  },
  waiting: {
    progress: 'Mengirim',
    attempted: (attempted, total) => `${attempted} dari ${total} sudah dicoba`,
    failed: (count) => `${count} gagal`,
    none: 'Sudah tidak ada yang menunggu.',
  },
  replay: {
    progress: 'Replay',
    counting: 'Menghitung pengiriman webhook yang akan di-replay…',
    replayed: (count, total) => `${count} dari ${total} sudah di-replay`,
    finished: (_, shown, moment) => `${shown} pengiriman webhook di-replay, ${moment}.`,
  },
}
