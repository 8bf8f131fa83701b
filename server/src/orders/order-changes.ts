import { newId } from '../database/id.ts'
import type { Transaction } from '../database/transaction.ts'
import { awbOf } from './awb.ts'
import { type IgnoredReason, isOver, move, needsAwb, stockEffect } from './order-life.ts'
import type { OrderParts } from './order-parts.ts'
import { eventData, type Order, type OrderEvent, type OrderEventDraft, type OrderUpdate } from './orders.ts'
import { nextAwbNumbers, type OrderChange, writeChanges } from './orders.store.ts'
import { stockLines } from './send-order.ts'
import type { SettledStock } from './stock.store.ts'

type ChangeParts = Pick<OrderParts, 'stock' | 'onEvents' | 'stepMs' | 'now'>
/** `order` as it is after it. */
export type Outcome = { order: Order; ignored: IgnoredReason | null }

/**
 * Does to orders what is said to have happened to them: state, stock, AWB and events, in a few statements however many
 * they are. The caller has locked them; each stands at most once among the updates.
 */
export async function applyUpdates(
  { stock, onEvents, stepMs, now: clock }: ChangeParts,
  transaction: Transaction,
  updates: readonly { order: Order; update: OrderUpdate }[],
): Promise<Outcome[]> {
  const now = clock()
  const awbs = await newAwbs(transaction, updates.filter(({ order, update }) => needsAwb(order, update)).length)
  const changes: OrderChange[] = []
  const settled: SettledStock[] = []
  const outcomes = updates.map(({ order: before, update }): Outcome => {
    const moved = move(before, update, needsAwb(before, update) ? (awbs.pop() ?? null) : null)
    if ('ignored' in moved) return { order: before, ignored: moved.ignored }
    const order: Order = { ...before, ...moved.changes, events: [...before.events, moved.event.event] }
    const event = recordedEvent(order, moved.event, now)
    changes.push({ orderId: order.id, life: moved.changes, nextStepAt: nextStepAt(order, stepMs, now), event })
    if (before.holdsStock && !order.holdsStock) settled.push(...freedStock(order))
    return { order, ignored: null }
  })
  if (changes.length > 0) {
    await writeChanges(transaction, changes, now)
    await onEvents(
      transaction,
      changes.map(({ event }) => event),
    )
  }
  // Last: other orders of the same goods wait for these rows until the commit.
  if (settled.length > 0) await stock.settle(transaction, settled)
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

async function newAwbs(transaction: Transaction, count: number): Promise<string[]> {
  if (count === 0) return []
  const numbers = await nextAwbNumbers(transaction, count)
  return numbers.map((number) => awbOf(BigInt(number)))
}

const freedStock = ({ items, partnerId, warehouseId, status }: Order): SettledStock[] =>
  stockLines(items).map((line) => ({ ...line, partnerId, warehouseId, taken: stockEffect(status) === 'take' }))
