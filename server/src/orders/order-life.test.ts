import { storedOrder } from './order-fixtures.ts'
import { describe, expect, test } from 'vitest'
import { eventOf, failureReasons, orderMoves, type OrderState, orderStates } from '@edis/contract/order-states'
import { cancelTarget, isOver, move as judge, needsAwb, stockEffect } from './order-life.ts'
import { type Order, type OrderUpdate, unsaid } from './orders.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 2, minute))

const cost = { base: 10_000, insurance: 0, cod_fee: 0, surcharge: 0, discount: 0, total: 10_000 }

/** An order that came to `status` on the way, or by hand. */
const order = (status: OrderState, changes: Partial<Order> = {}): Order => ({
  ...storedOrder,
  status,
  sequence: 5,
  awb: 'EDS1000000423',
  enteredAt: at(0),
  ...changes,
})

const update = (to: OrderState | 'back', changes: Partial<OrderUpdate> = {}): OrderUpdate => ({
  ...unsaid,
  source: 'operator',
  externalId: 'wms-1',
  change: { kind: 'state', to, proof: null },
  reasonCode: null,
  reason: null,
  occurredAt: at(10),
  isDated: true,
  ...changes,
})

const weighed = (actualWeightG: number, occurredAt = at(10)): OrderUpdate =>
  update('back', {
    change: { kind: 'weight', actualWeightG, cost: { ...cost, base: 20_000, total: 20_000 } },
    occurredAt,
  })
const settled = update('back', { change: { kind: 'cod_settled' } })

/** What became of the order, and the last line of its history. */
function move(...moved: Parameters<typeof judge>) {
  const { outcome, reason, change } = judge(...moved)
  return { outcome, reason, ...(change && { changes: change.life, event: change.lines.at(-1), stock: change.stock }) }
}

const pairs = orderStates.flatMap((from) => orderStates.map((to): [OrderState, OrderState] => [from, to]))
const goesTo = (from: OrderState, to: OrderState) => (orderMoves[from] as readonly string[]).includes(to)
const goesBack = (from: OrderState) => (orderMoves[from] as readonly string[]).includes('back')

describe('every allowed move', () => {
  test.each(pairs.filter(([from, to]) => goesTo(from, to)))('from %s to %s is made, with its event', (from, to) => {
    const moved = move(order(from), update(to), null)
    expect(moved).toMatchObject({
      changes: { status: to, sequence: 6 },
      event: { event: eventOf(to), status: to, previousStatus: from, sequence: 6, externalId: 'wms-1' },
    })
  })

  const origins = orderStates.flatMap((from) =>
    (orderMoves[from] as readonly OrderState[])
      .filter((hold) => hold === 'on_hold' || hold === 'cancel_requested')
      .map((hold): [OrderState, OrderState] => [hold, from]),
  )
  test.each(origins)('from %s back to %s is made, said by name or as back', (hold, cameFrom) => {
    const entered = move(order(cameFrom), update(hold), null)
    expect(entered).toMatchObject({ changes: { status: hold, cameFrom } })
    for (const to of ['back', cameFrom] as const) {
      const moved = move(order(hold, { cameFrom }), update(to), null)
      expect(moved).toMatchObject({
        changes: { status: cameFrom, cameFrom: null },
        event: { event: eventOf(cameFrom) },
      })
    }
  })
})

describe('every other move of the partner or the sandbox', () => {
  test.each(pairs.filter(([from, to]) => !goesTo(from, to)))('from %s to %s changes nothing', (from, to) => {
    // Held states came from a state that is not `to`, so that `to` is not the way back.
    const cameFrom = goesBack(from) ? (to === 'processing' ? 'awaiting_pickup' : 'processing') : null
    for (const source of ['partner', 'sandbox'] as const) {
      const moved = judge(order(from, { cameFrom }), update(to, { source }), null)
      expect(moved.outcome).not.toBe('applied')
      expect(moved.change).toBeNull()
    }
  })

  test.each(orderStates.filter((state) => !goesBack(state)))('from %s there is no way back', (state) => {
    expect(move(order(state), update('back'), null)).toEqual({ outcome: 'refused', reason: 'STATE_UNREACHABLE' })
  })
})

describe('delivery attempts', () => {
  test('are counted and told with their reason', () => {
    const first = move(order('out_for_delivery'), update('delivery_failed', { reasonCode: 'NOT_HOME' }), null)
    expect(first).toMatchObject({
      changes: { deliveryAttempts: 1 },
      event: { reasonCode: 'NOT_HOME', details: { attempt: 1 } },
    })
    const third = move(order('out_for_delivery', { deliveryAttempts: 2 }), update('delivery_failed'), null)
    expect(third).toMatchObject({ changes: { deliveryAttempts: 3 }, event: { details: { attempt: 3 } } })
  })

  test('are not counted when a hold ends in a failed delivery again', () => {
    const held = order('on_hold', { cameFrom: 'delivery_failed', deliveryAttempts: 1 })
    expect(move(held, update('back'), null)).toMatchObject({
      changes: { deliveryAttempts: 1 },
      event: { details: { attempt: 1 } },
    })
  })
})

