import { deviceIn } from '@edis/contract/device-names'
import type { MailTemplate } from '../mail.ts'

type Data = { device: string; address: string; at: string }

export const newDevice: MailTemplate<Data> = {
  name: 'new-device',
  en: ({ device, address, at }, { portal }) => ({
    subject: 'New sign-in to your EDIS account',
    lines: ['If this wasn’t you, change your password and contact EDIS.'],
    facts: [
      ['Device', device],
      ['IP address', address],
      ['Time', at],
    ],
    link: { label: 'Open the portal', url: portal },
  }),
  id: ({ device, address, at }, { portal }) => ({
    subject: 'Akun EDIS Anda diakses dari perangkat baru',
    lines: ['Jika bukan Anda yang melakukannya, ganti kata sandi Anda dan hubungi EDIS.'],
    facts: [
      ['Perangkat', deviceIn(device, 'id')],
      ['Alamat IP', address],
      ['Waktu', at],
    ],
    link: { label: 'Buka portal', url: portal },
  }),
}
