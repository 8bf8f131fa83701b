import { setTimeout as sleep } from 'node:timers/promises'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import type { Machine } from './machine.ts'

/** A write that a server accepted, by performance.now(), and the timeline it was on: each promotion begins the next. */
export type Written = { machine: string; timeline: number; from: number; to: number }

type Options = { machines: readonly Machine[]; url: (host: string) => string }

const pauseMs = 100
const maxWriteMs = 1_500

/**
 * Writes to each server all the time, whatever it is, without waiting for any standby: whoever still takes itself for the
 * primary accepts it.
 */
export function startWriteProbes({ machines, url }: Options) {
  const written: Written[] = []
  let isOver = false

  async function probe({ name, client }: Machine): Promise<void> {
    for (; !isOver; await sleep(pauseMs)) {
      const address = `${url(client)}&target_session_attrs=any&synchronous_commit=local&statement_timeout=${maxWriteMs}`
      const database = openDatabase(address, 'accounts', { connections: 1 })
      try {
        while (!isOver) {
          const from = performance.now()
          const timeline = await within(maxWriteMs, write(database.$client))
          written.push({ machine: name, timeline, from, to: performance.now() })
          await sleep(pauseMs)
        }
      } catch {
        // It is a standby, or nobody answers.
      } finally {
        void closeDatabase(database)
      }
    }
  }
  const probes = machines.map(probe)
  return { written, stop: async () => void ((isOver = true), await Promise.all(probes)) }
}

export async function makeProbeTable(url: string): Promise<void> {
  const database = openDatabase(url, 'accounts', { connections: 1 })
  await database.$client.unsafe('create schema probe; create table probe.writes (at timestamptz not null)')
  await closeDatabase(database)
}

async function write(sql: ReturnType<typeof openDatabase>['$client']): Promise<number> {
  const [row] = await sql<{ file: string }[]>`
    insert into probe.writes values (now()) returning pg_walfile_name(pg_current_wal_insert_lsn()) as file`
  // A segment's name begins with its timeline (manual, 27.3.1).
  return parseInt(row?.file.slice(0, 8) ?? '', 16)
}

const within = <T>(ms: number, promise: Promise<T>): Promise<T> =>
  Promise.race([promise, sleep(ms, undefined, { ref: false }).then(() => Promise.reject(new Error('No answer')))])

/** Writes that a server accepted when another had already taken over. */
export function splitBrains(written: readonly Written[]): string[] {
  const problems: string[] = []
  for (const late of written) {
    const successor = written.find(({ timeline, to }) => timeline > late.timeline && to < late.from)
    if (successor)
      problems.push(
        `${late.machine} accepted a write on timeline ${late.timeline} ${Math.round(late.from - successor.to)} ms after ${successor.machine} had on ${successor.timeline}`,
      )
  }
  return problems
}

/**
 * When the old primary took its last write and the new one its first, in milliseconds since `from`, if the primary changed
 * until `to`.
 */
export function handover(
  written: readonly Written[],
  { from, to }: { from: number; to: number },
): { last: number; first: number } | undefined {
  const until = written.filter((one) => one.to < to)
  const newest = Math.max(...until.map(({ timeline }) => timeline))
  const first = Math.min(...until.filter(({ timeline }) => timeline === newest).map((one) => one.to))
  const last = Math.max(...until.filter(({ timeline }) => timeline < newest).map((one) => one.to))
  return first < from || !Number.isFinite(last) ? undefined : { last: Math.max(0, last - from), first: first - from }
}
