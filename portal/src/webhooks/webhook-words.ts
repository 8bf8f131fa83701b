import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { failingDays } from '@edis/contract/webhooks/deliveries'
import { anyWebhookEvent } from '@edis/contract/webhooks/webhook-events'
import { eventWords } from '../event-words.ts'
import type { Tone } from '@edis/ui/layout/tag.tsx'

/** The state of a webhook in a word, its colour, and what to do about it when it is not well. */
export function statusWords(webhook: Webhook): { word: string; tone: Tone; hint?: string } {
  if (webhook.status === 'active') return { word: 'active', tone: 'live' }
  switch (webhook.disabled_reason) {
    case 'gone':
      return {
        word: 'off: gone',
        tone: 'bad',
        hint: 'Your server answered 410 Gone, so nothing is sent. Enable it when the address is back.',
      }
    case 'failing':
      return {
        word: 'off: failing',
        tone: 'bad',
        hint: `It failed for ${failingDays} days, so nothing is sent. Repair the receiver, then enable it.`,
      }
    default:
      return { word: 'paused', tone: 'plain', hint: 'Nothing is sent while it is paused.' }
  }
}

/** What deleting takes away, said before it happens. */
export function deletionWords(webhook: Webhook, all: readonly Webhook[]): string {
  const events = eventWords(webhook.event)
  const stops = 'From now on nothing is posted to this address, and its signing secret is gone.'
  const covered = all.some(
    ({ id, event, status }) =>
      id !== webhook.id && status === 'active' && (event === anyWebhookEvent || event === webhook.event),
  )
  if (covered) return `${stops} Another active webhook here still receives ${events}.`
  return `${stops} No other active webhook here receives ${events}: your software learns the rest only by asking Track Order.`
}
