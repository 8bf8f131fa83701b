import type { messages as english } from './messages.en.tsx'

/** The texts of the webhooks, in Indonesian. */
export const messages: typeof english = {
  title: 'Pengaturan Webhook',
  lead: (days) =>
    `Setiap event kami tandatangani dan kami coba kirim ulang selama ${days} hari. Setiap percobaan dicatat dan bisa dikirim ulang.`,
  list: 'Webhook',
  webhooks: 'webhook',
  add: 'Tambah webhook',
  empty: {
    title: 'Belum ada webhook',
    text: 'Tambahkan endpoint untuk mendapat notifikasi di setiap tahap pesanan. Sampai saat itu, panggil Track Order secara berkala.',
  },
  verificationCode: 'Kode verifikasi',
  signatureDebugger: 'Debugger signature',
  tools: { code: 'Verifikasi kiriman webhook', debugger: 'Debugger signature', test: 'Kirim event uji coba' },

  status: {
    active: 'Aktif',
    paused: 'Dijeda',
    pausedHint: 'Tidak ada yang dikirim selama webhook ini dijeda. Event disimpan untuk di-replay.',
    gone: 'Dinonaktifkan: 410 Gone',
    goneHint:
      'Endpoint Anda membalas 410 Gone, jadi pengiriman dihentikan. Aktifkan webhook setelah endpoint kembali tersedia. Event disimpan untuk di-replay.',
    failing: 'Dinonaktifkan: gagal terus',
    failingHint: (days) =>
      `Semua percobaan gagal selama ${days} hari, jadi pengiriman dihentikan. Perbaiki endpoint Anda, lalu aktifkan webhook. Event disimpan untuk di-replay.`,
  },
  previousSecret: (end) => `Juga ditandatangani dengan secret sebelumnya hingga ${end}.`,

  health: {
    noDelivery: 'Belum ada kiriman webhook',
    nothingSent: 'Tidak ada percobaan dalam 24 jam',
    rate: (percent, attempts) => `${percent}% dari ${attempts} percobaan berhasil dalam 24 jam`,
    lastSuccess: (clock) => `Terakhir berhasil ${clock}`,
    noSuccess: 'Belum pernah berhasil',
    failingSince: (clock, status) =>
      status === null
        ? `Gagal sejak ${clock} · tidak ada response`
        : `Gagal sejak ${clock} · response terakhir ${status}`,
    waiting: (count) => `${count} antre atau mencoba lagi`,
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
    event: 'Event',
    allEvents: 'Semua event',
    allEventsHint: 'Semua event yang ada sekarang dan yang akan datang.',
  },

  deletion: {
    title: 'Hapus webhook ini?',
    act: 'Hapus webhook',
    deleted: 'Webhook dihapus.',
    covered: (events) =>
      `EDIS berhenti mengirim event ke URL ini dan menghapus signing secret-nya. Webhook aktif lain masih menerima ${events}.`,
    uncovered: (events) =>
      `EDIS berhenti mengirim event ke URL ini dan menghapus signing secret-nya. Tidak ada webhook aktif lain yang menerima ${events}, jadi software Anda harus memanggil Track Order secara berkala.`,
  },

  rotation: {
    title: 'Rotasi signing secret?',
    act: 'Rotasi secret',
    text: (hours) =>
      `Selama ${hours} jam, kiriman webhook membawa dua signature: satu dengan secret baru, satu dengan secret lama. Setelah itu, verifikasi hanya bisa dilakukan dengan secret baru.`,
  },

  replay: {
    title: 'Replay kiriman webhook yang gagal dan dijeda?',
    act: 'Replay',
    text: (count, _, code) => (
      <>
        {count} kiriman webhook dikirim lagi dengan {code('webhook-id')} aslinya, jadi endpoint yang melewati event yang
        sudah pernah diterima tidak akan memprosesnya dua kali.
      </>
    ),
    disabled: (strong) => (
      <>{strong('Webhook ini sedang tidak aktif.')} Aktifkan dulu, jika tidak kirimannya akan tetap dijeda.</>
    ),
    events: 'Event dari',
    since: {
      all: 'Semua waktu',
      '1h': '1 jam terakhir',
      '24h': '24 jam terakhir',
      '7d': '7 hari terakhir',
      own: 'Sejak…',
    },
    ownSince: 'Event sejak',
    progress: 'Replay',
    counting: 'Menghitung kiriman webhook yang akan di-replay…',
    replayed: (count, total) => `${count} dari ${total} sudah di-replay`,
    finished: (_, shown, moment) => `${shown} kiriman webhook di-replay, ${moment}.`,
  },
}
