import postgres from 'postgres'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '@edis/testing/database.ts'
import { pastMoves } from './past-moves.ts'

const { url } = await createTestDatabase()
const connect = () => postgres(url, { max: 2, connection: { search_path: 'development' }, onnotice: () => {} })
const [sql, mover] = [connect(), connect()]
afterAll(async () => void (await Promise.all([sql.end(), mover.end()])))

beforeEach(async () => {
  await sql.unsafe(`
    drop table if exists parcels, notes;
    create table notes (note text);
    create table parcels (id int, state text, visits int default 0) partition by list (state);
    create table parcels_here partition of parcels for values in ('here');
    create table parcels_gone partition of parcels default;
    insert into parcels values (1, 'here')`)
})

/** Has the row move while `act`, which began before, waits for it. */
async function whileItMoves(act: () => Promise<unknown>): Promise<void> {
  let acting: Promise<unknown> | undefined
  await mover.begin(async (transaction) => {
    await transaction`update parcels set state = 'gone'`
    acting = act()
    acting.catch(() => {})
    const waiting = async () =>
      (await transaction`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
        .length
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
  })
  await acting
}
const visit = (on: postgres.Sql | postgres.TransactionSql) => on`update parcels set visits = visits + 1 where id = 1`
const rows = () => sql`select state, visits from parcels`

test('a statement that meets a row on its way to another partition fails by itself, and finds it there when it is run again', async () => {
  await expect(whileItMoves(async () => visit(sql))).rejects.toMatchObject({ code: '40001' })
  await sql`update parcels set state = 'here'`
  await whileItMoves(() => pastMoves(sql, visit))
  expect(await rows()).toEqual([{ state: 'gone', visits: 1 }])
})

test('in a transaction, what was done before it stays', async () => {
  await whileItMoves(() =>
    sql.begin(async (transaction) => {
      await transaction`insert into notes values ('before')`
      await pastMoves(transaction, visit)
    }),
  )
  expect(await rows()).toEqual([{ state: 'gone', visits: 1 }])
  expect(await sql`select note from notes`).toEqual([{ note: 'before' }])
})

test('another failure is not tried again', async () => {
  let tries = 0
  await expect(
    pastMoves(sql, (on) => {
      tries++
      return on`select * from nowhere`
    }),
  ).rejects.toMatchObject({ code: '42P01' })
  expect(tries).toBe(1)
})
