import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../connection.ts'
import { databaseIsAway } from '../query-failure.ts'

/** A way to the database. Once it is cut, nothing passes, nothing is closed, and nobody gets through any more. */
async function startCable() {
  const { hostname, port } = new URL(inject('clusterUrl'))
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.pipe(other).on('error', () => {})
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    server.close()
    for (const end of ends) end.unpipe().pause()
  }
  onTestFinished(() => {
    cut()
    for (const end of ends) end.destroy()
  })
  return { port: (server.address() as AddressInfo).port, cut }
}

/** Not to the template, which nobody may use while others copy it. */
function open(port: number): Database {
  const { username, password } = new URL(inject('clusterUrl'))
  const url = `postgres://${username}:${password}@127.0.0.1:${port}/postgres?sslmode=disable`
  const database = openDatabase(url, 'development', { connections: 1 })
  onTestFinished(() => closeDatabase(database))
  return database
}
const failureOf = ({ $client: sql }: Database) => sql`select 1`.catch((error: unknown) => error)

test('a query to a server that vanished without a word fails within seconds', { timeout: 20_000 }, async () => {
  const cable = await startCable()
  const database = open(cable.port)
  await database.$client`select 1`
  cable.cut()
  const from = performance.now()
  expect(databaseIsAway(await failureOf(database))).toBe(true)
  expect(performance.now() - from).toBeLessThan(10_000)
})

test('a query that takes long on a server that is there goes on', { timeout: 20_000 }, async () => {
  const database = open((await startCable()).port)
  const [answer] = await database.$client`select pg_sleep(7), 1 as one`
  expect(answer?.['one']).toBe(1)
})
