import { deliveryBody, deliveryHeaders } from '@edis/contract/deliveries'
import { webhookExamples } from '@edis/contract/webhook-payload'
import { newId } from '../database/id.ts'
import { newWebhookSecret } from '../webhooks/webhooks.ts'
import { type Exchange, signatureOf, signingKey } from './deliveries.ts'
import type { Sender } from './sender.ts'

/** How old a stale delivery says it is, in seconds. */
const staleBy = 3_600

/** Posts an event that a careful receiver rejects: signed with a secret that is not the webhook's, or an hour ago. */
export function challengeReceiver(
  sender: Sender,
  { url, secret, kind, now }: { url: string; secret: string; kind: 'forged' | 'stale'; now: Date },
): Promise<Exchange> {
  const id = newId('evt')
  const timestamp = Math.floor(now.getTime() / 1_000) - (kind === 'stale' ? staleBy : 0)
  const body = deliveryBody({ ...webhookExamples['order.delivered'], id, occurred_at: now.toISOString() })
  const signature = signatureOf([signingKey(kind === 'forged' ? newWebhookSecret() : secret)], id, timestamp, body)
  return sender.post(url, deliveryHeaders({ id, timestamp, signature }), body)
}
