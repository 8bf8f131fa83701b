import { faultTexts } from './messages.en.ts'
import type { WebhookPayload } from './webhook-payload.ts'

/**
 * A webhook delivery. pending: waiting for the next attempt. delivered: the endpoint returned 2xx. failed: no attempts
 * left. held: the webhook is disabled; can be replayed later. cancelled: the webhook was deleted.
 */
export const deliveryStates = ['pending', 'delivered', 'failed', 'held', 'cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** By what webhook deliveries are listed: their states, where a pending one waits for its first attempt or for another. */
export const deliveryFilters = ['queued', 'retrying', ...deliveryStates] as const
export type DeliveryFilter = (typeof deliveryFilters)[number]

/** Seconds from a failed attempt to the next: after the first, after the second… */
export const retryDelays = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const

/** Days from the first attempt to the last. */
export const retryDays = Math.floor(retryDelays.reduce((sum, delay) => sum + delay, 0) / 86_400)

/** Seconds until a delivery that could not be signed is checked again; this does not use up an attempt. */
export const unsignedDelay = 3_600

/** The maximum `Retry-After` that is honoured, in seconds. */
export const maxRetryAfter = 86_400

/** In seconds: for the connection, and for the whole exchange. */
export const connectPatience = 5
export const exchangePatience = 15

/** Requests per second from each process to one host of a partner, unless WEBHOOK_HOST_RATE is set. */
export const hostRate = 200

/** A webhook is disabled after this many days without a successful delivery. */
export const failingDays = 5

/** Maximum difference between `webhook-timestamp` and the receiver's clock, in seconds. */
export const timestampTolerance = 300

/** Why an attempt failed: what the partner sees, and how to fix it. */
export const deliveryFaults = faultTexts({ connect: connectPatience, exchange: exchangePatience })
export type DeliveryFault = keyof typeof deliveryFaults
/** `detail`: the code that the system gave it, such as ECONNREFUSED. */
export type SeenFault = { fault: DeliveryFault; detail: string | null }

/** Returns what the partner reads: what happened and how to fix it. `texts`: of another language. */
export function faultInWords(fault: DeliveryFault, detail: string | null, texts = deliveryFaults): string {
  const { title, remedy } = texts[fault]
  return `${title}${detail === null ? '' : ` (${detail})`}. ${remedy}`
}

/** Returns the body sent for an event, the same for every attempt. */
export const deliveryBody = (payload: WebhookPayload): string => JSON.stringify(payload)

/** Returns the signed content, by Standard Webhooks: id, timestamp in seconds and raw body, joined by dots. */
export const signedContent = (id: string, timestamp: number, body: string): string => `${id}.${timestamp}.${body}`

/** Returns the headers of a webhook delivery. `signature`: one `v1,…` per secret, separated by spaces. */
export const deliveryHeaders = (delivery: {
  id: string
  timestamp: number
  signature: string
}): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'EDIS-Webhooks/1.0',
  'webhook-id': delivery.id,
  'webhook-timestamp': String(delivery.timestamp),
  'webhook-signature': delivery.signature,
})
