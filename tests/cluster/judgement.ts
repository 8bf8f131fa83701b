import { setTimeout as sleep } from 'node:timers/promises'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { isSignedWith, type Receiver } from '@edis/testing/receiver.ts'
import type { Load } from './load.ts'

type Event = { id: string; recordedAt: Date }
export type Kept = {
  orders: { environment: string; id: string; partnerOrderId: string }[]
  events: Event[]
  /** Of development: orders on their way, deliveries that wait. */
  unsettled: number
  /** Attempts whose process was killed before it wrote down what became of them. */
  interrupted: number
}

/** For the sandbox's last steps and the leases of what was killed, in milliseconds. */
const maxSettlingMs = 150_000

/** Waits until every order is where its way ends and every delivery is done, then gives all that is kept. */
export async function settle(url: string): Promise<Kept> {
  const deadline = Date.now() + maxSettlingMs
  for (;;) {
    const kept = await keptIn(url)
    if (kept.unsettled === 0) return kept
    if (Date.now() > deadline) return kept
    await sleep(1_000)
  }
}

async function keptIn(url: string): Promise<Kept> {
  const kept: Kept = { orders: [], events: [], unsettled: 0, interrupted: 0 }
  for (const environment of ['development', 'production'] as const) {
    const database = openDatabase(url, environment, { connections: 1 })
    const sql = database.$client
    const orders = await sql<{ id: string; partnerOrderId: string }[]>`
      select id, partner_order_id as "partnerOrderId" from orders`
    kept.orders.push(...orders.map((order) => ({ environment, ...order })))
    if (environment === 'development') {
      kept.events = await sql<Event[]>`select id, recorded_at as "recordedAt" from order_events`
      const [open] = await sql`
        select (select count(*) from orders where next_step_at is not null)::int
          + (select count(*) from deliveries where state <> 'delivered')::int as count`
      kept.unsettled = open?.count ?? 0
      const [lost] = await sql`select count(*)::int as count from delivery_attempts where fault = 'INTERRUPTED'`
      kept.interrupted = lost?.count ?? 0
    }
    await closeDatabase(database)
  }
  return kept
}

/** What was promised and is not so. */
export function broken(load: Load, kept: Kept, receiver: Receiver, secret: string): string[] {
  const problems = [...load.failed]
  const name = (order: { environment: string; partnerOrderId: string }) =>
    `${order.environment} ${order.partnerOrderId}`
  const byName = Map.groupBy(kept.orders, name)
  for (const order of load.acknowledged) {
    const found = byName.get(name(order)) ?? []
    if (found.length !== 1 || found[0]?.id !== order.orderId)
      problems.push(`${name(order)} was acknowledged as ${order.orderId} and is there ${found.length} times`)
  }
  if (kept.orders.length !== load.acknowledged.length)
    problems.push(`${kept.orders.length} orders are there, ${load.acknowledged.length} were acknowledged`)
  if (kept.unsettled > 0) problems.push(`${kept.unsettled} orders or deliveries did not settle`)

  const received = Map.groupBy(receiver.received, ({ id }) => id)
  for (const { id } of kept.events) if (!received.has(id)) problems.push(`event ${id} was never delivered`)
  const known = new Set(kept.events.map(({ id }) => id))
  const bodies = new Map<string, string>()
  for (const one of receiver.received) {
    const { id, sequence, data } = JSON.parse(one.body) as { id: string; sequence: number; data: { order_id: string } }
    if (!isSignedWith(secret, one)) problems.push(`event ${id} came with a wrong signature`)
    if (id !== one.id || !known.has(id)) problems.push(`webhook-id ${one.id} is of no event that is kept`)
    const event = `${data.order_id} ${sequence}`
    if ((bodies.get(event) ?? id) !== id) problems.push(`${event} came under two webhook-ids`)
    bodies.set(event, id)
  }
  return problems
}
