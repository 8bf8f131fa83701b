import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { freePort } from '../database/embedded-postgres/free-ports.ts'
import { findPostmaster } from '../database/embedded-postgres/pid-file.ts'
import { migrateDatabase } from '../database/migrate.ts'
import type { Received } from '@edis/testing/receiver.ts'
import { openCrashes } from './crash-fixtures.ts'

const { closing, prepare, worker } = await openCrashes()

/** A lease of 3 s instead of 60: what is leased for longer has lost its worker. */
function hurryLeases({ sql }: Pick<Awaited<ReturnType<typeof prepare>>, 'sql'>) {
  const timer = setInterval(
    () =>
      void sql`update deliveries set leased_until = now() where state = 'pending'
        and leased_until < now() + interval '57 seconds' and leased_until > now()`.catch(() => {}),
    250,
  )
  closing.push(() => clearInterval(timer))
}
const countsOf = (received: readonly Received[]) => {
  const counts = new Map<string, number>()
  for (const { id } of received) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

test('a thousand orders’ events under repeated kills: none is lost, only what was in flight comes twice', async () => {
  const prepared = await prepare()
  const { receiver, sql } = prepared
  receiver.answer((_received, response) => void setTimeout(() => response.end('ok'), 5))
  const workers = await Promise.all([worker(), worker()])
  hurryLeases(prepared)
  const written: string[] = []
  const writing = (async () => {
    for (let batch = 0; batch < 40; batch++) {
      written.push(...(await prepared.write(25)))
      // In step with the receiver, so that the kills fall between.
      await receiver.until((received) => received.length >= written.length - 100)
    }
  })()
  const kills = 6
  for (let kill = 1; kill <= kills; kill++) {
    await receiver.until((received) => received.length >= kill * 130)
    await workers.shift()?.kill()
    workers.push(await worker())
  }
  await writing
  await prepared.allDelivered()

  const counts = countsOf(receiver.received)
  expect(written).toHaveLength(1_000)
  expect(written.filter((id) => !counts.has(id))).toEqual([])
  expect(counts.size).toBe(1_000)
  const again = [...counts].filter(([, count]) => count > 1).map(([id]) => id)
  // One webhook has at most 20 in flight from one worker.
  expect(receiver.received.length - 1_000).toBeLessThanOrEqual(kills * 20)
  const interrupted = await sql`
    select event_id, count(*)::int as times from delivery_attempts attempt join deliveries on deliveries.id = delivery_id
    where attempt.fault = 'INTERRUPTED' group by event_id`
  const times = new Map(interrupted.map((row) => [row.event_id as string, row.times as number]))
  for (const id of again) expect(counts.get(id)).toBeLessThanOrEqual(1 + (times.get(id) ?? 0))
  for (const received of receiver.received) expect(JSON.parse(received.body)).toMatchObject({ id: received.id })
})

test('PostgreSQL restarted under load, roughly and gently: none is lost, and all goes on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), `edis-test-${process.pid}-`))
  await chmod(dataDir, 0o711)
  const port = String(await freePort())
  const start = () => startEmbeddedPostgres({ dataDir, log: () => {}, settings: { port, full_page_writes: 'off' } })
  let cluster = await start()
  closing.push(async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  await migrateDatabase(cluster.url)
  const prepared = await prepare(cluster.url)
  const { receiver } = prepared
  await Promise.all([worker(cluster.url), worker(cluster.url)])
  hurryLeases(prepared)

  const written: string[] = []
  let isOver = false
  const writing = (async () => {
    while (!isOver) written.push(...(await prepared.write(5).catch(() => [])))
  })()
  for (const signal of ['SIGQUIT', 'SIGINT'] as const) {
    const before = receiver.received.length
    await receiver.until((received) => received.length > before + 100)
    const postmaster = await findPostmaster(join(dataDir, 'postgres'))
    process.kill(postmaster?.pid ?? 0, signal)
    await cluster.died
    await cluster.stop()
    cluster = await start()
  }
  const before = receiver.received.length
  await receiver.until((received) => received.length > before + 100)
  isOver = true
  await writing
  await prepared.allDelivered()

  const counts = countsOf(receiver.received)
  expect(written.filter((id) => !counts.has(id))).toEqual([])
  // What the database has, whether or not whoever wrote it got to hear of the commit, and nothing else.
  expect(new Set((await prepared.rows()).map(({ event_id }) => event_id))).toEqual(new Set(counts.keys()))
  // Two workers, twenty in flight each, two restarts
  expect(receiver.received.length - counts.size).toBeLessThanOrEqual(80)
})
