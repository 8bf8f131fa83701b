import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { servingUrl } from '@edis/testing/database.ts'
import { newFolder, openArchiving } from './archive-fixtures.ts'
import { archiveFolder, type ArchivePlace } from './archive-folder.ts'
import type { Manifest } from './order-archive.ts'
import { findInArchives, keptArchives } from './order-archive.store.ts'

const gunzip = (path: string) => execFileSync('gunzip', ['-c', path], { encoding: 'utf8' })
const records = (csv: string) =>
  csv
    .trimEnd()
    .split(/\n(?=ord_)/)
    .slice(1)

test('orders that are final for long enough leave the tables whole, and are in files that plain tools read', async () => {
  const { archive, due, kept, left, sql, database } = await openArchiving(3, 2)
  const folder = await newFolder()
  const place = archiveFolder(folder)
  const [before] = await sql`select * from orders where id = ${due[1]!}`
  const archived = await archive(place)
  expect(archived).toMatchObject({ orders: 3, events: 3, place: folder })
  expect(await archive(place)).toBeNull()
  expect(await left()).toEqual(kept)
  expect(await sql`select order_id from order_events order by 1`).toEqual(kept.map((order_id) => ({ order_id })))

  const path = join(folder, 'development', archived!.id)
  expect((await readdir(path)).toSorted()).toEqual(['manifest.json', 'order_events.csv.gz', 'orders.csv.gz'])
  const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as Manifest
  expect(manifest).toMatchObject({ archive: archived!.id, environment: 'development' })
  for (const { name, rows, bytes, sha256 } of manifest.files) {
    const content = await readFile(join(path, name))
    expect({ bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }).toEqual({
      bytes,
      sha256,
    })
    expect(records(gunzip(join(path, name)))).toHaveLength(rows)
  }
  const csv = gunzip(join(path, 'orders.csv.gz'))
  expect(records(csv).map((record) => record.split(',')[0])).toEqual(due)
  expect(csv.split('\n')[0]).toBe(Object.keys(before!).join())
  expect(csv).not.toMatch(/\+628\d/)
  expect((await keptArchives(database, 10)).map(({ id }) => id)).toEqual([archived!.id])
  const audited =
    await sql`select actor_kind, target_id, after from accounts.audit_log where action = 'orders.archived'`
  expect(audited).toEqual([{ actor_kind: 'edis', target_id: archived!.id, after: { orders: 3, events: 3 } }])
})

test('the files go back into the tables as they came out', async () => {
  const { archive, due, sql } = await openArchiving(2, 1)
  const folder = await newFolder()
  const rows = () => sql`
    select orders.*, to_jsonb(order_events) as event from orders join order_events on order_id = orders.id
    where orders.id = any (${due}::text[]) order by orders.id, order_events.sequence`
  const before = await rows()
  expect(before).toHaveLength(2)
  const { id } = (await archive(archiveFolder(folder)))!
  expect(await rows()).toEqual([])
  for (const table of ['orders', 'order_events']) {
    const input = await sql.unsafe(`copy ${table} from stdin with (format csv, header true)`).writable()
    input.end(gunzip(join(folder, 'development', id, `${table}.csv.gz`)))
    await new Promise((resolve, reject) => input.on('finish', resolve).on('error', reject))
  }
  expect(await rows()).toEqual(before)
  // Until their archive is forgotten
  expect(await archive(archiveFolder(folder))).toBeNull()
  await sql`delete from archived_orders where archive_id = ${id}`
  expect(await archive(archiveFolder(folder))).toMatchObject({ orders: 2 })
})

test.each([
  ['a status that is left again', { status: 'in_transit' }],
  ['data of its recipient', { anonymised_at: null }],
  ['had that taken out a day ago', { anonymised_at: new Date(Date.now() + 399 * 86_400_000) }],
  ['changed a day ago', { updated_at: new Date(Date.now() + 399 * 86_400_000) }],
])('an order that has %s stays', async (_has, changed) => {
  const { archive, due, left, sql } = await openArchiving(2, 0)
  await sql`update orders set ${sql(changed)} where id = ${due[0]!}`
  expect(await archive(archiveFolder(await newFolder()))).toMatchObject({ orders: 1 })
  expect(await left()).toEqual([due[0]])
})

test('an order that changes while it is written is left out, and what was written of it written over', async () => {
  const { archive, due, left, sql, options } = await openArchiving(3, 0)
  const folder = await newFolder()
  const files = archiveFolder(folder)
  let changes = 1
  const place: ArchivePlace = {
    ...files,
    async write(name, content) {
      await files.write(name, content)
      if (name.includes('orders.csv') && changes-- > 0)
        await sql`update orders set sequence = sequence + 1, updated_at = ${options.now()} where id = ${due[1]!}`
    },
  }
  const archived = await archive(place)
  expect(archived).toMatchObject({ orders: 2, events: 2 })
  expect(await left()).toEqual([due[1]])
  const csv = gunzip(join(folder, 'development', archived!.id, 'orders.csv.gz'))
  expect(records(csv).map((record) => record.split(',')[0])).toEqual([due[0], due[2]])
  expect(await sql`select order_id from archived_orders where order_id = ${due[1]!}`).toEqual([])
})

