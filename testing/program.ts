import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../server/src/database/embedded-postgres/free-ports.ts'
import { type DoorName, doorNames } from '../server/src/settings.ts'

const root = join(import.meta.dirname, '..')
const main = 'server/src/main.js'
/** As `npm start` has them, and `nodeVariables`. */
export const nodeFlags = ['--max-semi-space-size=8', '--heap-growing-percent=60']
export const nodeVariables = { MALLOC_ARENA_MAX: '2' }
const startTimeoutMs = 60_000
const maxStopMs = 10_000

/** How a run of the command line ended. */
export type CommandResult = { status: number; output: string; errors: string }

/** The product as a process of its own, with its ports and its data folder. */
export type Program = {
  url: Record<DoorName, string>
  dataDir: string
  environment: Record<string, string | undefined>
  /** What it has printed so far. */
  output: () => string
  process: ChildProcess
  /** `npx edis …` beside it. */
  edis: (...command: string[]) => Promise<CommandResult>
  /** As an operator would; when that takes too long, with everything it started. Keeps the data folder if told. */
  stop: (options?: { keep?: boolean }) => Promise<void>
}

export type ProgramOptions = {
  doors?: readonly DoorName[]
  /** An earlier program's place, to start there again. */
  place?: Pick<Program, 'url' | 'dataDir'>
  variables?: Record<string, string>
}

/** Starts the doors and waits until each answers. */
export async function startProgram({
  doors = doorNames,
  place,
  variables = {},
}: ProgramOptions = {}): Promise<Program> {
  const dataDir = place?.dataDir ?? (await makeDataDir())
  const url = place?.url ?? (await freeUrls())
  const port = (door: DoorName) => new URL(url[door]).port
  const environment = {
    ...process.env,
    ...nodeVariables,
    PORT: port('portal'),
    DEVELOPMENT_PORT: port('development'),
    PRODUCTION_PORT: port('production'),
    OPERATIONS_PORT: port('operations'),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    ...Object.fromEntries(
      ['PORTAL_URL', 'DEVELOPMENT_URL', 'PRODUCTION_URL', 'OPERATIONS_URL', 'DATABASE_URL', 'MASTER_KEY'].map(
        (name) => [name, ''],
      ),
    ),
    TRUSTED_PROXIES: '',
    ...variables,
  }
  const child = spawn(process.execPath, [...nodeFlags, main, 'serve', ...doors], {
    cwd: root,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))

  const program: Program = {
    url,
    dataDir,
    environment,
    output: () => output,
    process: child,
    edis: (...command) => runEdis(command, environment),
    async stop({ keep = false } = {}) {
      await end(child)
      if (!keep) await rm(dataDir, { recursive: true, force: true })
    },
  }
  const deadline = Date.now() + startTimeoutMs
  while (!(await Promise.all(doors.map((door) => answers(url[door])))).every(Boolean)) {
    if (hasEnded(child) || Date.now() > deadline) {
      await program.stop({ keep: place !== undefined })
      throw new Error(`The product did not start:\n${output}`)
    }
    await pause(50)
  }
  return program
}

/** One that PostgreSQL's account may come through when we are root, so that all of it goes with the folder. */
async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edis-program-'))
  await chmod(folder, 0o711)
  return folder
}

export function runEdis(command: string[], environment: Record<string, string | undefined>): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...nodeFlags, main, ...command],
      { cwd: root, env: environment },
      (error, output, errors) =>
        resolve({ status: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output, errors }),
    )
  })
}

/** Held all at once, so that they differ. */
async function freeUrls(): Promise<Record<DoorName, string>> {
  const [portal = 0, development = 0, production = 0, operations = 0] = await freePorts(doorNames.length)
  const at = (port: number) => `http://localhost:${port}`
  return { portal: at(portal), development: at(development), production: at(production), operations: at(operations) }
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const overdueTimer = new AbortController()
  const overdue = pause(maxStopMs, true, { signal: overdueTimer.signal }).catch(() => false)
  if (await Promise.race([ended.then(() => false), overdue])) process.kill(-child.pid, 'SIGKILL')
  await ended
  overdueTimer.abort()
}
