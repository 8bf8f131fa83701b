import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/src/database/embedded-postgres.ts'
import { findPostmaster } from '../server/src/database/embedded-postgres/pid-file.ts'
import { stopPostmaster } from '../server/src/database/embedded-postgres/postmaster.ts'
import { isAlive } from '../server/src/database/embedded-postgres/whole-folder.ts'
import type { ServingRole } from '../server/src/database/serving-role.store.ts'

/**
 * A cluster for one test run, in a temporary folder that goes with stop(). Its role, no superuser, may create databases.
 * It does not wait for the disk. What killed runs left behind goes too.
 */
export async function startTestCluster(): Promise<{
  url: string
  servingRole: ServingRole
  stop(): Promise<void>
}> {
  await removeKilledRuns()
  const dataDir = await mkdtemp(join(tmpdir(), `edis-test-${process.pid}-`))
  // Under root, the cluster's account must be able to pass. What is secret in there is 0600.
  await chmod(dataDir, 0o711)
  const { url, servingRole, stop } = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // A hundred databases of some megabytes, each for seconds: with 128 MB of buffers and their vacuums, a clone takes
      // three times the processor time.
      shared_buffers: '32MB',
      autovacuum: 'off',
    },
  })
  return {
    url,
    servingRole,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function removeKilledRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^edis-test-(\d+)-/.exec(name)?.[1]
    const dataDir = join(tmpdir(), name)
    if (!pid || isAlive(Number(pid)) || (await stat(dataDir)).uid !== process.getuid?.()) continue
    const folder = join(dataDir, 'postgres')
    const postmaster = await findPostmaster(folder)
    if (postmaster) await stopPostmaster(folder, postmaster.pid)
    await rm(dataDir, { recursive: true, force: true })
  }
}
