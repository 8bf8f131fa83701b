import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { ownRateLimit, partners } from '../database/tables/accounts-tables.ts'
import type { Database } from '../database/connection.ts'
import { namedKeys, partnerKeys } from '../database/tables/environment-tables.ts'
import { newId } from '../database/id.ts'
import { lockForPartner } from '../database/partner-lock.store.ts'
import { revokeAlive } from './tokens.store.ts'

export type PartnerKeyStore = ReturnType<typeof partnerKeyStore>
export type WorkingKey = { id: string; keySealed: Buffer; createdAt: Date; expiresAt: Date | null }
export type NewKey = { partnerId: string; keyHash: Buffer; keySealed: Buffer; createdAt: Date }

export function partnerKeyStore(database: Database) {
  const byHash = database
    .select({
      partnerId: partnerKeys.partnerId,
      expiresAt: partnerKeys.expiresAt,
      suspendedAt: partners.suspendedAt,
      productionGrantedAt: partners.productionGrantedAt,
      rateLimit: ownRateLimit,
    })
    .from(partnerKeys)
    .innerJoin(partners, eq(partners.id, partnerKeys.partnerId))
    .where(eq(partnerKeys.keyHash, sql.placeholder('keyHash')))
    .prepare('partner_by_key')

  const namedByHash = database
    .select({
      partnerId: namedKeys.partnerId,
      namedKeyId: namedKeys.id,
      scope: namedKeys.scope,
      expiresAt: namedKeys.revokedAt,
      suspendedAt: partners.suspendedAt,
      productionGrantedAt: partners.productionGrantedAt,
      rateLimit: ownRateLimit,
    })
    .from(namedKeys)
    .innerJoin(partners, eq(partners.id, namedKeys.partnerId))
    .where(eq(namedKeys.keyHash, sql.placeholder('keyHash')))
    .prepare('partner_by_named_key')

  return {
    /** The key's owner, and when the key ends if it was rotated, or ended if it was revoked. */
    async findOwner(keyHash: Buffer) {
      const [owner] = await byHash.execute({ keyHash })
      if (owner) return { ...owner, namedKeyId: null, scope: 'all' as const }
      const [ofNamed] = await namedByHash.execute({ keyHash })
      return ofNamed ?? null
    },

    /** The keys that work now, the present one first. */
    listWorking(partnerId: string, now: Date): Promise<WorkingKey[]> {
      return database
        .select({
          id: partnerKeys.id,
          keySealed: partnerKeys.keySealed,
          createdAt: partnerKeys.createdAt,
          expiresAt: partnerKeys.expiresAt,
        })
        .from(partnerKeys)
        .where(
          and(eq(partnerKeys.partnerId, partnerId), or(isNull(partnerKeys.expiresAt), gt(partnerKeys.expiresAt, now))),
        )
        .orderBy(sql`${partnerKeys.expiresAt} desc nulls first`, desc(partnerKeys.id))
    },

    /** Gives the partner a first key, unless it has one by now. */
    async addFirst(key: NewKey): Promise<void> {
      await database
        .insert(partnerKeys)
        .values({ id: newId('key'), ...key })
        .onConflictDoNothing()
    },

    /**
     * The new key is the first one; every earlier of it ends at `earlierEnd` at the latest. `revokes`: its tokens end with it.
     * Gives how many token pairs were revoked.
     */
    async replace(key: NewKey, earlierEnd: Date, { revokes }: { revokes: boolean }): Promise<number> {
      return database.transaction(async (transaction) => {
        // Of two rotations at once, the second must see the first one’s key.
        await lockForPartner(transaction, 'keys', key.partnerId)
        await transaction
          .update(partnerKeys)
          .set({ expiresAt: sql`least(${partnerKeys.expiresAt}, ${earlierEnd.toISOString()}::timestamptz)` })
          .where(eq(partnerKeys.partnerId, key.partnerId))
        await transaction.insert(partnerKeys).values({ id: newId('key'), ...key })
        const ofKey = { partnerId: key.partnerId, id: null, of: 'first key' }
        return revokes ? revokeAlive(transaction, ofKey, key.createdAt) : 0
      })
    },

    async deleteExpired(before: Date): Promise<void> {
      await database.delete(partnerKeys).where(lte(partnerKeys.expiresAt, before))
    },
  }
}
