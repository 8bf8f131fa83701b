import { eventTexts } from './messages.en.ts'

export type WebhookEventName = keyof typeof eventTexts

/** Every webhook event, in the order of an order's life cycle. `description` is when it is sent. */
export const webhookEvents = (Object.keys(eventTexts) as WebhookEventName[]).map((name) => ({
  name,
  ...eventTexts[name],
}))

/** The filter of a webhook that receives every event. */
export const anyWebhookEvent = '*'

const filters: ReadonlySet<string> = new Set([anyWebhookEvent, ...webhookEvents.map((event) => event.name)])

/** Returns whether a webhook can subscribe to `text`: the exact name of an event, or `*`. */
export function isWebhookEventFilter(text: string): text is WebhookEventName | typeof anyWebhookEvent {
  return filters.has(text)
}
