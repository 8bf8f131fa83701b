import { setTimeout as sleep } from 'node:timers/promises'
import { environments } from '@edis/contract/environment'
import { SYSTEM_FOLDER } from './embedded-postgres/account.ts'
import { prepareBinaries } from './embedded-postgres/binaries.ts'
import { ensureCluster, type Home, prepareHome, readHome } from './embedded-postgres/data-folder.ts'
import { embeddedServingRole, type Holder } from './embedded-postgres/ownership.store.ts'
import { findHolder, type Log, type Ownership, takeOwnership } from './embedded-postgres/ownership.ts'
import { findPostmaster, type Postmaster } from './embedded-postgres/pid-file.ts'
import { launchPostmaster, stopPostmaster } from './embedded-postgres/postmaster.ts'
import { limitLog, logFile } from './embedded-postgres/server-log.ts'
import type { ServingRole } from './serving-role.store.ts'

/** For backends of a killed postmaster to end, and sessions of a killed holder to close. */
const PATIENCE_MS = 10_000
/** For a postmaster that was left behind and isn't ready: it may have much to recover. */
const RECOVERY_PATIENCE_MS = 120_000

/** A running cluster. `url` is the connection string of its database `edis`, as the owner of what is in there. */
export type EmbeddedPostgres = {
  url: string
  /** As the role that may only read and write rows, once the database is migrated for it. */
  servingUrl: string
  servingRole: ServingRole
  /** true when a cluster left running by a killed process was taken over */
  adopted: boolean
  /** Resolves when PostgreSQL has died under us; it is not started again. */
  died: Promise<void>
  stop(): Promise<void>
}

/** Another live process runs the cluster of this data folder. */
export class DataDirHeld extends Error {
  readonly holderPid: number
  readonly since: Date

  constructor(dataDir: string, holder: Holder) {
    super(
      `${dataDir} is in use by process ${holder.pid} since ${holder.since.toISOString()}: ` +
        'stop that first, or start with another DATA_DIR',
    )
    this.name = 'DataDirHeld'
    this.holderPid = holder.pid
    this.since = holder.since
  }
}

/**
 * Starts (or takes over) the cluster of `dataDir` and holds it until stop(). It does not keep the process from exiting;
 * a cluster that a process leaves behind goes on running until the next start takes it over. `settings` are PostgreSQL's
 * (postgresql.conf) and win over ours. Throws DataDirHeld when another live process holds it.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: Log
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const { log, settings = {} } = options
  const began = performance.now()
  const home = await prepareHome(options.dataDir)
  const binaries = await prepareBinaries({
    account: home.account,
    copies: home.account ? SYSTEM_FOLDER : home.dataDir,
  })
  await ensureCluster(home, binaries, settings.fsync !== 'off')

  const launch = () => launchPostmaster(home, binaries, settings)
  const { postmaster, ownership, adopted } = await seize(home, launch, log)
  log('embedded PostgreSQL is up', {
    pid: postmaster.pid,
    port: postmaster.port,
    folder: home.folder,
    adopted,
    ms: Math.round(performance.now() - began),
  })

  const stopLimit = limitLog(home)
  async function stop() {
    stopLimit()
    await ownership.release(() => stopPostmaster(home.folder, postmaster.pid))
    log('embedded PostgreSQL is down', { pid: postmaster.pid })
  }
  let stopped: Promise<void> | undefined
  return {
    url: urlOf(home, postmaster),
    servingUrl: urlOf(home, postmaster, embeddedServingRole),
    servingRole: { role: embeddedServingRole, environments },
    adopted,
    died: ownership.died,
    stop: () => (stopped ??= stop()),
  }
}

/** The cluster that a live process runs on dataDir, or null: for the command line beside a running start. */
export async function findEmbeddedPostgres(options: {
  dataDir: string
}): Promise<Pick<EmbeddedPostgres, 'url' | 'servingUrl'> | null> {
  const home = await readHome(options.dataDir)
  const postmaster = home && (await findPostmaster(home.folder))
  if (!home || postmaster?.status !== 'ready') return null
  return (
    (await findHolder(home, postmaster)) && {
      url: urlOf(home, postmaster),
      servingUrl: urlOf(home, postmaster, embeddedServingRole),
    }
  )
}

/** Launches a postmaster unless one runs, and takes its lock. Tries again while what is in the way will pass. */
async function seize(
  home: Home,
  launch: () => ReturnType<typeof launchPostmaster>,
  log: Log,
): Promise<{ postmaster: Postmaster; ownership: Ownership; adopted: boolean }> {
  const began = Date.now()
  let deadline = began + PATIENCE_MS
  let launched: number | null = null
  let obstacle = ''
  try {
    while (Date.now() < deadline) {
      const postmaster = await findPostmaster(home.folder)
      if (!postmaster) {
        if (launched) throw new Error(`PostgreSQL on ${home.folder} started and then stopped: see ${logFile(home)}`)
        const result = await launch()
        if ('pid' in result) {
          launched = result.pid
          deadline = Date.now() + PATIENCE_MS
          continue
        }
        obstacle = result.obstacle
        await sleep(80)
      } else if (postmaster.status !== 'ready') {
        obstacle = `its postmaster (process ${postmaster.pid}) is ${postmaster.status}`
        deadline = Math.max(deadline, began + RECOVERY_PATIENCE_MS)
      } else if (postmaster.pid === launched || isSettled(postmaster)) {
        const result = await takeOwnership(home, postmaster, log)
        if ('ownership' in result) return { postmaster, ...result, adopted: postmaster.pid !== launched }
        if ('holder' in result) throw new DataDirHeld(home.dataDir, result.holder)
        obstacle = result.obstacle
      }
      await sleep(20)
    }
    throw new Error(`Can't use PostgreSQL on ${home.folder}: ${obstacle}`)
  } catch (error) {
    if (launched && !(error instanceof DataDirHeld)) await stopPostmaster(home.folder, launched)
    throw error
  }
}

/** The process that launched it has had time to take its lock. */
function isSettled({ readySince }: Postmaster): boolean {
  return Math.abs(Date.now() - readySince.getTime()) > 300
}

function urlOf(home: Home, { port }: Postmaster, role = 'edis'): string {
  return `postgres://${role}:${home.password}@127.0.0.1:${port}/edis?sslmode=disable`
}
