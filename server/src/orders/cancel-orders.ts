import { hints } from '@edis/contract/errors/hints'
import type { DataOf, RequestOf } from '@edis/contract/calls/call'
import type { cancelOrder } from '@edis/contract/open-api/cancel-order'
import type { Transaction } from '../database/transaction.ts'
import { Failure } from '../http/doors/failure.ts'
import { applyUpdates } from './order-changes.ts'
import { cancelTarget } from './order-life.ts'
import { type Order, type OrderUpdate, unsaid } from './orders.ts'
import { lockOrders, type OrderName } from './orders.store.ts'
import type { OrderParts } from './sending/order-parts.ts'

type Cancel = Pick<RequestOf<typeof cancelOrder>, 'reason_code' | 'reason'> & { name: OrderName }
type Cancelled = DataOf<typeof cancelOrder>

/**
 * Cancels a partner's orders, or asks for it. Gives what became of each, or why it is refused; null: there is no such order. Those
 * that name one order are done one after the other.
 */
export async function cancelOrders(
  parts: OrderParts,
  transaction: Transaction,
  partnerId: string,
  cancels: readonly Cancel[],
): Promise<(Cancelled | Failure | null)[]> {
  const results = new Map<Cancel, Cancelled | Failure>()
  for (let left = cancels; left.length > 0;) {
    const names = left.map(({ name }) => name)
    const orders = await lockOrders(transaction, partnerId, names)
    const updates = new Map<string, { order: Order; update: OrderUpdate }>()
    const later: Cancel[] = []
    for (const [at, cancel] of left.entries()) {
      const order = orders[at]
      if (!order) continue
      const target = cancelTarget(order.status)
      if (updates.has(order.id)) later.push(cancel)
      else if (typeof target !== 'string') results.set(cancel, notCancellable(target.refused, order))
      else {
        updates.set(order.id, { order, update: updateOf(cancel, target, parts.now()) })
        results.set(cancel, { order_id: order.id, status: target })
      }
    }
    await applyUpdates(parts, transaction, [...updates.values()])
    left = later
  }
  return cancels.map((cancel) => results.get(cancel) ?? null)
}

const updateOf = ({ reason_code, reason }: Cancel, to: Cancelled['status'], occurredAt: Date): OrderUpdate => ({
  ...unsaid,
  source: 'partner',
  change: { kind: 'state', to, proof: null },
  reasonCode: reason_code,
  reason,
  occurredAt,
})

const notCancellable = (code: 'ORDER_NOT_CANCELLABLE' | 'CANCEL_ALREADY_REQUESTED', { id, status }: Order): Failure =>
  code === 'ORDER_NOT_CANCELLABLE'
    ? new Failure(code, {
        text: hints.notCancellable(status),
        details: { order_id: id, status },
      })
    : new Failure(code, { details: { order_id: id } })
