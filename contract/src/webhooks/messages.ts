import type { Language } from '../languages.ts'
import { connectPatience, exchangePatience } from './deliveries.ts'
import * as english from './messages.en.ts'
import * as indonesian from './messages.id.ts'

type WebhookMessages = Pick<typeof english, 'eventTexts' | 'faultTexts' | 'snippetComments'>

const inAll: Record<Language, WebhookMessages> = { en: english, id: indonesian }

/** Returns the texts of events, failed attempts and verification code, in the language. */
export const webhookMessages = (language: Language): WebhookMessages => inAll[language]

/** Returns why an attempt failed and how to fix it, in the language. */
export const faultsIn = (language: Language): ReturnType<typeof english.faultTexts> =>
  inAll[language].faultTexts({ connect: connectPatience, exchange: exchangePatience })
