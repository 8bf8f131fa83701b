import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { test as base } from '@playwright/test'

type Door = 'portal' | 'development' | 'production'

/** The real product, started for one worker: its three doors, an empty database, and the operator's command line. */
export type Product = {
  url: Record<Door, string>
  /** What `npx edis …` prints. */
  edis: (...command: string[]) => Promise<string>
  stop: () => Promise<void>
}

const root = join(import.meta.dirname, '..')
const program = 'server/src/main.ts'
const longestStart = 30_000
const longestStop = 10_000

/** Held all at once, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

const isUp = (url: string) =>
  fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )

async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'edis-e2e-'))
  // Under root PostgreSQL runs as somebody else: let it pass, or it keeps its data where we don't remove it
  await chmod(folder, 0o711)
  const [portal = 0, development = 0, production = 0] = await freePorts(3)
  const url = {
    portal: `http://localhost:${portal}`,
    development: `http://localhost:${development}`,
    production: `http://localhost:${production}`,
  }
  const environment = {
    ...process.env,
    PORT: String(portal),
    DEVELOPMENT_PORT: String(development),
    PRODUCTION_PORT: String(production),
    HOST: '127.0.0.1',
    PORTAL_URL: url.portal,
    DEVELOPMENT_URL: url.development,
    PRODUCTION_URL: url.production,
    DATA_DIR: folder,
    DATABASE_URL: '',
    MASTER_KEY: '',
    TRUSTED_PROXIES: '',
  }
  const serving = spawn(process.execPath, [program, 'serve'], {
    cwd: root,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  serving.stdout.on('data', (text) => (log += text))
  serving.stderr.on('data', (text) => (log += text))

  const stop = async () => {
    await end(serving)
    await rm(folder, { recursive: true, force: true })
  }
  const edis = async (...command: string[]) => {
    const running = promisify(execFile)(process.execPath, [program, ...command], { cwd: root, env: environment })
    return (await running).stdout
  }

  const deadline = Date.now() + longestStart
  while (!(await Promise.all(Object.values(url).map(isUp))).every(Boolean)) {
    if (serving.exitCode === null && Date.now() < deadline) {
      await pause(50)
      continue
    }
    await stop()
    throw new Error(`The product did not start:\n${log}`)
  }
  return { url, edis, stop }
}

/** As an operator would; when that takes too long, with everything it started. */
async function end(serving: ChildProcess): Promise<void> {
  if (serving.exitCode !== null || serving.signalCode !== null || serving.pid === undefined) return
  const ended = once(serving, 'exit')
  serving.kill('SIGTERM')
  const patience = new AbortController()
  const overdue = pause(longestStop, true, { signal: patience.signal }).catch(() => false)
  if (await Promise.race([ended.then(() => false), overdue])) process.kill(-serving.pid, 'SIGKILL')
  await ended
  patience.abort()
}

export const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its pattern
    async ({}, provide) => {
      const product = await startProduct()
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: longestStart + longestStop },
  ],
  baseURL: ({ product }, provide) => provide(product.url.portal),
})
