import postgres from 'postgres'
import type { SandboxCommand } from '@edis/contract/portal-calls/orders'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { type Scenario, scenarios } from '@edis/contract/order-states'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { sandboxOrders } from '../orders/sandbox-orders.ts'
import { openOrderTaking } from '@edis/testing/order-taking.ts'
import { sandboxMoves } from './move-order.ts'
import { startSandbox } from './start-sandbox.ts'

const stepMs = 30
const running: { stop(): Promise<void> }[] = []
/** What the hook was told, in the transactions that committed and those that did not. */
const told: string[] = []
const failing = new Set<string>()
const { url, database, sql, partnerId, parts, close, ...taking } = await openOrderTaking({
  onEvents: async (_transaction, events) => {
    if (events.some(({ orderId }) => failing.has(orderId))) throw new Error('the hook fails')
    told.push(...events.map((event) => `${event.orderId} ${event.sequence} ${event.event}`))
  },
  stepMs,
})
beforeEach(async () => {
  await sql`truncate orders, order_events, sandbox_reservations`
})
afterAll(close)

const start = (over = database, log = pino({ level: 'silent' })) => {
  const sandbox = startSandbox({ database: over, orders: sandboxOrders(over, parts), stepMs, now: parts.now, log })
  running.push(sandbox)
  return sandbox
}
const stopAll = () => Promise.all(running.splice(0).map((sandbox) => sandbox.stop()))

const send = (scenario?: Scenario, changes: object = {}) =>
  taking.send({ ...(scenario && { metadata: { scenario } }), ...changes })

const statusOf = async (id: string): Promise<string> =>
  (await sql`select status from orders where id = ${id}`)[0]?.status
const eventsOf = async (id: string): Promise<string[]> => {
  const rows = await sql`select event from order_events where order_id = ${id} order by sequence`
  return rows.map(({ event }) => event)
}
const waiting = async (): Promise<number> =>
  (await sql`select count(*)::int as count from orders where next_step_at is not null`)[0]?.count
async function untilDone(most = 10_000): Promise<void> {
  const end = Date.now() + most
  while ((await waiting()) > 0) {
    if (Date.now() > end) throw new Error('orders still wait for their next step')
    await pause(20)
  }
}

