import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { environments } from '@edis/contract/environment'
import { type DatabaseAddress, databaseAddress, driverOn } from './address.ts'
import type { DatabaseSchema } from './connection.ts'
import { databaseIsAway, lockWasRefused } from './query-failure.ts'

const advisoryLock = 4_133_100_101

/** For a table that is in use, in milliseconds: whoever needs the table meanwhile waits behind us no longer than that. */
const lockTimeout = 3_000
const lockTries = 20

type Options = {
  /** For a database that is not up yet, in milliseconds. */ patience?: number
  log?: Pick<Logger, 'info'>
}

/**
 * Brings every schema up to date. Processes that start together take turns; the later ones find nothing to do. A table
 * that is in use is waited for briefly and often, so that no queue forms behind the wait.
 */
export async function migrateDatabase(url: string, { patience = 0, log }: Options = {}): Promise<void> {
  const deadline = Date.now() + patience
  const address = databaseAddress(url)
  for (let waits = 0; ; waits++)
    try {
      return await migrateInTurn(address)
    } catch (error) {
      if (!databaseIsAway(error) || Date.now() > deadline) throw error
      if (waits === 0) log?.info({ err: error }, 'the database is not there yet; waiting for it')
      await sleep(500)
    }
}

async function migrateInTurn(address: DatabaseAddress): Promise<void> {
  const turn = driverOn(address, { max: 1, connection: { application_name: 'edis migrate' } })
  try {
    await turn`select pg_advisory_lock(${advisoryLock})`
    await migrateSchema(address, 'accounts', 'accounts')
    for (const environment of environments) await migrateSchema(address, environment, 'environment')
  } finally {
    await turn.end()
  }
}

async function migrateSchema(
  address: DatabaseAddress,
  schema: DatabaseSchema,
  folder: 'accounts' | 'environment',
): Promise<void> {
  const client = driverOn(address, { max: 1, connection: { search_path: schema, lock_timeout: lockTimeout } })
  try {
    await client`create schema if not exists ${client(schema)}`
    for (let tries = 1; ; tries++)
      try {
        return await migrate(drizzle({ client }), {
          migrationsFolder: fileURLToPath(new URL(`migrations/${folder}`, import.meta.url)),
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