const stops = ['orders.csv.gz', 'order_events.csv.gz', 'manifest.json'].flatMap((name) =>
  (['write', 'read'] as const).map((step) => [step, name] as const),
)
test.each(stops)('when it stops at the %s of %s, nothing is lost and nothing archived twice', async (step, stopped) => {
  const { archive, due, left, sql } = await openArchiving(3, 1)
  const folder = await newFolder()
  const files = archiveFolder(folder)
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const failing: ArchivePlace = {
    ...files,
    [step]: async (name: string, content: Uint8Array) => {
      if (name.endsWith(stopped)) throw full
      return step === 'write' ? files.write(name, content) : files.read(name)
    },
  }
  await expect(archive(failing, 2)).rejects.toThrow('no space left')
  expect(await left()).toHaveLength(4)
  expect(await sql`select count(*)::int as rows from order_events`).toEqual([{ rows: 4 }])
  const done = [await archive(files, 2), await archive(files, 2), await archive(files, 2)]
  expect(done.map((one) => one?.orders ?? null)).toEqual([2, 1, null])
  expect((await readdir(join(folder, 'development'))).toSorted()).toEqual([done[0]!.id, done[1]!.id])
  const written = done
    .slice(0, 2)
    .flatMap((one) => records(gunzip(join(folder, 'development', one!.id, 'orders.csv.gz'))))
  expect(written.map((record) => record.split(',')[0])).toEqual(due)
  expect(await left()).toHaveLength(1)
})

test('what reads back otherwise than it was written removes nothing', async () => {
  const { archive, left } = await openArchiving(2, 0)
  const files = archiveFolder(await newFolder())
  const torn: ArchivePlace = { ...files, read: async (name) => (await files.read(name)).subarray(1) }
  await expect(archive(torn)).rejects.toThrow('is not what was written')
  expect(await left()).toHaveLength(2)
})

test('no folder is made where none is mounted', async () => {
  const { archive, left } = await openArchiving(1, 0)
  await expect(archive(archiveFolder(join(await newFolder(), 'volume')))).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await left()).toHaveLength(1)
})

test('a folder in which nothing can be made removes nothing', async () => {
  const { archive, left } = await openArchiving(1, 0)
  const folder = await newFolder()
  await writeFile(join(folder, 'development'), '')
  await expect(archive(archiveFolder(folder))).rejects.toMatchObject({ code: 'ENOTDIR' })
  expect(await left()).toHaveLength(1)
})

test('of two processes one archives, and the other finds nothing to do', async () => {
  const { archive, left } = await openArchiving(2, 0)
  const files = archiveFolder(await newFolder())
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>()
  const slow: ArchivePlace = {
    ...files,
    async write(name, content) {
      reach()
      await goOn
      await files.write(name, content)
    },
  }
  const first = archive(slow)
  await reached
  expect(await archive(files)).toBeNull()
  release()
  expect(await first).toMatchObject({ orders: 2 })
  expect(await left()).toEqual([])
})

test('the greatest number of the feed stays, so that none is given twice', async () => {
  const { archive, due, sql } = await openArchiving(3, 0)
  for (const [at, id] of due.entries())
    await sql`insert into order_feed (order_id, number, partner_id, status) values (${id}, ${at + 1}, 'prt_any', 'delivered')`
  await archive(archiveFolder(await newFolder()))
  expect(await sql`select number::int as number from order_feed`).toEqual([{ number: 3 }])
})

test('an archived order is found by each of its numbers', async () => {
  const { archive, due, sql, database, partnerId } = await openArchiving(1, 0)
  await sql`update orders set awb = 'EDT77', courier_awb = 'jne77' where id = ${due[0]!}`
  const [{ number }] = await sql<[{ number: string }]>`select partner_order_id as number from orders`
  await archive(archiveFolder(await newFolder()))
  for (const name of [due[0]!, number, 'EDT77', 'edt77', 'jne77'])
    expect(await findInArchives(database, name)).toMatchObject([{ orderId: due[0], partnerId, awb: 'EDT77' }])
  expect(await findInArchives(database, 'EDT78')).toEqual([])
  await expect(sql`delete from accounts.partners where id = ${partnerId}`).rejects.toThrow('violates')
})

test('who serves can remove no order that is younger than half a year, or whose recipient is still named', async () => {
  const { due, left, sql, url } = await openArchiving(2, 0)
  await sql`update orders set updated_at = now() - interval '179 days' where id = ${due[0]!}`
  await sql`update orders set anonymised_at = null where id = ${due[1]!}`
  const serving = postgres(servingUrl(url), { max: 1, connection: { search_path: 'development' } })
  onTestFinished(() => serving.end())
  await serving`insert into order_archives (id, begun_at) values ('arc_forged', now())`
  await serving`
    insert into archived_orders (order_id, archive_id, partner_id, partner_order_id, status, sequence, updated_at, created_at)
    select id, 'arc_forged', partner_id, partner_order_id, status, sequence, updated_at, created_at from orders`
  expect(await serving`select keep_order_archive('arc_forged', 'nowhere', 2, 2, 0) as kept`).toEqual([{ kept: false }])
  expect(await left()).toEqual(due)
})
