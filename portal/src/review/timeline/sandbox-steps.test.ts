import type { OrderState } from '@edis/contract/order-states'
import type { SandboxCommand } from '@edis/contract/portal-calls/orders'
import { expect, test } from 'vitest'
import { possibleSteps } from './sandbox-steps.ts'
import { eventEntry } from './timeline-fixtures.ts'

const order = (status: OrderState, payment: 'PREPAID' | 'COD' = 'PREPAID') => ({
  status,
  payment_method: payment,
  entries: [eventEntry()],
})

const all: SandboxCommand[] = ['next', 'deliver', 'fail', 'return', 'lose']

test.each<[OrderState, SandboxCommand[]]>([
  ['received', all],
  ['out_for_delivery', all],
  ['delivery_failed', all],
  ['on_hold', all],
  ['cancel_requested', all],
  ['returning', ['next', 'return', 'lose']],
  ['delivered', []],
  ['cancelled', []],
  ['lost', []],
])('what can still happen to an order that is %s', (status, steps) => {
  expect(possibleSteps(order(status))).toEqual(steps)
})

test('a parcel is weighed once the courier has it', () => {
  const entries = [eventEntry(), eventEntry({ event: 'order.picked_up', status: 'picked_up' })]
  expect(possibleSteps({ ...order('in_transit'), entries })).toEqual([...all, 'weigh'])
})

test('a delivered COD order has its cash to be settled, once', () => {
  const delivered = order('delivered', 'COD')
  expect(possibleSteps(delivered)).toEqual(['next'])
  const entries = [eventEntry({ event: 'order.cod_settled', status: 'delivered', previous_status: 'delivered' })]
  expect(possibleSteps({ ...delivered, entries })).toEqual([])
  expect(possibleSteps(order('returned', 'COD'))).toEqual([])
})
