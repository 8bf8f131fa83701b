import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { writeEvents } from '@edis/testing/order-events.ts'
import { insertPartner, insertWebhook } from '@edis/testing/partner-rows.ts'
import { startReceiver } from '@edis/testing/receiver.ts'
import { newId } from '../database/id.ts'
import { inTransaction } from '../database/transaction.ts'
import { createVault } from '../database/vault.ts'
import { fanOut } from '../outbox/fan-out.store.ts'
import { queueStore } from './queue.store.ts'
import { createSender } from './sending/sender.ts'

const vault = createVault(Buffer.alloc(32, 1))
let database: Database
let sql: postgres.Sql
beforeAll(async () => {
  const { url } = await createTestDatabase()
  database = openDatabase(url, 'development', { connections: 2, byIndex: true })
  sql = postgres(url, { max: 1, connection: { search_path: 'development' } })
})
afterAll(async () => {
  await closeDatabase(database)
  await sql.end()
})

test('what is still to be sent is kept, however old it is; what is over goes, with its attempts', async () => {
  const partnerId = await insertPartner(sql)
  await insertWebhook(sql, vault, { partnerId, url: 'https://shop.example/' })
  await writeEvents(database, { partnerId, count: 5 })
  const states = ['pending', 'delivered', 'failed', 'held', 'cancelled']
  const rows = await sql<{ id: string }[]>`select id from deliveries order by id`
  for (const [index, { id }] of rows.entries())
    await sql`
      with attempt as (insert into delivery_attempts (delivery_id, number, started_at, url) values (${id}, 1, now(), ''))
      update deliveries set state = ${states[index] ?? ''} where id = ${id}`
  await queueStore(database).keepLog(new Date(Date.now() + 2 * 86_400_000), 1)
  expect(await sql`select state from deliveries`).toEqual([{ state: 'pending' }])
  expect(await sql`select delivery_id as id from delivery_attempts`).toEqual([{ id: rows[0]?.id }])
})

test('of a delivery with a large body, the body alone lies out of line', async () => {
  const partnerId = await insertPartner(sql)
  await insertWebhook(sql, vault, { partnerId, url: 'https://shop.example/' })
  const body = randomBytes(1_500).toString('hex')
  const event = { eventId: newId('evt'), event: 'order.created', partnerId, orderId: newId('ord'), sequence: 1 }
  await inTransaction(database, (transaction) => fanOut(transaction, [{ ...event, body, createdAt: new Date() }]))
  const [moved] = await sql`
    select pg_column_toast_chunk_id(body) is not null as body,
      coalesce(pg_column_toast_chunk_id(id), pg_column_toast_chunk_id(event_id), pg_column_toast_chunk_id(order_id)) as ids
    from deliveries where partner_id = ${partnerId}`
  expect(moved).toEqual({ body: true, ids: null })
})

describe('a response', () => {
  const sender = createSender({ environment: 'development', allowPrivate: true })
  afterAll(() => sender.close())

  test.each([
    [200, null],
    [299, null],
    [300, 'REDIRECT'],
    [399, 'REDIRECT'],
    [400, 'STATUS'],
    [410, 'GONE'],
    [599, 'STATUS'],
  ])('of %i is judged %s', async (status, fault) => {
    const receiver = await startReceiver((_received, response) => void response.writeHead(status).end())
    expect(await sender.post(receiver.url('/'), {}, '{}')).toMatchObject({ fault, httpStatus: status })
    await receiver.close()
  })

  test.each([9_999, 10_000, 10_001])('of %i bytes is kept up to 10,000', async (bytes) => {
    const receiver = await startReceiver((_received, response) => void response.end('x'.repeat(bytes)))
    const { responseBody } = await sender.post(receiver.url('/'), {}, '{}')
    expect(responseBody).toHaveLength(Math.min(bytes, 10_000))
    await receiver.close()
  })
})
