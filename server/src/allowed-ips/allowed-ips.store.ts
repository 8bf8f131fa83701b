import { and, asc, eq } from 'drizzle-orm'
import { tellAccessChanged } from '../database/access-changes.store.ts'
import { type Database, orDuplicate } from '../database/connection.ts'
import { allowedIps } from '../database/tables/environment-tables.ts'
import { lockForPartner } from '../database/partner-lock.store.ts'

export type AllowedIpRow = typeof allowedIps.$inferSelect
export type AllowedIpStore = ReturnType<typeof allowedIpStore>
type Owned = { partnerId: string; id: string }

/** Every function takes the partner's id: another partner's address is not found. */
export function allowedIpStore(database: Database) {
  const owned = ({ partnerId, id }: Owned) => and(eq(allowedIps.partnerId, partnerId), eq(allowedIps.id, id))

  return {
    list(partnerId: string): Promise<AllowedIpRow[]> {
      return database.select().from(allowedIps).where(eq(allowedIps.partnerId, partnerId)).orderBy(asc(allowedIps.id))
    },

    async find(entry: Owned): Promise<AllowedIpRow | null> {
      const [found] = await database.select().from(allowedIps).where(owned(entry)).for('update')
      return found ?? null
    },

    /** Adds it unless the partner has `most` already, however many are added at once. */
    async add(entry: AllowedIpRow, most: number): Promise<AllowedIpRow | 'duplicate' | 'full'> {
      return orDuplicate('allowed_ips_ip', () =>
        database.transaction(async (transaction) => {
          await lockForPartner(transaction, 'allowed-ips', entry.partnerId)
          const owners = eq(allowedIps.partnerId, entry.partnerId)
          if ((await transaction.$count(allowedIps, owners)) >= most) return 'full' as const
          const [added] = await transaction.insert(allowedIps).values(entry).returning()
          await tellAccessChanged(transaction, entry.partnerId)
          return added as AllowedIpRow
        }),
      )
    },

    async setIp(entry: Owned, ip: string): Promise<AllowedIpRow | 'duplicate' | null> {
      return orDuplicate('allowed_ips_ip', async () => {
        const [changed] = await database.update(allowedIps).set({ ip }).where(owned(entry)).returning()
        if (changed) await tellAccessChanged(database, entry.partnerId)
        return changed ?? null
      })
    },

    /** Gives what it was. */
    async delete(entry: Owned): Promise<AllowedIpRow | null> {
      const [deleted] = await database.delete(allowedIps).where(owned(entry)).returning()
      if (deleted) await tellAccessChanged(database, entry.partnerId)
      return deleted ?? null
    },
  }
}
