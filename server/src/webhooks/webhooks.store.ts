import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Database, orDuplicate } from '../database/connection.ts'
import { deliveries } from '../database/tables/delivery-tables.ts'
import { webhooks } from '../database/tables/environment-tables.ts'
import { lockForPartner } from '../database/partner-lock.store.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type WebhookStore = ReturnType<typeof webhookStore>
export type WebhookLimits = { inAll: number; perHost: number }
type TooMany = 'full' | 'host full'
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
type Owned = { partnerId: string; id: string }

/** Every function takes the partner's id: another partner's webhook is not found. */
export function webhookStore(database: Database) {
  const owned = ({ partnerId, id }: Owned) => and(eq(webhooks.partnerId, partnerId), eq(webhooks.id, id))

  const change = async (webhook: Owned, values: Partial<WebhookRow>): Promise<WebhookRow | null> => {
    const [changed] = await database.update(webhooks).set(values).where(owned(webhook)).returning()
    return changed ?? null
  }

  /** Writes a webhook that goes to `url` when the partner's others leave room for it; `id`: it is there already. */
  function withinLimits<Row>(
    partnerId: string,
    limits: WebhookLimits,
    url: string,
    id: string | null,
    write: (transaction: Transaction) => Promise<Row>,
  ): Promise<Row | 'duplicate' | TooMany> {
    return orDuplicate('webhooks_event_url', () =>
      database.transaction(async (transaction) => {
        await lockForPartner(transaction, 'webhooks', partnerId)
        const rows = await transaction
          .select({ id: webhooks.id, url: webhooks.url })
          .from(webhooks)
          .where(eq(webhooks.partnerId, partnerId))
        const others = rows.filter((row) => row.id !== id)
        if (others.length >= limits.inAll) return 'full'
        const host = hostOf(url)
        const moves = rows.every((row) => row.id !== id || hostOf(row.url) !== host)
        if (moves && others.filter((row) => hostOf(row.url) === host).length >= limits.perHost) return 'host full'
        return write(transaction)
      }),
    )
  }

  return {
    list(partnerId: string): Promise<WebhookRow[]> {
      return database.select().from(webhooks).where(eq(webhooks.partnerId, partnerId)).orderBy(asc(webhooks.id))
    },

    async find(webhook: Owned): Promise<WebhookRow | null> {
      const [found] = await database.select().from(webhooks).where(owned(webhook))
      return found ?? null
    },

    /** Adds it unless the partner has too many already, however many are added at once. */
    add(
      webhook: WebhookRow & { partnerId: string },
      limits: WebhookLimits,
    ): Promise<WebhookRow | 'duplicate' | TooMany> {
      return withinLimits(webhook.partnerId, limits, webhook.url, null, async (transaction) => {
        const [added] = await transaction.insert(webhooks).values(webhook).returning()
        return added as WebhookRow
      })
    },

    /** null: the partner has no such webhook. */
    setTarget(
      webhook: Owned,
      target: { url: string; event?: string },
      limits: WebhookLimits,
    ): Promise<WebhookRow | 'duplicate' | TooMany | null> {
      return withinLimits(webhook.partnerId, limits, target.url, webhook.id, async (transaction) => {
        const [changed] = await transaction.update(webhooks).set(target).where(owned(webhook)).returning()
        return changed ?? null
      })
    },

    setDisabledReason: (webhook: Owned, disabledReason: WebhookRow['disabledReason']) =>
      change(webhook, { disabledReason }),

    /** Enables one of anybody's that its failures disabled. false: it is on, paused by the partner, or gone. */
    async enableFailed(id: string): Promise<boolean> {
      const enabled = await database
        .update(webhooks)
        .set({ disabledReason: null })
        .where(and(eq(webhooks.id, id), inArray(webhooks.disabledReason, ['gone', 'failing'])))
        .returning({ id: webhooks.id })
      return enabled.length > 0
    },

    /** The secret until now signs on beside the new one until `previousSecretExpiresAt`. */
    async replaceSecret(
      webhook: Owned,
      secretSealed: Buffer,
      previousSecretExpiresAt: Date,
    ): Promise<WebhookRow | null> {
      const [changed] = await database
        .update(webhooks)
        .set({ previousSecretSealed: webhooks.secretSealed, previousSecretExpiresAt, secretSealed })
        .where(owned(webhook))
        .returning()
      // What waits because the secret until now can't be read needs to wait no longer.
      if (changed)
        await database
          .update(deliveries)
          .set({ dueAt: sql`now()` })
          .where(
            and(
              eq(deliveries.lane, 1),
              eq(deliveries.webhookId, changed.id),
              eq(deliveries.state, 'pending'),
              eq(deliveries.fault, 'UNSIGNED'),
            ),
          )
      return changed ?? null
    },

    /** Gives what it was. */
    async delete(webhook: Owned): Promise<WebhookRow | null> {
      const [deleted] = await database.delete(webhooks).where(owned(webhook)).returning()
      return deleted ?? null
    },
  }
}

const hostOf = (url: string): string => new URL(url).hostname
