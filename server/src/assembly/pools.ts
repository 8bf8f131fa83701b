import { checkWall, closeDatabase, type Database, type DatabaseSchema, openDatabase } from '../database/connection.ts'

export type Pools = {
  open(schema: DatabaseSchema, options?: { connections?: number; byIndex?: boolean }): Promise<Database>
  close(): Promise<void>
}

/** Opens the pools of one process, and closes them all. */
export function createPools(databaseUrl: string, pooler: string | null): Pools {
  const databases: Database[] = []
  return {
    async open(schema, { connections = 10, byIndex = false } = {}) {
      const database = openDatabase(databaseUrl, schema, { connections, byIndex, pooler })
      databases.push(database)
      if (pooler) await checkWall(database, schema)
      return database
    },
    async close() {
      await Promise.all(databases.map(closeDatabase))
    },
  }
}
