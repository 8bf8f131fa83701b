import type { WebhookPayload } from './webhook-payload.ts'

/**
 * An event on its way to a webhook. pending: waits for its next attempt. delivered: answered 2xx. failed: no attempt is
 * left. held: its webhook is disabled, so that it waits to be replayed. cancelled: its webhook was deleted.
 */
export const deliveryStates = ['pending', 'delivered', 'failed', 'held', 'cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Seconds from a failed attempt to the next: after the first, after the second… */
export const retryDelays = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const

/** Whole days from the first attempt to the last. */
export const retryDays = Math.floor(retryDelays.reduce((sum, delay) => sum + delay, 0) / 86_400)

/** Seconds until a delivery that could not be signed is looked at again; it uses up none of its attempts. */
export const unsignedDelay = 3_600

/** The longest that `Retry-After` is honoured, in seconds. */
export const longestRetryAfter = 86_400

/** In seconds: for the connection, and for the whole exchange however slowly the answer comes. */
export const connectPatience = 5
export const exchangePatience = 15

/** Requests a second that each process starts to one host of a partner's, unless WEBHOOK_HOST_RATE says else. */
export const hostRate = 200

/** A webhook that has only failed for so many days is disabled. */
export const failingDays = 5

/** Seconds by which `webhook-timestamp` may differ from the receiver's clock before it is stale. */
export const timestampTolerance = 300

/** Why an attempt failed: what the partner sees, and what helps. */
export const deliveryFaults = {
  STATUS: {
    title: 'Answered with an error',
    remedy: 'Answer 2xx as soon as you have stored the event; work on it afterwards.',
  },
  REDIRECT: {
    title: 'Answered with a redirect',
    remedy: 'Redirects are never followed. Set the webhook’s URL to where it leads.',
  },
  GONE: { title: 'Answered 410 Gone', remedy: '410 disables the webhook. Enable it when the receiver is there again.' },
  CONNECT_TIMEOUT: {
    title: `No connection within ${connectPatience} seconds`,
    remedy: 'Check that the host is up and that its firewall lets us in.',
  },
  TIMEOUT: {
    title: `No complete answer within ${exchangePatience} seconds`,
    remedy: 'Answer first, with the whole body, and work on the event afterwards.',
  },
  NAME_NOT_FOUND: {
    title: 'The host name was not found',
    remedy: 'Check the URL’s spelling and the name’s DNS records.',
  },
  ADDRESS_FORBIDDEN: {
    title: 'The host’s address may not be called',
    remedy: 'The name leads to a private or reserved address. Use one that is public.',
  },
  URL_FORBIDDEN: {
    title: 'The URL may not be called',
    remedy: 'It is not allowed in this environment (any more). Production wants https and a public host.',
  },
  CERTIFICATE: {
    title: 'The certificate was not accepted',
    remedy: 'Use a certificate of a public authority that is valid today, made for this host, with its whole chain.',
  },
  CONNECTION_REFUSED: { title: 'The connection was refused', remedy: 'Nothing listens on the URL’s port.' },
  CONNECTION_LOST: {
    title: 'The connection broke off',
    remedy: 'The receiver or something before it closed the connection before it had answered.',
  },
  ANSWER_INVALID: {
    title: 'The answer was not valid HTTP',
    remedy: 'Check that the port speaks HTTP/1.1, and https when the URL says https.',
  },
  INTERRUPTED: {
    title: 'We were interrupted',
    remedy: 'Our side stopped in mid-attempt; the event is sent again. It may have reached you: compare webhook-id.',
  },
  UNSIGNED: {
    title: 'Nothing was sent: we cannot read the webhook’s secret',
    remedy: 'Rotate the secret on the Webhook Setting page; events that wait are then sent. None is lost.',
  },
} as const
export type DeliveryFault = keyof typeof deliveryFaults

/** What the partner reads: what happened, exactly, and what helps. */
export function faultInWords(fault: DeliveryFault, detail: string | null): string {
  const { title, remedy } = deliveryFaults[fault]
  return `${title}${detail === null ? '' : ` (${detail})`}. ${remedy}`
}

/** The bytes that are posted for an event, the same at every attempt. */
export const deliveryBody = (payload: WebhookPayload): string => JSON.stringify(payload)

/** What a signature is made of, by Standard Webhooks: id, timestamp in seconds and raw body, joined by full stops. */
export const signedContent = (id: string, timestamp: number, body: string): string => `${id}.${timestamp}.${body}`

/** The headers of a delivery. `signature`: one `v1,…` per secret, separated by spaces. */
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
