import type { Text } from '@edis/contract/languages'

type Kind = 'forged' | 'stale'
const kindId = { forged: 'palsu', stale: 'kedaluwarsa' }

/** What a piece of evidence demonstrates. */
export const shows = {
  called: (title: string, status: number): Text => ({
    en: `${title} returned ${status}`,
    id: `${title} menghasilkan ${status}`,
  }),
  delivered: (event: string, status: number | null): Text =>
    status === null
      ? { en: `${event} got no response`, id: `${event} tidak mendapat response` }
      : { en: `${event} returned ${status}`, id: `${event} dibalas ${status}` },
  expired: { en: 'A request returned AUTH_TOKEN_EXPIRED', id: 'Request ditolak dengan AUTH_TOKEN_EXPIRED' },
  refreshed: { en: 'The token was refreshed', id: 'Token diperbarui' },
  calledAgain: { en: 'A request with the new token succeeded', id: 'Request dengan token baru berhasil' },
  rejected: { en: 'An order returned 422', id: 'Pesanan ditolak dengan 422' },
  corrected: { en: 'The order was sent again successfully', id: 'Pesanan berhasil dikirim ulang' },
  careless: {
    en: 'An order was sent again with a different Idempotency-Key or none',
    id: 'Pesanan dikirim ulang dengan Idempotency-Key yang berbeda atau tanpa key',
  },
  replayed: {
    en: 'A retry with the same key returned the first response',
    id: 'Retry dengan key yang sama mendapat response pertama lagi',
  },
  limited: { en: 'A request returned RATE_LIMITED', id: 'Request ditolak dengan RATE_LIMITED' },
  next: { en: 'The next request', id: 'Request berikutnya' },
  leaked: { en: 'A production key or token was sent', id: 'Kunci atau token production dikirim' },
  challenged: (kind: Kind, status: number | null): Text =>
    status === null
      ? { en: `The ${kind} event got no response`, id: `Event ${kindId[kind]} tidak mendapat response` }
      : { en: `The ${kind} event returned ${status}`, id: `Event ${kindId[kind]} dibalas ${status}` },
  genuineRefused: (kind: Kind, status: number | null): Text =>
    status === null
      ? {
          en: `The genuine event got no response, so the ${kind} one was not sent`,
          id: `Event asli tidak mendapat response, jadi event ${kindId[kind]} tidak dikirim`,
        }
      : {
          en: `The genuine event returned ${status}, so the ${kind} one was not sent`,
          id: `Event asli dibalas ${status}, jadi event ${kindId[kind]} tidak dikirim`,
        },
} as const

/** Why a check failed, or what is still missing. */
export const hints = {
  called: (status: number): Text => ({
    en: `The last request returned ${status}. Open the evidence to see the error and how to fix it.`,
    id: `Request terakhir menghasilkan ${status}. Buka buktinya untuk melihat error dan cara memperbaikinya.`,
  }),
  delivered: (status: number | null): Text =>
    status === null
      ? {
          en: 'The last webhook delivery got no response. Open the evidence to see why.',
          id: 'Pengiriman webhook terakhir tidak mendapat response. Buka buktinya untuk melihat penyebabnya.',
        }
      : {
          en: `The last webhook delivery returned ${status}. Open the evidence to see your endpoint’s response.`,
          id: `Pengiriman webhook terakhir dibalas ${status}. Buka buktinya untuk melihat response endpoint Anda.`,
        },
  refresh: { en: 'The token has expired. Now refresh it.', id: 'Token sudah kedaluwarsa. Sekarang perbarui token.' },
  callAgain: {
    en: 'The token is refreshed. Now repeat the request.',
    id: 'Token sudah diperbarui. Sekarang ulangi request.',
  },
  correct: {
    en: 'An order returned 422 and was not sent again. Fix the fields in errors and send it with the same partner_order_id.',
    id: 'Pesanan ditolak dengan 422 dan belum dikirim ulang. Perbaiki field di errors, lalu kirim lagi dengan partner_order_id yang sama.',
  },
  keepKey: {
    en: 'A retry without the first key returned ORDER_DUPLICATE. Store the key with the order and send it with every retry.',
    id: 'Retry tanpa key yang pertama menghasilkan ORDER_DUPLICATE. Simpan key bersama pesanan dan kirim di setiap retry.',
  },
  wait: {
    en: 'Rate limit reached. Wait the number of seconds in Retry-After, then send the next request.',
    id: 'Rate limit tercapai. Tunggu sesuai jumlah detik di Retry-After, lalu kirim request berikutnya.',
  },
  tooEarly: {
    en: 'The next request came before Retry-After had passed.',
    id: 'Request berikutnya dikirim sebelum waktu di Retry-After habis.',
  },
  leaked: {
    en: 'A production key or token was sent to development. Rotate it, remove it from your development settings, then reset this check.',
    id: 'Kunci atau token production dikirim ke development. Rotasi kunci tersebut, hapus dari pengaturan development Anda, lalu reset pemeriksaan ini.',
  },
  genuineLost: {
    en: 'Your endpoint did not respond to a genuine event. Start it, then try again.',
    id: 'Endpoint Anda tidak membalas event asli. Jalankan endpoint, lalu coba lagi.',
  },
  genuineRefused: (status: number): Text => ({
    en: `Your endpoint returned ${status} to a genuine event. It must accept genuine events with 2xx; check the secret it verifies with.`,
    id: `Endpoint Anda membalas event asli dengan ${status}. Event asli harus dibalas 2xx; periksa secret yang dipakai untuk verifikasi.`,
  }),
  noResponse: (kind: Kind): Text => ({
    en: `Your endpoint did not respond to the ${kind} event. Reject it with 400, 401 or 403.`,
    id: `Endpoint Anda tidak membalas event ${kindId[kind]}. Tolak dengan 400, 401, atau 403.`,
  }),
  accepted: (kind: Kind): Text => ({
    en: `Your endpoint accepted a ${kind} event. Verify webhook-signature and webhook-timestamp before you trust the body.`,
    id: `Endpoint Anda menerima event ${kindId[kind]}. Verifikasi webhook-signature dan webhook-timestamp sebelum memercayai body.`,
  }),
  unclear: (kind: Kind, status: number): Text => ({
    en: `Your endpoint returned ${status} to the ${kind} event, which doesn’t show that it checked the signature. Reject it with 400, 401 or 403.`,
    id: `Endpoint Anda membalas event ${kindId[kind]} dengan ${status}, jadi belum terbukti memeriksa signature. Tolak dengan 400, 401, atau 403.`,
  }),
} as const
