import { and, asc, count, eq } from 'drizzle-orm'
import { type Database, orDuplicate } from '../database/connection.ts'
import { webhooks } from '../database/environment-tables.ts'

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

    async count(partnerId: string): Promise<number> {
      const [row] = await database.select({ count: count() }).from(webhooks).where(eq(webhooks.partnerId, partnerId))
      return row?.count ?? 0
    },

    async find(webhook: Owned): Promise<WebhookRow | null> {
      const [found] = await database.select().from(webhooks).where(owned(webhook))
      return found ?? null
    },

    async add(webhook: typeof webhooks.$inferInsert): Promise<WebhookRow | 'duplicate'> {
      return orDuplicate('webhooks_event_url', async () => {
        const [added] = await database.insert(webhooks).values(webhook).returning()
        return added as WebhookRow
      })
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
