import type { Environment } from '@edis/contract/environment'
import { newId } from '../database/id.ts'
import type { Transaction } from '../database/transaction.ts'
import { awbOf } from './sending/awb.ts'
import { isOver, move, needsAwb } from './order-life.ts'
import type { Moved } from './sending/order-lines.ts'
import type { OrderParts } from './sending/order-parts.ts'
import { eventData, type Order, type OrderEvent, type OrderEventDraft, type OrderUpdate } from './orders.ts'
import { nextAwbNumbers, type OrderChange, writeChanges } from './orders.store.ts'
import { stockLines } from './stock.ts'
import type { SettledStock } from './stock.store.ts'

type ChangeParts = Pick<OrderParts, 'environment' | 'stock' | 'onEvents' | 'stepMs' | 'now'>
/** `order` as it is after it. */
export type Outcome = Pick<Moved, 'outcome' | 'reason'> & { order: Order }

/**
 * Does to orders what is said to have happened to them: state, stock, AWB and events, in a few statements however many
 * they are. The caller has locked them; each stands at most once among the updates.
 */
export async function applyUpdates(
  { environment, stock: stocks, onEvents, stepMs, now: clock }: ChangeParts,
  transaction: Transaction,
  updates: readonly { order: Order; update: OrderUpdate }[],
): Promise<Outcome[]> {
  const now = clock()
  const awbs = await newAwbs(
    environment,
    transaction,
    updates.filter(({ order, update }) => needsAwb(order, update)).length,
  )
  const changes: OrderChange[] = []
  const settled: SettledStock[] = []
  const outcomes = updates.map(({ order: before, update }): Outcome => {
    const { outcome, reason, change } = move(before, update, needsAwb(before, update) ? (awbs.pop() ?? null) : null)
    if (!change) return { order: before, outcome, reason }
    const { life, lines, stock } = change
    const order: Order = {
      ...before,
      ...life,
      events: [...before.events, ...lines.map(({ event }) => event)],
      history: [...before.history, ...lines],
    }
    const events = lines.map((line) => recordedEvent(order, line, now))
    changes.push({ orderId: order.id, life, nextStepAt: nextStepAt(order, stepMs, now), events })
    if (stock !== null) settled.push(...settledStock(order, stock === 'take'))
    return { order, outcome, reason }
  })
  const told = changes.flatMap(({ events }) => events.filter(({ mark }) => mark === null))
  // In one message to the database
  await Promise.all([
    changes.length > 0 && writeChanges(transaction, changes, now),
    told.length > 0 && onEvents(transaction, told),
    // Last: other orders of the same goods wait for these rows until the commit.
    settled.length > 0 && stocks.settle(transaction, settled),
  ])
  return outcomes
}

export function recordedEvent(
  order: Order | (Parameters<typeof eventData>[0] & { partnerId: string }),
  draft: OrderEventDraft,
  now: Date,
): OrderEvent {
  const data = eventData(order, draft)
  return { ...draft, id: newId('evt'), orderId: order.id, partnerId: order.partnerId, recordedAt: now, data }
}

/** When the sandbox moves an order that it has been told to move. */
export function nextStepAt(
  order: Pick<Order, 'scenario' | 'status' | 'paymentMethod' | 'events'>,
  stepMs: number | null,
  now: Date,
): Date | null {
  return stepMs === null || order.scenario === null || isOver(order) ? null : new Date(now.getTime() + stepMs)
}

async function newAwbs(environment: Environment, transaction: Transaction, count: number): Promise<string[]> {
  if (count === 0) return []
  const numbers = await nextAwbNumbers(transaction, count)
  return numbers.map((number) => awbOf(environment, BigInt(number)))
}

const settledStock = (order: Order, taken: boolean): SettledStock[] =>
  stockLines([order]).map((line) => ({ ...line, partnerId: order.partnerId, taken }))
