import type { Language } from '../languages.ts'
import type { Call } from './call.ts'
import { successMessages as indonesian } from './success-messages.id.ts'

const translated: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = { id: indonesian }

/** Returns the `message` of a successful response in the language. */
export const successMessage = ({ message }: Pick<Call, 'message'>, language: Language): string =>
  language === 'en' ? message : (translated[language][message] ?? message)
