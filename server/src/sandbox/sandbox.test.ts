import { describe, expect, test } from 'vitest'
import { eventOf, type OrderState, type Scenario, scenarios, straightWay } from '@edis/contract/order-states'
import { eventScenarios } from '@edis/contract/review/event-scenarios'
import { type WebhookEventName, webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { isOver, move, needsAwb } from '../orders/order-life.ts'
import { storedOrder } from '../orders/order-fixtures.ts'
import type { Order } from '../orders/orders.ts'
import { foundWeight, nextStep, updateOf } from './sandbox.ts'

const now = new Date('2026-11-20T02:00:00.000Z')
const cost = { base: 10_000, insurance: 0, cod_fee: 0, surcharge: 0, discount: 0, total: 10_000 }

const order = (scenario: Scenario | null, changes: Partial<Order> = {}): Order => ({
  ...storedOrder,
  scenario,
  enteredAt: now,
  ...changes,
})

/** Every step from `begin` to the end, as the order takes them. */
function walk(begin: Order): { end: Order; events: WebhookEventName[] } {
  let at = begin
  for (let steps = 0; steps < 50; steps++) {
    const step = nextStep(at)
    if (step === null) return { end: at, events: at.events }
    const update = updateOf(at, step, cost, now)
    const moved = move(at, update, needsAwb(at, update) ? 'EDT1000000423' : null)
    if (moved.outcome !== 'applied' || !moved.change) throw new Error(`${at.status}: ${moved.outcome}`)
    const { life, lines } = moved.change
    expect(lines).toHaveLength(1)
    at = { ...at, ...life, events: [...at.events, ...lines.map(({ event }) => event)] }
  }
  throw new Error('no end')
}

describe('a scenario', () => {
  test.each([
    ['delivered', 'delivered', []],
    ['delivery_failed', 'delivered', ['order.delivery_failed', 'order.delivery_failed']],
    ['returned', 'returned', ['order.delivery_failed', 'order.returning']],
    ['cancelled', 'cancelled', []],
    ['rejected', 'rejected', ['order.in_review']],
    ['on_hold', 'delivered', ['order.on_hold']],
    ['lost', 'lost', ['order.scanned']],
    ['weight_adjusted', 'delivered', ['order.weight_adjusted']],
    ['damaged', 'damaged', []],
    ['cancel_refused', 'delivered', ['order.cancel_requested']],
  ] as [Scenario, OrderState, WebhookEventName[]][])('%s ends %s', (scenario, status, onTheWay) => {
    const { end, events } = walk(order(scenario))
    expect(end.status).toBe(status)
    expect(isOver(end)).toBe(true)
    const special: WebhookEventName[] = [
      'order.in_review',
      'order.on_hold',
      'order.delivery_failed',
      'order.returning',
      'order.weight_adjusted',
      'order.cancel_requested',
      'order.scanned',
    ]
    expect(events.filter((event) => special.includes(event))).toEqual(onTheWay)
  })

  test('sends every event, one or another of them', () => {
    const cod = { paymentMethod: 'COD', codAmount: 185_000 } as const
    const sent = new Set(scenarios.flatMap((scenario) => walk(order(scenario, cod)).events))
    expect(webhookEvents.map(({ name }) => name).filter((name) => !sent.has(name))).toEqual([])
  })

  test.each(Object.entries(eventScenarios))(
    '%s is sent by the scenario that the report names: %s',
    (event, scenario) => {
      const cod = { paymentMethod: 'COD', codAmount: 185_000 } as const
      expect(walk(order(scenario, event === 'order.cod_settled' ? cod : {})).events).toContain(event)
    },
  )

  test('is there for every name in the contract, and ends', () => {
    for (const scenario of scenarios) expect(isOver(walk(order(scenario)).end)).toBe(true)
  })

  test('delivered goes the straight way', () => {
    const { events } = walk(order('delivered'))
    expect(events).toEqual(straightWay.map(eventOf))
  })

  test.each(scenarios)('%s settles the cash of what it delivers', (scenario) => {
    const { end, events } = walk(order(scenario, { paymentMethod: 'COD', codAmount: 185_000 }))
    expect(events.filter((event) => event === 'order.cod_settled')).toHaveLength(end.status === 'delivered' ? 1 : 0)
  })

  test.each(scenarios)('%s decides on a cancel that was asked for', (scenario) => {
    const asked = order(scenario, { status: 'cancel_requested', cameFrom: 'awaiting_pickup' })
    const { end, events } = walk(asked)
    expect(end.status).toBe(scenario === 'cancel_refused' ? 'delivered' : 'cancelled')
    // Where the partner has asked, the sandbox doesn't ask as well.
    expect(events).not.toContain('order.cancel_requested')
  })

  test('gives the parcel a number of the courier', () => {
    expect(walk(order('delivered')).end.courierAwb).toBe('SANDBOX-1000000423')
    expect(walk(order('cancelled')).end.courierAwb).toBeNull()
  })

  test.each(scenarios)('%s can be taken up wherever someone else has brought the order', (scenario) => {
    for (const [index, status] of straightWay.entries()) {
      const events = straightWay.slice(0, index + 1).map(eventOf)
      expect(isOver(walk(order(scenario, { status, events })).end)).toBe(true)
    }
    for (const cameFrom of ['processing', 'in_transit', 'delivery_failed'] as const)
      expect(isOver(walk(order(scenario, { status: 'on_hold', cameFrom })).end)).toBe(true)
    expect(walk(order(scenario, { status: 'returning' })).end.status).toBe('returned')
  })
})

test('an order without a scenario stays where it is', () => {
  expect(nextStep(order(null))).toBeNull()
})

test('the parcel is found heavier than declared', () => {
  const step = nextStep(order('weight_adjusted', { status: 'picked_up' }))
  expect(step && foundWeight(order('weight_adjusted'), step)).toBe(960)
  const heavy = order('weight_adjusted', { weight: { actual_g: 999_999, volumetric_g: 0, chargeable_kg: 1_000 } })
  expect(step && foundWeight(heavy, step)).toBe(1_000_000)
})
