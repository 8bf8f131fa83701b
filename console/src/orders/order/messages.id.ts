import type { messages as english } from './messages.en.ts'

/** The texts of one order, in Indonesian. */
export const messages: typeof english = {
  what: 'pesanan',
  notFound: 'Pesanan tidak ditemukan',
  notFoundText: (id) => `Tidak ada pesanan dengan ID ${id} di environment ini.`,
  facts: {
    promised: 'Batas tiba',
    title: 'Pesanan',
    id: 'ID pesanan',
    number: 'Nomor pesanan',
    awb: 'Resi (AWB)',
    courierAwb: 'Resi kurir',
    service: 'Layanan',
    payment: 'Pembayaran',
    cod: (amount) => `COD ${amount}`,
    prepaid: 'Non-COD',
    cost: 'Ongkir',
    received: 'Diterima EDIS',
  },
  contents: {
    title: 'Isi paket',
    items: 'Barang',
    item: (qty, name) => `${qty} × ${name}`,
    weight: 'Berat',
    kilograms: (kilograms) => `${kilograms} kg`,
    volumetric: (kilograms) => `berat volume ${kilograms} kg`,
    weighed: (kilograms) => `${kilograms} kg menurut kurir`,
    warehouse: 'Gudang',
    sender: 'Pengirim di label',
    insurance: 'Asuransi',
    insured: 'Diasuransikan',
    uninsured: 'Tidak ada',
  },
  recipient: {
    title: 'Penerima',
    name: 'Nama',
    phone: 'Telepon',
    address: 'Alamat',
    district: 'Kecamatan',
    reveal: 'Tampilkan',
    dialog: 'Tampilkan data penerima?',
    text: 'Nama, telepon, dan alamat terlihat sampai Anda meninggalkan halaman ini.',
  },
  acts: {
    title: 'Tindakan',
    cancelRequested: 'Partner mengajukan pembatalan pesanan ini.',
    accept: 'Batalkan pesanan',
    decline: 'Tolak',
    report: 'Laporkan secara manual',
  },
  cancel: {
    leave: 'Putuskan nanti',
    accept: {
      title: 'Batalkan pesanan ini?',
      text: 'Pesanan berakhir dan stoknya dilepas. Partner diberi tahu.',
      act: 'Batalkan pesanan',
      done: 'Pesanan dibatalkan.',
    },
    decline: {
      title: 'Tolak pembatalan?',
      text: 'Pesanan dilanjutkan. Partner diberi tahu beserta alasannya.',
      act: 'Tolak',
      done: 'Pembatalan ditolak.',
    },
  },
  report: {
    title: 'Laporkan secara manual',
    text: 'Dicatat seperti laporan dari kurir atau gudang. Partner diberi tahu.',
    status: 'Status',
    groups: { next: 'Berikutnya', other: 'Lainnya' },
    location: 'Lokasi (opsional)',
    note: 'Catatan (opsional)',
    act: 'Laporkan',
    done: (status) => `Dilaporkan: ${status}.`,
    repeated: (status) => `Tidak ada yang berubah: pesanan sudah pernah berstatus ${status}.`,
    late: (status) => `Status tidak berubah: pesanan sudah pernah berstatus ${status}. Lokasinya masuk ke riwayat.`,
    refused: (why) => `Ditolak: ${why}.`,
  },
  timeline: {
    title: 'Riwayat',
    kinds: { request: 'request', event: 'status', report: 'laporan', attempt: 'webhook', mail: 'email' },
    outcomes: { applied: 'Diterapkan', repeated: 'Berulang', refused: 'Ditolak' },
    byHand: 'Dilaporkan secara manual',
    reported: (id, received) => (received === null ? `Laporan ${id}` : `Laporan ${id}, masuk ${received}`),
    refusedFor: (why) => `Ditolak: ${why}`,
    webhooks: (delivered, all) => `Terkirim ke ${delivered} dari ${all} webhook`,
    implied: 'Tidak dilaporkan: tersirat dari status sesudahnya',
    late: 'Dilaporkan setelah pesanan sudah melewati status ini',
    written: 'Email ke partner',
    mails: ({ mails, sent, failed }) =>
      failed > 0
        ? `${failed} dari ${mails} gagal dikirim`
        : sent === mails
          ? `Dikirim ke ${mails} pemilik akun`
          : 'Sedang dikirim',
  },
}
