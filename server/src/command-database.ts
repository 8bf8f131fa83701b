import { type Environment, environments } from '@edis/contract/environment'
import type { AuditEntry } from './audit/audit.ts'
import { audit } from './audit/audit.store.ts'
import { commandActor } from './audit/command-actor.ts'
import { closeDatabase, type Database, type DatabaseSchema, openDatabase } from './database/connection.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { checkMigrated, migrateDatabase } from './database/migrate.ts'
import type { ServingRole } from './database/serving-role.store.ts'
import { changing, type Transaction } from './database/transaction.ts'
import type { Settings } from './settings.ts'

export type Written = (entry: AuditEntry) => Promise<void>

/** A change of the command line: in one transaction, with what the audit log says of it. */
export const changeOf = <T>(
  url: string,
  schema: DatabaseSchema,
  act: (database: Database, written: Written, transaction: Transaction) => Promise<T>,
): Promise<T> =>
  withSchemaOf(url, schema, (database) =>
    changing(database, (within, transaction) =>
      act(within, (entry) => audit(transaction, commandActor(), entry), transaction),
    ),
  )

export async function withSchemaOf<T>(
  url: string,
  schema: DatabaseSchema,
  act: (database: Database) => Promise<T>,
  connections = 1,
) {
  const database = openDatabase(url, schema, { connections })
  try {
    return await act(database)
  } finally {
    await closeDatabase(database)
  }
}

type Reach = {
  /** For a database that is not up yet, in milliseconds. */ timeoutMs?: number
  /** What a command that may not migrate must find up to date. */
  wanted?: readonly Environment[]
  serving?: readonly ServingRole[]
}

/**
 * The migrated database: DATABASE_URL, the embedded one that runs, or else the embedded one started for this.
 * `servingUrl`: as who serves, where we make the roles.
 */
export async function withDatabaseUrl(
  settings: Settings,
  act: (url: string, servingUrl: string) => Promise<void>,
  { timeoutMs = 0, wanted = environments, serving = [] }: Reach = {},
): Promise<void> {
  const running = settings.databaseUrl
    ? { url: settings.databaseUrl, servingUrl: settings.databaseUrl }
    : await findEmbeddedPostgres({ dataDir: settings.dataDir })
  const own = running ? null : await startEmbeddedPostgres({ dataDir: settings.dataDir, log: () => {} })
  const { url, servingUrl } = running ?? own ?? { url: '', servingUrl: '' }
  try {
    if (!settings.migrate) await checkMigrated(url, wanted, { timeoutMs })
    // What runs beside us on the embedded one has migrated it.
    else if (own || settings.databaseUrl || serving.length > 0)
      await migrateDatabase(url, { timeoutMs, serving: own ? [own.servingRole, ...serving] : serving })
    await act(url, servingUrl)
  } finally {
    await own?.stop()
  }
}
