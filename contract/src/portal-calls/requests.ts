import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, flag, integer, text } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'

const requestId = 'req_01JD3P7M2XB5D7F9H1K3M5N7Q9'
const id = text(64, { description: 'The request’s id, as in X-Request-Id.', examples: [requestId] })
const since = Type.Optional(text(40, { description: 'From then on.', examples: ['2026-11-20T00:00:00Z'] }))
const until = Type.Optional(text(40, { description: 'Before.', examples: ['2026-11-21T00:00:00Z'] }))

/** Successful reads of one partner that are kept one by one in a second, as many as the usual rate limit lets through on average. */
export const keptReadsASecond = 50

const request = {
  id: Type.String(),
  at: dateTime('When it came in.'),
  call: Type.String({ description: 'The call’s path.' }),
  method: Type.String(),
  status: Type.Integer(),
  error: nullable(Type.String()),
  field: nullable(Type.String({ description: 'The first field at fault.' })),
  field_errors: Type.Array(Type.String(), { description: 'The codes of its field errors, that of `field` first.' }),
  duration_ms: Type.Number(),
  address: Type.String(),
  user_agent: nullable(Type.String()),
  from_portal: Type.Boolean({
    description: 'Whether the portal itself sent it: a Run of a page, and what it asks for in the background.',
  }),
  from_assistant: Type.Boolean({ description: 'Whether an AI assistant made it, through /mcp.' }),
  idempotency_key: nullable(Type.String()),
  order_id: nullable(Type.String()),
  partner_order_id: nullable(
    Type.String({ description: 'The partner’s own number of the order, which refused requests have too.' }),
  ),
}
export const loggedRequestSchema = Type.Object(request)
export type LoggedRequest = Type.Static<typeof loggedRequestSchema>

export const listRequests = defineCall({
  path: '/logs/requests',
  transports: ['form'],
  access: 'session',
  title: 'List requests',
  summary:
    'The partner’s calls of the Open API, newest first. A page looks through so many calls at most: it may hold fewer than `limit`, even none, and still have a `next_cursor`.',
  request: closed({
    call: Type.Optional(text(64, { description: 'The call’s path.', examples: ['/order/send/v2'] })),
    method: Type.Optional(text(8, { description: 'GET or POST.', examples: ['POST'] })),
    status: Type.Optional(text(3, { description: 'A status, or 2xx, 4xx, 5xx.', examples: ['4xx'] })),
    error: Type.Optional(
      text(64, { description: 'The code of an error or of a field error; `*`: any.', examples: ['PHONE_INVALID'] }),
    ),
    find: Type.Optional(
      text(200, {
        description: 'A request’s id, an order’s id or number, an AWB, or else text within the request or response.',
        examples: ['INV-2026-0001'],
      }),
    ),
    portal: Type.Optional(
      flag({ description: '`false`: without what the portal itself sent; `true`: that alone.', examples: [false] }),
    ),
    order_id: Type.Optional(text(64, { description: 'Of this order.', examples: ['ord_01JD3P7M2XA4C6E8G0J2K4M608'] })),
    address: Type.Optional(text(64, { description: 'From this address.', examples: ['203.0.113.7'] })),
    text: Type.Optional(
      text(200, { description: 'What the request or answer has in it.', examples: ['INV-2026-0001'] }),
    ),
    since,
    until,
    after: Type.Optional(
      text(64, { description: 'Newer than this request: what a live view asks for.', examples: [requestId] }),
    ),
    cursor: Type.Optional(
      text(200, { description: 'The next_cursor of the page before.', examples: ['WyJyZXFfMDEiXQ'] }),
    ),
    limit: Type.Optional(integer(1, 100, { description: '1 to 100, 50 if absent.', examples: [50] })),
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
  summary: 'One call with its request and answer, secrets masked.',
  request: closed({ id }),
  data: Type.Object({
    ...request,
    request: nullable(Type.String({ description: 'The query or body as JSON, up to 16 KiB.' })),
    answer: nullable(Type.String({ description: 'The answer as JSON, up to 16 KiB.' })),
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
    'How many requests there were by hour, call and outcome, from counts that are kept as they come in. What the portal itself sent is not counted.',
  request: closed({
    hours: Type.Optional(integer(1, 168, { description: 'How far back, 24 if absent.', examples: [24] })),
  }),
  data: Type.Object({
    hours: Type.Array(
      Type.Object({
        hour: dateTime('When it began.'),
        requests: Type.Integer({ description: 'All of them.' }),
        omitted: Type.Integer({
          description: `How many of them, successful reads, were counted but not kept one by one: of those of each second ${keptReadsASecond} are.`,
        }),
        failures: Type.Integer({ description: 'Answered 4xx or 5xx.' }),
        average_ms: Type.Integer({ description: 'Of those that were kept.' }),
        slowest_ms: Type.Integer(),
      }),
      { description: 'Oldest first; hours without a call are left out.' },
    ),
    errors: Type.Array(
      Type.Object({
        error: Type.String({ description: 'The code of the first field error; without one, of the request’s error.' }),
        field: nullable(Type.String({ description: 'Its field, as `items[].weight_g`.' })),
        call: Type.String({ description: 'The call’s path; empty: paths that there are not.' }),
        requests: Type.Integer(),
        last_at: dateTime('When the last one came in.'),
      }),
      { description: 'Most frequent first, at most 100.' },
    ),
  }),
  message: 'Requests counted.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})
