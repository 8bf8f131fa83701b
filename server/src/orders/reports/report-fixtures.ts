import { type OrderState, straightWay } from '@edis/contract/order-states'
import { storedOrder } from '../order-fixtures.ts'
import { move, needsAwb } from '../order-life.ts'
import type { Moved } from '../sending/order-lines.ts'
import { type Order, type OrderUpdate, unsaid } from '../orders.ts'

export const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 2, minute))
export const cost = { base: 20_000, insurance: 0, cod_fee: 0, surcharge: 0, discount: 0, total: 20_000 }

export const report = (to: OrderState, changes: Partial<OrderUpdate> = {}): OrderUpdate => ({
  ...unsaid,
  source: 'operator',
  externalId: 'wms-1',
  change: { kind: 'state', to, proof: null },
  reasonCode: null,
  reason: null,
  occurredAt: at(30),
  ...changes,
})

/** The order after what an update made of it. */
export function after(order: Order, update: OrderUpdate, awb = 'EDT1000000423'): { order: Order; moved: Moved } {
  const moved = move(order, update, needsAwb(order, update) ? awb : null)
  if (!moved.change) return { order, moved }
  const { life, lines } = moved.change
  const history = [...order.history, ...lines]
  const last = lines.at(-1)
  const isEntry = last !== undefined && last.status !== last.previousStatus
  return {
    moved,
    order: {
      ...order,
      ...life,
      history,
      events: history.map(({ event }) => event),
      ...(isEntry && { enteredAt: last.occurredAt }),
      ...(isEntry &&
        last.source === 'operator' && {
          reportedAt: order.reportedAt && order.reportedAt > last.occurredAt ? order.reportedAt : last.occurredAt,
        }),
    },
  }
}

export const dated = (minute: number, more: Partial<OrderUpdate> = {}) => ({
  occurredAt: at(minute),
  isDated: true,
  ...more,
})

const upTo = (state: OrderState): OrderState[] =>
  straightWay.slice(0, (straightWay as readonly string[]).indexOf(state) + 1)

/** How an order came to each state: along the straight way for as long as it leads there. */
const ways: Record<OrderState, OrderState[]> = {
  ...(Object.fromEntries(straightWay.map((state) => [state, upTo(state)])) as Record<OrderState, OrderState[]>),
  in_review: ['received', 'in_review'],
  cancel_requested: [...upTo('processing'), 'cancel_requested'],
  delivery_failed: [...upTo('out_for_delivery'), 'delivery_failed'],
  on_hold: [...upTo('in_transit'), 'on_hold'],
  returning: [...upTo('out_for_delivery'), 'delivery_failed', 'returning'],
  returned: [...upTo('out_for_delivery'), 'delivery_failed', 'returning', 'returned'],
  cancelled: ['received', 'confirmed', 'cancelled'],
  rejected: [...upTo('awaiting_pickup'), 'rejected'],
  lost: [...upTo('in_transit'), 'lost'],
  damaged: [...upTo('in_transit'), 'damaged'],
}

/** An order that was reported along its way, a minute a state. */
export const orderThat = (status: OrderState, changes: Partial<Order> = {}): Order =>
  ways[status].slice(1).reduce((order, state, index) => after(order, report(state, dated(index + 1))).order, {
    ...storedOrder,
    ...changes,
  })
