import { hints } from '@edis/contract/errors/hints'
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
  type Webhook,
} from '@edis/contract/portal-calls/webhooks'
import { normalEventFilter } from '@edis/contract/webhooks/webhook-events'
import { bareUrl } from '../audit/audit.ts'
import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import type { Vault } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure, fieldFault, type FieldFault } from '../http/doors/failure.ts'
import {
  judgeWebhookUrl,
  maxWebhooks,
  maxWebhooksPerHost,
  newWebhookSecret,
  previousSecretEnd,
  urlMessage,
  webhookSealContext,
} from './webhooks.ts'
import { webhookHealthStore, type WebhookHealthStore } from './webhook-health.store.ts'
import { type WebhookRow, webhookStore, type WebhookStore } from './webhooks.store.ts'

type Parts = {
  webhooks: WebhookStore
  health: WebhookHealthStore
  vault: Vault
  allowPrivate: boolean
  now: () => Date
}

export function webhookRoutes(door: ApiDoor, { webhooks, health, vault, allowPrivate, now }: Parts): void {
  const { environment } = door
  const seal = (secret: string, id: string) => vault.seal(secret, webhookSealContext(environment, id))

  door.answer(listWebhooks, async ({ caller }) => {
    const rows = await webhooks.list(caller.partnerId)
    return presentAll(rows)
  })

  door.change(createWebhook, async ({ fields, caller }, { database, audit }) => {
    const target = judgeTarget(fields)
    const id = newId('whk')
    const secret = newWebhookSecret()
    const result = await webhookStore(database).add(
      {
        id,
        partnerId: caller.partnerId,
        ...target,
        secretSealed: seal(secret, id),
        previousSecretSealed: null,
        previousSecretExpiresAt: null,
        disabledReason: null,
        createdAt: now(),
      },
      limits,
    )
    const added = written(result)
    await audit({ action: 'webhook.added', target: id, after: audited(added) })
    return { ...(await presentOne(added, database)), secret }
  })

  door.change(updateWebhook, async ({ fields, caller }, { database, audit }) => {
    const owned = { partnerId: caller.partnerId, id: fields.id }
    const store = webhookStore(database)
    const before = found(await store.find(owned))
    const result = await store.setTarget(owned, judgeTarget(fields), limits)
    const changed = found(result && written(result))
    // Another receiver: the failures of the one before are not its own.
    if (changed.url !== before.url) await webhookHealthStore(database).forgetFailures(changed.id)
    await audit({ action: 'webhook.changed', target: changed.id, before: audited(before), after: audited(changed) })
    return presentOne(changed, database)
  })

  door.change(enableWebhook, async ({ fields, caller }, { database, audit }) => {
    const reason = fields.enabled === false ? 'paused' : null
    const owned = { partnerId: caller.partnerId, id: fields.id }
    const store = webhookStore(database)
    const before = found(await store.find(owned))
    const changed = found(await store.setDisabledReason(owned, reason))
    if (reason === null) await webhookHealthStore(database).forgetFailures(changed.id)
    const action = reason === null ? 'webhook.enabled' : 'webhook.paused'
    await audit({ action, target: changed.id, before: audited(before), after: audited(changed) })
    return presentOne(changed, database)
  })

  door.change(rotateWebhookSecret, async ({ fields, caller }, { database, audit }) => {
    const secret = newWebhookSecret()
    const owned = { partnerId: caller.partnerId, id: fields.id }
    const ends = previousSecretEnd(now())
    const changed = found(await webhookStore(database).replaceSecret(owned, seal(secret, fields.id), ends))
    const after = { previous_secret_expires: ends.toISOString() }
    await audit({ action: 'webhook.secret_rotated', target: changed.id, after })
    return { ...(await presentOne(changed, database)), secret }
  })

  door.change(deleteWebhook, async ({ fields, caller }, { database, audit }) => {
    const deleted = found(await webhookStore(database).delete({ partnerId: caller.partnerId, id: fields.id }))
    await audit({ action: 'webhook.removed', target: deleted.id, before: audited(deleted) })
    return { id: fields.id }
  })

  async function presentAll(rows: readonly WebhookRow[], of = health): Promise<Webhook[]> {
    const told = await of.of(rows.map(({ id }) => id))
    return rows.map((row) => ({ ...present(row, now()), ...(told.get(row.id) ?? untold) }))
  }

  const presentOne = async (row: WebhookRow, within: Database): Promise<Webhook> => {
    const [webhook] = await presentAll([row], webhookHealthStore(within))
    return webhook as Webhook
  }

  /** Both fields are judged, so that one answer names all that is wrong. */
  function judgeTarget<Target extends { url: string; event?: string }>({
    url,
    event,
  }: Target): Pick<Target, 'url' | 'event'> {
    const judged = judgeWebhookUrl(url, { environment, allowPrivate })
    const faults: FieldFault[] = []
    const filter = event === undefined ? undefined : normalEventFilter(event)
    if (filter === null) faults.push({ field: 'event', error: 'EVENT_UNKNOWN' })
    if ('error' in judged) faults.push(fieldFault('url', judged.error, urlMessage(url, judged.error)))
    if (faults.length > 0 || 'error' in judged || filter === null) throw new Failure('VALIDATION_FAILED', { faults })
    return { url: judged.url, ...(filter === undefined ? {} : { event: filter }) }
  }
}

function found(row: WebhookRow | null): WebhookRow {
  if (!row) throw new Failure('WEBHOOK_NOT_FOUND')
  return row
}

const audited = ({ event, url, disabledReason }: WebhookRow) => ({
  event,
  url: bareUrl(url),
  status: disabledReason ?? 'active',
})

function present(row: WebhookRow, now: Date): Omit<Webhook, 'last_delivery' | 'health' | 'replay'> {
  const overlap = row.previousSecretExpiresAt && row.previousSecretExpiresAt > now ? row.previousSecretExpiresAt : null
  return {
    id: row.id,
    event: row.event,
    url: row.url,
    status: row.disabledReason ? 'disabled' : 'active',
    disabled_reason: row.disabledReason,
    previous_secret_expires: overlap?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }
}

const untold: Pick<Webhook, 'last_delivery' | 'health' | 'replay'> = {
  last_delivery: null,
  health: { last_success_at: null, failing_since: null, hours: [], waiting: 0, replayable: 0 },
  replay: null,
}

const limits = { inAll: maxWebhooks, perHost: maxWebhooksPerHost }

function written(result: WebhookRow | 'duplicate' | 'full' | 'host full'): WebhookRow {
  if (result === 'duplicate') throw new Failure('WEBHOOK_DUPLICATE')
  if (result === 'full') throw fieldFailure('url', 'FIELD_INVALID', hints.tooManyWebhooks(maxWebhooks))
  if (result === 'host full')
    throw fieldFailure('url', 'FIELD_INVALID', hints.tooManyWebhooksOfHost(maxWebhooksPerHost))
  return result
}
