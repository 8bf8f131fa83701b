import { expect, test } from 'vitest'
import { type OrderState, orderStates } from '@edis/contract/order-states'
import { routeTo } from './route-to.ts'

const plain = { cameFrom: null, through: [] }

test.each<[OrderState, OrderState, Parameters<typeof routeTo>[2], OrderState[] | null]>([
  ['picked_up', 'delivered', plain, ['in_transit', 'out_for_delivery', 'delivered']],
  ['delivery_failed', 'delivered', plain, ['out_for_delivery', 'delivered']],
  ['on_hold', 'delivered', { cameFrom: 'in_transit', through: [] }, ['in_transit', 'out_for_delivery', 'delivered']],
  [
    'cancel_requested',
    'lost',
    { cameFrom: 'processing', through: [] },
    ['processing', 'awaiting_pickup', 'picked_up', 'lost'],
  ],
  [
    'in_transit',
    'returned',
    { cameFrom: null, through: ['delivery_failed', 'returning'] },
    ['out_for_delivery', 'delivery_failed', 'returning', 'returned'],
  ],
  ['returning', 'delivered', plain, null],
])('from %s to %s', (from, to, options, way) => {
  expect(routeTo(from, to, options)).toEqual(way)
})

test('no way leads out of a final state', () => {
  for (const to of orderStates) expect(routeTo('delivered', to, plain)).toBeNull()
})
