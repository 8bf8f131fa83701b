import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { environments } from '@edis/contract/environment'
import type { DatabaseSchema } from './connection.ts'

const advisoryLock = 4_133_100_101

/** Brings every schema up to date. Processes that start together take turns; the later ones find nothing to do. */
export async function migrateDatabase(url: string): Promise<void> {
  const turn = postgres(url, { max: 1, connection: { application_name: 'edis migrate' }, onnotice: () => {} })
  try {
    await turn`select pg_advisory_lock(${advisoryLock})`
    await migrateSchema(url, 'accounts', 'accounts')
    for (const environment of environments) await migrateSchema(url, environment, 'environment')
  } finally {
    await turn.end()
  }
}

async function migrateSchema(url: string, schema: DatabaseSchema, folder: 'accounts' | 'environment'): Promise<void> {
  const client = postgres(url, { max: 1, connection: { search_path: schema }, onnotice: () => {} })
  try {
    await client`create schema if not exists ${client(schema)}`
    await migrate(drizzle({ client }), {
      migrationsFolder: fileURLToPath(new URL(`migrations/${folder}`, import.meta.url)),
      migrationsSchema: schema,
      migrationsTable: 'migrations',
    })
  } finally {
    await client.end()
  }
}
