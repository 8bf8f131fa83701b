import { setTimeout as sleep } from 'node:timers/promises'
import type { Home } from './data-folder.ts'
import { ensureDatabase, type Holder, openSession, readHolder, tryLock } from './ownership.store.ts'
import { findPostmaster, type Postmaster } from './pid-file.ts'
import { isAlive } from './whole-folder.ts'

export type Log = (message: string, details?: object) => void

/** The cluster's lock, held. */
export type Ownership = {
  /** Resolves when the postmaster has died under us. */
  died: Promise<void>
  /** Calls `beforeLetGo` if the lock is still held, then closes the connection that holds it. */
  release(beforeLetGo: () => Promise<void>): Promise<void>
}

/**
 * Takes the cluster's lock, which lives as long as its connection, and thus as its process, and makes the database. The
 * other process when one holds it; or words on what is in the way and will pass: a killed holder's connection is not
 * closed yet, the cluster recovers, it stops.
 */
export async function takeOwnership(
  home: Home,
  postmaster: Postmaster,
  log: Log,
): Promise<{ ownership: Ownership } | { holder: Holder } | { obstacle: string }> {
  const state = { held: false, releasing: false }
  const death = Promise.withResolvers<void>()
  const session = openSession(postmaster.port, home.password, () => {
    if (state.held && !state.releasing) void regain()
  })
  const close = () => session.sql.end({ timeout: 1 })

  async function regain() {
    state.held = false
    log('embedded PostgreSQL dropped the connection that holds it', { pid: postmaster.pid })
    while (!state.releasing) {
      const running = await findPostmaster(home.folder).catch(() => null)
      if (running?.pid !== postmaster.pid) {
        log('embedded PostgreSQL stopped unexpectedly', { pid: postmaster.pid })
        return death.resolve()
      }
      state.held = await tryLock(session).catch(() => false)
      if (state.held) {
        session.unref()
        return log('embedded PostgreSQL is held again', { pid: postmaster.pid })
      }
      await sleep(100, undefined, { ref: false })
    }
  }

  async function release(beforeLetGo: () => Promise<void>) {
    state.releasing = true
    if (state.held) await beforeLetGo()
    await close()
  }

  try {
    state.held = await tryLock(session)
    if (state.held) {
      await ensureDatabase(session, home.password)
      session.unref()
      return { ownership: { died: death.promise, release } }
    }
    const holder = await readHolder(session)
    await close()
    if (holder && isAlive(holder.pid)) return { holder }
    return { obstacle: `the session of process ${holder?.pid} is not closed yet` }
  } catch (error) {
    state.releasing = true
    await close()
    return { obstacle: passing(error, home) }
  }
}

/** Who holds the cluster, or null; null too when it can't be asked: it starts, stops, recovers or is gone. */
export async function findHolder(home: Home, postmaster: Postmaster): Promise<Holder | null> {
  const session = openSession(postmaster.port, home.password, () => {})
  try {
    return await readHolder(session)
  } catch (error) {
    passing(error, home)
    return null
  } finally {
    await session.sql.end({ timeout: 1 })
  }
}

/** The message of an error that a retry may not meet again; throws all others. */
function passing(error: unknown, home: Home): string {
  const { code = '', message } = error as Error & { code?: string }
  // 57P01 admin_shutdown, 57P02 crash_shutdown, 57P03 cannot_connect_now
  if (/^(ECONN\w+|CONNECT\w+|EPIPE|57P0[123])$/.test(code)) return message
  if (code !== '28P01') throw error
  throw new Error(`${home.dataDir}/postgres.password is not the cluster's password: restore that file`, {
    cause: error,
  })
}
