import type { DataOf } from '@edis/contract/calls/call'
import { orderTimeline } from '@edis/contract/portal-calls/orders'
import { presentAttempt } from '../deliveries/deliveries.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { loggedRequest } from '../requests/requests.ts'
import type { TimelineStore } from './timeline.store.ts'

type Entry = DataOf<typeof orderTimeline>['entries'][number]

export function timelineRoutes(door: ApiDoor, { timeline }: { timeline: TimelineStore }): void {
  door.answer(orderTimeline, async ({ fields, caller: { partnerId } }) => {
    const order = await timeline.findOrder(partnerId, fields.order.trim())
    if (!order) throw new Failure('ORDER_NOT_FOUND')
    const [events, requests, attempts] = await Promise.all([
      timeline.events(order.id),
      timeline.requests(partnerId, order.id),
      timeline.attempts(partnerId, order.id),
    ])
    const nothing = { request: null, event: null, attempt: null }
    const entries: Entry[] = [
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
        attempt: { delivery_id: row.deliveryId, event: row.event, ...presentAttempt(row, row.eventId) },
      })),
    ]
    return {
      order_id: order.id,
      partner_order_id: order.partnerOrderId,
      awb: order.awb,
      courier_awb: order.courierAwb,
      tracking_url: order.trackingUrl,
      status: order.status,
      courier_code: order.courierCode,
      service_code: order.serviceCode,
      payment_method: order.paymentMethod,
      cod_amount: order.codAmount,
      total: order.cost.total,
      recipient: `${order.recipient.name}, ${order.recipient.district_code}`,
      scenario: order.scenario,
      created_at: order.createdAt.toISOString(),
      // What happened at one time is in the order of cause: request, event, attempt, each kind's oldest first
      entries: entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    }
  })
}
