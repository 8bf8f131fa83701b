import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { anyWebhookEvent } from '@edis/contract/webhooks/webhook-events'
import { eventWords } from '../../event-words.ts'
import { messages } from './messages.en.tsx'

const { deletion } = messages

/** What deleting takes away, said before it happens. */
export function deletionWords(webhook: Webhook, all: readonly Webhook[]): string {
  const events = eventWords(webhook.event)
  const covered = all.some(
    ({ id, event, status }) =>
      id !== webhook.id && status === 'active' && (event === anyWebhookEvent || event === webhook.event),
  )
  return covered ? deletion.covered(events) : deletion.uncovered(events)
}
