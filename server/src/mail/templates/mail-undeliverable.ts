import type { MailTemplate } from '../mail.ts'

type Data = { template: string; recipient: string; recipient_id: string; error: string }

export const mailUndeliverable: MailTemplate<Data> = {
  name: 'mail-undeliverable',
  en: ({ template, recipient, recipient_id, error }) => ({
    subject: `An email to ${recipient} was not delivered`,
    lines: ['EDIS has stopped retrying this email. Check the address and contact the recipient another way.'],
    facts: [
      ['Recipient', recipient],
      ['Account', recipient_id],
      ['Email', template],
      ['Mail server', error],
    ],
  }),
  id: ({ template, recipient, recipient_id, error }) => ({
    subject: `Email ke ${recipient} tidak terkirim`,
    lines: [
      'EDIS tidak akan mencoba mengirim email ini lagi. Periksa alamatnya, dan hubungi penerima dengan cara lain.',
    ],
    facts: [
      ['Penerima', recipient],
      ['Akun', recipient_id],
      ['Email', template],
      ['Server email', error],
    ],
  }),
}
