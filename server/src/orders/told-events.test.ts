import { orderStates } from '@edis/contract/order-states'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { expect, test } from 'vitest'
import { storedOrder } from './order-fixtures.ts'
import { move } from './order-life.ts'
import { createdEvent, type Order, type OrderUpdate, unsaid } from './orders.ts'

const now = new Date('2026-11-20T03:00:00.000Z')
const said = { ...unsaid, source: 'operator', reasonCode: null, reason: null, occurredAt: now } as const
const updates: OrderUpdate[] = [
  ...orderStates.map((to): OrderUpdate => ({ ...said, change: { kind: 'state', to, proof: null } })),
  { ...said, change: { kind: 'weight', actualWeightG: 4_321, cost: { ...storedOrder.cost, total: 20_000 } } },
  { ...said, change: { kind: 'cod_settled' } },
  { ...said, change: { kind: 'scanned' }, location: 'Hub' },
]

test('every event that a webhook may subscribe to is told of by something that happens to an order', () => {
  const orders = orderStates.map((status): Order => ({
    ...storedOrder,
    status,
    paymentMethod: 'COD',
    events: ['order.created', 'order.picked_up'],
  }))
  const told = orders.flatMap((order) =>
    updates.flatMap((update) =>
      (move(order, update, 'EDS1000000423').change?.lines ?? []).filter(({ mark }) => mark === null),
    ),
  )
  const events = new Set([createdEvent(now), ...told].map(({ event }) => event))
  expect(webhookEvents.map(({ name }) => name).filter((name) => !events.has(name))).toEqual([])
})
