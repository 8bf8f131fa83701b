import { describe, expect, test } from 'vitest'
import { eventOf, type OrderState, orderStates } from '@edis/contract/order-states'
import { move } from '../order-life.ts'
import { after, at, dated, orderThat, report } from './report-fixtures.ts'

// Rows and columns are in the order of the states. A: applied. S: applied, what was skipped is implied. r: repeated.
const table = `
received          r A A S S - S S S S - S S S A A S S
in_review         r r A S S - S S S S - S S S A A S S
confirmed         r - r A S - S S S S - S S S A S S S
processing        r - r r A A S S S S A S S S S S S S
awaiting_pickup   r - r r r A A S S S - S S S S A S S
cancel_requested  r - r A S r S S S S - S S S A S S S
picked_up         r - r r r - r A S S - S S S - - A A
in_transit        r - r r r - r r A S A A S S - - A A
out_for_delivery  r - r r r - r r r A - S A S - - A A
delivery_failed   r - r r r - r r A r A A S S - - A A
on_hold           r - r r r - r A S S r A S S - - A A
returning         r - r r r - r r r r - r - A - - A A
delivered         r - r r r - r r r - - - r - - - - -
returned          r - r r r - r r r r - r - r - - - -
cancelled         r - r - - - - - - - - - - - r - - -
rejected          r - r r r - - - - - - - - - - r - -
lost              r - r r r - r r - - - - - - - - r -
damaged           r - r r r - r r - - - - - - - - - r`

describe('what a report makes of an order', () => {
  const rows = table.trim().split('\n')
  test.each(rows)('%s', (row) => {
    const [from, ...letters] = row.split(/ +/)
    const order = orderThat(from as OrderState)
    expect(order.status).toBe(from)
    const seen = orderStates.map((to) => {
      const { outcome, change } = move(order, report(to), null)
      return outcome === 'refused' ? '-' : outcome === 'repeated' ? 'r' : change?.lines.length === 1 ? 'A' : 'S'
    })
    expect(seen.join(' ')).toBe(letters.join(' '))
  })

  test('has a row for each state', () => {
    expect(rows.map((row) => row.split(' ')[0])).toEqual([...orderStates])
  })

  test.each<[OrderState, OrderState, OrderState[]]>([
    ['in_transit', 'delivered', ['out_for_delivery']],
    ['confirmed', 'picked_up', ['processing', 'awaiting_pickup']],
    [
      'received',
      'delivered',
      ['confirmed', 'processing', 'awaiting_pickup', 'picked_up', 'in_transit', 'out_for_delivery'],
    ],
    // How it came to be on its way back, nobody knows: after a failed attempt, or from a hold.
    ['in_transit', 'returned', ['returning']],
    ['out_for_delivery', 'returned', ['delivery_failed', 'returning']],
    ['delivery_failed', 'delivered', ['out_for_delivery']],
    ['awaiting_pickup', 'lost', ['picked_up']],
    ['processing', 'cancelled', ['cancel_requested']],
    ['cancel_requested', 'picked_up', ['processing', 'awaiting_pickup']],
    ['on_hold', 'out_for_delivery', ['in_transit']],
  ])('from %s to %s skips %j', (from, to, skipped) => {
    const { order, moved } = after(orderThat(from), report(to, { location: 'Hub', note: 'ok' }))
    expect(order.status).toBe(to)
    const lines = moved.change?.lines ?? []
    expect(lines.filter(({ mark }) => mark === 'implied').map(({ status }) => status)).toEqual(skipped)
    expect(lines.filter(({ mark }) => mark === null)).toMatchObject([
      { event: eventOf(to), previousStatus: from, location: 'Hub', externalId: 'wms-1', details: { skipped } },
    ])
    for (const line of lines.slice(0, -1))
      expect(line).toMatchObject({ location: null, note: null, externalId: null, occurredAt: at(30) })
  })

  test('tells of nothing skipped when nothing was', () => {
    const { moved } = after(orderThat('in_transit'), report('out_for_delivery'))
    expect(moved.change?.lines.at(-1)?.details).toEqual({})
  })
})

