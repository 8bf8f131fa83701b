import type { Language } from '../languages.ts'

const units = [
  { seconds: 3_600, en: 'h', id: 'jam' },
  { seconds: 60, en: 'min', id: 'menit' },
  { seconds: 1, en: 's', id: 'detik' },
] as const

/** `14 h`, `5 min`, `5 s`. */
export function spanInWords(seconds: number, language: Language = 'en'): string {
  const unit = units.find((one) => seconds >= one.seconds) ?? units[2]
  const value = Number((seconds / unit.seconds).toFixed(unit.seconds === 3_600 ? 1 : 0))
  return `${value.toLocaleString(language)} ${unit[language]}`
}
