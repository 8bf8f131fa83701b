import { deliveryHeaders } from '@edis/contract/deliveries'
import type { Environment } from '@edis/contract/environment'
import type { Vault } from '../database/vault.ts'
import { webhookSealContext } from '../webhooks/webhooks.ts'
import { judgeAttempt, signatureOf, type Verdict } from './deliveries.ts'
import type { Claimed, Completion } from './queue.store.ts'
import type { Sender } from './sender.ts'

type Parts = { environment: Environment; vault: Vault; sender: Sender }
export type Attempt = NonNullable<Completion['attempt']>
/** `claimedAt`: by performance.now(). */
export type Due = Claimed & { claimedAt: number }

/** Signs and posts a delivery once, with both secrets while one takes over from the other. */
export async function attemptDelivery(
  { environment, vault, sender }: Parts,
  delivery: Due,
  url: string,
): Promise<{ attempt: Attempt; verdict: Verdict }> {
  const context = webhookSealContext(environment, delivery.webhookId)
  const secrets = [delivery.secretSealed, delivery.previousSecretSealed]
    .filter((sealed) => sealed !== null)
    .map((sealed) => vault.open(sealed, context))
  const startedAt = timeOf(delivery)
  const signedAt = Math.floor(startedAt.getTime() / 1_000)
  const signature = signatureOf(secrets, delivery.eventId, signedAt, delivery.body)
  const headers = deliveryHeaders({ id: delivery.eventId, timestamp: signedAt, signature })
  const exchange = await sender.post(url, headers, delivery.body)
  return {
    attempt: { ...exchange, startedAt, url, signedAt, signature },
    verdict: judgeAttempt(exchange, delivery.failures, timeOf(delivery), Math.random()),
  }
}

/** Now, by the database's clock: receivers refuse signatures that are minutes off, as this machine's clock may be. */
const timeOf = ({ now, claimedAt }: Due): Date => new Date(now + performance.now() - claimedAt)
