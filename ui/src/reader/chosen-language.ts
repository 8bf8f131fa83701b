import type { Language } from '@edis/contract/languages'
import { reloadInPlace } from './reload-in-place.ts'

const yearInSeconds = 31_536_000

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', id: 'Bahasa Indonesia' }

/** Keeps the language with the browser and loads the page in it. The portal's door reads the cookie. */
export function chooseLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `language=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
  reloadInPlace()
}
