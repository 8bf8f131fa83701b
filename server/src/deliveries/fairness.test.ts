import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { createVault } from '../database/vault.ts'
import { createDeliveryWorker } from '../delivery-worker.ts'
import { createTestDatabase } from '../testing/database.ts'
import { writeEvents } from '../testing/order-events.ts'
import { insertPartner, insertWebhook } from '../testing/partner-rows.ts'
import { startReceiver } from '../testing/receiver.ts'

const vault = createVault(Buffer.alloc(32, 1))
let database: Database
let sql: postgres.Sql
beforeAll(async () => {
  const { url } = await createTestDatabase()
  database = openDatabase(url, 'development', { connections: 4, byIndex: true })
  sql = postgres(url, { max: 1, connection: { search_path: 'development' } })
})
afterAll(async () => {
  await closeDatabase(database)
  await sql.end()
})

async function addPartner(url: string): Promise<string> {
  const partnerId = await insertPartner(sql)
  await insertWebhook(sql, vault, { partnerId, url })
  return partnerId
}

test('one webhook of fifty that never answers, with thousands waiting in both lanes, holds up none of the others', async () => {
  const dead: { end(): unknown }[] = []
  const receiver = await startReceiver((received, response) =>
    received.path === '/dead' ? void dead.push(response) : void response.end('ok'),
  )
  const deadPartner = await addPartner(receiver.url('/dead'))
  const others = await Promise.all(Array.from({ length: 49 }, (_, number) => addPartner(receiver.url(`/${number}`))))
  await writeEvents(database, { partnerId: deadPartner, count: 3_000 })
  await sql`update deliveries set lane = 1, attempts = 1, failures = 1 where ctid in (
    select ctid from deliveries order by id limit 2000)`
  const worker = createDeliveryWorker({
    environment: 'development',
    settings: { webhookAllowPrivate: true },
    database,
    vault,
    log: pino({ level: 'silent' }),
    onAttempt: () => {},
  })
  const running = worker.start()
  await receiver.until((received) => received.filter(({ path }) => path === '/dead').length >= 4)

  const sound = () => receiver.received.filter(({ path }) => path !== '/dead')
  for (let round = 1; round <= 3; round++) {
    await Promise.all(others.map((partnerId) => writeEvents(database, { partnerId, wake: worker.wakes.wake })))
    await receiver.until(() => sound().length === 49 * round)
  }
  // Two in each lane were held all the while: none of them has been answered, and nobody waited for them.
  expect(dead).toHaveLength(4)
  expect(running.inFlight()).toBeGreaterThanOrEqual(4)
  expect(new Set(sound().map(({ path }) => path)).size).toBe(49)
  for (const response of dead) response.end()
  await receiver.close()
  await running.stop()
  await worker.wakes.stop()
})
