import { readFileSync, readdirSync } from 'node:fs'

/** Microseconds that a process's threads have run. Others on the machine slow it down, and hardly change this. */
export function processorTime(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000)
    .reduce((sum, time) => sum + time, 0)
}

/**
 * Watches all of PostgreSQL's processes, by one of its backends. Gives the microseconds that they have run since, but for
 * those that have ended.
 */
export function watchDatabase(backend: number): () => number {
  const postmaster = parentOf(backend)
  const before = timesOf(postmaster)
  return () => [...timesOf(postmaster)].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0)
}

const timesOf = (postmaster: number): Map<number, number> =>
  new Map(
    readdirSync('/proc')
      .map(Number)
      .flatMap((pid): [number, number][] => {
        try {
          return pid === postmaster || parentOf(pid) === postmaster ? [[pid, processorTime(pid)]] : []
        } catch {
          // It has ended.
          return []
        }
      }),
  )

/** The name stands in brackets before it, and may have spaces. */
const parentOf = (pid: number): number => Number(/.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
