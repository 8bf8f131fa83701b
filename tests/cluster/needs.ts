import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const packages = ['postgresql', 'pgbouncer', 'haproxy', 'iproute2', 'python3-venv']
const postgresFolder = '/usr/lib/postgresql'
/** Which Patroni and which etcd, with everything that they need. */
const pins = new URL('programs/', import.meta.url)
/** Where Patroni and etcd are built once, readable for PostgreSQL's account. */
const builtFolder = '/var/cache/edis-cluster'

/** The programs that the cluster is made of, and the account under which those run that refuse to be root. */
export type Programs = {
  /** The folder of PostgreSQL's programs. */
  postgres: string
  pgbouncer: string
  haproxy: string
  patroni: string
  etcd: string
  account: { uid: number; gid: number }
}

/** Finds the programs, installs what is missing. @throws {Error} that says what it needs. */
export function findPrograms(): Programs {
  if (process.getuid?.() !== 0)
    throw new Error('This needs root: it makes machines of network namespaces, between which it cuts the network')
  if (missing().length > 0 && existsSync('/usr/bin/apt-get')) installFromDebian()
  const lacking = missing()
  if (lacking.length > 0)
    throw new Error(`This needs ${lacking.join(', ')}. On a Debian: apt-get install ${packages.join(' ')}`)
  return {
    postgres: binaries()!,
    pgbouncer: found('pgbouncer')!,
    haproxy: found('haproxy')!,
    patroni: built('patroni', ['patroni.txt'], installPatroni),
    etcd: built('etcd', ['go.mod', 'go.sum'], buildEtcd),
    account: accountOf('postgres'),
  }
}

const missing = (): string[] => [
  ...(binaries() ? [] : ['PostgreSQL']),
  ...(existsSync('/usr/bin/python3') ? [] : ['python3']),
  ...['pgbouncer', 'haproxy', 'ip', 'setpriv'].filter((name) => !found(name)),
]

/** Of the newest PostgreSQL that Debian's packages have brought. */
function binaries(): string | undefined {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).map(Number) : []
  return versions
    .toSorted((one, other) => other - one)
    .map((version) => `${postgresFolder}/${version}/bin`)
    .find((folder) => ['postgres', 'pg_basebackup', 'pg_rewind'].every((name) => existsSync(`${folder}/${name}`)))
}

const found = (name: string): string | undefined =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/usr/local/go/bin']
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path))

function installFromDebian(): void {
  const apt = (...command: string[]) => runs('apt-get', '-qq', ...command)
  const add = () => apt('install', '-y', '--no-install-recommends', ...packages)
  if (add()) return
  apt('update')
  add()
}

/** The program of that name, built anew when its pins are others. */
function built(name: string, files: readonly string[], build: (folder: string) => boolean): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(new URL(file, pins)))
  const folder = join(builtFolder, `${name}-${hash.digest('hex').slice(0, 12)}`)
  const program = join(folder, 'bin', name)
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (build(folder) && existsSync(program)) return program
  rmSync(folder, { recursive: true })
  throw new Error(
    `${name} could not be installed by ${files.map((file) => `tests/cluster/programs/${file}`).join(', ')}`,
  )
}

/** By Debian's Python: another may be where PostgreSQL's account can't read. */
const installPatroni = (folder: string): boolean =>
  runs('/usr/bin/python3', '-m', 'venv', folder) &&
  runs(`${folder}/bin/pip`, 'install', '--quiet', '--no-deps', '-r', new URL('patroni.txt', pins).pathname)

const buildEtcd = (folder: string): boolean =>
  runs('go', '-C', pins.pathname, 'build', '-trimpath', '-o', `${folder}/bin/etcd`, 'go.etcd.io/etcd/server/v3')

function runs(command: string, ...args: string[]): boolean {
  console.log(`${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', CGO_ENABLED: '0' }
  return (
    spawnSync(found(command) ?? command, args, { cwd: '/', env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  )
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
