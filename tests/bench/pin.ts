import { execFileSync } from 'node:child_process'

/** Keeps a process and all its threads on one core. */
export const pin = (pid: number | undefined, core: number): void => {
  execFileSync('taskset', ['-a', '-cp', String(core), String(pid)])
}
