import type { Language } from '../languages.ts'
import { messages as english } from './messages.en.ts'
import { messages as indonesian } from './messages.id.ts'

export type ReferenceMessages = typeof english

const inAll: Record<Language, ReferenceMessages> = { en: english, id: indonesian }

/** Returns the texts that the reference pages share, in the language. */
export const messagesOf = (language: Language): ReferenceMessages => inAll[language]
