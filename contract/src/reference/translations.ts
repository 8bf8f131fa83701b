import type { Call } from '../calls/call.ts'
import type { Language } from '../languages.ts'
import { callTexts } from '../open-api/id/calls.id.ts'
import { fieldTexts } from '../open-api/id/fields.id.ts'
import { untranslatedPages } from '../open-api/id/untranslated.id.ts'
import type { CallPageName, CallTexts, FieldTexts } from './call-texts.ts'
import type { ReferencePageName } from './reference-pages.ts'

type Translation = {
  calls: Partial<Record<CallPageName, CallTexts>>
  fields: FieldTexts
  /** Pages that are in English until they are translated. */
  untranslated: readonly ReferencePageName[]
}

/** What the contract's calls say in English, in the other languages. */
export const translations: Record<Exclude<Language, 'en'>, Translation> = {
  id: { calls: callTexts, fields: fieldTexts, untranslated: untranslatedPages },
}

/** Returns the language that the page is written in, for a reader of `language`. */
export const languageOf = (name: ReferencePageName, language: Language): Language =>
  language === 'en' || translations[language].untranslated.includes(name) ? 'en' : language

/** Returns what a call's page says. Throws if it is not translated. */
export function callTextsIn(language: Language, { page, summary, description }: Call): CallTexts {
  if (language === 'en') return { summary, description }
  const texts = page === null ? undefined : translations[language].calls[page as CallPageName]
  if (!texts) throw new Error(`${page} has no texts in ${language}`)
  return texts
}

/** Returns the description of a field, a header or a file. Throws if it is not translated. */
export function fieldTextIn(language: Language, english: string): string {
  if (language === 'en' || english === '') return english
  const text = translations[language].fields[english]
  if (text === undefined) throw new Error(`no text in ${language} for: ${english}`)
  return text
}
