import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import {
  type DeliveryFault,
  deliveryHeaders,
  maxRetryAfter,
  retryDelays,
  unsignedDelay,
  signedContent,
  type DeliveryState,
} from '@edis/contract/webhooks/deliveries'
import type { DeliveryAttempt } from '@edis/contract/portal-calls/deliveries'

/** What came of posting once. `fault` null: answered 2xx in time. */
export type Exchange = {
  fault: DeliveryFault | null
  /** What exactly went wrong, in words. */
  detail: string | null
  httpStatus: number | null
  responseHeaders: Record<string, string> | null
  /** Its first 10 kB. */
  responseBody: string | null
  durationMs: number
}

/** What becomes of a delivery after an attempt. `retryInMs`: when it is pending, the wait for its next attempt. */
export type Verdict = { state: DeliveryState; retryInMs: number | null; disables: boolean }

/**
 * Judges an attempt. `failures`: those before it, since it was sent or replayed. `random`: 0 to 1, for the jitter, which
 * adds up to a tenth so that what failed together is not tried together.
 */
export function judgeAttempt(exchange: Exchange, failures: number, now: Date, random: number): Verdict {
  if (exchange.fault === null) return { state: 'delivered', retryInMs: null, disables: false }
  // Waits for its secret, however long that takes
  if (exchange.fault === 'UNSIGNED') return { state: 'pending', retryInMs: unsignedDelay * 1_000, disables: false }
  const disables = exchange.fault === 'GONE'
  const delay = retryDelays[failures]
  if (disables || delay === undefined) return { state: 'failed', retryInMs: null, disables }
  const planned = delay * 1_000 * (1 + random / 10)
  const asked = [429, 503].includes(exchange.httpStatus ?? 0) ? retryAfterMs(exchange.responseHeaders, now) : null
  return { state: 'pending', retryInMs: Math.round(Math.max(planned, asked ?? 0)), disables }
}

/** `Retry-After` as seconds or as a date (RFC 9110, 10.2.3), bounded; null when there is none or it says nothing. */
export function retryAfterMs(headers: Record<string, string> | null, now: Date): number | null {
  const text = headers?.['retry-after']?.trim() ?? ''
  const isDate = /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)
  // One of its three forms of a date names no zone
  const date = isDate ? Date.parse(/gmt$/i.test(text) ? text : `${text} GMT`) : Number.NaN
  const wait = /^\d{1,15}$/.test(text) ? Number(text) * 1_000 : date - now.getTime()
  return wait > 0 ? Math.min(wait, maxRetryAfter * 1_000) : null
}

/** What signs: the bytes of a secret, which is `whsec_` and base64. */
export const signingKey = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))

/** webhook-signature by Standard Webhooks: one HMAC-SHA256 per key, the newest first. */
export function signatureOf(keys: readonly KeyObject[], id: string, timestamp: number, body: string): string {
  const content = signedContent(id, timestamp, body)
  return keys.map((key) => `v1,${createHmac('sha256', key).update(content).digest('base64')}`).join(' ')
}

/** An attempt as it was written down. */
export type AttemptRow = {
  number: number
  startedAt: Date
  durationMs: number | null
  url: string
  signedAt: number | null
  signature: string | null
  httpStatus: number | null
  fault: DeliveryFault | null
  detail: string | null
  responseHeaders: Record<string, string> | null
  responseBody: string | null
}

export function presentAttempt(row: AttemptRow, eventId: string): DeliveryAttempt {
  const { signedAt: timestamp, signature } = row
  return {
    number: row.number,
    started_at: row.startedAt.toISOString(),
    duration_ms: row.durationMs,
    outcome: row.fault === null ? 'succeeded' : 'failed',
    fault: row.fault,
    detail: row.detail,
    url: row.url,
    request_headers:
      timestamp === null || signature === null ? {} : deliveryHeaders({ id: eventId, timestamp, signature }),
    http_status: row.httpStatus,
    response_headers: row.responseHeaders,
    response_body: row.responseBody,
  }
}
