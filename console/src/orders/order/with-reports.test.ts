import { expect, test } from 'vitest'
import type { TimelineEntry } from '../orders.queries.ts'
import { withReports } from './with-reports.ts'

const nothing = { request: null, event: null, report: null, attempt: null, mail: null }
const minute = (at: number) => new Date(Date.UTC(2026, 10, 23, 9, at)).toISOString()

type Event = NonNullable<TimelineEntry['event']>
const event = (at: number, sequence: number, name: string, changes: Partial<Event> = {}): TimelineEntry => ({
  ...nothing,
  kind: 'event',
  at: minute(at),
  event: {
    id: `evt_${sequence}`,
    sequence,
    event: `order.${name}`,
    status: 'in_transit',
    previous_status: null,
    reason_code: null,
    reason: null,
    location: null,
    note: null,
    source: 'operator',
    implied: false,
    late: false,
    ...changes,
  },
})

const report = (at: number, id: string, status: string, outcome: 'applied' | 'repeated' | 'refused' = 'applied') => ({
  ...nothing,
  kind: 'report' as const,
  at: minute(at),
  report: {
    report_id: id,
    external_id: id,
    order_id: null,
    partner_id: null,
    awb: null,
    courier_awb: null,
    status,
    outcome,
    reason: null,
    received_at: minute(at),
  },
})

/** Each entry by its event or its report, and the report that stands with it. */
const shownOf = (entries: readonly TimelineEntry[]) =>
  withReports(entries).map(({ entry, reported }) =>
    [entry.event?.id ?? `report ${entry.report?.external_id}`, reported?.external_id].filter(Boolean).join(' by '),
  )

test.each<[name: string, entries: TimelineEntry[], shown: string[]]>([
  ['a report stands with its status', [event(1, 1, 'picked_up'), report(1, 'A', 'picked_up')], ['evt_1 by A']],
  [
    'a scan stands with the scan, not with a status of the same order',
    [
      event(1, 1, 'in_transit'),
      event(2, 2, 'scanned'),
      report(2, 'scan', 'order.scanned'),
      report(3, 'A', 'in_transit'),
    ],
    ['evt_1 by A', 'evt_2 by scan'],
  ],
  [
    'what happened twice has the reports in the order in which they came in',
    [
      event(1, 2, 'delivery_failed'),
      event(2, 1, 'delivery_failed'),
      report(3, 'first', 'delivery_failed'),
      report(4, 'second', 'delivery_failed'),
    ],
    ['evt_2 by second', 'evt_1 by first'],
  ],
  [
    'what is implied, late, or not reported takes no report',
    [
      event(1, 1, 'picked_up', { implied: true }),
      event(2, 2, 'picked_up', { late: true }),
      event(3, 3, 'picked_up', { source: 'sandbox' }),
      report(4, 'A', 'picked_up'),
    ],
    ['evt_1', 'evt_2', 'evt_3', 'report A'],
  ],
  [
    'a report that changed nothing stands alone',
    [
      event(1, 1, 'delivered'),
      report(1, 'A', 'delivered'),
      report(2, 'B', 'delivered', 'repeated'),
      report(3, 'C', 'lost', 'refused'),
    ],
    ['evt_1 by A', 'report B', 'report C'],
  ],
  ['a report whose status is older than what is shown stands alone', [report(1, 'A', 'picked_up')], ['report A']],
])('%s', (_name, entries, shown) => expect(shownOf(entries)).toEqual(shown))
