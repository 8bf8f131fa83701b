import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { env, getuid } from 'node:process'

/** What Debian has, by the program that is asked for. */
const packages = {
  nginx: 'nginx',
  haproxy: 'haproxy',
  promtool: 'prometheus',
  'prometheus-postgres-exporter': 'prometheus-postgres-exporter',
  'systemd-analyze': 'systemd',
}
/** What Go's modules have. The third version, for Helm 3 is what clusters are run with. */
const helmModule = 'helm.sh/helm/v3/cmd/helm@latest'

export type Tool = keyof typeof packages | 'helm'

const folders = [
  ...(env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/bin',
  '/usr/local/go/bin',
  join(homedir(), 'go/bin'),
]

const found = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** Where the program is. @throws {Error} when it is not on the machine. */
export function tool(name: Tool): string {
  const path = found(name)
  if (path === undefined) throw new Error(`This needs ${name}: ${howToGet(name)}`)
  return path
}

const howToGet = (name: Tool) => (name === 'helm' ? `go install ${helmModule}` : `apt-get install ${packages[name]}`)

/** Before the tests: as root on a Debian installs what is missing. @throws {Error} that names all that still is. */
export function setup(): void {
  const missing = () => ([...Object.keys(packages), 'helm'] as Tool[]).filter((name) => !found(name))
  if (getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian(missing())
  const go = found('go')
  if (!found('helm') && go) run(go, 'install', helmModule)
  const lacking = missing()
  if (lacking.length > 0)
    throw new Error(`Missing on this machine:\n${lacking.map((name) => `  ${name}: ${howToGet(name)}`).join('\n')}`)
}

function installFromDebian(names: readonly Tool[]): void {
  const wanted = names.flatMap((name) => (name === 'helm' ? [] : [packages[name]]))
  if (wanted.length === 0) return
  const install = () => run('apt-get', '-qq', 'install', '-y', '--no-install-recommends', ...wanted)
  if (install()) return
  run('apt-get', '-qq', 'update')
  install()
}

function run(command: string, ...args: string[]): boolean {
  console.log(`${command} ${args.join(' ')}`)
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  return (
    spawnSync(command, args, { stdio: [...stdio], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  )
}
