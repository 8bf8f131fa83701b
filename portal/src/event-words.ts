import { subscribedEvents } from '@edis/contract/webhooks/webhook-events'
import { messages } from './messages.en.ts'

/** What a webhook asks for: an event's name or two, how many, or all of them. */
export function eventWords(filter: string): string {
  const events = subscribedEvents(filter)
  if (events === null) return messages.allEvents
  return events.length > 2 ? messages.events(events.length) : events.join(', ')
}
