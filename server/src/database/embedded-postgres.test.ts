import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DataDirHeld, findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { canEnter, unprivilegedAccount } from './embedded-postgres/account.ts'
import { findPostmaster } from './embedded-postgres/pid-file.ts'
import { stopPostmaster } from './embedded-postgres/postmaster.ts'
import { startTestCluster } from '@edis/testing/cluster.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const nobody = await unprivilegedAccount()
/** A machine may have other things to do. Milliseconds. */
const patience = 30_000
const folders: string[] = []
const children: ChildProcess[] = []

/** Every test but those about a first start uses this one, and stops what it started. */
let dataDir: string

beforeAll(async () => {
  dataDir = await newFolder(0o711)
})

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

describe('a start', () => {
  test('keeps its rows over a stop and a restart, and is found meanwhile', async () => {
    const first = await start()
    expect(first.adopted).toBe(false)
    expect(await findEmbeddedPostgres({ dataDir })).toEqual({ url: first.url, servingUrl: first.servingUrl })
    await query(first.url, (sql) => sql`create table kept as select 'a row' as value`)
    await first.stop()
    expect(await findEmbeddedPostgres({ dataDir })).toBeNull()

    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await query(second.url, (sql) => sql`select value from kept`)).toEqual([{ value: 'a row' }])
    await second.stop()
  })

  test('makes a durable UTF-8 cluster with checksums, and a role that is no superuser', async () => {
    const { url, stop } = await start()
    const [settings] = await query(
      url,
      (sql) => sql`
        select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
          current_setting('fsync') as fsync, current_setting('TimeZone') as zone, upper('é') as upper,
          (select rolsuper from pg_roles where rolname = current_user) as superuser`,
    )
    expect(settings).toEqual({
      encoding: 'UTF8',
      checksums: 'on',
      fsync: 'on',
      zone: 'UTC',
      upper: 'É',
      superuser: false,
    })
    await stop()
  })

  test('keeps its password for itself, and lets nobody in without it', async () => {
    const { url, stop } = await start()
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
    for (const user of ['edis', 'postgres']) {
      const wrong = url.replace(/\/\/.*@/, `//${user}:wrong@`)
      await expect(query(wrong, (sql) => sql`select 1`)).rejects.toMatchObject({ code: '28P01' })
    }
    await stop()
  })

  test('is refused while another process holds the folder, by its pid', async () => {
    const child = startInChild(dataDir)
    const { url } = await child.said
    expect(await findEmbeddedPostgres({ dataDir })).toMatchObject({ url })
    const refusal = await start().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataDirHeld)
    expect(refusal).toMatchObject({ holderPid: child.pid, message: expect.stringContaining(dataDir) })
    await child.end('SIGTERM')
    expect(await findEmbeddedPostgres({ dataDir })).toBeNull()
  })

  test('that comes at the same moment as another on a new folder is refused by the one that wins', async () => {
    const folder = await newFolder(0o711)
    const pair = [startInChild(folder), startInChild(folder)]
    const said = await Promise.all(pair.map((child) => child.said))
    const winner = said.findIndex(({ url }) => url)
    expect(said[winner]).toMatchObject({ adopted: false })
    expect(said[1 - winner]).toMatchObject({ error: 'DataDirHeld', holderPid: pair[winner]!.pid })
    await pair[winner]!.end('SIGTERM')
    expect((await readdir(folder)).toSorted()).toEqual(['postgres', 'postgres.log', 'postgres.password'])
  })

  test('tells what PostgreSQL said when that would not start', async () => {
    const settings = { shared_buffers: 'plenty' }
    await expect(startEmbeddedPostgres({ dataDir, log: () => {}, settings })).rejects.toThrow(
      /"shared_buffers": "plenty"/,
    )
  })

  test('leaves the data of another major version alone', async () => {
    const file = join(dataDir, 'postgres', 'PG_VERSION')
    const version = await readFile(file, 'utf8')
    await writeFile(file, '15\n')
    await expect(start()).rejects.toThrow(/holds the data of PostgreSQL 15, but the embedded one is PostgreSQL 18/)
    await writeFile(file, version)
  })
})

describe('after a kill -9', () => {
  test('of the process, the next start takes the cluster over, with every committed row', async () => {
    const child = startInChild(dataDir)
    const { url } = await child.said
    await query(url, (sql) => sql`create table committed as select 1 as id`)
    const { pid } = await postmasterOf(dataDir)
    await child.end('SIGKILL')
    expect(await findEmbeddedPostgres({ dataDir })).toBeNull()

    const next = await start()
    expect(next).toMatchObject({ adopted: true, url })
    expect((await postmasterOf(dataDir)).pid).toBe(pid)
    expect(await query(next.url, (sql) => sql`select id from committed`)).toEqual([{ id: 1 }])
    await next.stop()
    expect(await findPostmaster(join(dataDir, 'postgres'))).toBeNull()
  })

  test('of the process and PostgreSQL, the next start recovers every committed row', async () => {
    const child = startInChild(dataDir)
    const { url } = await child.said
    await query(url, (sql) => sql`create table recovered as select 1 as id`)
    process.kill((await postmasterOf(dataDir)).pid, 'SIGKILL')
    await child.end('SIGKILL')

    const next = await start()
    expect(next.adopted).toBe(false)
    expect(await query(next.url, (sql) => sql`select id from recovered`)).toEqual([{ id: 1 }])
    await next.stop()
  })

  test('of everything, a pid that is an unrelated process by now stops no start', async () => {
    const child = startInChild(dataDir)
    await child.said
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    const { pid } = await postmasterOf(dataDir)
    process.kill(pid, 'SIGKILL')
    await child.end('SIGKILL')
    const unrelated = spawn('sleep', ['60'], { stdio: 'ignore', ...nobody })
    children.push(unrelated)
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(String(pid), String(unrelated.pid)))

    const next = await start()
    expect(next.adopted).toBe(false)
    await next.stop()
    expect(unrelated.exitCode).toBeNull()
  })

  test('while the cluster is being made, the next start makes it and clears what was left', async () => {
    const folder = await newFolder(0o711)
    const child = startInChild(folder)
    await vi.waitFor(
      async () => expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^postgres\.new-/)),
      patience,
    )
    await sleep(100)
    await child.end('SIGKILL')
    expect(await readdir(folder)).not.toContain('postgres')

    const { url, stop } = await start(folder)
    expect(await query(url, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }])
    await stop()
    expect((await readdir(folder)).toSorted()).toEqual(['postgres', 'postgres.log', 'postgres.password'])
  })
})

