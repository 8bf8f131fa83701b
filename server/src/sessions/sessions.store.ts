import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { partners, sessions } from '../database/accounts-tables.ts'
import type { Database } from '../database/connection.ts'

export type SessionStore = ReturnType<typeof sessionStore>

export function sessionStore(database: Database) {
  const byHash = database
    .select({
      partnerId: sessions.partnerId,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      suspendedAt: partners.suspendedAt,
      productionGrantedAt: partners.productionGrantedAt,
    })
    .from(sessions)
    .innerJoin(partners, eq(partners.id, sessions.partnerId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_hash')

  return {
    async find(tokenHash: Buffer) {
      const [session] = await byHash.execute({ tokenHash })
      return session ?? null
    },

    async open(session: { tokenHash: Buffer; partnerId: string; createdAt: Date; expiresAt: Date }): Promise<void> {
      await database.insert(sessions).values(session)
    },

    async end(tokenHash: Buffer, now: Date): Promise<void> {
      await database
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)))
    },

    async deleteExpired(before: Date): Promise<void> {
      await database.delete(sessions).where(lt(sessions.expiresAt, before))
    },
  }
}
