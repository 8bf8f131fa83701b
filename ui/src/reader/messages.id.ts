import type { messages as english } from './messages.en.ts'

/** The texts of language and time zone, in Indonesian. */
export const messages: typeof english = {
  language: 'Bahasa',
  timeZone: 'Zona waktu',
  languageAndZone: (zone) => `Bahasa dan zona waktu: Bahasa Indonesia, ${zone}`,
}
