import type { messages as english } from './messages.en.ts'

/** The texts of recipients' data, in Indonesian. */
export const messages: typeof english = {
  title: 'Data penerima',
  lead: 'Jika penerima meminta salinan atau penghapusan datanya, cari dengan nomor pesanan, nomor resi, atau nomor telepon. Tanpa diminta pun, data penerima dianonimkan satu tahun setelah pesanan selesai.',
  who: 'Nomor pesanan, nomor resi, atau nomor telepon',
  example: 'INV-2026-0001',
  export: 'Ekspor',
  erase: 'Hapus',
  exported: (orders) => `${orders} pesanan diekspor.`,
  erasing: {
    title: (text) => `Hapus data penerima ${text}?`,
    act: 'Hapus data',
    text: 'Nama, nomor telepon, alamat, koordinat, dan catatan dihapus dari pesanan yang sudah selesai, riwayatnya, pengiriman webhook, dan log. Tindakan ini tidak bisa dibatalkan.',
    stays:
      'Nominal, barang, wilayah, dan waktu tetap ada. Data pesanan yang masih berjalan tetap disimpan sampai pesanan selesai.',
  },
  erased: (orders, before) =>
    orders === 0 && before > 0 ? 'Data ini sudah dihapus sebelumnya.' : `Data penerima ${orders} pesanan dihapus.`,
  underWay: (numbers) => `Masih berjalan, jadi belum dihapus: ${numbers}`,
  closing: {
    title: 'Tutup akun',
    theState: 'status akun',
    lead: 'Anda bisa mengajukan penutupan akun ini.',
    effect:
      'Setelah EDIS mengonfirmasi, akun ini tidak bisa lagi dipakai untuk masuk, dan kunci, token, serta webhook langsung tidak berlaku di kedua environment. Pesanan disimpan selama diwajibkan hukum.',
    requested: (moment) => `Penutupan diajukan ${moment}. EDIS akan mengonfirmasinya.`,
    ask: 'Ajukan penutupan',
    withdraw: 'Batalkan pengajuan',
    asked: 'Penutupan diajukan. EDIS akan mengonfirmasinya.',
    withdrawn: 'Pengajuan dibatalkan.',
    asking: {
      title: 'Ajukan penutupan akun?',
      text: 'Semuanya tetap berfungsi sampai EDIS mengonfirmasi. Sebelum itu, Anda bisa membatalkan pengajuan ini.',
      reason: 'Alasan (opsional)',
    },
  },
}
