import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The embedded database's master key: 32 bytes kept in dataDir for its owner's eyes, made on the first start. `make` is
 * false for a database that has a key already: another one would open nothing.
 */
export async function keptMasterKey(dataDir: string, { make }: { make: boolean }): Promise<Buffer> {
  const file = join(dataDir, 'master-key')
  const text = await readFile(file, 'utf8').catch(() => {
    if (!make)
      throw new Error(`${file} is missing: the secrets in this database are encrypted with it. Restore the file.`)
    return makeMasterKey(dataDir, file)
  })
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== 32) throw new Error(`${file} does not hold base64 of 32 bytes`)
  return key
}

/** Written whole under another name and linked into place: a crash leaves no half key, a race leaves one winner. */
async function makeMasterKey(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}
