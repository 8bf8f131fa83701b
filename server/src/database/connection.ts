import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'

/** Which tables a connection sees besides `accounts`, which is always named in full. */
export type DatabaseSchema = 'accounts' | 'development' | 'production'

/** A pool. Its search_path is the wall between the environments: what is not on it can't be named by accident. */
export type Database = PostgresJsDatabase & { $client: postgres.Sql }

/**
 * `connections` bounds the pool. `byIndex`: for a queue, whose tables are empty now and large in a minute: a plan made
 * while they were small must not read all of them later.
 */
export function openDatabase(
  url: string,
  schema: DatabaseSchema,
  { connections = 10, byIndex = false } = {},
): Database {
  const client = postgres(url, {
    max: connections,
    connect_timeout: 10,
    // Seconds between attempts; the driver's own grow to 20 and keep calls waiting long after the database is back.
    backoff: () => 0.2,
    connection: {
      search_path: schema,
      application_name: `edis ${schema}`,
      TimeZone: 'UTC',
      ...(byIndex && onlyByIndex),
    },
    onnotice: () => {},
  })
  const database = drizzle({ client })
  // Drizzle hands moments over as text and turns the driver's own serialisers and parsers off. Plain statements still
  // pass dates and read them; Drizzle takes both.
  for (const type of [timestamptz, timestamp, date])
    client.options.serializers[type] = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  client.options.parsers[timestamptz] = (text: string) => new Date(text)
  return database
}

// The driver leaves out what is false
const onlyByIndex = { enable_seqscan: 'off', enable_bitmapscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' }

// Type numbers of pg_type.
const timestamptz = 1184
const timestamp = 1114
const date = 1082

export const closeDatabase = (database: Database): Promise<void> => database.$client.end({ timeout: 5 })

/** Whether the database answers within `patience` milliseconds: one that hangs refuses nothing. */
export async function databaseAnswers(database: Database, patience = 2_000): Promise<boolean> {
  const answer = database.$client`select 1`.then(
    () => true,
    () => false,
  )
  const giveUp = new AbortController()
  const tooLate = sleep(patience, false, { signal: giveUp.signal }).catch(() => false)
  const answers = await Promise.race([answer, tooLate])
  giveUp.abort()
  return answers
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
