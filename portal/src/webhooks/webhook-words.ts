import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { failingDays } from '@edis/contract/webhooks/deliveries'
import type { Tone } from '@edis/ui/layout/tag.tsx'
import { messages } from './messages.en.ts'

const { status: texts } = messages

/** The state of a webhook in a word, its colour, and what to do about it when it is not well. */
export function statusWords(webhook: Webhook): { word: string; tone: Tone; hint?: string } {
  if (webhook.status === 'active')
    return webhook.health.failing_since === null
      ? { word: texts.active, tone: 'live' }
      : { word: texts.failing, tone: 'bad' }
  switch (webhook.disabled_reason) {
    case 'gone':
      return { word: texts.disabled, tone: 'bad', hint: texts.goneHint }
    case 'failing':
      return { word: texts.disabled, tone: 'bad', hint: texts.failingHint(failingDays) }
    default:
      return { word: texts.paused, tone: 'plain', hint: texts.pausedHint }
  }
}
