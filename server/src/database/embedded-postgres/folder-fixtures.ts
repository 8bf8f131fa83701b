import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import postgres from 'postgres'
import { afterAll, vi } from 'vitest'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { unprivilegedAccount } from './account.ts'
import { findPostmaster } from './pid-file.ts'
import { stopPostmaster } from './postmaster.ts'

type Said = { url?: string; adopted?: boolean; error?: string; holderPid?: number }

/** A data folder for embedded clusters, which goes when the file’s tests are over, and what they start in it. */
export async function openEmbeddedFolder() {
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

  const nobody = await unprivilegedAccount()
  /** A machine may have other things to do. Milliseconds. */
  const timeoutMs = 30_000
  const folders: string[] = []
  const children: ChildProcess[] = []

  /** Every test but those about a first start uses this one, and stops what it started. */
  const dataDir = await newFolder(0o711)

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    for (const folder of folders) {
      for (const home of await homesIn(folder)) {
        const postmaster = await findPostmaster(join(home, 'postgres'))
        if (postmaster) await stopPostmaster(join(home, 'postgres'), postmaster.pid)
        await rm(home, { recursive: true, force: true })
      }
      await rm(folder, { recursive: true, force: true })
    }
  })

  function start(folder = dataDir) {
    return startEmbeddedPostgres({ dataDir: folder, log: () => {} })
  }

  /** Starts in a process of its own, which stops on SIGTERM. `said` is what came of it. */
  function startInChild(
    folder: string,
    options: { as?: { uid: number; gid: number }; env?: Record<string, string>; forgetful?: boolean } = {},
  ) {
    const program = `
      const { startEmbeddedPostgres } = await import(process.argv[1])
      const say = (said) => console.log(JSON.stringify(said))
      try {
        const { url, adopted, stop } = await startEmbeddedPostgres({ dataDir: process.argv[2], log() {} })
        const busy = ${options.forgetful ? 'undefined' : 'setInterval(() => {}, 1000)'}
        process.once('SIGTERM', () => stop().then(() => clearInterval(busy)))
        say({ url, adopted })
      } catch (error) {
        say({ error: error.name, message: error.message, holderPid: error.holderPid })
      }`
    const module = new URL('../embedded-postgres.ts', import.meta.url).href
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, module, folder], {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: options.env ?? {},
      ...options.as,
    })
    children.push(child)
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    const said = once(createInterface(child.stdout), 'line').then(([line]) => JSON.parse(line as string) as Said)
    async function end(signal: NodeJS.Signals) {
      child.kill(signal)
      await ended
    }
    return { pid: child.pid, said: said as Promise<Said & { url: string }>, ended, end }
  }

  async function query<Row>(url: string, run: (sql: postgres.Sql) => PromiseLike<Row[]>): Promise<Row[]> {
    const sql = postgres(url, { max: 1, onnotice: () => {} })
    try {
      return [...(await run(sql))]
    } finally {
      await sql.end({ timeout: 1 })
    }
  }

  async function postmasterOf(folder: string) {
    return (await findPostmaster(join(folder, 'postgres')))!
  }

  async function newFolder(mode: number): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'edis-postgres-'))
    folders.push(folder)
    await chmod(folder, mode)
    return folder
  }

  /** The folders that clusters made under `folder` live in. */
  async function homesIn(folder: string): Promise<string[]> {
    const names = await readdir(folder, { recursive: true })
    const pointers = names.filter((name) => name.endsWith('postgres.location'))
    const outside = await Promise.all(pointers.map((name) => readFile(join(folder, name), 'utf8')))
    const inside = names.filter((name) => name.endsWith('postgres.password')).map((name) => join(folder, dirname(name)))
    return [...outside, ...inside]
  }

  return { nobody, timeoutMs, children, dataDir, start, startInChild, query, postmasterOf, newFolder }
}
