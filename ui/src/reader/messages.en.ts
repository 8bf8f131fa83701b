/** The texts of language and time zone, in English. */
export const messages = {
  language: 'Language',
  timeZone: 'Time zone',
  languageAndZone: (zone: string) => `Language and time zone: English, ${zone}`,
}
