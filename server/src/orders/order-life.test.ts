import { storedOrder } from './order-fixtures.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  eventOf,
  failureReasons,
  orderMoves,
  type OrderState,
  orderStates,
  straightWay,
} from '@edis/contract/order-states'
import { webhookEvents } from '@edis/contract/webhook-events'
import { cancelTarget, isFinal, isOver, move, needsAwb, stockEffect } from './order-life.ts'
import type { Order, OrderUpdate } from './orders.ts'

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
  source: 'operator',
  externalId: 'wms-1',
  change: { kind: 'state', to, proof: null },
  reasonCode: null,
  reason: null,
  location: null,
  note: null,
  occurredAt: at(10),
  ...changes,
})

const weighed = (actualWeightG: number, occurredAt = at(10)): OrderUpdate =>
  update('back', {
    change: { kind: 'weight', actualWeightG, cost: { ...cost, base: 20_000, total: 20_000 } },
    occurredAt,
  })
const settled = update('back', { change: { kind: 'cod_settled' } })

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

describe('every other move', () => {
  test.each(pairs.filter(([from, to]) => !goesTo(from, to)))('from %s to %s changes nothing', (from, to) => {
    // Held states came from a state that is not `to`, so that `to` is not the way back.
    const cameFrom = goesBack(from) ? (to === 'processing' ? 'awaiting_pickup' : 'processing') : null
    expect(move(order(from, { cameFrom }), update(to), null)).toHaveProperty('ignored')
  })

  test.each(orderStates.filter((state) => !goesBack(state)))('from %s there is no way back', (state) => {
    expect(move(order(state), update('back'), null)).toEqual({ ignored: 'not_allowed' })
  })
})

