import type { messages as english } from './messages.en.ts'

/** Words of several pages, in Indonesian. */
export const messages: typeof english = {
  reason: 'Alasan',
  reasonKept: 'Dicatat di log audit.',
  refusals: {
    ORDER_CLOSED: 'Pesanan sudah selesai',
    STATE_UNREACHABLE: 'Tidak bisa dari status saat ini',
    NOT_PICKED_UP: 'Belum dijemput kurir',
    COD_NOT_DUE: 'Tidak ada COD',
    PRICE_MISSING: 'Layanan tanpa tarif',
    ORDER_NOT_FOUND: 'Pesanan tidak ditemukan',
    VALIDATION_FAILED: 'Laporan tidak valid',
  },
  noResponse: 'Tanpa response',
  faults: {
    STATUS: 'Status error',
    REDIRECT: 'Redirect',
    GONE: '410 Gone',
    CONNECT_TIMEOUT: 'Timeout koneksi',
    TIMEOUT: 'Timeout',
    NAME_NOT_FOUND: 'Host tidak ditemukan',
    ADDRESS_FORBIDDEN: 'Alamat privat',
    URL_FORBIDDEN: 'URL tidak diizinkan',
    CERTIFICATE: 'Sertifikat TLS',
    CONNECTION_REFUSED: 'Koneksi ditolak',
    CONNECTION_LOST: 'Koneksi terputus',
    ANSWER_INVALID: 'Response tidak valid',
    INTERRUPTED: 'Terhenti',
    UNSIGNED: 'Gagal ditandatangani',
  },
}
