import { expect, test } from 'vitest'
import type { TimelineEntry } from '../orders.queries.ts'
import { withAttempts } from './with-attempts.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 9, 0, second)).toISOString()
const nothing = { request: null, event: null, report: null, attempt: null, mail: null }

const event = (second: number, name: string, id: string) =>
  ({ ...nothing, kind: 'event', at: at(second), event: { id, event: name } }) as unknown as TimelineEntry

const attempt = (second: number, name: string, delivery: string, status: number) =>
  ({
    ...nothing,
    kind: 'attempt',
    at: at(second),
    attempt: { delivery_id: delivery, event: name, url: `https://${delivery}.test`, http_status: status },
  }) as unknown as TimelineEntry

/** Each entry by its kind, and the statuses of each delivery that stands with it. */
const shownOf = (...entries: TimelineEntry[]) =>
  withAttempts(entries.map((entry) => ({ entry }))).map(({ entry, deliveries = [] }) => [
    entry.event?.id ?? entry.kind,
    ...deliveries.map(({ url, attempts }) => [url, ...attempts.map(({ http_status }) => http_status)].join(' ')),
  ])

test('attempts stand with the event that they tell of, by delivery', () =>
  expect(
    shownOf(
      event(1, 'order.created', 'A'),
      attempt(2, 'order.created', 'one', 500),
      attempt(3, 'order.created', 'two', 200),
      event(4, 'order.confirmed', 'B'),
      attempt(5, 'order.confirmed', 'three', 200),
      attempt(6, 'order.created', 'one', 200),
    ),
  ).toEqual([
    ['A', 'https://one.test 500 200', 'https://two.test 200'],
    ['B', 'https://three.test 200'],
  ]))

test('of an event that happened twice, a delivery is of the last one before it, its retries too', () =>
  expect(
    shownOf(
      event(1, 'order.delivery_failed', 'A'),
      attempt(2, 'order.delivery_failed', 'one', 500),
      event(3, 'order.delivery_failed', 'B'),
      attempt(4, 'order.delivery_failed', 'one', 200),
      attempt(5, 'order.delivery_failed', 'two', 200),
    ),
  ).toEqual([
    ['A', 'https://one.test 500 200'],
    ['B', 'https://two.test 200'],
  ]))

test('an attempt of an event that is not shown stands alone', () =>
  expect(shownOf(attempt(1, 'order.created', 'one', 200), event(2, 'order.created', 'A'))).toEqual([
    ['attempt'],
    ['A'],
  ]))
