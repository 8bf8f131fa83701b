import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '@edis/testing/database.ts'
import { closeDatabase, type Database, openDatabase } from './connection.ts'
import { afterCommit, inTransaction, type Transaction } from './transaction.ts'

let database: Database
let operator: Database
beforeAll(async () => {
  const { url } = await createTestDatabase()
  database = openDatabase(url, 'development', { connections: 1 })
  operator = openDatabase(url, 'development', { connections: 1 })
  await operator.$client`create table written (number int)`
})
afterAll(() => Promise.all([closeDatabase(database), closeDatabase(operator)]))

const written = async () =>
  (await operator.$client`select number from written order by number`).map((row) => row.number)
const backendOf = async (transaction: Transaction): Promise<number> =>
  (await transaction`select pg_backend_pid() as pid`)[0]?.pid
const kill = (pid: number) => operator.$client`select pg_terminate_backend(${pid}, 5000)`

test('what waits for the commit happens after it, and not after a rollback', async () => {
  const seen: string[] = []
  await inTransaction(database, async (transaction) => {
    afterCommit(transaction, () => seen.push('after'))
    await transaction`select 1`
    seen.push('within')
  })
  const failing = inTransaction(database, async (transaction) => {
    afterCommit(transaction, () => seen.push('never'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(seen).toEqual(['within', 'after'])
})

test('a list is given as it is', async () => {
  expect(await inTransaction(database, async () => [Promise.resolve(1)])).toEqual([expect.any(Promise)])
})

test('a connection that dies under a statement fails its transaction and nothing else', async () => {
  const dying = inTransaction(database, async (transaction) => {
    const pid = await backendOf(transaction)
    await transaction`insert into written values (1)`
    await Promise.all([transaction`select pg_sleep(60)`, kill(pid)])
  })
  await expect(dying).rejects.toThrow()
  expect((await database.$client`select 1 as one`)[0]?.one).toBe(1)
  expect(await written()).toEqual([])
})

test('a connection that dies between statements lets none of the later ones run on another', async () => {
  const dying = inTransaction(database, async (transaction) => {
    const pid = await backendOf(transaction)
    await transaction`insert into written values (2)`
    await kill(pid)
    // Others want the pool meanwhile, so the connection is made anew
    await Promise.race([database.$client`select 1`, sleep(1_000)])
    await transaction`insert into written values (3)`
  })
  await expect(dying).rejects.toThrow()
  expect((await database.$client`select 1 as one`)[0]?.one).toBe(1)
  expect(await written()).toEqual([])
})

test('a small statement on its way when the connection dies leaves a pool that works', async () => {
  for (let round = 0; round < 8; round++) {
    const pid = (await database.$client`select pg_backend_pid() as pid`)[0]?.pid
    const killed = kill(pid).execute()
    // One a turn of the event loop, so that one of them is being written when the socket closes
    const asked: Promise<unknown>[] = []
    for (let turn = 0; turn < 50; turn++) {
      asked.push(database.$client`select ${turn}::int`.catch(() => {}))
      await sleep(0)
    }
    await killed
    await Promise.all(asked)
  }
  expect((await database.$client`select 1 as one`)[0]?.one).toBe(1)
})

test('a transaction that is asked for behind a full pipeline is a transaction', async () => {
  const before = Array.from({ length: 250 }, () => database.$client`select 1`.execute())
  const failing = Array.from({ length: 20 }, (_, number) =>
    inTransaction(database, async (transaction) => {
      await transaction`insert into written values (${number})`
      throw new Error('no')
    }),
  )
  await Promise.all(before)
  for (const outcome of await Promise.allSettled(failing)) expect(outcome).toMatchObject({ reason: { message: 'no' } })
  expect(await written()).toEqual([])
})