describe('a holder', () => {
  test('that forgets to stop can exit all the same, and the next start takes over', async () => {
    const child = startInChild(dataDir, { forgetful: true })
    await child.said
    expect(await child.ended).toBe(0)
    const next = await start()
    expect(next.adopted).toBe(true)
    await next.stop()
  })

  test('that loses its connection takes the cluster again', async () => {
    const log = vi.fn<(message: string) => void>()
    const { url, stop } = await startEmbeddedPostgres({ dataDir, log })
    const [owner] = await query(
      url,
      (sql) => sql`select pid from pg_stat_activity where application_name ^@ 'edis owner'`,
    )
    process.kill(owner!.pid as number, 'SIGTERM')
    await vi.waitFor(
      () => expect(log).toHaveBeenLastCalledWith(expect.stringContaining('held again'), expect.anything()),
      patience,
    )
    await expect(start()).rejects.toThrow(DataDirHeld)
    await stop()
    expect(await findPostmaster(join(dataDir, 'postgres'))).toBeNull()
  })

  test('under which PostgreSQL dies says so and lives on', async () => {
    const log = vi.fn<(message: string) => void>()
    const { stop } = await startEmbeddedPostgres({ dataDir, log })
    process.kill((await postmasterOf(dataDir)).pid, 'SIGKILL')
    await vi.waitFor(
      () => expect(log).toHaveBeenLastCalledWith(expect.stringContaining('has died'), expect.anything()),
      patience,
    )
    await stop()
  })
})

describe('whoever we are', () => {
  test.runIf(nobody)('root keeps the data elsewhere when the folder is in one that others can not enter', async () => {
    const closed = await newFolder(0o700)
    const folder = join(closed, 'project', '.data')
    await mkdir(join(closed, 'project'))
    const { url, stop } = await start(folder)
    await query(url, (sql) => sql`create table kept as select 1 as id`)
    expect(await findEmbeddedPostgres({ dataDir: folder })).toMatchObject({ url })
    await stop()

    const home = await readFile(join(folder, 'postgres.location'), 'utf8')
    expect(home).toMatch(/^\/var\/lib\/edis\/[0-9a-f]{16}$/)
    expect(await stat(home)).toMatchObject({ uid: nobody!.uid, mode: 0o40700 })
    expect(await stat(closed)).toMatchObject({ uid: 0, mode: 0o40700 })
    expect(await stat(folder)).toMatchObject({ uid: 0, mode: 0o40711 })

    const again = await start(folder)
    expect(await query(again.url, (sql) => sql`select id from kept`)).toEqual([{ id: 1 }])
    await again.stop()
    await rm(home, { recursive: true })
    await expect(start(folder)).rejects.toThrow(`was in ${home}, which is gone`)
  })

  test.runIf(nobody)('a plain user needs nothing but a folder of its own', async (context) => {
    for (const needed of [process.execPath, fileURLToPath(import.meta.url)]) {
      if (!(await canEnter(dirname(needed), nobody!))) context.skip(`${needed} is not for other users to read`)
    }
    const home = await newFolder(0o700)
    await chown(home, nobody!.uid, nobody!.gid)
    const child = startInChild(join(home, '.data'), { as: nobody!, env: { HOME: home } })
    const { url } = await child.said
    expect(await query(url, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }])
    await child.end('SIGTERM')
    expect(await stat(join(home, '.data'))).toMatchObject({ uid: nobody!.uid, mode: 0o40700 })
    await access(join(home, '.data', 'postgres', 'PG_VERSION'))
  })

  test('a test run has a cluster to create databases in, which leaves nothing', async () => {
    const before = await readdir(tmpdir())
    const { url, stop } = await startTestCluster()
    await query(url, (sql) => sql`create database another`)
    expect(await query(url, (sql) => sql`show fsync`)).toEqual([{ fsync: 'off' }])
    await stop()
    const after = (await readdir(tmpdir())).filter((name) => name.startsWith(`edis-test-${process.pid}-`))
    expect(before).toEqual(expect.arrayContaining(after))
  })
})

function start(folder = dataDir) {
  return startEmbeddedPostgres({ dataDir: folder, log: () => {} })
}

type Said = { url?: string; adopted?: boolean; error?: string; holderPid?: number }

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
  const module = new URL('embedded-postgres.ts', import.meta.url).href
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
