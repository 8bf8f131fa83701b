import type { Language } from './languages.ts'

const words: Record<Language, { at: string; program: string; system: string; unknown: string }> = {
  en: { at: 'on', program: 'Another program', system: 'another system', unknown: 'Unknown browser' },
  id: { at: 'di', program: 'Program lain', system: 'sistem lain', unknown: 'Browser tidak dikenal' },
}

/** Returns a name such as "Chrome on Windows" in the language; null: not known. */
export function deviceName(
  { browser, system }: { browser: string | null; system: string | null },
  language: Language = 'en',
): string {
  const { at, program, system: otherSystem, unknown } = words[language]
  if (browser === null && system === null) return unknown
  return `${browser ?? program} ${at} ${system ?? otherSystem}`
}

/** Returns a device, as it is stored in English, in the language. */
export function deviceIn(stored: string, language: Language): string {
  const [browser = '', system] = stored.split(` ${words.en.at} `)
  if (stored === words.en.unknown) return words[language].unknown
  if (system === undefined) return stored
  const known = (name: string, unknown: string) => (name === unknown ? null : name)
  return deviceName({ browser: known(browser, words.en.program), system: known(system, words.en.system) }, language)
}
