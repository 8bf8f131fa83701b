import { readFileSync, readdirSync } from 'node:fs'

/** Microseconds that a process's threads have run. Others on the machine slow it down, and hardly change this. */
export function processorTime(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000)
    .reduce((sum, time) => sum + time, 0)
}
