import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { afterEach, expect, vi } from 'vitest'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { createVault } from '../database/vault.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { startDatabaseLink } from '@edis/testing/database-link.ts'
import { writeEvents } from '@edis/testing/order-events.ts'
import { insertPartner, insertWebhook } from '@edis/testing/partner-rows.ts'
import { isSignedWith, type Received, type Receiver, startReceiver } from '@edis/testing/receiver.ts'
import { startWorker } from '@edis/testing/worker.ts'
import { newWebhookSecret } from '../webhooks/webhooks.ts'

/** Workers in processes of their own, which a test kills, over a database of the file’s. */
export async function openCrashes() {
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

  const masterKey = randomBytes(32)
  const secret = newWebhookSecret()
  const closing: (() => unknown)[] = []
  const { url } = await createTestDatabase()
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

  return { closing, prepare, worker, linked, until, faults, holdFirst, twice, url }
}
