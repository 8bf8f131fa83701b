import { drizzle } from 'drizzle-orm/postgres-js'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Sql } from 'postgres'
import { type Environment, environments } from '@edis/contract/environment'
import { type DatabaseAddress, databaseAddress, driverOn } from './address/database-address.ts'
import type { DatabaseSchema } from './connection.ts'
import { databaseIsAway, isOutOfReach, lockWasRefused } from './query-failure.ts'
import { refuseOldServer } from './server-version.store.ts'
import { grantServing, type ServingRole } from './serving-role.store.ts'

const advisoryLock = 4_133_100_101

/** How long to wait for a table in use, in milliseconds. Other statements queue behind us no longer than that. */
const lockTimeout = 3_000
const lockTries = 20

type Options = {
  /** For a database that is not up yet, in milliseconds. */ timeoutMs?: number
  log?: Pick<Logger, 'info'>
}

/**
 * Brings every schema up to date. Processes that start together take turns; the later ones find nothing to do. A table
 * that is in use is waited for briefly and often, so that no queue forms behind the wait. `serving`: the roles that may
 * serve from then on.
 */
export function migrateDatabase(
  url: string,
  { serving = [], ...options }: Options & { serving?: readonly ServingRole[] } = {},
): Promise<void> {
  const address = databaseAddress(url)
  return onceThere(() => migrateInTurn(address, serving), options)
}

/**
 * Checks that the schemas are at least as new as this version needs them, for a process that may not migrate.
 * @throws {Error} saying what to run.
 */
export function checkMigrated(url: string, wanted: readonly Environment[], options: Options = {}): Promise<void> {
  const address = databaseAddress(url)
  return onceThere(async () => {
    const client = driverOn(address, { max: 1, connection: { application_name: 'edis migrate' } })
    try {
      await refuseOldServer(client)
      for (const schema of ['accounts', ...wanted] as const) await checkSchema(client, schema)
    } finally {
      await client.end()
    }
  }, options)
}

async function checkSchema(client: Sql, schema: DatabaseSchema): Promise<void> {
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder: folderOf(schema) }).map((file) => file.folderMillis),
  )
  const ask = async () =>
    client<{ newest: string }[]>`select max(created_at) as newest from ${client(`${schema}.migrations`)}`
  const [state] = await ask().catch((error: unknown) => {
    if (isOutOfReach(error)) return []
    throw error
  })
  if (Number(state?.newest ?? 0) < newest)
    throw new Error(
      `The schema ${schema} is older than this version, or this role cannot read it. As its owner, run ` +
        '`npx edis migrate --serving-role ROLE` with the role in this DATABASE_URL',
    )
}

/** Tries again until the database is there. */
async function onceThere(act: () => Promise<void>, { timeoutMs = 0, log }: Options): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (let waits = 0; ; waits++)
    try {
      return await act()
    } catch (error) {
      if (!databaseIsAway(error) || Date.now() > deadline) throw error
      if (waits === 0) log?.info({ err: error }, 'database not available yet, waiting for it')
      await sleep(500)
    }
}

async function migrateInTurn(address: DatabaseAddress, serving: readonly ServingRole[]): Promise<void> {
  const turn = driverOn(address, { max: 1, connection: { application_name: 'edis migrate' } })
  try {
    await refuseOldServer(turn)
    await turn`select pg_advisory_lock(${advisoryLock})`
    for (const schema of ['accounts', ...environments] as const) await migrateSchema(address, schema)
    for (const role of serving) await grantServing(turn, role)
  } finally {
    await turn.end()
  }
}

const folderOf = (schema: DatabaseSchema): string =>
  fileURLToPath(new URL(`migrations/${schema === 'accounts' ? 'accounts' : 'environment'}`, import.meta.url))

async function migrateSchema(address: DatabaseAddress, schema: DatabaseSchema): Promise<void> {
  const client = driverOn(address, { max: 1, connection: { search_path: schema, lock_timeout: lockTimeout } })
  try {
    await client`create schema if not exists ${client(schema)}`
    for (let tries = 1; ; tries++)
      try {
        return await migrate(drizzle({ client }), {
          migrationsFolder: folderOf(schema),
          migrationsSchema: schema,
          migrationsTable: 'migrations',
        })
      } catch (error) {
        if (!lockWasRefused(error) || tries === lockTries) throw error
        await sleep(lockTimeout / 3)
      }
  } finally {
    await client.end()
  }
}
