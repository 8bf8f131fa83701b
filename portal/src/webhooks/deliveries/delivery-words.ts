import type { DeliveryFault } from '@edis/contract/webhooks/deliveries'
import type { Delivery, DeliveryAttempt } from '@edis/contract/portal-calls/deliveries'
import type { Tone } from '@edis/ui/layout/tag.tsx'

/** A word or two, in its colour. */
export type Words = { text: string; tone: Tone }

type Standing = Pick<Delivery, 'state' | 'attempts' | 'next_attempt_at'>

/** Where a delivery stands. A pending one is sending, waits for its first attempt, or was tried and will be again. */
export function stateWords({ state, attempts, next_attempt_at: next }: Standing): Words {
  switch (state) {
    case 'delivered':
      return { text: 'delivered', tone: 'live' }
    case 'failed':
      return { text: 'failed', tone: 'bad' }
    case 'pending':
      if (next === null) return { text: 'sending', tone: 'accent' }
      return attempts > 0 ? { text: 'retrying', tone: 'dev' } : { text: 'waiting', tone: 'accent' }
    default:
      return { text: state, tone: 'plain' }
  }
}

const withoutAnswer: Record<DeliveryFault, string> = {
  STATUS: 'error',
  REDIRECT: 'redirect',
  GONE: 'gone',
  CONNECT_TIMEOUT: 'no connection',
  TIMEOUT: 'timeout',
  NAME_NOT_FOUND: 'name not found',
  ADDRESS_FORBIDDEN: 'forbidden address',
  URL_FORBIDDEN: 'forbidden URL',
  CERTIFICATE: 'certificate',
  CONNECTION_REFUSED: 'refused',
  CONNECTION_LOST: 'broke off',
  ANSWER_INVALID: 'not HTTP',
  INTERRUPTED: 'interrupted',
  UNSIGNED: 'not signed',
}

/** What an attempt came to, short: `200`, `500`, `308 redirect`, `timeout`; null before there is anything to tell. */
export function answerWords({
  http_status: status,
  fault,
}: Pick<DeliveryAttempt, 'http_status' | 'fault'>): Words | null {
  if (fault === null) return status === null ? null : { text: String(status), tone: 'live' }
  const busy = status === 429 || status === 503
  const text = [status, fault === 'STATUS' && status !== null ? null : withoutAnswer[fault]].filter(Boolean).join(' ')
  return { text, tone: busy ? 'dev' : 'bad' }
}

/** What to do about a delivery that will not go on by itself. */
export function standstillWords(state: Delivery['state']): string | null {
  switch (state) {
    case 'failed':
      return 'No attempt is left. Repair the receiver, then replay it: webhook-id stays the same.'
    case 'held':
      return 'Its webhook was off when it was due, so it is kept. Enable the webhook, then replay it.'
    case 'cancelled':
      return 'Its webhook was deleted before it arrived.'
    default:
      return null
  }
}
