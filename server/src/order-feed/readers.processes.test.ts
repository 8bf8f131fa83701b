import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { type Program, startProgram } from '@edis/testing/program.ts'
import { goodOrder } from '../orders/order-fixtures.ts'

// It starts processes and kills them.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

const desk = await openOperationsDesk({ MASTER_KEY: randomBytes(32).toString('base64') })
const { app, close, database, newKey, newPartner, settings, sql, warehouse } = desk
const programs: Program[] = []
let key: string
let token: string
const variables = { ...settings, DATABASE_URL: database.url }
const start = (place?: Program) =>
  startProgram({ doors: ['development', 'operations'], variables, ...(place && { place }) })
beforeAll(async () => {
  programs.push(...(await Promise.all([start(), start()])))
  app.clock.now = new Date()
  ;({ token } = await newPartner())
  key = await newKey(['orders:read'])
})
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()))
  await close()
})

const orders = 600
const connections = 16
const lateCommits = 24

/** One of the doors, another one each time. */
let turns = 0
const someDoor = (name: 'development' | 'operations') => programs[turns++ % programs.length]?.url[name] ?? ''

/** Asks one door after the other, until one answers 200. */
async function untilAnswered<T>(ask: () => Promise<Response>): Promise<T> {
  for (;;) {
    const response = await ask().catch(() => null)
    const answer = (await response?.json().catch(() => null)) as { data: T } | null | undefined
    if (response?.status === 200 && answer) return answer.data
    if (response && ![409, 503].includes(response.status)) throw new Error(JSON.stringify(answer))
    await sleep(20)
  }
}
const post = <T>(path: string, body: object, idempotencyKey: string) =>
  untilAnswered<T>(() =>
    fetch(someDoor('development') + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(body),
    }),
  )

type Seen = { order_id: string; sequence: number; status: string }

/** Follows the feed until it is told to stop and nothing more comes. */
function startReader(wait: number, limit: number) {
  const seen = new Map<string, Seen>()
  let isOver = false
  const run = async () => {
    for (let after = ''; ;) {
      const wasOver = isOver
      const query = new URLSearchParams({
        limit: String(limit),
        wait: String(wasOver ? 0 : wait),
        ...(after && { after }),
      })
      const page = await untilAnswered<{ items: Seen[]; next_after: string }>(() =>
        fetch(`${someDoor('operations')}/orders?${query.toString()}`, { headers: { authorization: `Bearer ${key}` } }),
      )
      expect(new Set(page.items.map((item) => item.order_id)).size).toBe(page.items.length)
      for (const item of page.items) {
        expect(item.sequence).toBeGreaterThanOrEqual(seen.get(item.order_id)?.sequence ?? 0)
        seen.set(item.order_id, item)
      }
      after = page.next_after
      if (wasOver && page.items.length === 0) return seen
    }
  }
  const running = run()
  return { end: () => ((isOver = true), running) }
}

test('600 orders from 16 connections, some committed late, doors killed with -9: no reader misses an order or a cancel', async () => {
  const readers = [startReader(5, 500), startReader(0, 7), startReader(1, 50)]
  let isSending = true
  const killing = (async () => {
    for (let round = 0; isSending && round < 4; round++) {
      await sleep(1_500)
      const at = round % programs.length
      const killed = programs[at] as Program
      killed.process.kill('SIGKILL')
      programs[at] = await start(killed)
    }
  })()

  const template = await post<Seen>('/order/send/v2', goodOrder(warehouse), 'template')
  const columns = (
    await sql`select column_name as name from information_schema.columns
      where table_schema = 'development' and table_name = 'orders' and column_name not in ('id', 'partner_order_id')`
  ).map(({ name }) => String(name))
  const sendingLate = Array.from({ length: 2 }, async (_, connection) => {
    const own = await sql.reserve()
    for (let n = 0; n < lateCommits / 2; n++) {
      const id = `ord_late_${connection}_${n}`
      await own`begin`
      await own.unsafe(
        `insert into development.orders (id, partner_order_id, ${columns.join()})
         select '${id}', '${id}', ${columns.join()} from development.orders where id = '${template.order_id}'`,
      )
      await sleep(Math.random() * 600)
      await own.unsafe(n % 4 === 0 ? 'rollback' : 'commit')
    }
    own.release()
  })
  const sending = Array.from({ length: connections }, async (_, connection) => {
    for (let n = connection; n < orders; n += connections) {
      const { order_id } = await post<Seen>('/order/send/v2', goodOrder(warehouse), `order-${n}`)
      if (n % 5 === 0)
        await post('/order/cancel', { order_id, reason_code: 'OTHER', reason: 'seen by the feed' }, `cancel-${n}`)
    }
  })
  await Promise.all([...sending, ...sendingLate])
  isSending = false
  await killing

  const there = await sql<Seen[]>`select id as order_id, sequence, status from development.orders order by id`
  expect(there).toHaveLength(orders + 1 + (lateCommits * 3) / 4)
  expect(there.filter(({ status }) => status === 'cancelled')).toHaveLength(orders / 5)
  const expected = Object.fromEntries(there.map(({ order_id, sequence, status }) => [order_id, { sequence, status }]))
  for (const reader of readers) {
    const seen = await reader.end()
    expect(
      Object.fromEntries([...seen.values()].map(({ order_id, sequence, status }) => [order_id, { sequence, status }])),
    ).toEqual(expected)
  }
})
