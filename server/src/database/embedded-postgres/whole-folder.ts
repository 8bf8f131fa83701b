import { randomBytes } from 'node:crypto'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Makes `folder`, unless it is there, whole or not at all, also under kill -9. `build` gets an empty scratch folder (mode
 * 0700) beside it and makes `whole` in there, which is then renamed into place. Of two processes that build at once the
 * first to finish wins, and the other's work is dropped. Scratch folders of killed builders are removed.
 */
export async function makeWhole(folder: string, build: (scratch: string) => Promise<void>): Promise<void> {
  await removeLeftovers(folder)
  if (await exists(folder)) return
  const scratch = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  await mkdir(scratch, { mode: 0o700 })
  try {
    await build(scratch)
    await rename(join(scratch, 'whole'), folder).catch(ignore('ENOTEMPTY', 'EEXIST'))
    await flush(dirname(folder))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** For `.catch`: swallows the errors of the system with these codes and throws all others. */
export function ignore(...codes: string[]): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}

/** A leftover that won't go is no reason not to start. */
async function removeLeftovers(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix)) continue
    const scratch = join(dirname(folder), name)
    if (await isBuilding(scratch, Number.parseInt(name.slice(prefix.length)))) continue
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

/** A restarted container often gets its old pid: what is older than this process is then another's. */
async function isBuilding(scratch: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return isAlive(pid)
  const made = await stat(scratch).catch(() => null)
  return made !== null && made.mtimeMs >= performance.timeOrigin - 1000
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
