import type { messages as english } from './messages.en.tsx'

/** The texts of the order review, in Indonesian. */
export const messages: typeof english = {
  title: 'Peninjauan pesanan',
  lead: 'Masalah yang akan ditemui kurir pada pesanan Anda. Buka pesanan untuk melihat request, event, dan pengiriman webhook-nya.',
  production: {
    title: 'Pesanan production',
    none: 'Pesanan production tidak ditinjau',
    text: 'Hanya pesanan development yang ditinjau. Untuk melihat riwayat lengkap pesanan production, buka di atas dengan ID pesanan, nomor pesanan, atau AWB.',
  },
  development: 'Pesanan development',
  what: 'pesanan',
  list: 'Pesanan',
  columns: ['Pesanan', 'Penerima', 'Status', 'Peninjauan', 'Dikirim'],
  older: 'Pesanan lebih lama',
  noMatch: {
    title: 'Tidak ada pesanan yang cocok',
    text: 'Pencarian mencocokkan awal ID pesanan, nomor pesanan, atau AWB. Filter peninjauan mencakup 1.000 pesanan terakhir Anda.',
    clear: 'Hapus filter',
  },
  empty: {
    title: 'Belum ada pesanan',
    text: (link) => (
      <>
        Kirim pesanan ke API development dari sistem Anda atau dari {link('Send Order V2')}. Pesanan muncul di sini
        beserta masalah yang akan ditemui kurir.
      </>
    ),
  },
  filters: {
    order: 'Pesanan',
    hint: 'ID, nomor, atau AWB',
    verdict: 'Peninjauan',
    all: 'Semua',
    status: 'Status',
  },
  verdicts: { passed: 'Lulus', attention: 'Perlu dicek', pending: 'Menunggu' },
  findingsOf: (order) => `Masalah pada ${order}`,
  findings: {
    address_thin: 'Alamat tanpa nama jalan, nomor rumah, atau patokan; kurir bisa kesulitan menemukannya.',
    postal_code_missing: 'Kode pos belum diisi.',
    possible_duplicate: 'Pesanan lain dengan nomor telepon dan barang yang sama dikirim dalam satu jam.',
    weight_implausible: 'Berat tidak wajar: di bawah 20 g atau di atas 30 kg per unit.',
    cod_high: 'Nilai COD lebih dari dua kali nilai barang.',
    quote_unused: 'Dibuat tanpa quote; ongkir bisa berbeda dari saat checkout.',
    retried_without_key: 'Dikirim ulang dengan Idempotency-Key yang berbeda.',
  },
}
