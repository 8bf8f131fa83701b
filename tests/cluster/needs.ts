import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const packages = ['postgresql', 'pgbouncer', 'haproxy']
const postgresFolder = '/usr/lib/postgresql'

/** The programs that the cluster is made of, and the account under which those run that refuse to be root. */
export type Programs = {
  postgres: (name: 'initdb' | 'postgres' | 'pg_basebackup') => string
  pgbouncer: string
  haproxy: string
  account: { uid: number; gid: number } | undefined
}

/** Finds the programs; as root on a Debian it installs what is missing. @throws {Error} that says what to install. */
export function findPrograms(): Programs {
  const isRoot = process.getuid?.() === 0
  if (missing().length > 0 && isRoot && existsSync('/usr/bin/apt-get')) install()
  const lacking = missing()
  if (lacking.length > 0)
    throw new Error(`This needs ${lacking.join(', ')}. On a Debian, as root: apt-get install ${packages.join(' ')}`)
  return {
    postgres: (name) => `${binaries()}/${name}`,
    pgbouncer: found('pgbouncer')!,
    haproxy: found('haproxy')!,
    account: isRoot ? accountOf('postgres') : undefined,
  }
}

const missing = (): string[] => [
  ...(binaries() ? [] : ['PostgreSQL']),
  ...['pgbouncer', 'haproxy'].filter((name) => !found(name)),
]

/** Of the newest PostgreSQL that Debian's packages have brought. */
function binaries(): string | undefined {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).map(Number) : []
  return versions
    .toSorted((one, other) => other - one)
    .map((version) => `${postgresFolder}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/pg_basebackup`) && existsSync(`${folder}/postgres`))
}

const found = (name: string): string | undefined =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path))

function install(): void {
  console.log(`Installing ${packages.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...command: string[]) =>
    spawnSync('apt-get', ['-qq', ...command], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const add = () => apt('install', '-y', '--no-install-recommends', ...packages)
  if (add().status === 0) return
  apt('update')
  add()
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
