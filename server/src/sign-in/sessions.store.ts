import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { partners, sessions } from '../database/tables/accounts-tables.ts'
import type { Database } from '../database/connection.ts'

export type SessionStore = ReturnType<typeof sessionStore>
type NewSession = { tokenHash: Buffer; partnerId: string; createdAt: Date; expiresAt: Date }

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

    /**
     * Opens it unless the password has changed since it was judged, or the partner is suspended: the row's lock lets
     * whoever ends every session wait for this one.
     */
    async open(session: NewSession, passwordHash: string): Promise<boolean> {
      return database.transaction(async (transaction) => {
        const [unchanged] = await transaction
          .select({ id: partners.id })
          .from(partners)
          .where(
            and(
              eq(partners.id, session.partnerId),
              eq(partners.passwordHash, passwordHash),
              isNull(partners.suspendedAt),
            ),
          )
          .for('share')
        if (unchanged) await transaction.insert(sessions).values(session)
        return unchanged !== undefined
      })
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
