import type { messages as english } from './messages.en.tsx'

/** The texts of the dialogs that change a webhook, in Indonesian. */
export const messages: typeof english = {
  deletion: {
    title: 'Hapus webhook ini?',
    act: 'Hapus webhook',
    deleted: 'Webhook dihapus.',
    covered: (events) =>
      `EDIS berhenti mengirim event ke URL ini dan menghapus signing secret-nya. Webhook aktif lain masih menerima ${events}.`,
    uncovered: (events) =>
      `EDIS berhenti mengirim event ke URL ini dan menghapus signing secret-nya. Tidak ada webhook aktif lain yang menerima ${events}, jadi sistem Anda harus memanggil Track Order secara berkala.`,
  },

  rotation: {
    title: 'Rotasi signing secret?',
    act: 'Rotasi secret',
    text: (hours) =>
      `Selama ${hours} jam, pengiriman webhook membawa dua signature: satu dengan secret baru, satu dengan secret lama. Setelah itu, verifikasi hanya bisa dilakukan dengan secret baru.`,
  },

  replay: {
    title: 'Replay pengiriman webhook yang gagal dan dijeda?',
    act: 'Replay',
    text: (count, _, code) => (
      <>
        {count} pengiriman webhook dikirim lagi dengan {code('webhook-id')} aslinya, jadi endpoint yang mengabaikan
        event yang sudah pernah diterima tidak akan memprosesnya dua kali.
      </>
    ),
    disabled: (strong) => (
      <>{strong('Webhook ini sedang tidak aktif.')} Aktifkan dulu; jika tidak, pengiriman webhook tetap dijeda.</>
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
  },
}
