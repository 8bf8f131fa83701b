import { and, asc, eq } from 'drizzle-orm'
import { type Database, orDuplicate } from '../database/connection.ts'
import { webhooks } from '../database/environment-tables.ts'
import { lockForPartner } from '../database/partner-lock.store.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type WebhookStore = ReturnType<typeof webhookStore>
type Owned = { partnerId: string; id: string }

/** Every function takes the partner's id: another partner's webhook is not found. */
export function webhookStore(database: Database) {
  const owned = ({ partnerId, id }: Owned) => and(eq(webhooks.partnerId, partnerId), eq(webhooks.id, id))

  const change = async (webhook: Owned, values: Partial<WebhookRow>): Promise<WebhookRow | null> => {
    const [changed] = await database.update(webhooks).set(values).where(owned(webhook)).returning()
    return changed ?? null
  }

  return {
    list(partnerId: string): Promise<WebhookRow[]> {
      return database.select().from(webhooks).where(eq(webhooks.partnerId, partnerId)).orderBy(asc(webhooks.id))
    },

    async find(webhook: Owned): Promise<WebhookRow | null> {
      const [found] = await database.select().from(webhooks).where(owned(webhook))
      return found ?? null
    },

    /** Adds it unless the partner has `most` already, however many are added at once. */
    async add(webhook: typeof webhooks.$inferInsert, most: number): Promise<WebhookRow | 'duplicate' | 'full'> {
      return orDuplicate('webhooks_event_url', () =>
        database.transaction(async (transaction) => {
          await lockForPartner(transaction, 'webhooks', webhook.partnerId)
          const owners = eq(webhooks.partnerId, webhook.partnerId)
          if ((await transaction.$count(webhooks, owners)) >= most) return 'full' as const
          const [added] = await transaction.insert(webhooks).values(webhook).returning()
          return added as WebhookRow
        }),
      )
    },

    async setTarget(webhook: Owned, target: { url: string; event?: string }): Promise<WebhookRow | 'duplicate' | null> {
      return orDuplicate('webhooks_event_url', () => change(webhook, target))
    },

    setDisabledReason: (webhook: Owned, disabledReason: WebhookRow['disabledReason']) =>
      change(webhook, { disabledReason }),

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
      return changed ?? null
    },

    async delete(webhook: Owned): Promise<boolean> {
      const deleted = await database.delete(webhooks).where(owned(webhook)).returning({ id: webhooks.id })
      return deleted.length > 0
    },
  }
}
