import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { partners } from '../database/accounts-tables.ts'
import type { Database } from '../database/connection.ts'
import { allowedIps, tokens } from '../database/environment-tables.ts'
import { lockForPartner } from '../database/partner-lock.store.ts'

export type TokenPair = typeof tokens.$inferSelect
export type NewTokenPair = Omit<TokenPair, 'familyId' | 'refreshedAt' | 'revokedAt'>
export type TokenStore = ReturnType<typeof tokenStore>

export function tokenStore(database: Database) {
  const bearer = database
    .select({
      partnerId: tokens.partnerId,
      expiresAt: tokens.accessExpiresAt,
      revokedAt: tokens.revokedAt,
      suspendedAt: partners.suspendedAt,
      productionGrantedAt: partners.productionGrantedAt,
      allowedIps: sql<
        string[]
      >`array(select ${allowedIps.ip} from ${allowedIps} where ${allowedIps.partnerId} = ${tokens.partnerId})`,
    })
    .from(tokens)
    .innerJoin(partners, eq(partners.id, tokens.partnerId))
    .where(eq(tokens.accessHash, sql.placeholder('accessHash')))
    .prepare('bearer_by_access_token')

  return {
    /** What the doors judge an access token by, with the partner's allowed addresses. */
    async findBearer(accessHash: Buffer) {
      const [found] = await bearer.execute({ accessHash })
      return found ?? null
    },

    async add(pair: NewTokenPair & { familyId: string }): Promise<void> {
      await database.insert(tokens).values(pair)
    },

    /** The newest pair that still works or can be refreshed. */
    async findNewest(partnerId: string, now: Date): Promise<TokenPair | null> {
      const [pair] = await database
        .select()
        .from(tokens)
        .where(
          and(
            eq(tokens.partnerId, partnerId),
            isNull(tokens.revokedAt),
            isNull(tokens.refreshedAt),
            gt(tokens.refreshExpiresAt, now),
          ),
        )
        .orderBy(desc(tokens.id))
        .limit(1)
      return pair ?? null
    },

    /**
     * Trades a refresh token: `judge` judges the pair it belongs to. `good` adds `next` to the family, `reused` revokes
     * the family. A partner's trades take turns: of two at once one wins, and no pair joins a family as it is revoked.
     */
    async refresh(
      { partnerId, refreshHash, next }: { partnerId: string; refreshHash: Buffer; next: NewTokenPair },
      judge: (pair: TokenPair) => 'good' | 'reused' | 'dead',
      now: Date,
    ): Promise<'good' | 'reused' | 'dead'> {
      return database.transaction(async (transaction) => {
        await lockForPartner(transaction, 'tokens', partnerId)
        const [pair] = await transaction
          .select()
          .from(tokens)
          .where(and(eq(tokens.refreshHash, refreshHash), eq(tokens.partnerId, partnerId)))
        const verdict = pair ? judge(pair) : 'dead'
        if (pair && verdict === 'good') {
          await transaction.update(tokens).set({ refreshedAt: now }).where(eq(tokens.id, pair.id))
          await transaction.insert(tokens).values({ ...next, familyId: pair.familyId })
        }
        if (pair && verdict === 'reused') {
          await transaction
            .update(tokens)
            .set({ revokedAt: now })
            .where(and(eq(tokens.familyId, pair.familyId), isNull(tokens.revokedAt)))
        }
        return verdict
      })
    },

    /** Ends the newest pair's access token, and leaves its refresh token. Gives whether there was one. */
    async expireNewest(partnerId: string, now: Date): Promise<boolean> {
      const pair = await this.findNewest(partnerId, now)
      if (!pair) return false
      await database.update(tokens).set({ accessExpiresAt: now }).where(eq(tokens.id, pair.id))
      return true
    },

    async deleteExpired(before: Date): Promise<void> {
      await database.delete(tokens).where(lt(tokens.refreshExpiresAt, before))
    },
  }
}
