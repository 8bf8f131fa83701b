import { type LoggedRequest, slowRequestMs } from '@edis/contract/portal-calls/requests'
import { duration, tenths } from '@edis/ui/numbers/numbers.ts'
import { messages } from './messages.en.tsx'

/** Whether a duration is worth a look. */
export const isSlow = (ms: number): boolean => ms >= slowRequestMs

/** `0.8 ms`, `84 ms`, `1.2 s`. */
export function durationWords(ms: number): string {
  return ms < 9.95 ? `${tenths(ms)} ms` : duration(ms)
}

/** Who sent a request: the portal, an assistant, or the program by its User-Agent; null: it did not say. */
export function senderOf({
  from_portal: portal,
  from_assistant: assistant,
  user_agent: agent,
}: Pick<LoggedRequest, 'from_portal' | 'from_assistant' | 'user_agent'>): string | null {
  if (portal) return messages.senders.portal
  if (assistant) return messages.senders.assistant
  const program = /^[^\s/(]+/.exec(agent ?? '')?.[0] ?? null
  return program === 'Mozilla' ? messages.senders.browser : program
}

/** Refused before anybody looked at a body. */
const unread =
  /^(?:AUTH_|PRODUCTION_NOT_GRANTED|RATE_LIMITED|UNAVAILABLE|REQUEST_TOO_LARGE|MEDIA_TYPE|NOT_FOUND|METHOD_)/

/** Why a request is shown without a body. */
export function missingBody({ method, error }: Pick<LoggedRequest, 'method' | 'error'>): string {
  return method !== 'GET' && unread.test(error ?? '') ? messages.bodyNotRead : messages.noBody
}
