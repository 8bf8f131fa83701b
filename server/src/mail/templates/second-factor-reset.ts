import type { MailTemplate } from '../mail.ts'

type Data = { at: string }

export const secondFactorReset: MailTemplate<Data> = {
  name: 'second-factor-reset',
  en: ({ at }, { portal }) => ({
    subject: 'Two-factor authentication was turned off for your EDIS account',
    lines: [
      'EDIS removed your authenticator app, passkeys and recovery codes, and signed you out everywhere.',
      'Sign in with your password, then set up two-factor authentication again.',
      'If you didn’t ask for this, reset your password now and contact EDIS.',
    ],
    facts: [['Time', at]],
    link: { label: 'Open the portal', url: portal },
  }),
  id: ({ at }, { portal }) => ({
    subject: 'Verifikasi dua langkah akun EDIS Anda dinonaktifkan',
    lines: [
      'EDIS menghapus aplikasi authenticator, passkey, dan kode pemulihan Anda, lalu mengakhiri semua sesi Anda.',
      'Masuk dengan kata sandi Anda, lalu aktifkan lagi verifikasi dua langkah.',
      'Jika Anda tidak memintanya, segera atur ulang kata sandi Anda dan hubungi EDIS.',
    ],
    facts: [['Waktu', at]],
    link: { label: 'Buka portal', url: portal },
  }),
}
