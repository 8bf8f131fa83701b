import type { messages as english } from './messages.en.ts'

/** The texts of going live, in Indonesian. */
export const messages: typeof english = {
  request: {
    act: 'Ajukan akses production',
    incomplete: 'Tersedia setelah semua pemeriksaan wajib lulus.',
    title: 'Ajukan akses production?',
    text: 'EDIS meninjau laporan ini beserta buktinya, lalu memutuskan akses production. Sementara itu, Anda tetap bisa bekerja di development. Webhook dan alamat IP yang diizinkan perlu Anda tambahkan lagi di production.',
    granted: 'Anda punya akses production.',
    requested: 'Akses production sudah diajukan.',
  },
  checklist: {
    title: 'Checklist mulai production',
    done: 'Selesai',
    open: 'Belum',
    declined: 'Ditolak',
    report: 'Laporan lengkap',
    toGo: (checks) => `${checks} pemeriksaan lagi`,
    since: (day) => `Sejak ${day}`,
    request: 'Akses production diajukan',
    opens: 'Tersedia setelah laporan lengkap',
    askNow: 'Siap diajukan',
    decision: 'EDIS memberi akses',
    granted: 'Akses production diberikan',
    waits: 'EDIS sedang meninjau laporan Anda',
    byMail: 'Keputusan dikirim lewat email',
    webhooks: 'Webhook di production',
    addresses: 'Alamat IP di production',
    afterGrant: 'Setelah akses diberikan',
    missing: (count) => `${count} dari development belum disalin`,
  },
  standing: {
    failed: 'Gagal memuat status akses production Anda.',
    refused: (since, reason) => `Ditolak pada ${since}: ${reason}`,
  },
  title: 'Webhook dan alamat IP di production',
  what: 'perbandingan dengan production',
  missing: (webhooks, addresses) => `${counted(webhooks, addresses)} belum diatur`,
  setUp: (webhooks, addresses) => `Atur ${counted(webhooks, addresses)} di production`,
  copyAll: 'Salin semua ke production',
  nothing: 'Semua webhook dan alamat IP development sudah ada di production. Kirim pesanan pertama Anda.',
  text: 'Sudah diatur di development, tetapi belum ada di production. Setiap webhook yang disalin mendapat signing secret sendiri, yang hanya ditampilkan sekali.',
  locks: 'Setelah alamat IP pertama disalin, production hanya menerima request dari alamat yang terdaftar.',
  address: 'alamat IP',
  webhookOf: (url, event) => `${url} (${event})`,
  copying: {
    title: () => 'Salin webhook ke production',
    text: 'Isi URL yang menerima event production.',
    urlOf: (events) => `URL untuk ${events}`,
    addresses: (addresses) => `Ikut disalin: ${addresses}`,
    obstacles: {
      private: 'EDIS tidak bisa menjangkau alamat privat. Isi URL HTTPS publik.',
      http: 'Production hanya mengirim lewat HTTPS. Isi URL yang diawali https://.',
    },
  },
  copy: 'Salin ke production',
  copyOf: (name) => `Salin ke production: ${name}`,
  enterUrl: 'Isi URL',
  enterUrlOf: (name) => `Isi URL: ${name}`,
  noResponse: (reason) => `API tidak merespons (${reason}).`,
}

function counted(webhooks: number, addresses: number): string {
  if (addresses === 0) return `${webhooks} webhook`
  return webhooks === 0 ? `${addresses} alamat IP` : `${webhooks} webhook dan ${addresses} alamat IP`
}
