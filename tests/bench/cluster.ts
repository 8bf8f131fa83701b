import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts'
import { migrateDatabase } from '../../server/src/database/migrate.ts'

/** For a bench of reads: its load need not be durable. */
export const readsAlone = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB', autovacuum: 'off' }

/** A migrated PostgreSQL of the bench's own; all of it goes with stop(). `settings`: besides those of the product. */
export async function startCluster(
  settings: Record<string, string> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'edis-bench-'))
  const cluster = await startEmbeddedPostgres({ dataDir, log: () => {}, settings })
  await migrateDatabase(cluster.url)
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop()
      // As root the data lies in a folder of another account.
      const elsewhere = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => null)
      if (elsewhere) await rm(elsewhere.trim(), { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
