import type { OrderState } from '@edis/contract/order-states'
import type { Transaction } from '../../database/transaction.ts'
import { applyUpdates } from '../order-changes.ts'
import type { OrderParts } from '../sending/order-parts.ts'
import { type OrderUpdate, unsaid } from '../orders.ts'
import { lockOrder } from '../orders.store.ts'

type Decision = { accept: boolean; reason: string | null }

/** A cancel request that is accepted ends the order; one that is refused brings it back to where it was asked for. */
const decision = ({ accept, reason }: Decision, now: Date): OrderUpdate => ({
  ...unsaid,
  source: 'operator',
  change: { kind: 'state', to: accept ? 'cancelled' : 'back', proof: null },
  reasonCode: null,
  reason,
  occurredAt: now,
})

/** Decides an order's cancel request. null: no such order; `not_requested`: none is open. */
export async function decideCancel(
  parts: OrderParts,
  transaction: Transaction,
  orderId: string,
  decided: Decision,
): Promise<{ orderId: string; partnerId: string; status: OrderState; sequence: number } | 'not_requested' | null> {
  const order = await lockOrder(transaction, null, { by: 'order_id', value: orderId })
  if (!order) return null
  if (order.status !== 'cancel_requested') return 'not_requested'
  const [outcome] = await applyUpdates(parts, transaction, [{ order, update: decision(decided, parts.now()) }])
  const { status, sequence } = outcome?.order ?? order
  return { orderId, partnerId: order.partnerId, status, sequence }
}
