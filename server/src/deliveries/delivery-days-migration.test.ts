import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type postgres from 'postgres'
import { ulid } from 'ulid'
import { databaseBefore } from '../database/migrations/database-before-fixtures.ts'
import { insertPartner, insertWebhook } from '@edis/testing/partner-rows.ts'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { createVault } from '../database/vault.ts'
import { deliveryStore } from './deliveries.store.ts'
import { queueStore } from './queue.store.ts'

const hour = 3_600_000
let sql: postgres.Sql
let database: Database
let partnerId: string
let webhookId: string
const ids: Record<string, string> = {}

/** As the version before writes it. */
async function write(name: string, state: string, ageMs: number, more: Record<string, unknown> = {}): Promise<void> {
  const event = ulid(Date.now() - ageMs)
  const id = `dlv_${event}${webhookId.slice(4)}`
  ids[name] = id
  const row = {
    event: 'order.created',
    order_id: 'ord_1',
    sequence: 1,
    body: '{}',
    created_at: new Date(),
    due_at: new Date(),
    ...more,
  }
  await sql`insert into deliveries ${sql({ id, partner_id: partnerId, webhook_id: webhookId, event_id: `evt_${event}`, state, ...row })}`
}
const attempt = (name: string) => sql`
  insert into delivery_attempts (delivery_id, number, started_at, url) values (${ids[name]!}, 1, now(), 'https://shop.example/')`
const placeOf = async (name: string) =>
  (await sql`select tableoid::regclass::text as place from deliveries where id = ${ids[name]!}`)[0]?.place as string
const namesOf = (found: readonly { id: string }[]) =>
  found.map(({ id }) => String(Object.entries(ids).find(([, one]) => one === id)?.[0])).toSorted()

beforeAll(async () => {
  const before = await databaseBefore('deliveries_by_day')
  ;({ sql } = before)
  database = openDatabase(before.url, 'development', { connections: 2, byIndex: true })
  partnerId = await insertPartner(sql)
  webhookId = await insertWebhook(sql, createVault(Buffer.alloc(32, 1)), { partnerId, url: 'https://shop.example/' })
  await write('due', 'pending', hour)
  await write('leased', 'pending', hour, { attempts: 1, leased_until: new Date(Date.now() + hour) })
  await write('waiting for weeks', 'pending', 60 * 24 * hour, { attempts: 1, lane: 1 })
  await write('delivered', 'delivered', hour, { attempts: 1 })
  await write('held', 'held', hour)
  await write('delivered long ago', 'delivered', 60 * 24 * hour, { attempts: 1 })
  await write('by a clock that is ahead', 'delivered', -72 * hour, { attempts: 1 })
  for (const name of Object.keys(ids)) await attempt(name)
  await migrateDatabase(before.url)
})
afterAll(async () => {
  await closeDatabase(database)
  await sql.end()
})

test('what is pending is the queue from then on; the rest is the log’s first partition, as it stood', async () => {
  expect(await Promise.all(Object.keys(ids).map(placeOf))).toEqual([
    ...Array(3).fill('deliveries_pending'),
    ...Array(3).fill('deliveries_log_before'),
    'deliveries_log_rest',
  ])
  expect(await deliveryStore(database).list(partnerId, { limit: 50 })).toHaveLength(7)
  for (const id of Object.values(ids))
    expect((await deliveryStore(database).find(partnerId, id))?.attempts).toHaveLength(1)
})

test('the version before goes on with its statements: it takes what is due and nothing that runs, and completes it', async () => {
  await write('new', 'pending', 0)
  const claim = () => sql<{ id: string; attempts: number }[]>`
    with due as (
      select id from deliveries where lane = 0 and webhook_id = ${webhookId} and state = 'pending' and due_at <= now()
        and (leased_until is null or leased_until <= now())
      order by due_at limit 20 for update skip locked
    )
    update deliveries set attempts = deliveries.attempts + 1, leased_until = now() + interval '1 minute'
    from due where deliveries.id = due.id returning deliveries.id, attempts`
  const claimed = await claim()
  expect(namesOf(claimed)).toEqual(['due', 'new'])
  expect(await queueStore(database).claim(0, [{ webhookId, slots: 20 }])).toEqual([])
  for (const { id, attempts } of claimed)
    await sql`
      with completed as (
        update deliveries set state = 'delivered', leased_until = null, last_attempt_at = now()
        where deliveries.id = ${id} and attempts = ${attempts} and leased_until is not null
      )
      insert into delivery_attempts (delivery_id, number, started_at, url)
      select id, ${attempts}, now(), '' from deliveries where id = ${id}
      on conflict (delivery_id, number) do update set url = excluded.url`
  expect(await placeOf('due')).toBe('deliveries_log_before')
  expect(await placeOf('new')).toMatch(/^deliveries_log/)
  await sql`
    update deliveries set state = 'pending', lane = 1, due_at = now(), replayed_after = array_append(replayed_after, attempts)
    where partner_id = ${partnerId} and id = ${ids.new!} returning webhook_id`
  // Due by a clock that may have gone back a little since it was written
  const again: Awaited<ReturnType<ReturnType<typeof queueStore>['claim']>> = []
  await vi.waitFor(async () => {
    again.push(...(await queueStore(database).claim(1, [{ webhookId, slots: 20 }])))
    const [found] = await sql`
      select lane, attempts, due_at <= now() as due, leased_until is not null as leased from deliveries where id = ${ids.new!}`
    expect({ again: namesOf(again), ...found }).toEqual({
      again: ['new', 'waiting for weeks'],
      lane: 1,
      attempts: 2,
      due: true,
      leased: true,
    })
  })
  await queueStore(database).giveBack(again)
})

test('what is over for longer than it is kept goes, of the first partition row by row, with its attempts', async () => {
  await queueStore(database).keepLog(new Date(), 30)
  expect(namesOf(await sql<{ id: string }[]>`select id from deliveries`)).not.toContain('delivered long ago')
  expect(namesOf(await sql<{ id: string }[]>`select distinct delivery_id as id from delivery_attempts`)).toEqual(
    Object.keys(ids)
      .filter((name) => name !== 'delivered long ago')
      .toSorted(),
  )
  // A month later it is dropped whole, but for what is still to be sent
  await queueStore(database).keepLog(new Date(Date.now() + 35 * 24 * hour), 30)
  expect(namesOf(await sql<{ id: string }[]>`select id from deliveries`)).toEqual([
    'leased',
    'new',
    'waiting for weeks',
  ])
  expect(await sql`select name from partitions_of('deliveries_log') where name like '%before'`).toEqual([])
  expect((await deliveryStore(database).find(partnerId, ids['waiting for weeks']!))?.attempts).toHaveLength(1)
})

test('what the version before deletes goes with its attempts', async () => {
  await sql`delete from deliveries where id in (select id from deliveries where id = ${ids.leased!} limit 1)`
  expect(await sql`select from delivery_attempts where delivery_id = ${ids.leased!}`).toHaveLength(0)
})
