import { messages } from './messages.en.ts'
import { anyWebhookEvent } from '@edis/contract/webhooks/webhook-events'

/** What a webhook asks for: an event's name, or all of them. */
export const eventWords = (event: string): string => (event === anyWebhookEvent ? messages.allEvents : event)
