import { describe, expect, test } from 'vitest'
import { changeWords, refreshEvery, type Timeline } from './timeline-entries.ts'
import { failingWebhooks, isMinor, lastSeen, reached, stepsOf, timelineOf } from './timeline-changes.ts'
import { attemptEntry, eventEntry, requestEntry } from './timeline-fixtures.ts'

const at = (minute: number) => `2026-11-20T02:${String(minute).padStart(2, '0')}:00.000Z`
const attempt = (changes: Parameters<typeof attemptEntry>[0]) => attemptEntry(changes).attempt!
const event = (changes: Parameters<typeof eventEntry>[0]) => eventEntry(changes).event!
const deliveryOf = (event_id: string, changes: Partial<Timeline['deliveries'][number]> = {}) => ({
  id: `dlv_${event_id}`,
  event_id,
  event: 'order.created',
  webhook_id: 'whk_1',
  url: 'https://hooks.tokosenja.id/edis',
  state: 'delivered' as const,
  next_attempt_at: null,
  ...changes,
})

describe('a change', () => {
  test('of state says the state, why and by whom', () => {
    const failed = event({
      event: 'order.delivery_failed',
      status: 'delivery_failed',
      previous_status: 'out_for_delivery',
      reason_code: 'NOT_HOME',
      location: 'Recipient',
      source: 'sandbox',
    })
    expect(changeWords(failed)).toEqual({
      title: 'Delivery failed',
      mark: null,
      tone: 'bad',
      details: ['NOT_HOME', 'Recipient', 'by the sandbox'],
    })
  })

  test('that changes no state says the event', () => {
    const weighed = event({ event: 'order.weight_adjusted', status: 'in_transit', previous_status: 'in_transit' })
    expect(changeWords(weighed)).toMatchObject({ title: 'Weight adjusted', tone: 'plain' })
  })

  test('that nobody reported says so, one that came late what it reported', () => {
    expect(changeWords(event({ status: 'in_transit', implied: true }))).toMatchObject({
      title: 'In transit',
      mark: 'implied',
      details: ['not reported by the courier'],
    })
    const late = {
      event: 'order.out_for_delivery',
      status: 'delivered',
      previous_status: 'delivered',
      late: true,
    } as const
    expect(changeWords(event(late))).toMatchObject({ title: 'Out for delivery', mark: 'reported late' })
  })
})

test('a webhook that missed more than one change is named once, with how many', () => {
  const missed = (id: string, webhook: string) =>
    deliveryOf(id, { webhook_id: webhook, state: 'failed', url: `https://${webhook}.test` })
  const one = event({ event: 'order.created' })
  const other = event({ event: 'order.confirmed', status: 'confirmed', previous_status: 'received' })
  const changes = timelineOf({
    entries: [eventEntry({ ...one, id: 'evt_1' }), eventEntry({ ...other, id: 'evt_2' })],
    deliveries: [missed('evt_1', 'whk_1'), missed('evt_2', 'whk_1'), missed('evt_2', 'whk_2'), deliveryOf('evt_2')],
  }).flatMap((item) => (item.kind === 'change' ? [item] : []))
  expect(failingWebhooks(changes)).toEqual([{ webhook: 'whk_1', url: 'https://whk_1.test', events: 2 }])
})

test('a change holds the request that caused it and its deliveries; the newest comes first', () => {
  const items = timelineOf({
    entries: [
      requestEntry({ id: 'req_1' }),
      eventEntry({ id: 'evt_1' }),
      attemptEntry({ delivery_id: 'dlv_evt_1' }),
      requestEntry({ id: 'req_2', call: '/order/track', method: 'GET', at: at(5) }),
    ],
    deliveries: [deliveryOf('evt_1')],
  })
  expect(items).toMatchObject([
    { kind: 'requests', requests: [{ id: 'req_2' }] },
    { kind: 'change', request: { id: 'req_1' }, deliveries: [{ attemptList: [{ number: 1 }] }] },
  ])
})

test('requests that are alike and changes of which there is little to say are one line each', () => {
  const step = (id: string, status: 'confirmed' | 'processing', minute: number) =>
    eventEntry({ id, event: `order.${status}`, status, previous_status: 'received', source: 'operator' }, at(minute))
  const read = (minute: number) =>
    requestEntry({ id: `req_${minute}`, call: '/order/track', method: 'GET', at: at(minute) })
  const entries = [
    eventEntry({ id: 'evt_1' }),
    step('evt_2', 'confirmed', 1),
    step('evt_3', 'processing', 2),
    read(3),
    read(4),
  ]
  expect(timelineOf({ entries, deliveries: [] })).toMatchObject([
    { kind: 'requests', requests: [{ id: 'req_3' }, { id: 'req_4' }] },
    { kind: 'folded', changes: [{ id: 'evt_2' }, { id: 'evt_3' }] },
    { kind: 'change', id: 'evt_1' },
  ])
  const failing = timelineOf({ entries, deliveries: [deliveryOf('evt_2', { state: 'failed' })] })
  expect(failing.map(({ kind }) => kind)).toEqual(['requests', 'change', 'change', 'change'])
  expect(failing[2]?.kind === 'change' && isMinor(failing[2])).toBe(false)
})

test('deliveries are counted by those that arrived', () => {
  const failed = attempt({ outcome: 'failed' })
  const to = (state: 'delivered' | 'pending', tries = [attempt({})]) => ({
    ...deliveryOf('evt_1', { state }),
    attemptList: tries,
  })
  expect(reached([to('delivered'), to('pending', [])])).toMatchObject({ delivered: 1, of: 2, failing: false })
  expect(reached([to('delivered'), to('pending', [failed])])).toMatchObject({ delivered: 1, of: 2, failing: true })
})

describe('an order on its way', () => {
  const entries = [
    eventEntry({ status: 'received' }, at(0)),
    eventEntry({ status: 'picked_up', location: 'Gudang' }, at(3)),
    eventEntry({ status: 'on_hold' }, at(4)),
  ]

  test('has eight steps, the present one by its own name', () => {
    const steps = stepsOf({ status: 'on_hold', step: 6, entries })
    expect(steps).toHaveLength(8)
    expect(steps[0]).toEqual({ state: 'received', mark: 'done', at: at(0) })
    expect(steps[5]).toEqual({ state: 'on_hold', mark: 'now', at: at(4) })
    expect(steps[7]).toEqual({ state: 'delivered', mark: 'todo', at: null })
    expect(stepsOf({ status: 'delivered', step: 8, entries })[7]?.mark).toBe('end')
  })

  test('was seen last where an event says', () => {
    expect(lastSeen({ status: 'on_hold', step: 6, entries })).toEqual({ location: 'Gudang', at: at(3) })
    expect(lastSeen({ status: 'received', step: 1, entries })).toBeNull()
  })
})

describe('an order is looked at again', () => {
  const now = Date.parse('2026-11-20T02:00:10.000Z')

  test('while anything may happen to it', () => {
    expect(refreshEvery({ status: 'in_transit', entries: [] }, now + 86_400_000)).toBe(2_000)
  })

  test('and a little after its end, for the last deliveries', () => {
    const entries = [eventEntry()]
    expect(refreshEvery({ status: 'delivered', entries }, now)).toBe(2_000)
    expect(refreshEvery({ status: 'delivered', entries }, now + 60_000)).toBe(false)
  })
})
