import type { DeliveryFault } from '@edis/contract/webhooks/deliveries'
import { messages } from './messages.en.ts'

const { hints } = messages

/** What most often lies behind a status that an endpoint returned. `signature`: its signature is to be checked. */
export type EndpointHint = { text: string; signature: boolean }

export function endpointHint(status: number | null, fault: DeliveryFault | null): EndpointHint | null {
  if (status === 401 || status === 403) return { text: hints.secret(status), signature: true }
  if (status === 400 || status === 422) return { text: hints.body(status), signature: false }
  if (status === 404 || status === 405) return { text: hints[status], signature: false }
  if (status === 413) return { text: hints.tooLarge, signature: false }
  if (status === 429) return { text: hints.rate, signature: false }
  if (status !== null && status >= 500) return { text: hints.server(status), signature: false }
  if (fault === 'TIMEOUT') return { text: hints.timeout, signature: false }
  if (fault === 'REDIRECT') return { text: hints.redirect, signature: false }
  return null
}
