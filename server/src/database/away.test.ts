import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { inject, expect, onTestFinished, test } from 'vitest'
import { databaseIsAway } from './query-failure.ts'
import { closeDatabase, type Database, openDatabase } from './connection.ts'

/** A proxy with no server behind it: takes each connection, hears it out and closes it. */
async function startEmptyProxy() {
  let taken = 0
  const server = createServer((socket) => {
    taken++
    socket.on('error', () => {})
    socket.once('data', () => socket.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, taken: () => taken }
}

function open(url: string): Database {
  const database = openDatabase(url, 'development', { connections: 1 })
  onTestFinished(() => closeDatabase(database))
  return database
}
const failureOf = (database: Database) => database.$client`select 1`.catch((error: unknown) => error)

test('a proxy without a server is away, and is not stormed', async () => {
  const proxy = await startEmptyProxy()
  const database = open(`postgres://edis@127.0.0.1:${proxy.port}/edis?sslmode=disable`)
  expect(databaseIsAway(await failureOf(database))).toBe(true)
  expect(proxy.taken()).toBe(1)
})

test('of several hosts the next is tried when one is away', async () => {
  const proxy = await startEmptyProxy()
  const { username, password, hostname, port } = new URL(inject('clusterUrl'))
  const url = (hosts: string) => `postgres://${username}:${password}@${hosts}/${inject('template')}?sslmode=disable`
  const [answer] = await open(url(`127.0.0.1:1,127.0.0.1:${proxy.port},${hostname}:${port}`)).$client`select 1 as one`
  expect(answer?.one).toBe(1)
  const tried = proxy.taken()
  expect(databaseIsAway(await failureOf(open(url(`127.0.0.1:1,127.0.0.1:${proxy.port}`))))).toBe(true)
  expect(databaseIsAway(await failureOf(open(url(`127.0.0.1:${proxy.port},127.0.0.1:1`))))).toBe(true)
  expect(proxy.taken()).toBe(tried + 2)
})
