import { eventTexts } from './messages.en.ts'

export type WebhookEventName = keyof typeof eventTexts

/** Every webhook event, in the order of an order's life cycle. `description` is when it is sent. */
export const webhookEvents = (Object.keys(eventTexts) as WebhookEventName[]).map((name) => ({
  name,
  ...eventTexts[name],
}))

/** The filter of a webhook that receives every event. */
export const anyWebhookEvent = '*'

const names: ReadonlySet<string> = new Set(webhookEvents.map(({ name }) => name))

/** Returns the events that a webhook subscribes to; null: to every event, future ones included. */
export const subscribedEvents = (filter: string): readonly string[] | null =>
  filter === anyWebhookEvent ? null : filter.split(',')

/** Returns whether a webhook with this filter receives the event. */
export const receivesEvent = (filter: string, event: string): boolean =>
  subscribedEvents(filter)?.includes(event) ?? true

/**
 * Returns what a webhook subscribes to in its one normal form: `*`, or names of events, each once, in the order of an
 * order's life, with commas between; null: a name is unknown, or there is none.
 */
export function normalEventFilter(text: string): string | null {
  const wanted = new Set(text.split(',').map((name) => name.trim()))
  if ([...wanted].some((name) => name !== anyWebhookEvent && !names.has(name))) return null
  if (wanted.has(anyWebhookEvent)) return anyWebhookEvent
  return [...names].filter((name) => wanted.has(name)).join(',')
}
