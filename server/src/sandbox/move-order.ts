import type { FailureReason, OrderState } from '@edis/contract/order-states'
import type { SandboxCommand } from '@edis/contract/portal-calls/orders'
import type { Database } from '../database/connection.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { Order, OrderCost, OrderUpdate } from '../orders/orders.ts'
import { routeTo } from './route-to.ts'
import { foundWeight, nextStep, updateOf } from './sandbox.ts'
import type { SandboxStep } from './scenarios.ts'

type Parts = {
  database: Database
  orders: {
    lock(transaction: Transaction, partnerId: string, orderId: string): Promise<Order | null>
    /** Does it and gives the order as it is then. */
    applyOne(transaction: Transaction, order: Order, update: OrderUpdate): Promise<Order>
    costWeighed(transaction: Transaction, order: Order, grams: number): Promise<OrderCost | null>
  }
  now: () => Date
}
type Wanted = { command: SandboxCommand; reason: FailureReason; weightG?: number }

export type SandboxMoves = {
  /** `no_way`: from where the order stands this can't happen any more. */
  move(
    partnerId: string,
    orderId: string,
    wanted: Wanted,
  ): Promise<{ status: OrderState; moved: number } | 'not_found' | 'no_way'>
}

/** Where each command leads, and by which detours. */
const ends: Partial<Record<SandboxCommand, { to: OrderState; through: OrderState[] }>> = {
  deliver: { to: 'delivered', through: [] },
  fail: { to: 'delivery_failed', through: [] },
  return: { to: 'returned', through: ['delivery_failed', 'returning'] },
  lose: { to: 'lost', through: [] },
}

/** Moves development orders as somebody says, through all states on the way there, in one transaction. */
export const sandboxMoves = ({ database, orders, now }: Parts): SandboxMoves => ({
  move: (partnerId, orderId, wanted) =>
    inTransaction(database, async (transaction) => {
      let order = await orders.lock(transaction, partnerId, orderId)
      if (!order) return 'not_found'
      const steps = stepsTo(order, wanted)
      if (steps === null) return 'no_way'
      let moved = 0
      for (const step of steps) {
        const grams = foundWeight(order, step)
        const cost = grams === null ? null : await orders.costWeighed(transaction, order, grams)
        const after: Order = await orders.applyOne(transaction, order, updateOf(order, step, cost, now()))
        if (after.sequence > order.sequence) moved++
        order = after
      }
      return moved === 0 ? 'no_way' : { status: order.status, moved }
    }),
})

function stepsTo(order: Order, { command, reason, weightG }: Wanted): SandboxStep[] | null {
  if (command === 'next') {
    const step = nextStep(order)
    return step === null ? null : [step]
  }
  if (command === 'weigh') return [weightG === undefined ? { heavierByPercent: 60 } : { weighsG: weightG }]
  const end = ends[command]
  // A failed delivery that fails again goes out again first.
  const again = command === 'fail' && order.status === 'delivery_failed'
  const way = again
    ? (['out_for_delivery', 'delivery_failed'] as const)
    : end && routeTo(order.status, end.to, { cameFrom: order.cameFrom, through: end.through })
  return way ? way.map((to) => stepInto(to, reason)) : null
}

function stepInto(to: OrderState, reason: FailureReason): SandboxStep {
  if (to === 'delivery_failed') return { to, reasonCode: reason, location: 'Alamat penerima' }
  if (to === 'lost') return { to, reason: 'Paket tidak ditemukan', location: 'Hub sortir sandbox' }
  return { to, location: to === 'delivered' ? 'Alamat penerima' : 'Sandbox' }
}
