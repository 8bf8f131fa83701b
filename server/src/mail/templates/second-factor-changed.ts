import type { MailTemplate } from '../mail.ts'

/** `passkey`: its name; without one it is the authenticator app. */
type Data = { added: boolean; passkey?: string; address: string; at: string }

const subjects = {
  en: {
    app: {
      added: 'An authenticator app was added to your EDIS account',
      removed: 'Your authenticator app was turned off',
    },
    passkey: {
      added: 'A passkey was added to your EDIS account',
      removed: 'A passkey was removed from your EDIS account',
    },
  },
  id: {
    app: {
      added: 'Aplikasi authenticator ditambahkan ke akun EDIS Anda',
      removed: 'Aplikasi authenticator Anda dinonaktifkan',
    },
    passkey: {
      added: 'Passkey ditambahkan ke akun EDIS Anda',
      removed: 'Passkey dihapus dari akun EDIS Anda',
    },
  },
}
const subject = (language: keyof typeof subjects, { added, passkey }: Data): string =>
  subjects[language][passkey === undefined ? 'app' : 'passkey'][added ? 'added' : 'removed']

const named = ({ passkey }: Data): readonly (readonly [string, string])[] =>
  passkey === undefined ? [] : [['Passkey', passkey]]

export const secondFactorChanged: MailTemplate<Data> = {
  name: 'second-factor-changed',
  en: (data, { portal }) => ({
    subject: subject('en', data),
    lines: ['If this wasn’t you, reset your password now and contact EDIS.'],
    facts: [...named(data), ['IP address', data.address], ['Time', data.at]],
    link: { label: 'Open the portal', url: portal },
  }),
  id: (data, { portal }) => ({
    subject: subject('id', data),
    lines: ['Jika bukan Anda yang melakukannya, segera atur ulang kata sandi Anda dan hubungi EDIS.'],
    facts: [...named(data), ['Alamat IP', data.address], ['Waktu', data.at]],
    link: { label: 'Buka portal', url: portal },
  }),
}