describe('the AWB', () => {
  test('is given on entering awaiting_pickup', () => {
    const bare = order('processing', { awb: null })
    expect(needsAwb(bare, update('awaiting_pickup'))).toBe(true)
    expect(move(bare, update('awaiting_pickup'), 'EDS1000000016')).toMatchObject({ changes: { awb: 'EDS1000000016' } })
  })

  test('stays, once given', () => {
    expect(needsAwb(order('processing'), update('awaiting_pickup'))).toBe(false)
    expect(move(order('processing'), update('awaiting_pickup'), null)).toMatchObject({
      changes: { awb: 'EDS1000000423' },
    })
  })
})

describe('reserved stock', () => {
  test.each(orderStates)('entering %s', (to) => {
    const effect = {
      picked_up: 'take',
      lost: 'take',
      damaged: 'take',
      cancelled: 'release',
      rejected: 'release',
      returned: 'release',
    }
    expect(stockEffect(to)).toBe(effect[to as keyof typeof effect] ?? null)
  })

  test('is held until then, and given up once', () => {
    expect(move(order('processing'), update('awaiting_pickup'), null)).toMatchObject({ changes: { holdsStock: true } })
    expect(move(order('awaiting_pickup'), update('picked_up'), null)).toMatchObject({
      changes: { holdsStock: false },
      stock: 'take',
    })
    expect(move(order('returning', { holdsStock: false }), update('returned'), null)).toMatchObject({
      changes: { holdsStock: false },
      stock: null,
    })
  })
})

describe('a parcel that was weighed', () => {
  const travelling = order('in_transit', { events: ['order.created', 'order.picked_up', 'order.in_transit'] })

  test('costs anew; the first cost stays beside it', () => {
    expect(move(travelling, weighed(2_400), null)).toMatchObject({
      changes: {
        status: 'in_transit',
        sequence: 6,
        costAdjustment: { actual_weight_g: 2_400, cost: { total: 20_000 }, at: at(10).toISOString() },
      },
      event: {
        event: 'order.weight_adjusted',
        previousStatus: 'in_transit',
        details: { actual_weight_g: 2_400, cost: { total: 20_000 }, previous_cost: cost },
      },
    })
  })

  test('may be weighed again, but not by news that is older', () => {
    const costAdjustment = { actual_weight_g: 2_400, cost, at: at(10).toISOString() }
    expect(move({ ...travelling, costAdjustment }, weighed(2_500, at(11)), null)).toHaveProperty('changes')
    expect(move({ ...travelling, costAdjustment }, weighed(2_500, at(9)), null)).toMatchObject({
      outcome: 'repeated',
      changes: { costAdjustment },
    })
  })

  test('is one that the courier has had', () => {
    expect(move(order('awaiting_pickup'), weighed(2_400), null)).toMatchObject({ outcome: 'refused' })
    expect(move(order('on_hold', { cameFrom: 'processing' }), weighed(2_400), null)).toMatchObject({
      outcome: 'refused',
    })
  })
})

describe('COD is settled', () => {
  const cod = { paymentMethod: 'COD', codAmount: 185_000 } as const

  test('once, of a delivered order', () => {
    expect(move(order('delivered', cod), settled, null)).toMatchObject({
      changes: { status: 'delivered', sequence: 6 },
      event: { event: 'order.cod_settled', previousStatus: 'delivered' },
    })
    expect(move(order('delivered', { ...cod, events: ['order.cod_settled'] }), settled, null)).toMatchObject({
      outcome: 'repeated',
    })
  })

  test('neither of a prepaid order nor before the cash is there', () => {
    expect(move(order('delivered'), settled, null)).toMatchObject({ outcome: 'refused' })
    expect(move(order('out_for_delivery', cod), settled, null)).toMatchObject({ outcome: 'refused' })
  })

  test('keeps a delivered COD order open until then', () => {
    expect(isOver(order('delivered', cod))).toBe(false)
    expect(isOver(order('delivered', { ...cod, events: ['order.cod_settled'] }))).toBe(true)
    expect(isOver(order('delivered'))).toBe(true)
    expect(isOver(order('lost', cod))).toBe(true)
  })
})

describe('a cancel by the partner', () => {
  test.each([
    ['received', 'cancelled'],
    ['in_review', 'cancelled'],
    ['confirmed', 'cancelled'],
    ['processing', 'cancel_requested'],
    ['awaiting_pickup', 'cancel_requested'],
  ] as [OrderState, OrderState][])('of an order that is %s makes it %s', (state, target) => {
    expect(cancelTarget(state)).toBe(target)
  })

  test('that was asked for already is not asked for again', () => {
    expect(cancelTarget('cancel_requested')).toEqual({ refused: 'CANCEL_ALREADY_REQUESTED' })
  })

  const cancellable = ['received', 'in_review', 'confirmed', 'processing', 'awaiting_pickup', 'cancel_requested']
  test.each(orderStates.filter((state) => !cancellable.includes(state)))(
    'of an order that is %s is refused',
    (state) => {
      expect(cancelTarget(state)).toEqual({ refused: 'ORDER_NOT_CANCELLABLE' })
    },
  )
})

test('every reason of a failed delivery goes into its event', () => {
  for (const reasonCode of failureReasons)
    expect(move(order('out_for_delivery'), update('delivery_failed', { reasonCode }), null)).toMatchObject({
      event: { reasonCode },
    })
})
