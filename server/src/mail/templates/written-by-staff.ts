import type { MailTemplate } from '../mail.ts'

type Data = { subject: string; text: string }

const words = ({ subject, text }: Data) => ({ subject, lines: text.split(/\n+/) })

/** In the words of whoever wrote it. */
export const writtenByStaff: MailTemplate<Data> = { name: 'written-by-staff', en: words, id: words }
