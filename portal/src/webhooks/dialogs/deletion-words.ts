import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { anyWebhookEvent, receivesEvent, subscribedEvents } from '@edis/contract/webhooks/webhook-events'
import { eventWords } from '../../event-words.ts'
import { messages } from './messages.en.tsx'

const { deletion } = messages

/** What deleting takes away, said before it happens. */
export function deletionWords(webhook: Webhook, all: readonly Webhook[]): string {
  const others = all.filter(({ id, status }) => id !== webhook.id && status === 'active')
  const wanted = subscribedEvents(webhook.event) ?? [anyWebhookEvent]
  const covered = wanted.every((event) => others.some((other) => receivesEvent(other.event, event)))
  const events = eventWords(webhook.event)
  return covered ? deletion.covered(events) : deletion.uncovered(events)
}
