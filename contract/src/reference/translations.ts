import type { Call } from '../calls/call.ts'
import type { Language } from '../languages.ts'
import { callTexts } from '../open-api/id/calls.id.ts'
import { fieldTexts } from '../open-api/id/fields.id.ts'
import type { CallPageName, CallTexts, FieldTexts } from './call-texts.ts'

type Translation = {
  calls: Record<CallPageName, CallTexts>
  fields: FieldTexts
}

/** What the contract's calls say in English, in the other languages. */
export const translations: Record<Exclude<Language, 'en'>, Translation> = {
  id: { calls: callTexts, fields: fieldTexts },
}

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
