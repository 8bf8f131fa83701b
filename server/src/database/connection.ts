import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { type DatabaseAddress, databaseAddress, driverOn } from './address/database-address.ts'

/** Which tables a connection sees besides `accounts`, which is always named in full. */
export type DatabaseSchema = 'accounts' | 'development' | 'production'

/**
 * A pool. Its search_path is the wall between the environments: what is not on it can't be named by accident.
 * `$session` is no pooler's: for LISTEN, which needs its connection for itself.
 */
export type Database = PostgresJsDatabase & { $client: postgres.Sql; $session: postgres.Sql }

type PoolOptions = {
  /** Bounds the pool. */
  connections?: number
  /**
   * For a queue, whose tables are empty now and large in a minute: a plan made while they were small must not read all of
   * them later. Such a pool goes past the pooler, which takes no settings from us.
   */
  byIndex?: boolean
  /** A pooler's address, in transaction mode, with `{schema}` where the schema's name goes; null: there is none. */
  pooler?: string | null
}

export function openDatabase(url: string, schema: DatabaseSchema, options: PoolOptions = {}): Database {
  const { connections = 10, byIndex = false, pooler = null } = options
  const settings = { search_path: schema, ...(byIndex && onlyByIndex) }
  const session = connect(databaseAddress(url), schema, connections, settings)
  const client =
    pooler === null || byIndex
      ? session
      : connect(databaseAddress(pooler.replaceAll('{schema}', schema), { pooled: true }), schema, connections, {})
  const database = drizzle({ client })
  // Drizzle hands moments over as text and turns the driver's own serialisers and parsers off. Plain statements still
  // pass dates and read them; Drizzle takes both.
  for (const type of [timestamptz, timestamp, date])
    client.options.serializers[type] = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  client.options.parsers[timestamptz] = (text: string) => new Date(text)
  return Object.assign(database, { $session: session })
}

/** Connects when it is first asked. `settings` are PostgreSQL's, for which a pooler's connections answer themselves. */
function connect(
  address: DatabaseAddress,
  schema: DatabaseSchema,
  connections: number,
  settings: Record<string, string>,
): postgres.Sql {
  return driverOn(address, {
    max: connections,
    // Shorter than what callers wait, so that they see the error: a proxy or pooler may take a connection and do nothing.
    connect_timeout: 5,
    // A server that vanished is found out within the half of a minute by a connection that waits for nothing, such as LISTEN.
    keep_alive: 20,
    // Seconds between attempts; the driver's own grow to 20 and keep calls waiting long after the database is back.
    backoff: () => 0.2,
    connection: { application_name: `edis ${schema}`, TimeZone: 'UTC', ...settings },
  })
}

/**
 * Rejects when the pool's connections find other tables than its schema's: behind a pooler the wall between the
 * environments is the pooler's configuration.
 */
export async function checkWall({ $client: sql }: Database, schema: DatabaseSchema): Promise<void> {
  const [seen] = await sql`select current_schema() as schema`
  if (seen?.schema === schema) return
  throw new Error(`DATABASE_POOL_URL connects to the schema ${seen?.schema ?? '(none)'} instead of ${schema}`)
}

// The driver leaves out what is false
const onlyByIndex = { enable_seqscan: 'off', enable_bitmapscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' }

// Type numbers of pg_type.
const timestamptz = 1184
const timestamp = 1114
const date = 1082

export async function closeDatabase({ $client, $session }: Database): Promise<void> {
  await Promise.all([...new Set([$client, $session])].map((client) => client.end({ timeout: 5 })))
}

/**
 * Whether the database takes writes, and says so within `timeoutMs` milliseconds: one that hangs refuses nothing. A standby
 * reached by mistake takes none, and is left: all connections to it that are ours, whoever's of our processes, are ended.
 */
export async function takesWrites(database: Database, timeoutMs = 2_000): Promise<boolean> {
  const answer = readOnly(database).then(
    (isReadOnly) => !isReadOnly,
    () => false,
  )
  const giveUp = new AbortController()
  const tooLate = sleep(timeoutMs, false, { signal: giveUp.signal }).catch(() => false)
  const takes = await Promise.race([answer, tooLate])
  giveUp.abort()
  return takes
}

async function readOnly({ $client: sql }: Database): Promise<boolean> {
  const [state] = await sql`
    select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`
  if (state?.standby)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where pg_is_in_recovery() and usename = current_user and application_name like 'edis %'
      -- Itself last
      order by pid = pg_backend_pid()`
  return state?.readOnly === true
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
