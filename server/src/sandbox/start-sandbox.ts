import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../database/connection.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { Order, OrderCost, OrderUpdate } from '../orders/orders.ts'
import { foundWeight, nextStep, updateOf } from './sandbox.ts'
import { takeTurn } from './sandbox.store.ts'

/** What the sandbox needs of the orders. */
type SandboxOrders = {
  /** Whether any order's next step is due. */
  isDue(now: Date): Promise<boolean>
  /** Locks orders whose next step is due, the longest waiting first. */
  lockDue(transaction: Transaction, now: Date, limit: number): Promise<Order[]>
  /** Gives the ids of those that did not go along. */
  apply(transaction: Transaction, updates: { order: Order; update: OrderUpdate }[]): Promise<string[]>
  /** What it costs at that weight; null where it can't be priced any more. */
  costWeighed(transaction: Transaction, order: Order, grams: number): Promise<OrderCost | null>
  /** No more steps for these. */
  halt(transaction: Transaction, orderIds: string[]): Promise<void>
  /** Lets the longest waiting order wait until then. */
  postpone(transaction: Transaction, now: Date, until: Date): Promise<void>
}

type Parts = {
  database: Database
  orders: SandboxOrders
  stepMs: number
  now: () => Date
  log: Pick<Logger, 'error'>
}

const batch = 100
/** How long an order waits that could not be moved, in milliseconds. */
const postponeMs = 60_000

/** Moves development orders along their scenarios until it is stopped. Any number of processes may do so. */
export function startSandbox(parts: Parts): { stop(): Promise<void> } {
  const { database, orders, stepMs, now, log } = parts
  const stopping = new AbortController()
  const pause = Math.min(500, Math.max(20, stepMs / 4))
  // Halved down to one when a batch fails, so that one bad order stops no other.
  let size = batch

  async function moveSome(): Promise<'more' | 'done'> {
    if (!(await orders.isDue(now()))) return 'done'
    const moved = await inTransaction(database, async (transaction) => {
      if (!(await takeTurn(transaction))) return 0
      const due = await orders.lockDue(transaction, now(), size)
      await stepAll(parts, transaction, due)
      return due.length
    })
    const isFull = moved === size
    size = Math.min(batch, size * 2)
    return isFull ? 'more' : 'done'
  }

  async function withdraw(error: unknown): Promise<void> {
    log.error({ err: error, orders: size }, 'sandbox could not advance orders')
    if (size > 1) size = 1
    else
      await inTransaction(database, (transaction) =>
        orders.postpone(transaction, now(), new Date(now().getTime() + postponeMs)),
      )
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const outcome = await moveSome().catch((error: unknown) => withdraw(error).catch(() => 'done' as const))
      if (outcome !== 'more') await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function stepAll(
  { orders, now }: Pick<Parts, 'orders' | 'now'>,
  transaction: Transaction,
  due: readonly Order[],
): Promise<void> {
  const at = now()
  const updates: { order: Order; update: OrderUpdate }[] = []
  const over: string[] = []
  for (const order of due) {
    const step = nextStep(order)
    if (step === null) {
      over.push(order.id)
      continue
    }
    const grams = foundWeight(order, step)
    const cost = grams === null ? null : await orders.costWeighed(transaction, order, grams)
    updates.push({ order, update: updateOf(order, step, cost, at) })
  }
  over.push(...(await orders.apply(transaction, updates)))
  if (over.length > 0) await orders.halt(transaction, over)
}
