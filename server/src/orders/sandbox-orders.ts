import type { Database } from '../database/connection.ts'
import { costWeighed } from './sending/cost-weighed.ts'
import { applyUpdates } from './order-changes.ts'
import type { Transaction } from '../database/transaction.ts'
import type { OrderParts } from './sending/order-parts.ts'
import type { Order, OrderUpdate } from './orders.ts'
import { anyDue, lockDueOrders, lockOrder, postponeFirstDue, stopSteps } from './orders.store.ts'

/** The orders as the sandbox moves them: hand it to startSandbox. */
export const sandboxOrders = (database: Database, parts: OrderParts) => ({
  isDue: (now: Date) => anyDue(database, now),
  lockDue: lockDueOrders,
  lock: (transaction: Parameters<typeof lockOrder>[0], partnerId: string, orderId: string) =>
    lockOrder(transaction, partnerId, { by: 'order_id', value: orderId }),
  async apply(...[transaction, updates]: Tail<Parameters<typeof applyUpdates>>): Promise<string[]> {
    const outcomes = await applyUpdates(parts, transaction, updates)
    return outcomes.filter(({ outcome }) => outcome !== 'applied').map(({ order }) => order.id)
  },
  async applyOne(...[transaction, order, update]: [Transaction, Order, OrderUpdate]): Promise<Order> {
    const [outcome] = await applyUpdates(parts, transaction, [{ order, update }])
    return outcome?.order ?? order
  },
  costWeighed: (...asked: Tail<Parameters<typeof costWeighed>>) => costWeighed(parts, ...asked),
  halt: stopSteps,
  postpone: postponeFirstDue,
})

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never
