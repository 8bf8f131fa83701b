import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
  type Webhook,
} from '@edis/contract/portal-calls/webhooks'
import { isWebhookEventFilter } from '@edis/contract/webhook-events'
import { newId } from '../database/id.ts'
import type { Vault } from '../database/vault.ts'
import type { ApiDoor } from '../http/api-door.ts'
import { Failure, fieldFailure, type FieldFault } from '../http/failure.ts'
import { judgeWebhookUrl, mostWebhooks, newWebhookSecret, previousSecretEnd, webhookSealContext } from './webhooks.ts'
import type { WebhookRow, WebhookStore } from './webhooks.store.ts'

type Parts = { webhooks: WebhookStore; vault: Vault; allowPrivate: boolean; now: () => Date }

export function webhookRoutes(door: ApiDoor, { webhooks, vault, allowPrivate, now }: Parts): void {
  const { environment } = door
  const seal = (secret: string, id: string) => vault.seal(secret, webhookSealContext(environment, id))

  door.answer(listWebhooks, async ({ caller }) => {
    const rows = await webhooks.list(caller.partnerId)
    return rows.map((row) => present(row, now()))
  })

  door.answer(createWebhook, async ({ fields, caller }) => {
    const target = judgeTarget(fields)
    const id = newId('whk')
    const secret = newWebhookSecret()
    const added = await webhooks.add(
      { id, partnerId: caller.partnerId, ...target, secretSealed: seal(secret, id), createdAt: now() },
      mostWebhooks,
    )
    if (added === 'full') throw fieldFailure('url', 'FIELD_INVALID', tooMany)
    if (added === 'duplicate') throw new Failure('WEBHOOK_DUPLICATE')
    return { ...present(added, now()), secret }
  })

  door.answer(updateWebhook, async ({ fields, caller }) => {
    const owned = { partnerId: caller.partnerId, id: fields.id }
    if (!(await webhooks.find(owned))) throw new Failure('WEBHOOK_NOT_FOUND')
    const changed = await webhooks.setTarget(owned, judgeTarget(fields))
    if (changed === 'duplicate') throw new Failure('WEBHOOK_DUPLICATE')
    return present(found(changed), now())
  })

  door.answer(enableWebhook, async ({ fields, caller }) => {
    const reason = fields.enabled === false ? 'paused' : null
    const changed = await webhooks.setDisabledReason({ partnerId: caller.partnerId, id: fields.id }, reason)
    return present(found(changed), now())
  })

  door.answer(rotateWebhookSecret, async ({ fields, caller }) => {
    const secret = newWebhookSecret()
    const owned = { partnerId: caller.partnerId, id: fields.id }
    const changed = await webhooks.replaceSecret(owned, seal(secret, fields.id), previousSecretEnd(now()))
    return { ...present(found(changed), now()), secret }
  })

  door.answer(deleteWebhook, async ({ fields, caller }) => {
    const deleted = await webhooks.delete({ partnerId: caller.partnerId, id: fields.id })
    if (!deleted) throw new Failure('WEBHOOK_NOT_FOUND')
    return { id: fields.id }
  })

  /** Both fields are judged, so that one answer names all that is wrong. */
  function judgeTarget<Target extends { url: string; event?: string }>({
    url,
    event,
  }: Target): Pick<Target, 'url' | 'event'> {
    const judged = judgeWebhookUrl(url, { environment, allowPrivate })
    const faults: FieldFault[] = []
    if (event !== undefined && !isWebhookEventFilter(event)) faults.push({ field: 'event', error: 'EVENT_UNKNOWN' })
    if ('error' in judged) faults.push({ field: 'url', error: judged.error })
    if (faults.length > 0 || 'error' in judged) throw new Failure('VALIDATION_FAILED', { faults })
    return { url: judged.url, ...(event === undefined ? {} : { event }) }
  }
}

function found(row: WebhookRow | null): WebhookRow {
  if (!row) throw new Failure('WEBHOOK_NOT_FOUND')
  return row
}

function present(row: WebhookRow, now: Date): Webhook {
  const overlap = row.previousSecretExpiresAt && row.previousSecretExpiresAt > now ? row.previousSecretExpiresAt : null
  return {
    id: row.id,
    event: row.event,
    url: row.url,
    status: row.disabledReason ? 'disabled' : 'active',
    disabled_reason: row.disabledReason,
    previous_secret_expires: overlap?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    last_delivery: null,
  }
}

const tooMany = {
  en: `At most ${mostWebhooks} webhooks in one environment.`,
  id: `Paling banyak ${mostWebhooks} webhook dalam satu lingkungan.`,
}
