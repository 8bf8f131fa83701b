import type { messages as english } from './messages.en.ts'

/** The texts of the steps beside the sign-in itself, in Indonesian. */
export const messages: typeof english = {
  productName: 'Open API EDIS Partner',
  password: 'Kata sandi',
  newPassword: 'Kata sandi baru',
  backToSignIn: 'Kembali ke halaman masuk',
  join: {
    documentTitle: 'Bergabung · Open API EDIS Partner',
    loading: 'Memeriksa undangan Anda…',
    title: 'Bergabung',
    titleOf: (partner) => `Bergabung dengan ${partner}`,
    lead: (email) => `Anda akan masuk dengan email ${email}.`,
    invalid: 'Undangan ini tidak berlaku',
    name: 'Nama Anda',
    act: 'Bergabung',
  },
  forgot: {
    documentTitle: 'Lupa kata sandi · Open API EDIS Partner',
    title: 'Lupa kata sandi?',
    lead: 'Masukkan email Anda untuk menerima tautan pembuatan kata sandi baru.',
    email: 'Email',
    act: 'Kirim tautan',
    sentTitle: 'Periksa email Anda',
    sent: (email) =>
      `Jika ${email} memiliki akun, tautan sedang dikirim. Tautan berlaku 30 menit dan hanya bisa digunakan sekali.`,
  },
  reset: {
    documentTitle: 'Kata sandi baru · Open API EDIS Partner',
    title: 'Buat kata sandi baru',
    lead: 'Setelah disimpan, Anda otomatis keluar dari semua perangkat. Masuk lagi dengan kata sandi baru.',
    act: 'Simpan kata sandi',
    doneTitle: 'Kata sandi diganti',
    done: 'Masuk dengan kata sandi baru Anda.',
    invalid: 'Tautan ini tidak berlaku',
    again: 'Minta tautan baru',
  },
  secondStep: {
    documentTitle: 'Masukkan kode · Open API EDIS Partner',
    title: 'Masukkan kode Anda',
    lead: (email) => `Masukkan kode 6 digit dari aplikasi authenticator untuk ${email}.`,
    recoveryTitle: 'Masukkan kode pemulihan',
    recoveryLead: (email) =>
      `Masukkan salah satu kode pemulihan untuk ${email}. Setiap kode hanya bisa digunakan sekali.`,
    code: 'Kode',
    recoveryCode: 'Kode pemulihan',
    act: 'Lanjutkan',
    passkeyTitle: 'Gunakan passkey Anda',
    passkeyLead: (email) => `Browser akan meminta passkey untuk ${email}.`,
    passkeyAct: 'Gunakan passkey',
    usePasskey: 'Gunakan passkey',
    useRecovery: 'Gunakan kode pemulihan',
    useApp: 'Gunakan aplikasi authenticator',
  },
  confirm: {
    title: 'Konfirmasi kata sandi Anda',
    text: 'Anda masuk lebih dari 10 menit lalu. Demi keamanan akun, masukkan lagi kata sandi Anda.',
    passkey: 'Gunakan passkey',
    act: 'Lanjutkan',
  },
}
