import postgres from 'postgres'
import { ulid } from 'ulid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, servingUrl } from '@edis/testing/database.ts'
import { insertPartner, insertWebhook } from '@edis/testing/partner-rows.ts'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { inTransaction } from '../database/transaction.ts'
import { createVault } from '../database/vault.ts'
import { fanOut } from '../outbox/fan-out.store.ts'
import type { Completion } from './completions.store.ts'
import { deliveryStore } from './deliveries.store.ts'
import { type Claimed, type QueueStore, queueStore } from './queue.store.ts'

const vault = createVault(Buffer.alloc(32, 1))
const day = 86_400_000
let sql: postgres.Sql
let database: Database
let queue: QueueStore
beforeAll(async () => {
  const { url } = await createTestDatabase()
  sql = postgres(url, { max: 1, connection: { search_path: 'development' } })
  database = openDatabase(servingUrl(url), 'development', { connections: 4, byIndex: true })
  queue = queueStore(database)
})
afterAll(async () => {
  await closeDatabase(database)
  await sql.end()
})

let partnerId: string
let webhookId: string
beforeEach(async () => {
  partnerId = await insertPartner(sql)
  webhookId = await insertWebhook(sql, vault, { partnerId, url: 'https://shop.example/' })
})

/** An event of then; gives its delivery's id. */
async function write(at: Date | string): Promise<string> {
  const event = { eventId: `evt_${ulid(new Date(at).getTime())}`, event: 'order.created', sequence: 1, body: '{}' }
  await inTransaction(database, (transaction) =>
    fanOut(transaction, [{ ...event, partnerId, orderId: newId('ord'), createdAt: new Date(at) }]),
  )
  return `dlv_${event.eventId.slice(4)}${webhookId.slice(4)}`
}
const claim = (slots = 20) => queue.claim(0, [{ webhookId, slots }])
const delivered = ({ id, number }: Pick<Claimed, 'id' | 'number'>): Completion => ({
  id,
  number,
  webhookId,
  state: 'delivered',
  retryInMs: null,
  disables: false,
  attempt: {
    startedAt: new Date(),
    url: 'https://shop.example/',
    signedAt: 1,
    signature: 'v1,',
    fault: null,
    detail: null,
    httpStatus: 200,
    responseHeaders: {},
    responseBody: 'ok',
    durationMs: 3,
  },
})
const complete = (completions: Completion[]) => queue.complete(completions, 5, async () => {})
/** Where the row of each lies, and its attempts. */
const places = async (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const [row] = await sql`select tableoid::regclass::text as place from deliveries where id = ${id}`
      const attempts = await sql`
        select tableoid::regclass::text as place, partner_id = ${partnerId} as own from delivery_attempts where delivery_id = ${id}`
      return [row?.place, ...attempts.map(({ place, own }) => (own ? place : null))] as (string | null | undefined)[]
    }),
  )
const shown = async (id: string) => (await deliveryStore(database).find(partnerId, id))?.delivery.state ?? null

test('what was created before and after midnight is in the days of both, however late it is delivered', async () => {
  const now = new Date('2031-03-02T00:30:00Z')
  await queue.keepLog(new Date('2031-03-01T12:00:00Z'), 30)
  await queue.keepLog(now, 30)
  const ids = [await write('2031-03-01T23:59:59.999Z'), await write('2031-03-02T00:00:00Z')]
  expect(await places(ids)).toEqual([['deliveries_pending'], ['deliveries_pending']])
  const claimed = await claim()
  expect(claimed.map(({ id }) => id).toSorted()).toEqual(ids)
  await complete(claimed.map(delivered))
  expect(await places(ids)).toEqual([
    ['deliveries_log_20310301', 'delivery_attempts_20310301'],
    ['deliveries_log_20310302', 'delivery_attempts_20310302'],
  ])
  const page = await deliveryStore(database).list(partnerId, { limit: 10 })
  expect(page.map(({ id, state }) => [id, state])).toEqual(ids.toReversed().map((id) => [id, 'delivered']))
})

