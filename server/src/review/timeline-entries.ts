import type { DataOf } from '@edis/contract/calls/call'
import type { orderTimeline } from '@edis/contract/portal-calls/orders'
import { presentAttempt } from '../deliveries/deliveries.ts'
import { loggedRequest } from '../requests/requests.ts'
import type { TimelineStore } from './timeline.store.ts'

export type TimelineEntry = DataOf<typeof orderTimeline>['entries'][number]

/** All that happened to an order of the partner. */
export async function timelineEntries(
  timeline: TimelineStore,
  partnerId: string,
  orderId: string,
): Promise<TimelineEntry[]> {
  const [events, requests, attempts] = await Promise.all([
    timeline.events(orderId),
    timeline.requests(partnerId, orderId),
    timeline.attempts(partnerId, orderId),
  ])
  const nothing = { request: null, event: null, attempt: null }
  const entries: TimelineEntry[] = [
    ...requests.toReversed().map((row) => ({
      ...nothing,
      kind: 'request' as const,
      at: row.at.toISOString(),
      request: loggedRequest(row),
    })),
    ...events.toReversed().map(({ occurredAt, previousStatus, reasonCode, mark, ...event }) => ({
      ...nothing,
      kind: 'event' as const,
      at: occurredAt.toISOString(),
      event: {
        ...event,
        previous_status: previousStatus,
        reason_code: reasonCode,
        implied: mark === 'implied',
        late: mark === 'late',
      },
    })),
    ...attempts.toReversed().map((row) => ({
      ...nothing,
      kind: 'attempt' as const,
      at: row.startedAt.toISOString(),
      attempt: {
        delivery_id: row.deliveryId,
        event: row.event,
        ...presentAttempt(row, row.eventId),
        replay: row.replay,
      },
    })),
  ]
  return inTime(entries)
}

/** What happened at one time is in the order of cause: request, event, attempt, each kind's oldest first. */
const inTime = <Entry extends { at: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