describe('an update is ignored', () => {
  test.each(orderStates)('as repeated, when the order is %s already', (state) => {
    expect(move(order(state), update(state), null)).toEqual({ ignored: 'repeated' })
  })

  test('as late, when the order has passed that state', () => {
    const passed = straightWay.slice(0, 6).map(eventOf)
    for (const to of straightWay.slice(0, 5))
      expect(move(order('in_transit', { events: passed }), update(to), null)).toEqual({ ignored: 'late' })
    expect(
      move(order('delivery_failed', { events: straightWay.slice(0, 7).map(eventOf) }), update('in_transit'), null),
    ).toEqual({
      ignored: 'late',
    })
  })

  test('as not allowed, when it skips a state', () => {
    const events = straightWay.slice(0, 5).map(eventOf)
    expect(move(order('picked_up', { events }), update('delivered'), null)).toEqual({ ignored: 'not_allowed' })
  })

  test('as late, when a later report of the provider is known', () => {
    const failed = order('delivery_failed', { reportedAt: at(8) })
    expect(move(failed, update('out_for_delivery', { occurredAt: at(7) }), null)).toEqual({ ignored: 'late' })
    expect(move(failed, update('out_for_delivery', { occurredAt: at(8) }), null)).toHaveProperty('changes')
  })

  test('as late, when it leads back out of a state that was entered after it', () => {
    const asked = order('cancel_requested', { cameFrom: 'processing', enteredAt: at(9), reportedAt: at(3) })
    expect(move(asked, update('processing', { occurredAt: at(8) }), null)).toEqual({ ignored: 'late' })
    expect(move(asked, update('processing', { occurredAt: at(9) }), null)).toHaveProperty('changes')
  })

  test('not for a clock of the provider that is behind ours', () => {
    expect(
      move(order('received', { enteredAt: at(10) }), update('confirmed', { occurredAt: at(9) }), null),
    ).toHaveProperty('changes')
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
    expect(move(order('awaiting_pickup'), update('picked_up'), null)).toMatchObject({ changes: { holdsStock: false } })
    expect(move(order('returning', { holdsStock: false }), update('returned'), null)).toMatchObject({
      changes: { holdsStock: false },
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
    expect(move({ ...travelling, costAdjustment }, weighed(2_500, at(9)), null)).toEqual({ ignored: 'late' })
  })

  test('is one that the courier has had', () => {
    expect(move(order('awaiting_pickup'), weighed(2_400), null)).toEqual({ ignored: 'not_allowed' })
    expect(move(order('on_hold', { cameFrom: 'processing' }), weighed(2_400), null)).toEqual({ ignored: 'not_allowed' })
  })
})

describe('COD is settled', () => {
  const cod = { paymentMethod: 'COD', codAmount: 185_000 } as const

  test('once, of a delivered order', () => {
    expect(move(order('delivered', cod), settled, null)).toMatchObject({
      changes: { status: 'delivered', sequence: 6 },
      event: { event: 'order.cod_settled', previousStatus: 'delivered' },
    })
    expect(move(order('delivered', { ...cod, events: ['order.cod_settled'] }), settled, null)).toEqual({
      ignored: 'repeated',
    })
  })

  test('neither of a prepaid order nor before the cash is there', () => {
    expect(move(order('delivered'), settled, null)).toEqual({ ignored: 'not_allowed' })
    expect(move(order('out_for_delivery', cod), settled, null)).toEqual({ ignored: 'not_allowed' })
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

describe('however an order is moved about', () => {
  const updates = fc.array(
    fc.record({
      kind: fc.constantFrom('state', 'state', 'state', 'state', 'weight', 'cod_settled'),
      to: fc.constantFrom(...orderStates, 'back' as const),
      likely: fc.boolean(),
      nth: fc.nat(),
      minute: fc.integer({ min: 0, max: 50 }),
      source: fc.constantFrom('operator', 'partner', 'sandbox'),
    }),
    { maxLength: 60 },
  )
  const start = fc.constantFrom('PREPAID' as const, 'COD' as const)

  test('its sequence has no gaps, its AWB stays, its stock is given up once, its end is the end', () => {
    fc.assert(
      fc.property(updates, start, (list, paymentMethod) => {
        let now = order('received', { sequence: 1, awb: null, paymentMethod })
        let awbs = 0
        let givenUp = 0
        for (const { kind, to, likely, nth, minute, source } of list) {
          const allowed = orderMoves[now.status]
          const target = likely && allowed.length > 0 ? (allowed[nth % allowed.length] ?? to) : to
          const made: OrderUpdate =
            kind === 'weight'
              ? weighed(1_000 + nth, at(minute))
              : kind === 'cod_settled'
                ? settled
                : update(target, { occurredAt: at(minute), source })
          const moved = move(now, made, needsAwb(now, made) ? `EDS${++awbs}` : null)
          if ('ignored' in moved) continue
          const { changes, event } = moved
          expect(event.sequence).toBe(now.sequence + 1)
          expect(changes.sequence).toBe(event.sequence)
          expect(changes.status).toBe(event.status)
          expect(event.previousStatus).toBe(now.status)
          expect(webhookEvents.map(({ name }) => name)).toContain(event.event)
          if (isFinal(now.status)) expect(changes.status).toBe(now.status)
          if (now.awb !== null) expect(changes.awb).toBe(now.awb)
          if (['awaiting_pickup', 'picked_up', 'in_transit', 'delivered'].includes(changes.status))
            expect(changes.awb).not.toBeNull()
          if (now.holdsStock && !changes.holdsStock) givenUp++
          expect(changes.deliveryAttempts - now.deliveryAttempts).toBeOneOf([0, 1])
          expect(changes.cameFrom !== null).toBe(['on_hold', 'cancel_requested'].includes(changes.status))
          const reportedAt =
            event.source === 'operator' && event.status !== event.previousStatus ? event.occurredAt : now.reportedAt
          now = { ...now, ...changes, events: [...now.events, event.event], enteredAt: event.occurredAt, reportedAt }
        }
        expect(givenUp).toBeLessThanOrEqual(1)
        expect(now.events).toHaveLength(now.sequence)
        if (isFinal(now.status)) expect(now.holdsStock).toBe(false)
        expect(new Set(now.events.filter((event) => event === 'order.created')).size).toBe(1)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('every reason of a failed delivery goes into its event', () => {
  for (const reasonCode of failureReasons)
    expect(move(order('out_for_delivery'), update('delivery_failed', { reasonCode }), null)).toMatchObject({
      event: { reasonCode },
    })
})
