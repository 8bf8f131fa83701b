import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, link, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, canEnter, ENVIRONMENT, SYSTEM_FOLDER, unprivilegedAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { exists, ignore, makeWhole } from './whole-folder.ts'

/** Where a cluster lives. All paths are absolute, without symbolic links. */
export type Home = {
  dataDir: string
  /** PostgreSQL's own folder (PGDATA), which may not be there yet */
  folder: string
  /** whom its processes run as; null: ourselves */
  account: Account | null
  /** of both roles, postgres and edis: 256 bits in hex */
  password: string
}

/** Finds or decides where the cluster of `dataDir` lives, and makes the folders and the password that are missing. */
export async function prepareHome(dataDir: string): Promise<Home> {
  // As root the cluster runs as another account, which must come through; the secrets inside are 0600.
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const path = await realpath(dataDir)
  const password = await writeOnce(join(path, 'postgres.password'), randomBytes(32).toString('hex'))
  const nobody = await unprivilegedAccount()
  const folder = join((await findParent(path)) ?? (await chooseParent(path, nobody)), 'postgres')
  return { dataDir: path, folder, account: nobody && ((await ownerOf(folder)) ?? nobody), password }
}

/** Like prepareHome, but makes nothing: null where no cluster has been made. */
export async function readHome(dataDir: string): Promise<Home | null> {
  const path = await realpath(dataDir).catch(ignore('ENOENT'))
  const parent = path && (await findParent(path))
  const password = path && (await readFile(join(path, 'postgres.password'), 'utf8').catch(ignore('ENOENT')))
  if (!path || !parent || !password) return null
  return { dataDir: path, folder: join(parent, 'postgres'), account: await unprivilegedAccount(), password }
}

/** Makes the cluster if there is none. Throws when it is of another major version than the binaries. */
export async function ensureCluster(home: Home, binaries: Binaries, durable: boolean): Promise<void> {
  await makeWhole(home.folder, (scratch) => initdb(home, binaries, scratch, durable))
  const found = (await readFile(join(home.folder, 'PG_VERSION'), 'utf8')).trim()
  if (found === binaries.major) return
  throw new Error(
    `${home.folder} contains data of PostgreSQL ${found}, but the embedded one is PostgreSQL ${binaries.major}. ` +
      `Dump it with the release that created it and restore it into an empty DATA_DIR, or run PostgreSQL ${found} on it ` +
      'and set DATABASE_URL.',
  )
}

async function initdb(home: Home, binaries: Binaries, scratch: string, durable: boolean): Promise<void> {
  const passwordFile = join(scratch, 'password')
  await writeFile(passwordFile, home.password, { mode: 0o600 })
  if (home.account) {
    await chown(passwordFile, home.account.uid, home.account.gid)
    await chown(scratch, home.account.uid, home.account.gid)
  }
  const args = ['-D', join(scratch, 'whole'), '--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  // The builtin provider brings its own C.UTF-8: the machine needs no locale, and every machine sorts alike.
  args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  args.push('--data-checksums', '--no-instructions', ...(durable ? [] : ['--no-sync']))
  try {
    await promisify(execFile)(binaries.initdb, args, { cwd: '/', env: ENVIRONMENT, ...home.account })
  } catch (cause) {
    const { stderr, message } = cause as Error & { stderr?: string }
    throw new Error(`Could not create a PostgreSQL cluster in ${home.folder}: ${stderr?.trim() || message}`, { cause })
  }
}

/** The folder that holds the cluster's: what the pointer names, or dataDir once a cluster is in it. */
async function findParent(dataDir: string): Promise<string | null> {
  const pointer = join(dataDir, 'postgres.location')
  const outside = await readFile(pointer, 'utf8').catch(ignore('ENOENT'))
  if (!outside) return (await exists(join(dataDir, 'postgres'))) ? dataDir : null
  if (await exists(outside)) return outside
  throw new Error(
    `The data of ${dataDir} was in ${outside}, which no longer exists. Restore it, or delete ${pointer} to start with an empty database.`,
  )
}

async function chooseParent(dataDir: string, nobody: Account | null): Promise<string> {
  if (!nobody || (await canEnter(dataDir, nobody))) return dataDir
  const outside = join(SYSTEM_FOLDER, randomBytes(8).toString('hex'))
  await mkdir(SYSTEM_FOLDER, { recursive: true })
  await chmod(SYSTEM_FOLDER, 0o755)
  await mkdir(outside, { mode: 0o700 })
  await chown(outside, nobody.uid, nobody.gid)
  // Names its owner: removing dataDir doesn't remove it.
  await writeFile(join(outside, 'data-dir'), `${dataDir}\n`)
  const chosen = await writeOnce(join(dataDir, 'postgres.location'), outside)
  if (chosen !== outside) await rm(outside, { recursive: true })
  return chosen
}

/** Writes `content` (mode 0600) unless the file is there, atomically; returns what stands in it then. */
async function writeOnce(file: string, content: string): Promise<string> {
  if (!(await exists(file))) {
    const draft = `${file}.${randomBytes(4).toString('hex')}`
    await writeFile(draft, content, { mode: 0o600, flush: true })
    await link(draft, file).catch(ignore('EEXIST'))
    await rm(draft)
  }
  return readFile(file, 'utf8')
}

/** Made as nobody or, before somebody took to starting it as root, by a plain user: PostgreSQL accepts its owner only. */
async function ownerOf(folder: string): Promise<Account | null> {
  const { uid, gid } = await stat(folder).catch(() => ({ uid: 0, gid: 0 }))
  return uid === 0 ? null : { uid, gid }
}
