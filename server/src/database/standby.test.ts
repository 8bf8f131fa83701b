import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createWebhook, listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { closeDatabase, openDatabase } from './connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { freePort } from './embedded-postgres/free-ports.ts'
import { embeddedServingRole } from './embedded-postgres/ownership.store.ts'
import { migrateDatabase } from './migrate.ts'
import { databaseIsAway } from './query-failure.ts'

vi.setConfig({ hookTimeout: 30_000, testTimeout: 30_000 })

let dataDir: string
let port: string
let server: EmbeddedPostgres
let app: TestApp
let token: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'edis-standby-'))
  await chmod(dataDir, 0o711)
  port = String(await freePort())
  await start()
  await migrateDatabase(server.url, { serving: [server.servingRole] })
  app = await startTestApp({}, { url: `${server.url}&target_session_attrs=any` })
  token = (await app.signedInPartner()).session
})
afterAll(async () => {
  await app.close()
  await server.stop()
  await rm(await folder(), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

const start = async () => {
  server = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: { port, fsync: 'off' } })
}
/** Where the cluster is: as root, in a folder of another account. */
const folder = async () =>
  (await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => join(dataDir, 'postgres'))).trim()

test('a standby in the place of the primary gets no writes: they are to be tried again, and its connections end', async () => {
  await server.stop()
  await writeFile(join(await folder(), 'standby.signal'), '')
  await start()

  const change = () => app.call('development', createWebhook, { token, event: '*', url: 'https://partner.example/' })
  await vi.waitFor(
    async () => expect((await app.call('development', listWebhooks, { token })).status).toBe(200),
    30_000,
  )
  const watcher = postgres(server.url, { max: 1 })
  const pids = (await watcher`select pid from pg_stat_activity where usename = ${embeddedServingRole}`).map(
    ({ pid }) => pid,
  )
  expect(pids).not.toEqual([])
  const refused = await change()
  expect(refused).toMatchObject({ status: 503, error: 'UNAVAILABLE' })
  expect(refused.headers.get('retry-after')).toBe('1')
  expect((await fetch(`${app.url.development}/readyz`)).status).toBe(503)

  await vi.waitFor(async () =>
    expect(await watcher`select pid from pg_stat_activity where pid = any(${pids})`).toEqual([]),
  )
  await watcher.end()
  // A pool that is told nothing else does not even take it.
  const wary = openDatabase(server.url, 'development')
  expect(databaseIsAway(await wary.$client`select 1`.catch((error: unknown) => error))).toBe(true)
  await closeDatabase(wary)

  await server.stop()
  await rm(join(await folder(), 'standby.signal'))
  await start()
  await vi.waitFor(async () => expect((await change()).status).toBe(200), 30_000)
  expect((await fetch(`${app.url.development}/readyz`)).status).toBe(200)
})
