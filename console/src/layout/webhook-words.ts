import type { DeliveryFault } from '@edis/contract/webhooks/deliveries'
import type { Tone } from '@edis/ui/layout/tag.tsx'
import { messages } from './messages.en.ts'

/** Of an HTTP status: the client's errors are amber, the server's red. */
export const statusTone = (status: number): Tone => (status >= 500 ? 'bad' : status >= 400 ? 'dev' : 'live')

/** Why an endpoint gave no response, in two words. */
export const faultWords = (fault: DeliveryFault | null): string =>
  fault === null ? messages.noResponse : messages.faults[fault]
