import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { newId } from '../database/id.ts'
import { freePort } from '../database/embedded-postgres/free-ports.ts'
import { findPostmaster } from '../database/embedded-postgres/pid-file.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { createVault } from '../database/vault.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { startDatabaseLink } from '@edis/testing/database-link.ts'
import { writeEvents } from '@edis/testing/order-events.ts'
import { insertPartner, insertWebhook } from '@edis/testing/partner-rows.ts'
import { isSignedWith, type Received, type Receiver, startReceiver, status } from '@edis/testing/receiver.ts'
import { clockOff, startWorker } from '@edis/testing/worker.ts'
import { newWebhookSecret } from '../webhooks/webhooks.ts'

// Each test starts processes.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 30_000 })

const masterKey = randomBytes(32)
const secret = newWebhookSecret()
const closing: (() => unknown)[] = []
let url: string
beforeAll(async () => {
  ;({ url } = await createTestDatabase())
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A partner with a webhook, and what a test needs to look on. */
async function prepare(databaseUrl = url) {
  const database = openDatabase(databaseUrl, 'development', { connections: 4 })
  const sql = postgres(databaseUrl, {
    max: 1,
    connection: { search_path: 'development' },
    backoff: () => 0.2,
    onnotice: () => {},
  })
  const receiver = await startReceiver()
  closing.push(
    receiver.close,
    () => sql.end(),
    () => closeDatabase(database),
  )
  const partnerId = await insertPartner(sql)
  const webhookId = await insertWebhook(sql, createVault(masterKey), { partnerId, url: receiver.url(), secret })
  const rows = () =>
    sql`select id, event_id, state, attempts, leased_until is not null as leased, due_at, http_status from deliveries where webhook_id = ${webhookId}`
  return {
    database,
    sql,
    receiver,
    write: (count = 1, orderId?: string) => writeEvents(database, { partnerId, count, ...(orderId && { orderId }) }),
    rows,
    attemptsOf: async (eventId: string) =>
      (await sql`select number, delivery_attempts.fault, started_at from delivery_attempts
        join deliveries on deliveries.id = delivery_id where event_id = ${eventId} order by number`) as unknown as {
        number: number
        fault: string | null
        started_at: Date
      }[],
    /** As time would. */
    endLeases: () =>
      sql`update deliveries set leased_until = now() where webhook_id = ${webhookId} and leased_until is not null`,
    allDelivered: () =>
      until(async () => (await rows()).every(({ state, leased }) => state === 'delivered' && !leased)),
  }
}
type Prepared = Awaited<ReturnType<typeof prepare>>

async function worker(databaseUrl = url, flags: readonly string[] = []) {
  const started = await startWorker({ databaseUrl, masterKey, flags })
  closing.push(started.kill)
  return started
}
async function linked() {
  const link = await startDatabaseLink(url)
  closing.push(link.close)
  return { link, holder: await worker(link.url) }
}
const until = (isSo: () => Promise<boolean>, timeout = 60_000) => vi.waitUntil(isSo, { timeout, interval: 20 })
const faults = (attempts: readonly { fault: string | null }[]) => attempts.map(({ fault }) => fault)

/** A receiver that keeps its first request waiting. */
function holdFirst({ receiver }: Prepared, answer: (received: Received) => void = () => {}) {
  let release = (_how: Parameters<Receiver['answer']>[0]) => {}
  receiver.answer((received, response) => {
    if (receiver.received.length > 1) return void response.end('ok')
    release = (how) => how(received, response)
    answer(received)
  })
  return { release: (how: Parameters<Receiver['answer']>[0]) => release(how) }
}
const twice = (received: readonly Received[]) => {
  const [first, second] = received
  expect(received).toHaveLength(2)
  expect(second).toMatchObject({ id: first?.id, body: first?.body })
  for (const one of received) expect(isSignedWith(secret, one)).toBe(true)
}

test('killed after the claim and before the send: it is sent once, by another', async () => {
  const prepared = await prepare()
  const { link, holder } = await linked()
  // The first makes the statements known, so that a claim is one message.
  await prepared.write()
  await prepared.allDelivered()
  // The claim is committed, and what it claimed reaches nobody.
  const orderId = newId('ord')
  const claimed = link.muteFrom(orderId)
  const [eventId = ''] = await prepared.write(1, orderId)
  await claimed
  await until(async () => (await prepared.rows()).some(({ leased }) => leased))
  await holder.kill()
  expect(prepared.receiver.received).toHaveLength(1)

  await prepared.endLeases()
  await worker()
  await prepared.allDelivered()
  expect(prepared.receiver.received.map(({ id }) => id).filter((id) => id === eventId)).toHaveLength(1)
  expect(faults(await prepared.attemptsOf(eventId))).toEqual(['INTERRUPTED', null])
})

test('killed in mid-send: it is sent again by another, under the same webhook-id', async () => {
  const prepared = await prepare()
  holdFirst(prepared)
  const holder = await worker()
  const [eventId = ''] = await prepared.write()
  await prepared.receiver.until((received) => received.length === 1)
  await holder.kill()
  await prepared.endLeases()
  await worker()
  await prepared.allDelivered()
  twice(prepared.receiver.received)
  expect(faults(await prepared.attemptsOf(eventId))).toEqual(['INTERRUPTED', null])
})

test('killed after the receiver’s 2xx and before the commit: it is sent again, under the same webhook-id', async () => {
  const prepared = await prepare()
  const { link, holder } = await linked()
  const { release } = holdFirst(prepared, () => link.hang())
  const [eventId = ''] = await prepared.write()
  await prepared.receiver.until((received) => received.length === 1)
  const told = link.said('"httpStatus"')
  release(status(200))
  await told
  await holder.kill()
  expect((await prepared.rows())[0]).toMatchObject({ state: 'pending', leased: true, attempts: 1 })
  await prepared.endLeases()
  await worker()
  await prepared.allDelivered()
  twice(prepared.receiver.received)
  expect(faults(await prepared.attemptsOf(eventId))).toEqual(['INTERRUPTED', null])
})

test('stopped until its lease ran out: the late outcome does not end the attempt of another', async () => {
  const prepared = await prepare()
  const { receiver } = prepared
  const release: ((how: Parameters<Receiver['answer']>[0]) => void)[] = []
  receiver.answer((received, response) => void release.push((how) => how(received, response)))
  const late = await worker()
  const [eventId = ''] = await prepared.write()
  await receiver.until((received) => received.length === 1)
  late.process.kill('SIGSTOP')
  await prepared.endLeases()
  await worker()
  await receiver.until((received) => received.length === 2)
  expect(faults(await prepared.attemptsOf(eventId))).toEqual(['INTERRUPTED'])

  release[0]?.(status(500))
  late.process.kill('SIGCONT')
  // What it was answered is written down for the partner to see, and no more.
  await until(async () => (await prepared.attemptsOf(eventId))[0]?.fault === 'STATUS')
  expect((await prepared.rows())[0]).toMatchObject({ state: 'pending', attempts: 2, leased: true, http_status: null })
  release[1]?.(status(200))
  await prepared.allDelivered()
  expect((await prepared.rows())[0]).toMatchObject({ attempts: 2, http_status: 200 })
  expect(faults(await prepared.attemptsOf(eventId))).toEqual(['STATUS', null])
  twice(receiver.received)
})

test('a worker whose clock is ten minutes off stamps the right time and takes no lease early', async () => {
  for (const off of [600_000, -600_000]) {
    const prepared = await prepare()
    const { release } = holdFirst(prepared)
    const right = await worker()
    await prepared.write()
    await prepared.receiver.until((received) => received.length === 1)
    right.process.kill('SIGSTOP')
    const wrong = await worker(url, clockOff(off))
    const [eventId = ''] = await prepared.write()
    await prepared.receiver.until((received) => received.length === 2)
    const [held, taken] = prepared.receiver.received
    expect(taken?.id).toBe(eventId)
    expect(Math.abs((taken?.timestamp ?? 0) - Date.now() / 1_000)).toBeLessThan(30)
    await until(async () => (await prepared.attemptsOf(eventId)).length === 1)
    const [attempt] = await prepared.attemptsOf(eventId)
    expect(Math.abs((attempt?.started_at.getTime() ?? 0) - Date.now())).toBeLessThan(30_000)
    // It has looked at what is due for this webhook, and left the one that is held.
    release(status(200))
    right.process.kill('SIGCONT')
    await prepared.allDelivered()
    expect(prepared.receiver.received.filter(({ id }) => id === held?.id)).toHaveLength(1)
    await Promise.all([right.kill(), wrong.kill()])
  }
})

/** A lease of 3 s instead of 60: what is leased for longer has lost its worker. */
function hurryLeases({ sql }: Pick<Prepared, 'sql'>) {
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
