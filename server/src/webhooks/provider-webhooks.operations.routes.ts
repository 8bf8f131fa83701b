import { hints } from '@edis/contract/errors/hints'
import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import {
  addProviderWebhook,
  listProviderWebhooks,
  maxProviderWebhooks,
  removeProviderWebhook,
} from '@edis/contract/operations/provider-webhooks'
import { bareUrl } from '../audit/audit.ts'
import { audit } from '../audit/audit.store.ts'
import type { Database } from '../database/connection.ts'
import type { Vault } from '../database/vault.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import type { OperationsDoor } from '../http/doors/operations-door.ts'
import { addOfProvider, listOfProvider, type ProviderWebhook, removeOfProvider } from './provider-webhooks.store.ts'
import { webhookHealthStore } from './webhook-health.store.ts'
import { judgeWebhookUrl, newWebhookSecret, webhookSealContext } from './webhooks.ts'

type Parts = { databases: Readonly<Record<Environment, Database>>; vault: Vault; now: () => Date }
type Listed = DataOf<typeof listProviderWebhooks>['items'][number]

/** The webhooks of the provider's own systems, in the environment of the key. */
export function providerWebhookRoutes(door: OperationsDoor, { databases, vault, now }: Parts): void {
  door.answer(listProviderWebhooks, async ({ caller: { environment } }) => {
    const database = databases[environment]
    const webhooks = await listOfProvider(database)
    const told = await webhookHealthStore(database).of(webhooks.map(({ id }) => id))
    return { items: webhooks.map((webhook) => present(webhook, told.get(webhook.id)?.health)) }
  })

  door.write(addProviderWebhook, async ({ fields, caller: { environment }, by }, transaction) => {
    const { event } = fields
    const judged = judgeWebhookUrl(fields.url, { environment, allowPrivate: true, toProvider: true })
    if ('error' in judged) throw new Failure('VALIDATION_FAILED', { faults: [{ field: 'url', error: judged.error }] })
    const secret = newWebhookSecret()
    const seal = (id: string) => vault.seal(secret, webhookSealContext(environment, id))
    const added = await addOfProvider(
      transaction,
      { event, url: judged.url, createdAt: now(), seal },
      maxProviderWebhooks,
    )
    if (added === 'duplicate') throw new Failure('WEBHOOK_DUPLICATE')
    if (added === 'full') throw fieldFailure('url', 'FIELD_INVALID', hints.tooManyProviderWebhooks(maxProviderWebhooks))
    const { webhook, wasDisabled } = added
    await audit(transaction, by, {
      action: wasDisabled ? 'webhook.enabled' : 'webhook.added',
      target: webhook.id,
      environment,
      after: stateOf(webhook),
    })
    return { ...present(webhook), secret }
  })

  door.write(removeProviderWebhook, async ({ fields, caller: { environment }, by }, transaction) => {
    const removed = await removeOfProvider(transaction, fields.webhook_id)
    if (!removed) throw new Failure('WEBHOOK_NOT_FOUND')
    const entry = { action: 'webhook.removed', target: removed.id, environment, before: stateOf(removed) } as const
    await audit(transaction, by, entry)
    return { webhook_id: removed.id }
  })
}

const stateOf = ({ event, url }: ProviderWebhook) => ({ event, url: bareUrl(url) })

type Health = { failing_since: string | null; waiting: number; replayable: number }
const unknown: Health = { failing_since: null, waiting: 0, replayable: 0 }

const present = (
  { id, event, url, disabledReason, createdAt }: ProviderWebhook,
  { failing_since, waiting, replayable }: Health = unknown,
): Listed => ({
  webhook_id: id,
  event,
  url,
  status: disabledReason === null ? 'active' : 'disabled',
  disabled_reason: disabledReason,
  failing_since,
  waiting,
  replayable,
  created_at: createdAt.toISOString(),
})
