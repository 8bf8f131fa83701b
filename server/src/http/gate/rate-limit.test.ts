import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../../database/connection.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { createRateLimit, type ShareCalls } from './rate-limit.ts'
import { rateLimitStore } from './rate-limit.store.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 'development', { connections: 2 })
})
afterAll(() => closeDatabase(database))

const now = () => new Date('2026-11-20T10:00:20Z')

/** A process's limit of 10 calls a minute, with the errors of its sharing. */
function openProcess(share: ShareCalls = rateLimitStore(database).share) {
  const errors: unknown[] = []
  const limit = createRateLimit({ limit: 10, share, now, onError: (error) => errors.push(error) })
  onTestFinished(() => limit.stop())
  return { limit, errors }
}

test('two processes share one limit: what one has counted, the other knows within a second', async () => {
  const [one, other] = [openProcess().limit, openProcess().limit]
  for (let call = 0; call < 6; call++) expect(one.count('partner-a').allowed).toBe(true)
  for (let call = 0; call < 2; call++) expect(other.count('partner-a').allowed).toBe(true)
  await sumOf('partner-a', 8)
  // Both have heard of each other once each has shared again.
  one.count('partner-a')
  other.count('partner-a')
  await sumOf('partner-a', 10)
  await expect
    .poll(() => [one, other].some((limit) => limit.count('partner-a').allowed), { timeout: 5_000 })
    .toBe(false)
  expect(one.count('partner-b').allowed).toBe(true)
})

test('calls that could not be shared are shared later, none lost and none twice', async () => {
  let away = true
  const { share } = rateLimitStore(database)
  const { limit, errors } = openProcess(async (calls) => {
    if (away) throw new Error('the database is away')
    return share(calls)
  })
  for (let call = 0; call < 3; call++) limit.count('partner-c')
  await expect.poll(() => errors.length, { timeout: 5_000 }).toBeGreaterThan(0)
  limit.count('partner-c')
  away = false
  await sumOf('partner-c', 4)
  expect(limit.count('partner-c').remaining).toBe(5)
})

async function sumOf(partnerId: string, calls: number): Promise<void> {
  await expect
    .poll(
      async () => (await database.$client`select calls from rate_limit_windows where partner_id = ${partnerId}`)[0],
      {
        timeout: 5_000,
      },
    )
    .toEqual({ calls })
}
