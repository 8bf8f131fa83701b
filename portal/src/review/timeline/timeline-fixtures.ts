// For tests: entries of a timeline.
import type { TimelineEntry } from './timeline-entries.ts'

const at = '2026-11-20T02:00:00.000Z'
const nothing = { request: null, event: null, attempt: null }

export const requestEntry = (changes: Partial<NonNullable<TimelineEntry['request']>> = {}): TimelineEntry => ({
  ...nothing,
  kind: 'request',
  at,
  request: {
    id: 'req_1',
    at,
    call: '/order/send/v2',
    method: 'POST',
    status: 200,
    error: null,
    field: null,
    field_errors: [],
    duration_ms: 84.4,
    address: '203.0.113.7',
    user_agent: null,
    from_portal: false,
    from_assistant: false,
    idempotency_key: null,
    order_id: 'ord_1',
    partner_order_id: null,
    ...changes,
  },
})

export const eventEntry = (
  changes: Partial<NonNullable<TimelineEntry['event']>> = {},
  moment: string = at,
): TimelineEntry => ({
  ...nothing,
  kind: 'event',
  at: moment,
  event: {
    id: 'evt_1',
    sequence: 1,
    event: 'order.created',
    status: 'received',
    previous_status: null,
    reason_code: null,
    reason: null,
    location: null,
    note: null,
    source: 'partner',
    implied: false,
    late: false,
    ...changes,
  },
})

export const attemptEntry = (changes: Partial<NonNullable<TimelineEntry['attempt']>> = {}): TimelineEntry => ({
  ...nothing,
  kind: 'attempt',
  at,
  attempt: {
    delivery_id: 'dlv_1',
    event: 'order.created',
    number: 1,
    started_at: at,
    duration_ms: 12,
    outcome: 'succeeded',
    fault: null,
    detail: null,
    url: 'https://hooks.tokosenja.id/edis',
    request_headers: {},
    http_status: 204,
    response_headers: {},
    response_body: '',
    replay: false,
    ...changes,
  },
})
