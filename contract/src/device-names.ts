import type { Language } from './languages.ts'

type Device = { browser: string | null; system: string | null }

const words: Record<Language, { at: string; program: string; system: string; unknown: string }> = {
  en: { at: 'on', program: 'Another program', system: 'another system', unknown: 'Unknown browser' },
  id: { at: 'di', program: 'Program lain', system: 'sistem lain', unknown: 'Browser tidak dikenal' },
}

const named = ({ browser, system }: Device, { at, program, system: otherSystem }: (typeof words)['en']): string =>
  `${browser ?? program} ${at} ${system ?? otherSystem}`

/** Returns a name such as "Chrome on Windows", as it is stored: devices are known again by it. null: not known. */
export const deviceName = (device: Device): string => named(device, words.en)

/** Returns a device, as it is stored, in the language. */
export function deviceIn(stored: string, language: Language): string {
  const [browser = '', system] = stored.split(` ${words.en.at} `)
  if (system === undefined) return stored
  const known = (name: string, unknown: string) => (name === unknown ? null : name)
  const device = { browser: known(browser, words.en.program), system: known(system, words.en.system) }
  return device.browser === null && device.system === null ? words[language].unknown : named(device, words[language])
}