describe('the sandbox', () => {
  test('walks an order to its door, with every event told as it commits', async () => {
    const id = await send()
    start()
    await untilDone()
    await stopAll()
    expect(await statusOf(id)).toBe('delivered')
    const events = await eventsOf(id)
    expect(events).toHaveLength(8)
    expect(told.filter((line) => line.startsWith(id))).toEqual(
      events.map((event, index) => `${id} ${index + 1} ${event}`),
    )
  })

  test('goes along every scenario; the stock is full again at the end', async () => {
    const before = await sql`select on_hand, reserved from stock order by product_id`
    const ids: Record<string, string> = {}
    for (const scenario of scenarios) ids[scenario] = await send(scenario)
    start()
    await untilDone()
    await stopAll()
    const ends: Record<string, string> = {}
    for (const scenario of scenarios) ends[scenario] = await statusOf(ids[scenario] ?? '')
    expect(ends).toEqual({
      delivered: 'delivered',
      delivery_failed: 'delivered',
      returned: 'returned',
      cancelled: 'cancelled',
      rejected: 'rejected',
      on_hold: 'delivered',
      lost: 'lost',
      weight_adjusted: 'delivered',
      damaged: 'damaged',
      cancel_refused: 'delivered',
    })
    expect(await sql`select on_hand, reserved from stock order by product_id`).toEqual(before)
    expect(await sql`select reserved from sandbox_reservations`).toEqual([{ reserved: 0 }])
    const [adjusted] = await sql`select cost_adjustment from orders where id = ${ids.weight_adjusted ?? ''}`
    expect(adjusted?.cost_adjustment).toMatchObject({ actual_weight_g: 480, cost: { total: 10_000 } })
  })

  test('settles the cash of a COD order', async () => {
    const id = await send('delivered', { payment_method: 'COD', cod_amount: 200_000 })
    start()
    await untilDone()
    await stopAll()
    expect((await eventsOf(id)).at(-1)).toBe('order.cod_settled')
  })

  test('of three processes moves each order once a step', async () => {
    const others = [openDatabase(url, 'development'), openDatabase(url, 'development')]
    const ids = await Promise.all(Array.from({ length: 60 }, () => send()))
    for (const over of [database, ...others]) start(over)
    await untilDone(30_000)
    await stopAll()
    await Promise.all(others.map(closeDatabase))
    for (const id of ids) expect(await eventsOf(id)).toHaveLength(8)
    const [gaps] = await sql`
      select count(*)::int as count from (
        select order_id from order_events group by order_id having max(sequence) <> count(*)
      ) as gap`
    expect(gaps?.count).toBe(0)
  }, 40_000)

  test('is taken over at once when a process dies in the middle of a step', async () => {
    const id = await send()
    // Holds the turn and the order, and then its connection is cut.
    const dying = postgres(url, { max: 1, connection: { search_path: 'development' } })
    const connection = await dying.reserve()
    const [{ pid } = {}] = await connection`select pg_backend_pid() as pid`
    await connection`begin`
    await connection`select pg_advisory_xact_lock(4133100103)`
    await connection`select 1 from orders where id = ${id} for update`
    const held = connection`select pg_sleep(60)`.catch(() => 'cut')
    start()
    await pause(300)
    expect(await statusOf(id)).toBe('received')
    await sql`select pg_terminate_backend(${pid})`
    expect(await held).toBe('cut')
    await untilDone(3_000)
    await stopAll()
    await dying.end({ timeout: 1 })
    expect(await statusOf(id)).toBe('delivered')
  })

  test('goes on after a restart where it stopped', async () => {
    const id = await send()
    start()
    await pause(3 * stepMs)
    await stopAll()
    const half = (await eventsOf(id)).length
    expect(half).toBeLessThan(8)
    start()
    await untilDone()
    await stopAll()
    expect(await eventsOf(id)).toHaveLength(8)
  })

  test('is stopped by nothing but the order that can’t be moved', async () => {
    const bad = await send()
    failing.add(bad)
    const good = await Promise.all(Array.from({ length: 5 }, () => send()))
    start()
    const end = Date.now() + 10_000
    while (!(await Promise.all(good.map(statusOf))).every((status) => status === 'delivered') && Date.now() < end)
      await pause(20)
    await stopAll()
    expect(await Promise.all(good.map(statusOf))).toEqual(good.map(() => 'delivered'))
    expect(await statusOf(bad)).toBe('received')
    expect(await waiting()).toBe(1)
    failing.clear()
  }, 15_000)

  test('catches up with many orders, none far before the others', async () => {
    for (let i = 0; i < 30; i++) await Promise.all(Array.from({ length: 10 }, () => send()))
    await sql`update orders set next_step_at = now() - interval '1 day'`
    start()
    await pause(60)
    while ((await waiting()) > 0) {
      const [spread] = await sql`select max(sequence) - min(sequence) as spread from orders`
      expect(spread?.spread).toBeLessThanOrEqual(3)
      await pause(10)
    }
    await stopAll()
  }, 30_000)
})

describe('a step by hand', () => {
  const step = (partner: string, id: string, command: SandboxCommand = 'next', weightG?: number) =>
    sandboxMoves({ database, orders: sandboxOrders(database, parts), now: parts.now }).move(partner, id, {
      command,
      reason: 'REFUSED',
      ...(weightG !== undefined && { weightG }),
    })

  test('does the next one, until there is none', async () => {
    const id = await send('cancelled')
    expect(await step(partnerId, id)).toEqual({ status: 'confirmed', moved: 1 })
    expect(await step(partnerId, id)).toEqual({ status: 'cancelled', moved: 1 })
    expect(await step(partnerId, id)).toBe('no_way')
  })

  test('goes through every state on the way to what was chosen', async () => {
    const id = await send()
    expect(await step(partnerId, id, 'weigh', 900)).toBe('no_way')
    expect(await step(partnerId, id, 'fail')).toEqual({ status: 'delivery_failed', moved: 7 })
    expect(await step(partnerId, id, 'fail')).toEqual({ status: 'delivery_failed', moved: 2 })
    expect(await step(partnerId, id, 'weigh', 900)).toEqual({ status: 'delivery_failed', moved: 1 })
    expect(await step(partnerId, id, 'return')).toEqual({ status: 'returned', moved: 2 })
    expect(await step(partnerId, id, 'deliver')).toBe('no_way')
    const [row] =
      await sql`select delivery_attempts as attempts, cost_adjustment ->> 'actual_weight_g' as grams from orders`
    expect(row).toEqual({ attempts: 2, grams: '900' })
  })

  test('loses what the courier has', async () => {
    const id = await send()
    expect(await step(partnerId, id, 'lose')).toEqual({ status: 'lost', moved: 5 })
  })

  test('is not done to another partner’s order', async () => {
    const id = await send()
    expect(await step('prt_other', id)).toBe('not_found')
    expect(await statusOf(id)).toBe('received')
  })
})
