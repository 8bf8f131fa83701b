import { and, eq, isNull, sql } from 'drizzle-orm'
import { partners, sessions } from '../database/tables/accounts-tables.ts'
import { type Database, orDuplicate } from '../database/connection.ts'
import { newId } from '../database/id.ts'

export type Partner = typeof partners.$inferSelect
export type PartnerStore = ReturnType<typeof partnerStore>

/** The partners' accounts, common to both environments. Emails are given in lower case. */
export function partnerStore(database: Database) {
  const byEmail = database
    .select()
    .from(partners)
    .where(eq(partners.email, sql.placeholder('email')))
    .prepare('partner_by_email')

  return {
    async findByEmail(email: string): Promise<Partner | null> {
      const [partner] = await byEmail.execute({ email })
      return partner ?? null
    },

    async find(partnerId: string): Promise<Partner | null> {
      const [partner] = await database.select().from(partners).where(eq(partners.id, partnerId))
      return partner ?? null
    },

    list(): Promise<Partner[]> {
      return database.select().from(partners).orderBy(partners.id)
    },

    /** Refuses a second account with the email. */
    add(
      partner: Pick<Partner, 'email' | 'name' | 'passwordHash' | 'productionGrantedAt'>,
      now: Date,
    ): Promise<Partner | 'duplicate'> {
      return orDuplicate('partners_email', async () => {
        const [added] = await database
          .insert(partners)
          .values({ id: newId('prt'), createdAt: now, ...partner })
          .returning()
        return added as Partner
      })
    },

    /** Keeps the moment of the first request. Gives whether it is that one. */
    async requestProduction(partnerId: string, now: Date): Promise<boolean> {
      const first = await database
        .update(partners)
        .set({ productionRequestedAt: now })
        .where(and(eq(partners.id, partnerId), isNull(partners.productionRequestedAt)))
        .returning({ id: partners.id })
      return first.length > 0
    },

    /** Keeps the moment of the first grant. Gives whether it is that one. */
    async grantProduction(partnerId: string, now: Date): Promise<boolean> {
      const first = await database
        .update(partners)
        .set({ productionGrantedAt: now })
        .where(and(eq(partners.id, partnerId), isNull(partners.productionGrantedAt)))
        .returning({ id: partners.id })
      return first.length > 0
    },

    /** `suspendedAt` null lifts the suspension. Suspending ends every session. */
    async setSuspended(partnerId: string, suspendedAt: Date | null): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.update(partners).set({ suspendedAt }).where(eq(partners.id, partnerId))
        if (suspendedAt) await transaction.delete(sessions).where(eq(sessions.partnerId, partnerId))
      })
    },

    /** Ends every session: whoever knew the old password is out. */
    async setPassword(partnerId: string, passwordHash: string): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.update(partners).set({ passwordHash }).where(eq(partners.id, partnerId))
        await transaction.delete(sessions).where(eq(sessions.partnerId, partnerId))
      })
    },
  }
}
