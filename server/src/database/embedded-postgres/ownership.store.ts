import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import postgres from 'postgres'

/**
 * A session as the superuser on the database `postgres`: advisory locks count within one database. `unref` lets the
 * process exit although its connection is open.
 */
export type Session = { sql: postgres.Sql; unref(): void }

/** The process that holds the cluster, and since when. */
export type Holder = { pid: number; since: Date }

/** "EDIS" */
const LOCK = 0x45444953

/** `dropped` is called whenever the session's connection closes, on either side. It reconnects on its next use. */
export function openSession(port: number, password: string, dropped: () => void): Session {
  let socket: Socket | undefined
  const options = {
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    max: 1,
    // Its default is to reconnect within the hour, and a lock lives as long as its connection.
    max_lifetime: null,
    idle_timeout: undefined,
    ssl: false,
    fetch_types: false,
    backoff: false,
    connect_timeout: 5,
    connection: { application_name: `edis owner ${process.pid}` },
    onnotice: () => {},
    onclose: dropped,
    socket: async () => {
      socket = createConnection({ port, host: '127.0.0.1' })
      await once(socket, 'connect')
      return socket
    },
  }
  return { sql: postgres(options as postgres.Options<{}>), unref: () => socket?.unref() }
}

export async function tryLock({ sql }: Session): Promise<boolean> {
  const [row] = await sql`select pg_try_advisory_lock(${LOCK}::bigint) as locked`
  return row!.locked
}

/** Null when nobody holds the lock. */
export async function readHolder({ sql }: Session): Promise<Holder | null> {
  const [row] = await sql`
    select substring(holder.application_name from '^edis owner (\\d+)$')::int as pid, holder.backend_start as since
    from pg_locks join pg_stat_activity holder using (pid)
    where locktype = 'advisory' and classid = 0 and objid = ${LOCK} and objsubid = 1 and granted`
  return row ? { pid: row.pid ?? 0, since: row.since } : null
}

/** What doors are on the embedded database, as `npx edis migrate --serving-role` makes one elsewhere. */
export const embeddedServingRole = 'edis_serving'

/**
 * Makes the role `edis`, no superuser, so that what runs here also runs on a provider's PostgreSQL, its database, and the
 * role that serves.
 */
export async function ensureDatabase({ sql }: Session, password: string): Promise<void> {
  const [found] = await sql`
    select exists (select from pg_roles where rolname = 'edis') as role,
      exists (select from pg_roles where rolname = ${embeddedServingRole}) as serving,
      exists (select from pg_database where datname = 'edis') as database`
  if (!found!.role) await sql.unsafe(`create role edis login createdb password '${password}'`)
  if (!found!.serving) await sql.unsafe(`create role ${embeddedServingRole} login password '${password}'`)
  if (!found!.database) await sql`create database edis owner edis`
}
