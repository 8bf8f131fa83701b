import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { login } from '@edis/contract/portal-calls/sign-in'
import { listDeliveries } from '@edis/contract/portal-calls/deliveries'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { embeddedServingRole } from '../database/embedded-postgres/ownership.store.ts'
import { catalogueFiles, goodOrder } from '../orders/order-fixtures.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { createTestDatabase, servingUrl } from '@edis/testing/database.ts'
import { makeCall } from '@edis/testing/form-call.ts'
import { runEdisHere } from '@edis/testing/edis-here.ts'
import { type Program, startProgram } from '@edis/testing/program.ts'
import { type Receiver, startReceiver } from '@edis/testing/receiver.ts'

// Processes are started.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const email = 'dev@tokosenja.id'
const password = 'correct-horse-battery'
let program: Program
let receiver: Receiver
let folder: string
let sql: postgres.Sql
let asOwner: (...command: string[]) => ReturnType<typeof runEdisHere>

beforeAll(async () => {
  const { url } = await createTestDatabase()
  sql = postgres(url, { max: 1, connection: { search_path: 'development' } })
  await sql`create table request_log_20200101 partition of request_log for values from ('2020-01-01') to ('2020-01-02')`
  receiver = await startReceiver()
  folder = await mkdtemp(join(tmpdir(), 'edis-catalogue-'))
  const MASTER_KEY = Buffer.alloc(32, 7).toString('base64')
  asOwner = (...command) => runEdisHere(command, { ...process.env, DATABASE_URL: url, MASTER_KEY, MIGRATE: '' })
  for (const [kind, content] of catalogueFiles) {
    await writeFile(join(folder, `${kind}.csv`), content)
    await asOwner('import', kind, join(folder, `${kind}.csv`))
  }
  program = await startProgram({
    doors: ['development', 'production'],
    variables: {
      DATABASE_URL: servingUrl(url),
      MASTER_KEY,
      MIGRATE: 'false',
      SANDBOX_STEP_MS: '50',
      RATE_LIMIT_PER_MINUTE: '60',
      WEBHOOK_ALLOW_PRIVATE: 'true',
    },
  })
})
afterAll(async () => {
  await program?.stop()
  await receiver?.close()
  await sql.end()
  await rm(folder, { recursive: true })
})

test('as the role that serves, the product goes its whole way', async () => {
  expect(await asOwner('partner', 'add', '--email', email, '--name', 'Toko', '--password', password)).toMatchObject({
    status: 0,
  })
  const { development } = program.url
  const session = await makeCall(development, login, { user: email, pass: password })
  const { token } = await credentialsAt(development, session)
  await makeCall(development, createWebhook, { token: session, event: '*', url: receiver.url() })

  const [warehouse] = await sql<{ id: string }[]>`select id from warehouses where code = 'JKT'`
  const api = (path: string, headers: Record<string, string> = {}, body?: string) =>
    fetch(development + path, {
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body }),
    })
  const sent = await api(
    '/order/send/v2',
    { 'content-type': 'application/json', 'idempotency-key': 'first' },
    JSON.stringify(goodOrder(warehouse?.id ?? '')),
  )
  expect(await sent.json()).toMatchObject({ code: 200, data: { status: 'received' } })

  const delivered = async () => {
    const { items } = await makeCall(development, listDeliveries, { token: session })
    return items.some(({ event, state }) => event === 'order.delivered' && state === 'delivered')
  }
  await expect.poll(delivered, { timeout: 20_000 }).toBe(true)
  const logged = async () =>
    (await makeCall(development, listRequests, { token: session })).items.map(({ call }) => call)
  await expect.poll(logged, { timeout: 10_000 }).toContain('/order/send/v2')

  let limited: Response
  do limited = await api('/region?search=gambir')
  while (limited.status === 200)
  expect(await limited.json()).toMatchObject({ code: 429, error: 'RATE_LIMITED' })
  const shared = async () => (await sql`select 1 from rate_limit_windows`).length
  await expect.poll(shared, { timeout: 10_000 }).toBeGreaterThan(0)
})

test('as the role that serves, a start makes the days of the request log and drops those that are over', async () => {
  const days = await sql<{ name: string }[]>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'request_log'::regclass order by 1`
  expect(days).toHaveLength(5)
  expect(days[1]?.name).toBe(`request_log_${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`)
})

test('the owner migrates and lets a role serve in one command, that may be run again', async () => {
  for (let time = 0; time < 2; time++)
    expect(await asOwner('migrate', '--serving-role', embeddedServingRole)).toMatchObject({
      status: 0,
      output: expect.stringContaining(`${embeddedServingRole} can now serve development and production`),
    })
  expect(await asOwner('migrate', '--serving-role', `${embeddedServingRole}=staging`)).toMatchObject({ status: 1 })
})

test('the role that serves can’t migrate', async () => {
  const migrated = await program.edis('migrate')
  expect(migrated.status).toBe(1)
  expect(migrated.errors).toContain('permission denied')
})
