import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { webhookMessages } from './messages.ts'
import { anyWebhookEvent, normalEventFilter, receivesEvent, webhookEvents } from './webhook-events.ts'

const names = webhookEvents.map((event) => event.name)

test('there is one event for each state of an order, one for its weight, one for its COD and one for scans', () => {
  // Typed by hand from "Order life-cycle" in the specification.
  expect(names).toEqual([
    'order.created',
    'order.in_review',
    'order.confirmed',
    'order.processing',
    'order.awaiting_pickup',
    'order.cancel_requested',
    'order.picked_up',
    'order.in_transit',
    'order.out_for_delivery',
    'order.delivery_failed',
    'order.on_hold',
    'order.returning',
    'order.delivered',
    'order.returned',
    'order.cancelled',
    'order.rejected',
    'order.lost',
    'order.damaged',
    'order.weight_adjusted',
    'order.cod_settled',
    'order.scanned',
  ])
})

test('no two events share a name or a title', () => {
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(webhookEvents.map((event) => event.title)).size).toBe(names.length)
})

test.each(webhookEvents)('$name says in one sentence when it is sent', ({ description }) => {
  expect(description).toMatch(/^Sent (when|each time) [^.]+\.$/)
})

test.each(languages)('in %s the events stand in the same order, none with the title of another', (language) => {
  const { eventTexts } = webhookMessages(language)
  expect(Object.keys(eventTexts)).toEqual(names)
  expect(new Set(Object.values(eventTexts).map(({ title }) => title)).size).toBe(names.length)
})

test.each([...names, anyWebhookEvent])('a webhook may subscribe to %s', (filter) => {
  expect(normalEventFilter(filter)).toBe(filter)
})

test('a webhook may subscribe to several events, which have one order and stand there once', () => {
  const filter = normalEventFilter('order.delivered, order.created,order.delivered')
  expect(filter).toBe('order.created,order.delivered')
  expect(receivesEvent('order.created,order.delivered', 'order.delivered')).toBe(true)
  expect(receivesEvent('order.created,order.delivered', 'order.lost')).toBe(false)
  expect(receivesEvent(anyWebhookEvent, 'order.lost')).toBe(true)
  expect(normalEventFilter('order.created,*')).toBe(anyWebhookEvent)
})

test.each([
  '',
  ',',
  'order',
  'created',
  'order.*',
  '**',
  'ORDER.CREATED',
  'order.received',
  'order.created;order.lost',
  'toString',
])('a webhook may not subscribe to "%s"', (filter) => {
  expect(normalEventFilter(filter)).toBeNull()
  expect(normalEventFilter(`order.created,${filter}`)).toBeNull()
})
