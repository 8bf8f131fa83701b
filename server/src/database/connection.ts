import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

/** Which tables a connection sees besides `accounts`, which is always named in full. */
export type DatabaseSchema = 'accounts' | 'development' | 'production'

/** A pool. Its search_path is the wall between the environments: what is not on it can't be named by accident. */
export type Database = PostgresJsDatabase & { $client: postgres.Sql }

/** `connections` bounds the pool. */
export function openDatabase(url: string, schema: DatabaseSchema, { connections = 10 } = {}): Database {
  const client = postgres(url, {
    max: connections,
    connect_timeout: 10,
    connection: { search_path: schema, application_name: `edis ${schema}`, TimeZone: 'UTC' },
    onnotice: () => {},
  })
  return drizzle({ client })
}

export const closeDatabase = (database: Database): Promise<void> => database.$client.end({ timeout: 5 })

export async function databaseAnswers(database: Database): Promise<boolean> {
  try {
    await database.$client`select 1`
    return true
  } catch {
    return false
  }
}

/** What the write gives, or `duplicate` when it would break the named unique constraint. */
export async function orDuplicate<T>(constraint: string, write: () => Promise<T>): Promise<T | 'duplicate'> {
  try {
    return await write()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof postgres.PostgresError ? error.cause : error
    const broken = cause instanceof postgres.PostgresError && cause.code === '23505' ? cause.constraint_name : null
    if (broken === constraint) return 'duplicate'
    throw error
  }
}
