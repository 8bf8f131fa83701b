import { anyWebhookEvent } from '@edis/contract/webhooks/webhook-events'

/** What a webhook asks for: an event's name, or all of them. */
export const eventWords = (event: string): string => (event === anyWebhookEvent ? 'all events' : event)
