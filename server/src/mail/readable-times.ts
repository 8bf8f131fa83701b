import type { Language } from '@edis/contract/languages'
import type { MailData } from './mail.ts'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

// A mail is read anywhere: it names the zone, the one that most of Indonesia lives by.
const formats: Record<Language, Intl.DateTimeFormat> = {
  en: formatOf('en-GB'),
  id: formatOf('id-ID'),
}

/** Returns what a template is filled with, times as the reader writes them: `22 Nov 2026, 17.00 WIB`. */
export function withReadableTimes(data: MailData, language: Language): MailData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && moment.test(value) ? `${formats[language].format(new Date(value))} WIB` : value,
    ]),
  )
}

function formatOf(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Jakarta',
  })
}
