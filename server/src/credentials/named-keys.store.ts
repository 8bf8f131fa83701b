import type { KeyScope } from '@edis/contract/calls/call-scopes'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { lockForPartner } from '../database/partner-lock.store.ts'
import { namedKeys } from '../database/tables/environment-tables.ts'
import { revokeAlive } from './tokens.store.ts'

export type NamedKey = typeof namedKeys.$inferSelect
export type NamedKeyStore = ReturnType<typeof namedKeyStore>

/** Of one key: null, the first one. */
export type KeyUse = { namedKeyId: string | null; lastUsedAt: Date; address: string | null; tokens: number }

const working = (partnerId: string) => and(eq(namedKeys.partnerId, partnerId), isNull(namedKeys.revokedAt))

/** A partner's keys beside its first. */
export function namedKeyStore(database: Database) {
  return {
    /** The oldest first. */
    list: (partnerId: string): Promise<NamedKey[]> =>
      database.select().from(namedKeys).where(working(partnerId)).orderBy(namedKeys.id),

    /** What is known of the use of each key, by its tokens. */
    async uses(partnerId: string, now: Date): Promise<KeyUse[]> {
      return database.$client<KeyUse[]>`
        select named_key_id as "namedKeyId",
          max(greatest(created_at, refreshed_at, last_used_at)) as "lastUsedAt",
          (array_agg(last_used_address order by last_used_at desc nulls last))[1] as address,
          count(*) filter (where revoked_at is null
            and (access_expires_at > ${now} or (refreshed_at is null and refresh_expires_at > ${now})))::int as tokens
        from tokens where partner_id = ${partnerId} group by named_key_id`
    },

    /** In its turn among the partner's keys, so that none is one too many. */
    async add(key: Omit<NamedKey, 'revokedAt'>, most: number): Promise<'added' | 'duplicate' | 'too many'> {
      return database.transaction(async (transaction) => {
        await lockForPartner(transaction, 'keys', key.partnerId)
        const others = await transaction.select({ name: namedKeys.name }).from(namedKeys).where(working(key.partnerId))
        if (others.some(({ name }) => sameName(name, key.name))) return 'duplicate'
        if (others.length >= most) return 'too many'
        await transaction.insert(namedKeys).values(key)
        return 'added'
      })
    },

    /**
     * Ends a key and its tokens. In its turn among the partner's trades: no pair is made by a key that has ended.
     * null: there is none that works.
     */
    async revoke(
      partnerId: string,
      id: string,
      now: Date,
    ): Promise<{ name: string; scope: KeyScope; tokens: number } | null> {
      return database.transaction(async (transaction) => {
        await lockForPartner(transaction, 'tokens', partnerId)
        const [ended] = await transaction
          .update(namedKeys)
          .set({ revokedAt: now })
          .where(and(working(partnerId), eq(namedKeys.id, id)))
          .returning({ name: namedKeys.name, scope: namedKeys.scope })
        if (!ended) return null
        return { ...ended, tokens: await revokeAlive(transaction, { partnerId, id: null, of: id }, now) }
      })
    },

    async deleteRevoked(before: Date): Promise<void> {
      await database.delete(namedKeys).where(lt(namedKeys.revokedAt, before))
    },
  }
}

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
