import type { messages as english } from './messages.en.ts'

/** The texts of the sign-in, in Indonesian. */
export const messages: typeof english = {
  productName: 'EDIS Operations',
  title: 'Masuk',
  ended: 'Sesi Anda telah berakhir. Masuk lagi untuk melanjutkan.',
  refused: 'Anda tidak bisa masuk dengan akun perusahaan. Coba lagi, atau minta admin menambahkan Anda.',
  email: 'Email',
  password: 'Kata sandi',
  submit: 'Masuk',
  company: 'Masuk dengan akun perusahaan',
  forgot: 'Lupa kata sandi? Minta admin mengatur ulang.',
  codeTitle: 'Masukkan kode Anda',
  codeLead: (email) => `Masukkan kode 6 digit dari aplikasi authenticator untuk ${email}.`,
  recoveryTitle: 'Masukkan kode pemulihan',
  recoveryLead: (email) =>
    `Masukkan salah satu kode pemulihan untuk ${email}. Setiap kode hanya bisa digunakan sekali.`,
  code: 'Kode',
  recoveryCode: 'Kode pemulihan',
  continue: 'Lanjutkan',
  useRecovery: 'Gunakan kode pemulihan',
  useApp: 'Gunakan aplikasi authenticator',
  back: 'Kembali ke halaman masuk',
  setUpTitle: 'Siapkan aplikasi authenticator',
  setUpLead:
    'Peran Anda mewajibkan verifikasi dua langkah. Pindai kode ini dengan Google Authenticator, 1Password, atau Aegis.',
  setUpCode: 'Kode 6 digit dari aplikasi',
  turnOn: 'Aktifkan',
  recoveryCodesTitle: 'Simpan kode pemulihan Anda',
  recoveryCodesLead:
    'Jika ponsel Anda hilang, masuk dengan salah satu kode ini. Setiap kode hanya bisa digunakan sekali dan tidak akan ditampilkan lagi.',
  saved: 'Sudah saya simpan',
  signOut: 'Keluar',
}
