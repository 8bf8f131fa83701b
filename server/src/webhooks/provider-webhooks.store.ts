import type { ProviderEventName } from '@edis/contract/webhooks/provider-events'
import { newId } from '../database/id.ts'
import type { Database } from '../database/connection.ts'
import type { Transaction } from '../database/transaction.ts'

/** One of the provider's own webhooks: of no partner. */
export type ProviderWebhook = {
  id: string
  event: ProviderEventName | '*'
  url: string
  disabledReason: 'gone' | 'failing' | null
  createdAt: Date
}
type New = Pick<ProviderWebhook, 'event' | 'url' | 'createdAt'> & { seal: (id: string) => Buffer }

const columns = `id, event, url, disabled_reason as "disabledReason", created_at as "createdAt"`

export async function listOfProvider({ $client: sql }: Database): Promise<ProviderWebhook[]> {
  return sql<ProviderWebhook[]>`select ${sql.unsafe(columns)} from webhooks where partner_id is null order by id`
}

/**
 * Adds a webhook, however many are added at once; a disabled one of the same event and URL is enabled, with the new secret and
 * its days to fail anew. Gives it, and whether it was there before.
 */
export async function addOfProvider(
  transaction: Transaction,
  { event, url, createdAt, seal }: New,
  most: number,
): Promise<{ webhook: ProviderWebhook; wasDisabled: boolean } | 'duplicate' | 'full'> {
  await transaction`select pg_advisory_xact_lock(413311, hashtext(current_schema()))`
  const known = await transaction<Pick<ProviderWebhook, 'id' | 'event' | 'url' | 'disabledReason'>[]>`
    select id, event, url, disabled_reason as "disabledReason" from webhooks where partner_id is null`
  const same = known.find((webhook) => webhook.event === event && webhook.url === url)
  if (same?.disabledReason === null) return 'duplicate'
  if (!same && known.length >= most) return 'full'
  const id = same?.id ?? newId('whk')
  if (same) await transaction`update webhook_health set failing_since = null where webhook_id = ${id}`
  const [webhook] = await transaction<ProviderWebhook[]>`
    insert into webhooks (id, partner_id, event, url, secret_sealed, created_at)
    values (${id}, null, ${event}, ${url}, ${seal(id)}, ${createdAt})
    on conflict (id) do update set
      secret_sealed = excluded.secret_sealed, previous_secret_sealed = null, previous_secret_expires_at = null,
      disabled_reason = null
    returning ${transaction.unsafe(columns)}`
  return { webhook: webhook as ProviderWebhook, wasDisabled: same !== undefined }
}

/** Gives what was removed; null: the provider has no such webhook. */
export async function removeOfProvider(transaction: Transaction, id: string): Promise<ProviderWebhook | null> {
  const [removed] = await transaction<ProviderWebhook[]>`
    delete from webhooks where id = ${id} and partner_id is null returning ${transaction.unsafe(columns)}`
  return removed ?? null
}
