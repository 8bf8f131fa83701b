import type { Language } from '../languages.ts'
import type { ErrorCode, ErrorTexts } from './error-catalogue.ts'
import { messages as english } from './messages.en.ts'
import { messages as indonesian } from './messages.id.ts'

const inAll: Record<Language, Record<ErrorCode, ErrorTexts>> = { en: english, id: indonesian }

/** Returns what an error says in the language. */
export const errorTexts = (code: ErrorCode, language: Language): ErrorTexts => inAll[language][code]

/** Returns the message of an error in the language. */
export const errorMessage = (code: ErrorCode, language: Language): string => errorTexts(code, language).message
