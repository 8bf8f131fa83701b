import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../database/connection.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { pace } from './refusal-pace.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_PER_MINUTE: '1000000' })
})
afterAll(() => app.close())

async function partner() {
  const { id, session } = await app.signedInPartner()
  const { token } = await credentialsAt(app.url.development, session)
  return { id, token }
}

type Answer = { status: number; error?: string; id: string; headers: Headers; ms: number }

async function ask(token: string | null, path: string, body?: string): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(app.url.development + path, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body }),
  })
  const { error } = (await response.json()) as { error?: string }
  const id = response.headers.get('x-request-id') ?? ''
  return {
    status: response.status,
    ...(error && { error }),
    id,
    headers: response.headers,
    ms: performance.now() - began,
  }
}

/** Malformed at its first character, and 32 units of cost. */
const heavy = ','.padEnd(31 * 4 * 1024)
const unitsOfHeavy = 32

/** So many at a time. */
async function inTurns(count: number, atOnce: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  let left = count
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) answers.push(await send())
    }),
  )
  return answers
}

const pacedOf = (who: string) =>
  app.logged.filter((line) => line.includes('slowing down rejected requests') && line.includes(who))

async function logged(ids: string[]): Promise<number> {
  const database = openDatabase(app.databaseUrl, 'development', { connections: 1 })
  const [row] = await database.$client<{ found: number }[]>`
    select count(*)::int as found from request_log where id = any(${ids})`
  await closeDatabase(database)
  return row?.found ?? 0
}

test('a partner that floods waits its turn, with the right error each time; another is answered meanwhile, and all is logged', async () => {
  const [flooding, other] = [await partner(), await partner()]
  const count = 70
  const began = performance.now()
  const flooded = inTurns(count, 16, () => ask(flooding.token, '/rate/v2', heavy)).then((answers) => ({
    flood: answers,
    floodEnded: performance.now(),
  }))
  await expect.poll(() => pacedOf(flooding.id).length, { timeout: 10_000 }).toBeGreaterThan(0)
  const others = await inTurns(5, 1, () => ask(other.token, '/warehouse/list?limit=1'))
  const othersEnded = performance.now()
  const { flood, floodEnded } = await flooded

  const units = count * unitsOfHeavy - pace.atOnce - pace.maxDebt
  expect(floodEnded - began).toBeGreaterThan((units / pace.perSecond) * 1_000)
  expect(othersEnded).toBeLessThan(floodEnded)
  expect(new Set(flood.map(({ status, error }) => `${status} ${error}`))).toEqual(new Set(['400 REQUEST_INVALID']))
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
  await expect
    .poll(() => logged([...flood, ...others].map(({ id }) => id)), { timeout: 5_000 })
    .toBe(count + others.length)
  expect(pacedOf(other.id)).toEqual([])
})

test('a partner that makes mistakes all day within its limit never waits', async () => {
  const careless = await partner()
  const refused = await inTurns(200, 8, () => ask(careless.token, '/rate/v2', '{}'))
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([422]))
  expect(await ask(careless.token, '/warehouse/list?limit=1')).toMatchObject({ status: 200 })
  // Were there a line, it would be written within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  expect(pacedOf(careless.id)).toEqual([])
})

test('a partner that owes and asks rightly is answered rightly, and what went well costs nothing more', async () => {
  const { token } = await partner()
  await inTurns(40, 8, () => ask(token, '/rate/v2', heavy))
  const well = await inTurns(10, 1, () => ask(token, '/warehouse/list?limit=1'))
  expect(new Set(well.map(({ status }) => status))).toEqual(new Set([200]))
})

test('a stranger waits for its refusals; a partner at the same address, with a working token, does not', async () => {
  const { token } = await partner()
  await ask(token, '/warehouse/list?limit=1')
  let ended = false
  const strangers = inTurns(70, 8, () => ask('rubbish', '/rate/v2', heavy)).then((answers) => {
    ended = true
    return answers
  })
  await expect.poll(() => pacedOf('127.0.0.1').length, { timeout: 5_000 }).toBeGreaterThan(0)
  const known = await inTurns(5, 1, () => ask(token, '/warehouse/list?limit=1'))
  expect(ended).toBe(false)
  expect(new Set(known.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set((await strangers).map(({ error }) => error))).toEqual(new Set(['AUTH_INVALID_CREDENTIALS']))
})

test('of more than wait in turn the rest are told so after a second, on connections that stay', async () => {
  const { token } = await partner()
  await inTurns(40, 8, () => ask(token, '/rate/v2', heavy))
  // Turns are taken while they are being sent.
  const count = 2 * pace.maxWaiting
  const half = heavy.slice(heavy.length / 2)
  const answers = await inTurns(count, count, () => ask(token, '/rate/v2', `,${half}`))
  const beyond = answers.filter(({ error }) => error === 'RATE_LIMITED')
  const others = answers.filter(({ error }) => error === 'REQUEST_INVALID')
  expect(beyond.length + others.length).toBe(count)
  for (const { status, headers, ms } of beyond) {
    expect([status, headers.get('retry-after')]).toEqual([429, '1'])
    expect(ms).toBeGreaterThan(900)
  }
  expect(beyond.length).toBeGreaterThan(0)
})
