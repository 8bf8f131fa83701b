import type { Delivery, DeliveryAttempt } from '@edis/contract/portal-calls/deliveries'
import type { Tone } from '@edis/ui/layout/tag.tsx'
import { messages } from './messages.en.ts'

const { states, standstill, faults } = messages

/** A word or two, in its colour. */
export type Words = { text: string; tone: Tone }

type Standing = Pick<Delivery, 'state' | 'attempts'>

/** The status of a delivery, by the words of its filter. A pending one waits for its first attempt, or for another. */
export function stateWords({ state, attempts }: Standing): Words {
  switch (state) {
    case 'delivered':
      return { text: states.delivered, tone: 'live' }
    case 'failed':
      return { text: states.failed, tone: 'bad' }
    case 'pending':
      return attempts > 0 ? { text: states.retrying, tone: 'dev' } : { text: states.queued, tone: 'accent' }
    default:
      return { text: states[state], tone: 'plain' }
  }
}

type Outcome = Pick<DeliveryAttempt, 'http_status' | 'fault'>

/** The status where it says all of what an attempt came to; null: there is none, or more is to be said. */
export const statusAlone = ({ http_status: status, fault }: Outcome): number | null =>
  fault === null || fault === 'STATUS' ? status : null

/** What an attempt came to, short: `200`, `500`, `308 redirect`, `timeout`; null before there is anything to tell. */
export function responseWords({ http_status: status, fault }: Outcome): Words | null {
  if (fault === null) return status === null ? null : { text: String(status), tone: 'live' }
  const own = status !== null && status >= 400 && status < 500
  const text = [status, fault === 'STATUS' && status !== null ? null : faults[fault]].filter(Boolean).join(' ')
  return { text, tone: own && fault === 'STATUS' ? 'dev' : 'bad' }
}

/** What to do about a delivery that will not go on by itself. */
export function standstillWords(state: Delivery['state']): string | null {
  switch (state) {
    case 'failed':
      return standstill.failed
    case 'held':
      return standstill.held
    case 'cancelled':
      return standstill.cancelled
    default:
      return null
  }
}
