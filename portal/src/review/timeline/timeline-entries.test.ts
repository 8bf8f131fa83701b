import { describe, expect, test } from 'vitest'
import { byDay, keyOf, refreshEvery, wordsOf } from './timeline-entries.ts'
import { attemptEntry, eventEntry, requestEntry } from './timeline-fixtures.ts'

describe('a line', () => {
  test('of a request has the call and its answer', () => {
    expect(wordsOf(requestEntry())).toEqual({
      title: 'POST /order/send/v2',
      code: true,
      answer: '200',
      tone: 'live',
      details: ['84 ms', 'from 203.0.113.7'],
    })
  })

  test('of a refused request names the error', () => {
    const refused = requestEntry({ status: 409, error: 'ORDER_DUPLICATE', from_portal: true })
    expect(wordsOf(refused)).toMatchObject({ answer: '409 ORDER_DUPLICATE', tone: 'bad' })
    expect(wordsOf(refused).details).toContain('from the portal')
    expect(wordsOf(requestEntry({ from_assistant: true })).details).toContain('AI assistant')
  })

  test('of a change of state says the state, why and by whom', () => {
    const failed = eventEntry({
      event: 'order.delivery_failed',
      status: 'delivery_failed',
      previous_status: 'out_for_delivery',
      reason_code: 'NOT_HOME',
      location: 'Recipient',
      source: 'sandbox',
    })
    expect(wordsOf(failed)).toMatchObject({
      title: 'Delivery failed',
      tone: 'bad',
      details: ['NOT_HOME', 'Recipient', 'by the sandbox'],
    })
  })

  test('of an event that changes no state says the event', () => {
    const weighed = eventEntry({ event: 'order.weight_adjusted', status: 'in_transit', previous_status: 'in_transit' })
    expect(wordsOf(weighed)).toMatchObject({ title: 'Weight adjusted', tone: 'plain' })
  })

  test('of a state that nobody reported says so', () => {
    const skipped = eventEntry({ event: 'order.in_transit', status: 'in_transit', source: 'operator', implied: true })
    expect(wordsOf(skipped)).toEqual({
      title: 'In transit',
      code: false,
      answer: 'implied',
      tone: 'plain',
      details: ['not reported by the courier'],
    })
  })

  test('of a report that came late says what it reported, not where the order was by then', () => {
    const late = eventEntry({
      event: 'order.out_for_delivery',
      status: 'delivered',
      previous_status: 'delivered',
      location: 'Gambir',
      source: 'operator',
      late: true,
    })
    expect(wordsOf(late)).toMatchObject({
      title: 'Out for delivery',
      answer: 'reported late',
      tone: 'plain',
      details: ['Gambir', 'by EDIS'],
    })
  })

  test('of a scan says where', () => {
    const scan = eventEntry({
      event: 'order.scanned',
      status: 'in_transit',
      previous_status: 'in_transit',
      location: 'Hub',
    })
    expect(wordsOf(scan)).toMatchObject({ title: 'Parcel scanned', answer: null, details: ['Hub', 'by you'] })
  })

  test('of an attempt says where to and what came back', () => {
    expect(wordsOf(attemptEntry())).toMatchObject({
      title: 'order.created',
      answer: '204',
      tone: 'live',
      details: ['to hooks.tokosenja.id', '12 ms'],
    })
    const second = attemptEntry({ number: 2, outcome: 'failed', http_status: null, fault: 'CONNECTION_REFUSED' })
    expect(wordsOf(second)).toMatchObject({ answer: 'The connection was refused', tone: 'bad' })
    expect(wordsOf(second).details).toContain('attempt 2')
    expect(wordsOf(attemptEntry({ outcome: 'running', http_status: null, duration_ms: null }))).toMatchObject({
      answer: 'sending',
      tone: 'dev',
      details: ['to hooks.tokosenja.id'],
    })
  })
})

test('each entry has a key of its own', () => {
  const entries = [requestEntry(), eventEntry(), attemptEntry(), attemptEntry({ number: 2 })]
  expect(new Set(entries.map(keyOf)).size).toBe(4)
})

describe('by day', () => {
  const entries = [
    eventEntry({ id: 'evt_1' }, '2026-11-20T16:59:00.000Z'),
    eventEntry({ id: 'evt_2' }, '2026-11-20T17:01:00.000Z'),
    requestEntry({ id: 'req_9' }),
  ]

  test('the reader’s midnight parts the days', () => {
    expect(byDay(entries.slice(0, 2), undefined, 'Asia/Jakarta').map(({ day }) => day)).toEqual([
      '20 Nov 2026',
      '21 Nov 2026',
    ])
    expect(byDay(entries.slice(0, 2), undefined, 'UTC')).toHaveLength(1)
  })

  test('one kind alone', () => {
    expect(byDay(entries, 'request', 'UTC')).toMatchObject([{ entries: [{ kind: 'request' }] }])
    expect(byDay(entries, 'attempt', 'UTC')).toEqual([])
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
