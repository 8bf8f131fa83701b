import { and, asc, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { operationsKeys } from '../database/tables/accounts-tables.ts'
import { staff } from '../database/tables/staff-tables.ts'

export type OperationsKey = typeof operationsKeys.$inferSelect
export type OperationsKeyStore = ReturnType<typeof operationsKeyStore>

/** Keys of the provider's systems, of both environments. */
export function operationsKeyStore(database: Database) {
  return {
    async find(keyHash: Buffer): Promise<OperationsKey | null> {
      const [found] = await database.select().from(operationsKeys).where(eq(operationsKeys.keyHash, keyHash))
      return found ?? null
    },

    list(): Promise<OperationsKey[]> {
      return database.select().from(operationsKeys).orderBy(asc(operationsKeys.id))
    },

    /** The newest first, each with the name of who made it. */
    listWithMakers(): Promise<(OperationsKey & { makerName: string | null })[]> {
      return database
        .select({ ...getTableColumns(operationsKeys), makerName: staff.name })
        .from(operationsKeys)
        .leftJoin(staff, eq(staff.id, operationsKeys.createdBy))
        .orderBy(desc(operationsKeys.id))
    },

    async add(key: Omit<OperationsKey, 'revokedAt' | 'lastUsedAt'>): Promise<void> {
      await database.insert(operationsKeys).values(key)
    },

    async noteUse(id: string, at: Date): Promise<void> {
      await database.update(operationsKeys).set({ lastUsedAt: at }).where(eq(operationsKeys.id, id))
    },

    /** Gives the key; null: there is none, or it was revoked before. */
    async revoke(id: string, at: Date): Promise<OperationsKey | null> {
      const [revoked] = await database
        .update(operationsKeys)
        .set({ revokedAt: at })
        .where(and(eq(operationsKeys.id, id), isNull(operationsKeys.revokedAt)))
        .returning()
      return revoked ?? null
    },
  }
}