describe('what is skipped', () => {
  test('gives the AWB, and takes the goods out of the stock', () => {
    const { order, moved } = after(orderThat('confirmed'), report('delivered'))
    expect(order).toMatchObject({ awb: 'EDT1000000423', holdsStock: false })
    expect(moved.change?.stock).toBe('take')
  })

  test('does neither on the way to a cancel', () => {
    const { order, moved } = after(orderThat('processing'), report('cancelled'))
    expect(order).toMatchObject({ awb: null, holdsStock: false })
    expect(moved.change?.stock).toBe('release')
  })

  test('takes the goods out of the stock even if they come back', () => {
    expect(after(orderThat('awaiting_pickup'), report('returned')).moved.change?.stock).toBe('take')
  })

  test('counts as an attempt where one must have failed', () => {
    const { order, moved } = after(orderThat('out_for_delivery'), report('returned'))
    expect(order.deliveryAttempts).toBe(1)
    expect(moved.change?.lines[0]).toMatchObject({ event: 'order.delivery_failed', details: { attempt: 1 } })
  })
})

describe('a report that comes late', () => {
  const delivered = after(orderThat('in_transit'), report('delivered', dated(40))).order

  test('joins the history with its place and time, and changes nothing else', () => {
    const { order, moved } = after(delivered, report('out_for_delivery', dated(35, { location: 'Gambir' })))
    expect(moved.outcome).toBe('repeated')
    expect(moved.change?.lines).toMatchObject([
      {
        event: 'order.out_for_delivery',
        status: 'delivered',
        previousStatus: 'delivered',
        mark: 'late',
        location: 'Gambir',
      },
    ])
    expect(order).toMatchObject({ status: 'delivered', sequence: delivered.sequence + 1, enteredAt: at(40) })
  })

  test('with nothing new leaves the history as it is', () => {
    const first = after(delivered, report('out_for_delivery', dated(35, { location: 'Gambir' }))).order
    for (const more of [{}, { location: 'Gambir' }, dated(35), dated(35, { location: 'Gambir' })])
      expect(move(first, report('out_for_delivery', more), null)).toMatchObject({ outcome: 'repeated', change: null })
    expect(move(first, report('out_for_delivery', { location: 'Senen' }), null).change).not.toBeNull()
    expect(move(first, report('out_for_delivery', dated(36)), null).change).not.toBeNull()
  })

  test('is known by its time, where the state may come more than once', () => {
    const failed = after(orderThat('out_for_delivery'), report('delivery_failed', dated(20))).order
    expect(move(failed, report('out_for_delivery', dated(19)), null).outcome).toBe('repeated')
    expect(move(failed, report('out_for_delivery', dated(20)), null).outcome).toBe('applied')
    expect(move(delivered, report('delivery_failed', dated(36)), null)).toMatchObject({ outcome: 'repeated' })
    expect(move(delivered, report('delivery_failed', dated(41)), null)).toMatchObject({ reason: 'ORDER_CLOSED' })
    expect(move(delivered, report('delivery_failed'), null)).toMatchObject({ reason: 'ORDER_CLOSED' })
  })

  test('never loses the end, whatever its time', () => {
    const travelling = orderThat('out_for_delivery')
    for (const end of ['delivered', 'returned', 'lost', 'damaged'] as const)
      expect(after(travelling, report(end, dated(1))).order.status).toBe(end)
  })

  test('brings the order further when a clock is behind', () => {
    expect(after(orderThat('awaiting_pickup'), report('picked_up', dated(1))).order.status).toBe('picked_up')
    const asked = orderThat('cancel_requested')
    expect(after(asked, report('picked_up', dated(1))).order.status).toBe('picked_up')
  })

  test('doesn’t end a hold that came after it', () => {
    const held = after(orderThat('in_transit'), report('on_hold', dated(20))).order
    expect(move(held, report('in_transit', dated(19)), null).outcome).toBe('repeated')
    expect(move(held, report('out_for_delivery', dated(19)), null).outcome).toBe('repeated')
    expect(move(held, report('out_for_delivery', dated(21)), null).outcome).toBe('applied')
  })
})

describe('what can never be is refused', () => {
  test.each<[OrderState, OrderState, string]>([
    ['delivered', 'returned', 'ORDER_CLOSED'],
    ['cancelled', 'returned', 'ORDER_CLOSED'],
    ['lost', 'delivered', 'ORDER_CLOSED'],
    ['picked_up', 'cancelled', 'STATE_UNREACHABLE'],
    ['returning', 'delivered', 'STATE_UNREACHABLE'],
    ['picked_up', 'on_hold', 'STATE_UNREACHABLE'],
  ])('after %s, %s', (from, to, reason) => {
    expect(move(orderThat(from), report(to), null)).toEqual({ outcome: 'refused', reason, change: null })
  })

  test('until the order has moved', () => {
    const picked = orderThat('picked_up')
    expect(move(picked, report('on_hold'), null).outcome).toBe('refused')
    expect(move(after(picked, report('in_transit')).order, report('on_hold'), null).outcome).toBe('applied')
  })
})
