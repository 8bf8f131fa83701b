import type { messages as english } from './messages.en.tsx'

/** The texts of what the partner does from the report, in Indonesian. */
export const messages: typeof english = {
  challenge: {
    titles: {
      forged: 'Kirim event palsu',
      stale: 'Kirim event kedaluwarsa',
    },
    forged:
      'EDIS mengirim event asli, yang harus diterima endpoint Anda, lalu event dengan signature salah, yang harus ditolak dengan 400, 401, atau 403.',
    stale:
      'EDIS mengirim event asli, yang harus diterima endpoint Anda, lalu event yang ditandatangani satu jam lalu, yang harus ditolak dengan 400, 401, atau 403.',
    send: 'Kirim',
    again: 'Kirim lagi',
    done: 'Selesai',
    cancel: 'Batal',
    none: (link) => <>Belum ada webhook aktif di development. {link('Tambah webhook')}, lalu kembali ke sini.</>,
    webhook: 'Webhook',
    webhookOf: (url, event) => `${url} (${event})`,
    passed: {
      forged: (status) => `Lulus: endpoint Anda menerima event asli dan membalas ${status} untuk event palsu.`,
      stale: (status) => `Lulus: endpoint Anda menerima event asli dan membalas ${status} untuk event kedaluwarsa.`,
    },
    failed: (hint) => `Gagal. ${hint}`,
  },
  resetting: {
    title: 'Reset pemeriksaan ini?',
    act: 'Reset pemeriksaan',
    done: (title) => `“${title}” kembali belum diuji.`,
    text: (title, strong) => (
      <>
        {strong(title)} kembali menjadi belum diuji: request sebelumnya tidak dihitung lagi. Pemeriksaan lain dan log
        request tidak berubah.
      </>
    ),
  },
  expiring: {
    title: 'Akhiri masa berlaku token development?',
    act: 'Akhiri masa berlaku',
    done: 'Token Anda sudah kedaluwarsa. Sekarang kirim request dari sistem Anda.',
    none: 'Anda tidak punya token aktif. Buat dulu dari sistem Anda.',
    text: (code) => (
      <>
        Token Anda langsung kedaluwarsa, seperti setelah satu hari. Request dengan token ini ditolak dengan{' '}
        {code('AUTH_TOKEN_EXPIRED')} sampai sistem Anda memperbarui token. Refresh token tetap berlaku.
      </>
    ),
  },
}
