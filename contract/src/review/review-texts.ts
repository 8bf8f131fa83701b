import { openApiCalls } from '../calls/open-api-calls.ts'
import type { Language } from '../languages.ts'
import { webhookMessages } from '../webhooks/messages.ts'
import type { WebhookEventName } from '../webhooks/webhook-events.ts'
import { eventScenarios } from './event-scenarios.ts'
import { checkTexts as english } from './messages.en.ts'
import { checkTexts as indonesian } from './messages.id.ts'
import type { Duty, ReviewEntry } from './review-entries.ts'

const inAll: Record<Language, typeof english> = { en: english, id: indonesian }

/** Returns what a check demonstrates and what to do to pass, in the language. Calls keep the names of their pages. */
export function reviewTexts(
  { section, id, subject }: ReviewEntry,
  language: Language,
): { title: string; hint: string } {
  const texts = inAll[language]
  if (section === 'events')
    return {
      title: webhookMessages(language).eventTexts[subject as WebhookEventName].title,
      hint: texts.event.hint(eventScenarios[subject as WebhookEventName], subject === 'order.cod_settled'),
    }
  if (section !== 'calls') return texts[id.replace('duty-', '') as Duty]
  const call = openApiCalls.find(({ path }) => path === subject)
  return { title: call?.title ?? id, hint: texts.call.hint(`${call?.method} ${subject}`) }
}