test('a day is dropped whole once it is over for as long as deliveries are kept; what is pending in it keeps its attempts and is sent', async () => {
  await queue.keepLog(new Date('2031-05-01T12:00:00Z'), 30)
  const [over, waiting] = [await write('2031-05-01T10:00:00Z'), await write('2031-05-01T11:00:00Z')]
  const claimed = await claim()
  await complete(
    claimed.map((one) =>
      one.id === over ? delivered(one) : { ...delivered(one), state: 'pending', retryInMs: 40 * day },
    ),
  )
  await queue.keepLog(new Date('2031-05-31T23:59:00Z'), 30)
  expect(await shown(over)).toBe('delivered')
  await queue.keepLog(new Date('2031-06-01T00:01:00Z'), 30)
  expect(await shown(over)).toBeNull()
  expect(await places([over, waiting])).toEqual([[undefined], ['deliveries_pending', 'delivery_attempts_rest']])
  expect(
    await sql`select to_regclass('deliveries_log_20310501') as log, to_regclass('delivery_attempts_20310501') as attempts`,
  ).toEqual([{ log: null, attempts: null }])

  await deliveryStore(database).sendWaiting(partnerId, webhookId)
  const [late] = await queue.claim(1, [{ webhookId, slots: 20 }])
  expect(late).toMatchObject({ id: waiting, number: 2 })
  await complete([delivered(late!)])
  expect((await deliveryStore(database).find(partnerId, waiting))?.attempts).toHaveLength(2)
  await queue.keepLog(new Date('2031-06-01T01:00:00Z'), 30)
  expect(await places([waiting])).toEqual([[undefined]])
})

test('what a clock far ahead wrote is sent and shown, moves to its day when that is made, and goes with it', async () => {
  const id = await write('2039-01-01T10:00:00Z')
  await complete((await claim()).map(delivered))
  expect(await places([id])).toEqual([['deliveries_log_rest', 'delivery_attempts_rest']])
  await queue.keepLog(new Date('2038-12-30T00:00:00Z'), 30)
  expect(await places([id])).toEqual([['deliveries_log_20390101', 'delivery_attempts_20390101']])
  expect(await shown(id)).toBe('delivered')
  await queue.keepLog(new Date('2039-02-01T00:00:00Z'), 30)
  expect(await places([id])).toEqual([[undefined]])
})

test('claims and outcomes go on while a day is dropped: what is pending stays, what was sent is not sent again', async () => {
  await queue.keepLog(new Date('2041-05-01T12:00:00Z'), 30)
  const ids: string[] = []
  for (let number = 0; number < 60; number++)
    ids.push(await write(new Date(Date.parse('2041-05-01T10:00:00Z') + number)))
  const stays = ids.slice(40)
  const drops: Promise<void>[] = []
  for (let batch = 0; batch < 4; batch++) {
    const claimed = await claim(10)
    drops.push(queue.keepLog(new Date('2041-06-01T00:01:00Z'), 30))
    await Promise.all([complete(claimed.map(delivered)), claim(5).then((more) => queue.giveBack(more))])
  }
  await Promise.all(drops)
  expect((await places(stays)).every(([place]) => place === 'deliveries_pending')).toBe(true)
  expect((await claim(100)).map(({ id }) => id).toSorted()).toEqual(stays)
})

test('a day that somebody reads is not waited for: it is dropped later', async () => {
  await queue.keepLog(new Date('2043-05-01T12:00:00Z'), 30)
  const id = await write('2043-05-01T10:00:00Z')
  await complete((await claim()).map(delivered))
  await sql.begin(async (transaction) => {
    await transaction`select * from deliveries_log_20430501`
    await expect(queue.keepLog(new Date('2043-06-01T00:01:00Z'), 30)).rejects.toThrow('in use')
    expect(await shown(id)).toBe('delivered')
  })
  await queue.keepLog(new Date('2043-06-01T00:01:00Z'), 30)
  expect(await shown(id)).toBeNull()
})

test('the outcome of an attempt that another worker took over is kept beside the other’s', async () => {
  const id = await write(new Date())
  const [first] = await claim()
  await sql`update deliveries set leased_until = now() where id = ${id}`
  const [second] = await claim()
  await complete([delivered(second!)])
  await complete([{ ...delivered(first!), state: 'failed' }])
  expect(await shown(id)).toBe('delivered')
  const attempts =
    await sql`select number, http_status from delivery_attempts where delivery_id = ${id} order by number`
  expect(attempts).toEqual([1, 2].map((number) => ({ number, http_status: 200 })))
})

test('the log can’t be emptied by keeping no day of it', async () => {
  await expect(queue.keepLog(new Date(), 0)).rejects.toThrow('at least one day')
})
