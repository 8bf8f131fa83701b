import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventOf, type OrderState, orderStates, straightWay } from '@edis/contract/order-states'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { storedOrder } from '../order-fixtures.ts'
import { isFinal, nextStates } from '../order-ways.ts'
import type { Order, OrderUpdate } from '../orders.ts'
import { after, at, cost, report } from './report-fixtures.ts'

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
