import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { DataDirHeld, findEmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'
import { findPostmaster } from './pid-file.ts'
import { openEmbeddedFolder } from './folder-fixtures.ts'

const { nobody, timeoutMs, children, dataDir, start, startInChild, query, postmasterOf, newFolder } =
  await openEmbeddedFolder()

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
      timeoutMs,
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
      timeoutMs,
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
      () => expect(log).toHaveBeenLastCalledWith(expect.stringContaining('stopped unexpectedly'), expect.anything()),
      timeoutMs,
    )
    await stop()
  })
})
