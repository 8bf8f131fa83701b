import type { messages as english } from './messages.en.ts'

/** The texts around every page, in Indonesian. */
export const messages: typeof english = {
  productName: 'EDIS Operations',
  roles: { support: 'Support', operations: 'Operasional', admin: 'Admin' },
  account: 'Akun',
  accountOf: (name) => `Akun: ${name}`,
  signOut: 'Keluar',
  environment: 'Environment',
  menu: 'Menu',
  closeMenu: 'Tutup menu',
  sidebar: 'Bilah samping',
  mainNavigation: 'Utama',
  skipToContent: 'Langsung ke konten',
  search: 'Cari',
  searchText: 'Cari resi, nomor pesanan, atau partner',
  searchFailed: 'Pencarian gagal dimuat. Coba lagi.',
  notFound: { title: 'Halaman tidak ditemukan', text: 'Tidak ada halaman di alamat ini.', home: 'Buka Hari ini' },
  notAllowed: {
    title: 'Khusus admin',
    text: (role) => `Peran Anda ${role}. Hubungi admin jika memerlukan halaman ini.`,
  },
  pages: {
    today: 'Hari ini',
    orders: 'Pesanan',
    partners: 'Partner',
    approvals: 'Persetujuan',
    webhooks: 'Webhook',
    reports: 'Laporan kurir',
    announcements: 'Pengumuman',
    staff: 'Staf dan kunci',
    audit: 'Log audit',
  },
  groups: { administration: 'Administrasi' },
}
