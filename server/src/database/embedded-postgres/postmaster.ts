import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { ENVIRONMENT } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Home } from './data-folder.ts'
import { freePort } from './free-ports.ts'
import { isPostmaster, readPidFile } from './pid-file.ts'
import { logFile, readLog } from './server-log.ts'

const SLOWEST_RECOVERY_MS = 120_000

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // A socket's path may have 107 bytes, and its folder must suit another account: TCP has neither trouble.
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  logging_collector: 'off',
  fsync: 'on',
}

const PASSING = /lock file ".*" (already exists|is empty)|pre-existing shared memory|could not bind/

/**
 * Spawns a postmaster in a session of its own, where no Ctrl-C reaches it, and waits until it takes connections. When it
 * can't because of what will pass (another start was quicker, backends of a killed postmaster are not gone yet, its port
 * was snatched), answers with PostgreSQL's words on that. Throws on anything else, with the end of its log.
 */
export async function launchPostmaster(
  home: Home,
  binaries: Binaries,
  settings: Record<string, string>,
): Promise<{ pid: number } | { obstacle: string }> {
  const chosen = Object.entries({ ...SETTINGS, port: String(await freePort()), ...settings })
  const stale = await readPidFile(home.folder)
  const log = await open(logFile(home), 'a', 0o600)
  const { size: logged } = await log.stat()
  const child = spawn(
    binaries.postgres,
    ['-D', home.folder, ...chosen.flatMap(([name, to]) => ['-c', `${name}=${to}`])],
    {
      cwd: '/',
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      // PostgreSQL takes a postmaster.pid as stale when its pid is dead, or is its grandparent's, which this names. We know
      // better whether it is: the pid may be an unrelated process's by now, or that of a zombie nobody waits for.
      env: { ...ENVIRONMENT, ...(stale && { PG_GRANDPARENT_PID: String(stale.pid) }) },
      ...home.account,
    },
  )
  child.unref()
  const end = endOf(child)
  await log.close()

  const deadline = Date.now() + SLOWEST_RECOVERY_MS
  for (;;) {
    const postmaster = await readPidFile(home.folder)
    if (child.pid && postmaster?.pid === child.pid && postmaster.status === 'ready') return { pid: child.pid }
    const ended = await Promise.race([end, sleep(10)])
    if (ended) {
      const lines = (await readLog(home, logged)).split('\n')
      const obstacle = lines.find((line) => line.includes(`[${child.pid}]`) && PASSING.test(line))
      if (obstacle) return { obstacle }
      const tail = lines.slice(-15).join('\n')
      throw new Error(
        `PostgreSQL did not start on ${home.folder} (${ended}). The end of its log, ${logFile(home)}:\n${tail}`,
      )
    }
    if (Date.now() < deadline) continue
    throw new Error(`PostgreSQL is still recovering ${home.folder} (see ${logFile(home)}): start again later`)
  }
}

/** Fast shutdown: ends sessions and writes a checkpoint. After 30 s the hard one, which the next start recovers from. */
export async function stopPostmaster(folder: string, pid: number): Promise<void> {
  const signals = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const
  for (const [signal, timeoutMs] of signals) {
    if (!(await isPostmaster(pid, folder))) return
    process.kill(pid, signal)
    const deadline = Date.now() + timeoutMs
    while (Date.now() < deadline) {
      if (!(await isPostmaster(pid, folder))) return
      await sleep(10)
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) on ${folder} did not stop`)
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
}
