import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { createVault } from '../database/vault.ts'
import { createDeliveryWorker } from '../assembly/delivery-worker.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { writeEvents } from '@edis/testing/order-events.ts'
import { insertPartner, insertWebhook } from '@edis/testing/partner-rows.ts'
import { startReceiver } from '@edis/testing/receiver.ts'

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

const createWorker = ({ hostRate }: { hostRate: number }) =>
  createDeliveryWorker({
    environment: 'development',
    settings: { webhookAllowPrivate: true, webhookHostRate: hostRate },
    database,
    vault,
    log: pino({ level: 'silent' }),
    onAttempt: () => {},
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
  const worker = createWorker({ hostRate: 100_000 })
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

test('many webhooks of one partner to one host share its pace, while another partner’s event arrives at once', async () => {
  const hostRate = 20
  const began: number[] = []
  const receiver = await startReceiver((received, response) => {
    if (received.path !== '/other') began.push(performance.now())
    response.end('ok')
  })
  const busy = await addPartner(receiver.url('/0'))
  for (let number = 1; number < 4; number++)
    await insertWebhook(sql, vault, { partnerId: busy, url: receiver.url(`/${number}`) })
  const other = await addPartner(receiver.url('/other'))
  const worker = createWorker({ hostRate })
  const running = worker.start()
  const start = performance.now()
  await writeEvents(database, { partnerId: busy, count: 15, wake: worker.wakes.wake })
  await receiver.until(() => began.length >= hostRate)
  await writeEvents(database, { partnerId: other, wake: worker.wakes.wake })
  await receiver.until((received) => received.some(({ path }) => path === '/other'))
  expect(began.length).toBeLessThan(60)
  await receiver.until(() => began.length === 60)
  // Four webhooks begin two each before their host is known.
  for (const [index, time] of began.entries())
    expect(index + 1).toBeLessThanOrEqual(8 + hostRate * (1 + (time - start) / 1_000))
  await running.stop()
  await worker.wakes.stop()
  await receiver.close()
})
