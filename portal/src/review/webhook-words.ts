import { anyWebhookEvent } from '@edis/contract/webhooks/webhook-events'
import { messages } from './messages.en.tsx'

/** `https://hooks.tokosenja.id/edis (all events)` */
export const webhookWords = (url: string, event: string): string =>
  event === anyWebhookEvent ? messages.allEvents(url) : messages.oneEvent(url, event)
