import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { ignore } from './whole-folder.ts'

/** The first process of a running cluster, which holds its port and starts all others. */
export type Postmaster = { pid: number; port: number; status: 'starting' | 'ready' | 'stopping'; readySince: Date }

/** The postmaster that runs on `folder`, or null. The postmaster.pid that a killed one left counts for nothing. */
export async function findPostmaster(folder: string): Promise<Postmaster | null> {
  const postmaster = await readPidFile(folder)
  return postmaster && (await isPostmaster(postmaster.pid, folder)) ? postmaster : null
}

/** The process that wrote it, alive or not. Line 1 is the pid, 4 the port, 8 the status (src/include/utils/pidfile.h). */
export async function readPidFile(folder: string): Promise<Postmaster | null> {
  const path = join(folder, 'postmaster.pid')
  const text = await readFile(path, 'utf8').catch(ignore('ENOENT'))
  const lines = text?.split('\n') ?? []
  const pid = Number(lines[0])
  if (!(pid > 0)) return null
  const status = lines[7]?.trim()
  const written = await stat(path).catch(ignore('ENOENT'))
  return {
    pid,
    port: Number(lines[3]),
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
    readySince: written?.mtime ?? new Date(),
  }
}

/** By its command line, which other accounts may read too: a pid alone may be anybody's by now. A zombie has none. */
export async function isPostmaster(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(ignore('ENOENT', 'ESRCH'))
    const args = line?.split('\0') ?? []
    return basename(args[0] ?? '') === 'postgres' && args.includes(folder)
  }
  const ps = await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return /^\S.*\/postgres -D /.test(ps.stdout) && ps.stdout.includes(` ${folder} `)
}
