import type { messages as english } from './messages.en.tsx'

/** The texts of the verification code, in Indonesian. */
export const messages: typeof english = {
  verification: {
    intro: (minutes) =>
      `Setiap pengiriman webhook ditandatangani sesuai Standard Webhooks. Verifikasi signature sebelum memercayai isinya, dan tolak pengiriman yang lebih lama dari ${minutes} menit untuk mencegah replay attack.`,
    language: 'Bahasa pemrograman',
    secret: (strong) => (
      <>
        {strong('Secret Anda')} menggantikan teks yang disorot. Di production, baca dari environment variable atau
        secrets manager. Secret ditampilkan saat webhook ditambahkan; jika hilang, rotasi secret.
      </>
    ),
    rawBody: (note, strong) => (
      <>
        Yang ditandatangani adalah {strong('raw body')}, byte demi byte. {note}
      </>
    ),
    after: (strong, code) => (
      <>
        {strong('Setelah verifikasi,')} abaikan {code('webhook-id')} yang sudah pernah diterima dan {code('sequence')}{' '}
        yang lebih kecil dari yang tersimpan untuk pesanan itu. Balas 2xx sebelum memproses event.
      </>
    ),
  },
}
