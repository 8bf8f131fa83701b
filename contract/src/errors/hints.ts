import { type InEachLanguage, inEachLanguage } from '../languages.ts'
import { hints as english } from './hints.en.ts'
import { hints as indonesian } from './hints.id.ts'

/** More specific messages of errors, each in every language. */
export const hints: InEachLanguage<typeof english> = inEachLanguage({ en: english, id: indonesian })
