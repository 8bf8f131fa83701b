import type { KeyObject } from 'node:crypto'
import { deliveryHeaders } from '@edis/contract/webhooks/deliveries'
import { type Exchange, judgeAttempt, signatureOf, type Verdict } from '../deliveries.ts'
import type { Attempt } from '../completions.store.ts'
import type { Claimed } from '../queue.store.ts'
import type { Sender } from './sender.ts'

type Parts = {
  keysOf: (delivery: Claimed) => KeyObject[]
  sender: Sender
  onError: (error: unknown) => void
}
/** `claimedAt`: by performance.now(). */
export type Due = Claimed & { claimedAt: number }

/** Signs and posts a delivery once, with both secrets while one takes over from the other. Never rejects. */
export async function attemptDelivery(parts: Parts, delivery: Due): Promise<{ attempt: Attempt; verdict: Verdict }> {
  const startedAt = timeOf(delivery)
  const signedAt = Math.floor(startedAt.getTime() / 1_000)
  const { url, eventId, body, failures } = delivery
  let signature: string | null = null
  let exchange: Exchange
  try {
    const keys = parts.keysOf(delivery)
    if (keys.length > 0) {
      signature = signatureOf(keys, eventId, signedAt, body)
      exchange = await parts.sender.post(url, deliveryHeaders({ id: eventId, timestamp: signedAt, signature }), body)
    } else exchange = { ...ourFault, fault: 'UNSIGNED' }
  } catch (error) {
    parts.onError(error)
    exchange = ourFault
  }
  return {
    attempt: { ...exchange, startedAt, url, signedAt: signature === null ? null : signedAt, signature },
    verdict: judgeAttempt(exchange, failures, timeOf(delivery), Math.random()),
  }
}

/** Now, by the database's clock: receivers refuse signatures that are minutes off, as this machine's clock may be. */
const timeOf = ({ now, claimedAt }: Due): Date => new Date(now + performance.now() - claimedAt)

const ourFault: Exchange = {
  fault: 'INTERRUPTED',
  detail: null,
  httpStatus: null,
  responseHeaders: null,
  responseBody: null,
  durationMs: 0,
}
