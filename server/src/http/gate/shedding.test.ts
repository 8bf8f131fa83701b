import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../database/connection.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import type { Failure } from '../doors/failure.ts'
import { createShedding } from './shedding.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const waiters = 500
const beyond = 20

test('of very many refusals the first are given at once, the others in turns, and each is given', async () => {
  const shedding = createShedding(() => {}, 0)
  const waiting: Promise<string>[] = []
  let atOnce = 0
  for (let asked = 0; asked < 120; asked++)
    try {
      waiting.push(shedding.admit()!.catch(({ code }: Failure) => code))
    } catch (error) {
      expect(error).toMatchObject({ code: 'UNAVAILABLE' })
      atOnce++
    }
  expect([atOnce, waiting.length]).toEqual([50, 70])
  expect(await Promise.race([waiting[69], waiting[0]!.then(() => 'the first comes first')])).toContain('first')
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['UNAVAILABLE']))
})

test('what comes while 500 calls wait for the database is refused at once; those are answered, and all goes on', async () => {
  const partner = await app.signedInPartner()
  const { token } = await credentialsAt(app.url.development, partner.session)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const create = async (number: number) => {
    const body = JSON.stringify({ name: 'Dewi', phone: `0812${String(10_000_000 + number)}` })
    const response = await fetch(`${app.url.development}/cs/create`, { method: 'POST', headers, body })
    const { error } = (await response.json()) as { error?: string }
    return { status: response.status, error, retryAfter: response.headers.get('retry-after') }
  }
  expect(await create(0)).toMatchObject({ status: 200 })

  const database = openDatabase(app.databaseUrl, 'development', { connections: 1 })
  let all: ReturnType<typeof create>[] = []
  await database.$client.begin(async (sql) => {
    await sql`lock table customer_services in access exclusive mode`
    all = Array.from({ length: waiters + beyond }, (_, number) => create(number + 1))
    const refused: Awaited<ReturnType<typeof create>>[] = []
    for (const one of all) void one.then((answer) => refused.push(answer))
    await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(beyond)
    expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 503, error: 'UNAVAILABLE', retryAfter: '1' })]),
    )
    expect((await fetch(`${app.url.development}/healthz`)).status).toBe(200)
  })
  const statuses = (await Promise.all(all)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(waiters)
  expect(await create(9_999)).toMatchObject({ status: 200 })
  await closeDatabase(database)
  await expect.poll(() => app.logged.some((line) => line.includes('"refused":20')), { timeout: 5_000 }).toBe(true)
})
