import { access, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { DataDirHeld, findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { canEnter } from './embedded-postgres/account.ts'
import { startTestCluster } from '@edis/testing/cluster.ts'
import { openEmbeddedFolder } from './embedded-postgres/folder-fixtures.ts'

const { nobody, dataDir, start, startInChild, query, newFolder } = await openEmbeddedFolder()

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
    await expect(start()).rejects.toThrow(/contains data of PostgreSQL 15, but the embedded one is PostgreSQL 18/)
    await writeFile(file, version)
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
    await expect(start(folder)).rejects.toThrow(`was in ${home}, which no longer exists`)
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
