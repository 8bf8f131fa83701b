import type * as english from './messages.en.ts'

/** Every event, in the order of an order’s life cycle. */
export const eventTexts: typeof english.eventTexts = {
  'order.created': { title: 'Pesanan dibuat', description: 'Dikirim saat EDIS menerima pesanan.' },
  'order.in_review': {
    title: 'Pesanan ditinjau',
    description: 'Dikirim saat pesanan ditahan untuk ditinjau sebelum dikonfirmasi.',
  },
  'order.confirmed': { title: 'Pesanan dikonfirmasi', description: 'Dikirim saat pesanan disetujui untuk diproses.' },
  'order.processing': {
    title: 'Pesanan diproses',
    description: 'Dikirim saat gudang mulai menyiapkan pesanan; mulai saat ini, pembatalan harus diajukan.',
  },
  'order.awaiting_pickup': {
    title: 'Menunggu kurir',
    description: 'Dikirim saat paket siap untuk kurir; mulai saat ini, pesanan punya AWB.',
  },
  'order.cancel_requested': {
    title: 'Pembatalan diajukan',
    description: 'Dikirim saat pengajuan pembatalan menunggu keputusan karena pesanan sudah diproses.',
  },
  'order.picked_up': {
    title: 'Dijemput kurir',
    description: 'Dikirim saat kurir menjemput paket; pesanan tidak bisa dibatalkan lagi.',
  },
  'order.in_transit': {
    title: 'Dalam perjalanan',
    description: 'Dikirim saat paket dalam perjalanan di jaringan kurir.',
  },
  'order.out_for_delivery': {
    title: 'Sedang diantar',
    description: 'Dikirim setiap kali kurir berangkat mengantar paket ke penerima.',
  },
  'order.delivery_failed': {
    title: 'Pengantaran gagal',
    description: 'Dikirim setiap kali pengantaran gagal, dengan kode alasan dan nomor percobaannya.',
  },
  'order.on_hold': { title: 'Pesanan ditahan', description: 'Dikirim saat pesanan ditahan sampai masalahnya selesai.' },
  'order.returning': {
    title: 'Sedang dikembalikan',
    description: 'Dikirim saat paket dalam perjalanan kembali ke pengirim.',
  },
  'order.delivered': {
    title: 'Pesanan terkirim',
    description: 'Dikirim saat paket sudah diterima penerima; pesanan selesai.',
  },
  'order.returned': {
    title: 'Pesanan dikembalikan',
    description: 'Dikirim saat paket sudah kembali ke pengirim; pesanan selesai.',
  },
  'order.cancelled': {
    title: 'Pesanan dibatalkan',
    description: 'Dikirim saat pesanan dibatalkan, langsung atau setelah diajukan; pesanan selesai.',
  },
  'order.rejected': {
    title: 'Pesanan ditolak',
    description: 'Dikirim saat pesanan ditolak dan tidak akan dikirim; pesanan selesai.',
  },
  'order.lost': { title: 'Paket hilang', description: 'Dikirim saat kurir menyatakan paket hilang; pesanan selesai.' },
  'order.damaged': {
    title: 'Paket rusak',
    description: 'Dikirim saat paket rusak dan tidak bisa diantar; pesanan selesai.',
  },
  'order.weight_adjusted': {
    title: 'Berat disesuaikan',
    description: 'Dikirim saat berat paket berbeda dari data pesanan, dengan berat sebenarnya dan biaya baru.',
  },
  'order.cod_settled': {
    title: 'COD dicairkan',
    description: 'Dikirim saat nilai COD pesanan yang terkirim sudah dicairkan ke Anda.',
  },
  'order.scanned': {
    title: 'Paket dipindai',
    description: 'Dikirim saat kurir memindai paket; status pesanan tidak berubah.',
  },
}

/** Why an attempt failed. */
export const faultTexts: typeof english.faultTexts = ({ connect, exchange }) => ({
  STATUS: {
    title: 'Endpoint membalas dengan error',
    remedy: 'Balas 2xx segera setelah event disimpan, baru proses event-nya.',
  },
  REDIRECT: {
    title: 'Endpoint membalas dengan redirect',
    remedy: 'Redirect tidak pernah diikuti. Ganti URL webhook dengan tujuan redirect-nya.',
  },
  GONE: {
    title: 'Endpoint membalas 410 Gone',
    remedy: '410 menonaktifkan webhook. Aktifkan lagi setelah endpoint siap.',
  },
  CONNECT_TIMEOUT: {
    title: `Tidak terhubung dalam ${connect} detik`,
    remedy: 'Pastikan host aktif dan firewall-nya mengizinkan request dari EDIS.',
  },
  TIMEOUT: {
    title: `Response belum lengkap dalam ${exchange} detik`,
    remedy: 'Kirim response lengkap dulu, baru proses event-nya.',
  },
  NAME_NOT_FOUND: { title: 'Hostname tidak ditemukan', remedy: 'Periksa ejaan URL dan DNS record host.' },
  ADDRESS_FORBIDDEN: {
    title: 'Host mengarah ke alamat privat',
    remedy: 'Hostname ini mengarah ke alamat IP privat atau reserved. Gunakan host publik.',
  },
  URL_FORBIDDEN: {
    title: 'URL tidak diizinkan',
    remedy:
      'URL ini tidak, atau tidak lagi, diizinkan di environment ini. Production memerlukan HTTPS dan host publik.',
  },
  CERTIFICATE: {
    title: 'Sertifikat TLS tidak valid',
    remedy:
      'Gunakan sertifikat yang masih berlaku untuk host ini dari certificate authority publik, dan kirim rantai sertifikat lengkapnya.',
  },
  CONNECTION_REFUSED: {
    title: 'Koneksi ditolak',
    remedy: 'Pastikan server Anda berjalan dan menerima koneksi di port pada URL.',
  },
  CONNECTION_LOST: {
    title: 'Koneksi terputus',
    remedy: 'Server Anda, atau proxy di depannya, menutup koneksi sebelum mengirim response.',
  },
  ANSWER_INVALID: {
    title: 'Response bukan HTTP yang valid',
    remedy: 'Pastikan port itu melayani HTTP/1.1, atau HTTPS jika URL memakai https.',
  },
  INTERRUPTED: {
    title: 'Percobaan terhenti',
    remedy:
      'EDIS berhenti di tengah percobaan; event akan dikirim lagi. Event mungkin sudah Anda terima: bandingkan webhook-id.',
  },
  UNSIGNED: {
    title: 'Tidak ada yang dikirim: EDIS tidak bisa membaca secret webhook',
    remedy:
      'Rotasi secret di halaman Pengaturan Webhook. Setelah itu, event yang menunggu dikirim; tidak ada yang hilang.',
  },
})

/** Comments in code that verifies a delivery. */
export const snippetComments: typeof english.snippetComments = {
  arguments: (headers, body) => `${headers}: nama dalam huruf kecil. ${body}: raw body, sebelum JSON di-parse.`,
  rotation: 'Selama rotasi secret ada beberapa signature: satu yang cocok sudah cukup.',
}
