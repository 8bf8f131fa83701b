import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, flag, integer, text } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'

const requestId = 'req_01JD3P7M2XB5D7F9H1K3M5N7Q9'
const id = text(64, { description: 'The request’s ID, as in X-Request-Id.', examples: [requestId] })
const since = Type.Optional(
  text(40, { description: 'Requests at or after this time.', examples: ['2026-11-20T00:00:00Z'] }),
)
const until = Type.Optional(text(40, { description: 'Requests before this time.', examples: ['2026-11-21T00:00:00Z'] }))

/** Successful reads of one partner that are kept one by one in a second, as many as the usual rate limit lets through on average. */
export const keptReadsASecond = 50

/** From how many milliseconds on a request counts as slow. */
export const slowRequestMs = 500

const request = {
  id: Type.String(),
  at: dateTime('When it was received.'),
  call: Type.String({ description: 'The call’s path.' }),
  method: Type.String(),
  status: Type.Integer(),
  error: nullable(Type.String()),
  field: nullable(Type.String({ description: 'The first invalid field.' })),
  field_errors: Type.Array(Type.String(), { description: 'The codes of its field errors, that of `field` first.' }),
  duration_ms: Type.Number(),
  address: Type.String(),
  user_agent: nullable(Type.String()),
  from_portal: Type.Boolean({
    description: 'Whether the portal sent it: a run from a page, or a background request.',
  }),
  from_assistant: Type.Boolean({ description: 'Whether an AI assistant sent it, through /mcp.' }),
  idempotency_key: nullable(Type.String()),
  order_id: nullable(Type.String()),
  partner_order_id: nullable(Type.String({ description: 'The partner’s order number, also for failed requests.' })),
}
export const loggedRequestSchema = Type.Object(request)
export type LoggedRequest = Type.Static<typeof loggedRequestSchema>

export const listRequests = defineCall({
  path: '/logs/requests',
  transports: ['form'],
  access: 'session',
  title: 'List requests',
  summary:
    'Returns the partner’s Open API requests, newest first. Each page scans a limited number of requests: it may contain fewer than `limit`, even none, and still have a `next_cursor`.',
  request: closed({
    call: Type.Optional(text(64, { description: 'The call’s path.', examples: ['/order/send/v2'] })),
    method: Type.Optional(text(8, { description: 'GET or POST.', examples: ['POST'] })),
    status: Type.Optional(text(3, { description: 'A status, or 2xx, 4xx, 5xx.', examples: ['4xx'] })),
    error: Type.Optional(
      text(64, { description: 'An error code or field error code; `*`: any.', examples: ['PHONE_INVALID'] }),
    ),
    find: Type.Optional(
      text(200, {
        description:
          'A request ID, order ID, order number, AWB, path or error code, or part of a path or of any text in the request or response. Names, phone numbers, addresses, notes and metadata are masked and cannot be found.',
        examples: ['INV-2026-0001'],
      }),
    ),
    portal: Type.Optional(
      flag({ description: '`false`: excludes requests from the portal; `true`: only those.', examples: [false] }),
    ),
    order_id: Type.Optional(
      text(64, { description: 'Only requests for this order.', examples: ['ord_01JD3P7M2XA4C6E8G0J2K4M608'] }),
    ),
    min_duration_ms: Type.Optional(
      integer(0, 60_000, { description: 'Only requests that took at least this long.', examples: [slowRequestMs] }),
    ),
    address: Type.Optional(text(64, { description: 'Only requests from this IP address.', examples: ['203.0.113.7'] })),
    text: Type.Optional(text(200, { description: 'Text in the request or response.', examples: ['INV-2026-0001'] })),
    since,
    until,
    after: Type.Optional(
      text(64, { description: 'Only requests newer than this one, for a live view.', examples: [requestId] }),
    ),
    cursor: Type.Optional(
      text(200, { description: 'The next_cursor of the previous page.', examples: ['WyJyZXFfMDEiXQ'] }),
    ),
    limit: Type.Optional(integer(1, 100, { description: '1 to 100, default 50.', examples: [50] })),
  }),
  data: Type.Object({ items: Type.Array(loggedRequestSchema), next_cursor: nullable(Type.String()) }),
  message: 'Requests found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

export const findRequest = defineCall({
  path: '/logs/request',
  transports: ['form'],
  access: 'session',
  title: 'Show request',
  summary: 'Returns one request with its response. Secrets and the recipient’s personal data are masked.',
  request: closed({ id }),
  data: Type.Object({
    ...request,
    request: nullable(Type.String({ description: 'The query or body as JSON, up to 16 KiB.' })),
    answer: nullable(Type.String({ description: 'The response as JSON, up to 16 KiB.' })),
  }),
  message: 'Request found.',
  errors: ['NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

export const countRequests = defineCall({
  path: '/logs/counts',
  transports: ['form'],
  access: 'session',
  title: 'Count requests',
  summary:
    'Returns the number of requests by hour, call and outcome, from live counters. Requests from the portal are not counted.',
  request: closed({
    hours: Type.Optional(integer(1, 168, { description: 'How many hours back, default 24.', examples: [24] })),
  }),
  data: Type.Object({
    hours: Type.Array(
      Type.Object({
        hour: dateTime('Start of the hour.'),
        requests: Type.Integer({ description: 'All requests.' }),
        omitted: Type.Integer({
          description: `Successful reads that were counted but not logged individually: up to ${keptReadsASecond} per second are logged.`,
        }),
        failures: Type.Integer({ description: 'Requests that returned 4xx or 5xx.' }),
        average_ms: Type.Integer({ description: 'Average of the logged requests.' }),
        slowest_ms: Type.Integer(),
      }),
      { description: 'Oldest first; hours without requests are omitted.' },
    ),
    errors: Type.Array(
      Type.Object({
        error: Type.String({
          description: 'The code of the first field error, or the error code of the request if there is none.',
        }),
        field: nullable(Type.String({ description: 'The field, such as `items[].weight_g`.' })),
        call: Type.String({ description: 'The call’s path; empty for unknown paths.' }),
        requests: Type.Integer(),
        last_at: dateTime('When the last one was received.'),
      }),
      { description: 'Most frequent first, up to 100.' },
    ),
  }),
  message: 'Requests counted.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})
