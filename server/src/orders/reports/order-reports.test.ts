import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventOf, type OrderState, orderStates, straightWay } from '@edis/contract/order-states'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { storedOrder } from '../order-fixtures.ts'
import { move, needsAwb } from '../order-life.ts'
import type { Moved } from '../sending/order-lines.ts'
import { isFinal, nextStates } from '../order-ways.ts'
import { type Order, type OrderUpdate, unsaid } from '../orders.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 2, minute))
const cost = { base: 20_000, insurance: 0, cod_fee: 0, surcharge: 0, discount: 0, total: 20_000 }

const report = (to: OrderState, changes: Partial<OrderUpdate> = {}): OrderUpdate => ({
  ...unsaid,
  source: 'operator',
  externalId: 'wms-1',
  change: { kind: 'state', to, proof: null },
  reasonCode: null,
  reason: null,
  occurredAt: at(30),
  ...changes,
})
const dated = (minute: number, more: Partial<OrderUpdate> = {}) => ({ occurredAt: at(minute), isDated: true, ...more })

/** The order after what an update made of it. */
function after(order: Order, update: OrderUpdate, awb = 'EDT1000000423'): { order: Order; moved: Moved } {
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
const orderThat = (status: OrderState, changes: Partial<Order> = {}): Order =>
  ways[status].slice(1).reduce((order, state, index) => after(order, report(state, dated(index + 1))).order, {
    ...storedOrder,
    ...changes,
  })

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

// How far an order has come. What is decided about a state, and failed attempts, leave it as far as it was.
function progress(status: OrderState, cameFrom: OrderState | null): number {
  if (status === 'in_review') return 0
  if (status === 'on_hold' || status === 'cancel_requested') return cameFrom === null ? 0 : progress(cameFrom, null)
  if (status === 'delivery_failed') return progress('out_for_delivery', null)
  const index = (straightWay as readonly OrderState[]).indexOf(status)
  if (index !== -1) return index
  return status === 'returning' ? straightWay.length : straightWay.length + 1
}

/** What truly happened to an order, a minute a state: from move to move, until its end if it comes to one. */
const truth = fc.array(fc.nat(), { maxLength: 40 }).map((choices) => {
  let place: { status: OrderState; cameFrom: OrderState | null } = { status: 'received', cameFrom: null }
  return choices.flatMap((choice, index) => {
    const next = nextStates(place)
    const to = next[choice % next.length]
    if (to === undefined) return []
    place = { status: to, cameFrom: to === 'on_hold' || to === 'cancel_requested' ? place.status : null }
    return [{ to, minute: index + 1 }]
  })
})

/** The reports of it in any order, some of them lost, some twice. The end comes through. */
const reports = truth.chain((happened) => {
  const end = happened.length - 1
  const indexes = happened.map((_, index) => index)
  return fc
    .tuple(
      fc.subarray(indexes),
      fc.array(fc.constantFrom(...indexes, end), { maxLength: 10 }),
      fc.infiniteStream(fc.nat()),
    )
    .map(([kept, again, weights]) => {
      const sent = [...kept, ...again, end].filter((index) => index >= 0)
      const shuffled = sent
        .map((index) => ({ index, weight: weights.next().value as number }))
        .toSorted((one, other) => one.weight - other.weight)
      return { happened, arrivals: shuffled.map(({ index }) => happened[index]!) }
    })
})

describe('reports in any order, lost and repeated', () => {
  test.each(['with their times', 'without'])('%s bring the order to its true end, and never back', (how) => {
    const isDated = how === 'with their times'
    fc.assert(
      fc.property(reports, ({ happened, arrivals }) => {
        let order: Order = { ...storedOrder, enteredAt: at(0) }
        let awbs = 0
        let settled = 0
        for (const [index, { to, minute }] of arrivals.entries()) {
          const before = order
          const update = report(to, { externalId: `x-${index}`, occurredAt: at(isDated ? minute : index + 1), isDated })
          const { order: then, moved } = after(before, update, `EDT${++awbs}`)
          order = then
          expect(progress(order.status, order.cameFrom)).toBeGreaterThanOrEqual(
            progress(before.status, before.cameFrom),
          )
          if (isFinal(before.status)) expect(order.status).toBe(before.status)
          if (before.awb !== null) expect(order.awb).toBe(before.awb)
          if (before.holdsStock && !order.holdsStock) settled++
          expect((moved.change?.stock ?? null) !== null).toBe(before.holdsStock && !order.holdsStock)
          // The history only grows, by numbers without gaps.
          expect(order.history.slice(0, before.history.length)).toEqual(before.history)
          expect(order.history).toHaveLength(order.sequence)
          for (const [line, { sequence }] of (moved.change?.lines ?? []).entries())
            expect(sequence).toBe(before.sequence + line + 1)
          if (moved.outcome === 'applied') expect(order.status).toBe(to)
          else expect(order.status).toBe(before.status)
          // Whatever is not refused is in the history with its time. Decisions alone can be too early.
          if (isDated && moved.outcome === 'refused') expect(['in_review', 'on_hold', 'cancel_requested']).toContain(to)
          if (isDated && moved.outcome !== 'refused')
            expect(
              order.history.some(({ event, occurredAt }) => event === eventOf(to) && +occurredAt === +at(minute)),
            ).toBe(true)
        }
        const end = happened.at(-1)
        if (end && isFinal(end.to)) {
          expect(order.status).toBe(end.to)
          expect(order.holdsStock).toBe(false)
        }
        expect(settled).toBeLessThanOrEqual(1)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('however an order is moved about', () => {
  const updates = fc.array(
    fc.record({
      kind: fc.constantFrom('state', 'state', 'state', 'state', 'weight', 'cod_settled', 'scanned'),
      to: fc.constantFrom(...orderStates, 'back' as const),
      likely: fc.boolean(),
      nth: fc.nat(),
      minute: fc.integer({ min: 0, max: 50 }),
      source: fc.constantFrom('operator', 'partner', 'sandbox'),
      isDated: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  const start = fc.constantFrom('PREPAID' as const, 'COD' as const)

  test('its sequence has no gaps, its AWB stays, its stock is given up once, its end is the end', () => {
    fc.assert(
      fc.property(updates, start, (list, paymentMethod) => {
        let now: Order = { ...storedOrder, paymentMethod }
        let awbs = 0
        let givenUp = 0
        for (const { kind, to, likely, nth, minute, source, isDated } of list) {
          const allowed = nextStates(now)
          const target = likely && allowed.length > 0 ? (allowed[nth % allowed.length] ?? to) : to
          const change: OrderUpdate['change'] =
            kind === 'weight'
              ? { kind, actualWeightG: 1_000 + nth, cost }
              : kind === 'state'
                ? { kind, to: target, proof: null }
                : { kind }
          const update = report('received', { change, occurredAt: at(minute), source, isDated })
          const before = now
          const { order, moved } = after(before, update, `EDT${++awbs}`)
          now = order
          expect(moved.outcome === 'refused').toBe(moved.reason !== null)
          for (const line of moved.change?.lines ?? []) {
            expect(webhookEvents.map(({ name }) => name)).toContain(line.event)
            expect(line.sequence).toBeLessThanOrEqual(now.sequence)
          }
          if (isFinal(before.status)) expect(now.status).toBe(before.status)
          if (before.awb !== null) expect(now.awb).toBe(before.awb)
          if (['awaiting_pickup', 'picked_up', 'in_transit', 'delivered'].includes(now.status))
            expect(now.awb).not.toBeNull()
          if (before.holdsStock && !now.holdsStock) givenUp++
          expect(now.deliveryAttempts - before.deliveryAttempts).toBeOneOf([0, 1])
          expect(now.cameFrom !== null).toBe(['on_hold', 'cancel_requested'].includes(now.status))
        }
        expect(givenUp).toBeLessThanOrEqual(1)
        expect(now.events).toHaveLength(now.sequence)
        if (isFinal(now.status)) expect(now.holdsStock).toBe(false)
        expect(now.events.filter((event) => event === 'order.created').length).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 2_000 },
    )
  })
})
