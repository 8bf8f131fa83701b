import { type TSchema, Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, flag, integer, text } from '../calls/fields.ts'
import { type DeliveryFault, deliveryFaults, deliveryFilters, deliveryStates } from '../webhooks/deliveries.ts'
import { dateTime, headersByName, nullable } from './answer.ts'
import { webhookId } from './webhooks.ts'

const id = text(64, {
  description: 'The webhook delivery’s ID.',
  examples: ['dlv_01JD3P7M2XA4C6E8G0J2K4M60801JD3M8T5K2VQ4W8Z6Y0R1S2T3'],
})
const time = (description: string, example: string) => text(40, { description, examples: [example] })
const fault = Type.Enum(Object.keys(deliveryFaults) as DeliveryFault[])

const page = <const Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item), next_cursor: nullable(Type.String()) })

const delivery = {
  id: Type.String(),
  webhook_id: Type.String(),
  event_id: Type.String({ description: 'The webhook-id header: the same for every attempt.' }),
  event: Type.String(),
  order_id: Type.String(),
  sequence: Type.Integer(),
  state: Type.Enum([...deliveryStates]),
  attempts: Type.Integer({ description: 'Number of attempts.' }),
  created_at: dateTime('When the event was created.'),
  last_attempt_at: nullable(dateTime('When the last attempt ended.')),
  next_attempt_at: nullable(dateTime('When the next attempt is due.')),
  http_status: nullable(Type.Integer({ description: 'HTTP status of the last attempt.' })),
  fault: nullable(fault),
}
export const deliverySchema = Type.Object(delivery)
export type Delivery = Type.Static<typeof deliverySchema>

export const attemptSchema = Type.Object({
  number: Type.Integer(),
  started_at: dateTime('When it began.'),
  duration_ms: nullable(Type.Integer({ description: 'null if unknown or still running.' })),
  outcome: Type.Enum(['succeeded', 'failed', 'running']),
  fault: nullable(fault),
  detail: nullable(Type.String({ description: 'Details of what went wrong.' })),
  url: Type.String(),
  request_headers: headersByName,
  http_status: nullable(Type.Integer()),
  response_headers: nullable(headersByName),
  response_body: nullable(Type.String({ description: 'Its first 10 kB.' })),
})
export type DeliveryAttempt = Type.Static<typeof attemptSchema>

export const listDeliveries = defineCall({
  path: '/webhooks/deliveries',
  transports: ['form'],
  access: 'session',
  title: 'List webhook deliveries',
  summary: 'Returns sent and waiting webhook deliveries, newest first.',
  request: closed({
    webhook_id: Type.Optional(webhookId),
    event: Type.Optional(
      text(64, { 'x-error': 'EVENT_UNKNOWN', description: 'An event name.', examples: ['order.delivered'] }),
    ),
    state: Type.Optional(text(20, { description: deliveryFilters.join(', '), examples: ['failed'] })),
    order_id: Type.Optional(
      text(64, {
        description: 'Only webhook deliveries for this order.',
        examples: ['ord_01JD3P7M2XA4C6E8G0J2K4M608'],
      }),
    ),
    since: Type.Optional(time('Events at or after this time.', '2026-11-20T00:00:00Z')),
    until: Type.Optional(time('Events before this time.', '2026-11-21T00:00:00Z')),
    cursor: Type.Optional(
      text(200, { description: 'The next_cursor of the previous page.', examples: ['WyJkbHZfMDEiXQ'] }),
    ),
    limit: Type.Optional(integer(1, 100, { description: '1 to 100, default 50.', examples: [50] })),
  }),
  data: page(deliverySchema),
  message: 'Webhook deliveries found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
  fieldErrors: ['EVENT_UNKNOWN'],
})

export const findDelivery = defineCall({
  path: '/webhooks/delivery',
  transports: ['form'],
  access: 'session',
  title: 'Show webhook delivery',
  summary: 'Returns one webhook delivery with its body and every attempt.',
  request: closed({ id }),
  data: Type.Object({ ...delivery, body: Type.String(), attempt_list: Type.Array(attemptSchema) }),
  message: 'Webhook delivery found.',
  errors: ['NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

export const replayDeliveries = defineCall({
  path: '/webhooks/replay',
  transports: ['form'],
  access: 'session',
  title: 'Replay webhook deliveries',
  summary:
    'Resends one webhook delivery by `id`, in the background all failed and held ones of a webhook since a given time, or with `waiting` at once all that wait for another attempt. The webhook-id stays the same.',
  request: closed({
    id: Type.Optional(id),
    webhook_id: Type.Optional(webhookId),
    since: Type.Optional(time('Events at or after this time. If omitted, all.', '2026-11-20T00:00:00Z')),
    waiting: Type.Optional(
      flag({ description: '`true`: those of the webhook that wait for an attempt are due now.', examples: [true] }),
    ),
  }),
  data: Type.Object({
    replayed: Type.Integer({
      description: 'Number queued now: 1, those that were waiting, or 0 while they are being collected.',
    }),
  }),
  message: 'Replay started.',
  errors: ['NOT_FOUND', 'WEBHOOK_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})
