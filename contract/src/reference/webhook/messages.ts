import type { Language } from '../../languages.ts'
import { messages as english } from './messages.en.ts'
import { messages as indonesian } from './messages.id.ts'

export type WebhookPageMessages = typeof english

const inAll: Record<Language, WebhookPageMessages> = { en: english, id: indonesian }

/** Returns the texts of the webhook page, in the language. */
export const webhookPageMessages = (language: Language): WebhookPageMessages => inAll[language]
