import { describe, expect, test } from 'vitest'
import { move } from '../order-life.ts'
import type { OrderUpdate } from '../orders.ts'
import { after, cost, dated, orderThat, report } from './report-fixtures.ts'

describe('a scan', () => {
  const scanned = (more: Partial<OrderUpdate> = {}) =>
    report('received', { change: { kind: 'scanned' }, location: 'Hub Surabaya', ...more })

  test('is a line of the history and an event, in the state that the order is in', () => {
    const { order, moved } = after(orderThat('in_transit'), scanned())
    expect(moved).toMatchObject({ outcome: 'applied', change: { lines: [{ event: 'order.scanned', mark: null }] } })
    expect(order.status).toBe('in_transit')
  })

  test('that is known already is repeated', () => {
    const { order } = after(orderThat('in_transit'), scanned(dated(20)))
    expect(move(order, scanned(dated(20)), null)).toMatchObject({ outcome: 'repeated', change: null })
    expect(move(order, scanned(dated(21)), null).outcome).toBe('applied')
    expect(move(order, scanned(dated(20, { location: 'Hub Malang' })), null).outcome).toBe('applied')
  })

  test('of what has ended is one from before the end', () => {
    const delivered = orderThat('delivered')
    expect(move(delivered, scanned(dated(5)), null).outcome).toBe('applied')
    expect(move(delivered, scanned(dated(20)), null)).toMatchObject({ reason: 'ORDER_CLOSED' })
    expect(move(delivered, scanned(), null)).toMatchObject({ reason: 'ORDER_CLOSED' })
  })
})

describe('a weight', () => {
  const weighed = (grams: number, more: Partial<OrderUpdate> = {}) =>
    report('received', { change: { kind: 'weight', actualWeightG: grams, cost }, ...more })

  test('of what has ended was found before the end', () => {
    const delivered = orderThat('delivered')
    expect(move(delivered, weighed(2_400, dated(5)), null).outcome).toBe('applied')
    expect(move(delivered, weighed(2_400, dated(20)), null)).toMatchObject({ reason: 'ORDER_CLOSED' })
    expect(move(orderThat('confirmed'), weighed(2_400), null)).toMatchObject({ reason: 'NOT_PICKED_UP' })
  })

  test('that is known already is repeated', () => {
    const { order } = after(orderThat('in_transit'), weighed(2_400))
    expect(move(order, weighed(2_400), null)).toMatchObject({ outcome: 'repeated', change: null })
    expect(move(order, weighed(2_500), null).outcome).toBe('applied')
  })
})

describe('the courier’s own number', () => {
  const numbered = { courierAwb: 'JKT-1', trackingUrl: 'https://kurir.example/JKT-1' }

  test('is kept with whatever brings it, and replaced by what is applied', () => {
    const order = after(orderThat('awaiting_pickup'), report('picked_up', numbered)).order
    expect(order).toMatchObject(numbered)
    expect(after(order, report('in_transit')).order).toMatchObject(numbered)
    expect(after(order, report('in_transit', { courierAwb: 'JKT-2' })).order.courierAwb).toBe('JKT-2')
  })

  test('comes with a repeated report only where it was not known', () => {
    const order = after(orderThat('in_transit'), report('picked_up', numbered))
    expect(order.moved).toMatchObject({ outcome: 'repeated', change: { lines: [] } })
    expect(order.order).toMatchObject(numbered)
    expect(move(order.order, report('picked_up', { courierAwb: 'JKT-2' }), null).change).toBeNull()
  })

  test('of a refused report is not kept', () => {
    expect(after(orderThat('delivered'), report('returned', numbered)).order.courierAwb).toBeNull()
  })
})
