import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, flag, text } from '../calls/fields.ts'
import { failingDays } from '../webhooks/deliveries.ts'
import { dateTime, headersByName, nullable } from './answer.ts'

export const longestWebhookUrl = 2048

export const webhookId = text(64, { description: 'The webhook’s id.', examples: ['whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] })
const id = webhookId
const event = text(64, {
  'x-error': 'EVENT_UNKNOWN',
  description: 'An event name, or `*` for all.',
  examples: ['order.delivered'],
})
const url = text(longestWebhookUrl, {
  'x-error': 'WEBHOOK_URL_INVALID',
  description: 'Where events are posted. https; in development http too. No user name or password in it.',
  examples: ['https://hooks.tokosenja.id/edis'],
})

const webhook = {
  id: Type.String(),
  event: Type.String(),
  url: Type.String(),
  status: Type.Union([Type.Literal('active'), Type.Literal('disabled')]),
  disabled_reason: nullable(
    Type.Union([Type.Literal('paused'), Type.Literal('gone'), Type.Literal('failing')], {
      description: `paused by the partner, gone (the receiver answered 410), failing for ${failingDays} days.`,
    }),
  ),
  previous_secret_expires: nullable(
    dateTime('Until when deliveries are also signed with the secret before the last rotation.'),
  ),
  created_at: dateTime('When it was created.'),
  last_delivery: nullable(
    Type.Object({
      at: dateTime('When the last attempt ended.'),
      succeeded: Type.Boolean(),
      http_status: nullable(Type.Integer()),
    }),
  ),
  health: Type.Object({
    last_success_at: nullable(dateTime('When it last answered 2xx.')),
    failing_since: nullable(
      dateTime('Since when every attempt has failed; null: the last one succeeded, or none was made.'),
    ),
    hours: Type.Array(
      Type.Object({ hour: dateTime('When it began.'), succeeded: Type.Integer(), failed: Type.Integer() }),
      { description: 'Attempts by hour over the last 24, oldest first; hours without an attempt are left out.' },
    ),
    waiting: Type.Integer({ description: 'Deliveries that wait for an attempt; counted up to 1,000.' }),
    replayable: Type.Integer({ description: 'Deliveries that failed or are held; counted up to 1,000.' }),
  }),
  replay: nullable(
    Type.Object(
      {
        started_at: dateTime('When it was asked for.'),
        finished_at: nullable(dateTime('When all were on their way.')),
        total: nullable(Type.Integer({ description: 'How many there were to send again; null: not counted yet.' })),
        replayed: Type.Integer({ description: 'How many are on their way.' }),
      },
      { description: 'The last replay of many.' },
    ),
  ),
}
export const webhookSchema = Type.Object(webhook)
export type Webhook = Type.Static<typeof webhookSchema>

const secret = Type.String({ description: 'Signs deliveries (Standard Webhooks). Shown this once.' })

export const listWebhooks = defineCall({
  path: '/webhooks/list',
  transports: ['form'],
  access: 'session',
  title: 'List webhooks',
  summary: 'The partner’s webhooks in this environment, oldest first.',
  request: closed({}),
  data: Type.Array(webhookSchema),
  message: 'Webhooks found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

export const createWebhook = defineCall({
  path: '/webhooks/create',
  transports: ['form'],
  access: 'session',
  title: 'Create webhook',
  summary: 'Posts every matching event to the URL from now on. The same event and URL together exist once.',
  request: closed({ event, url }),
  data: Type.Object({ ...webhook, secret }),
  message: 'Webhook created.',
  errors: ['WEBHOOK_DUPLICATE', 'PRODUCTION_NOT_GRANTED'],
  fieldErrors: ['EVENT_UNKNOWN', 'WEBHOOK_URL_INVALID', 'WEBHOOK_URL_FORBIDDEN'],
})

export const updateWebhook = defineCall({
  path: '/webhooks/update',
  transports: ['form'],
  access: 'session',
  title: 'Update webhook',
  summary: 'Changes where events are posted and, when given, which.',
  request: closed({ id, url, event: Type.Optional(event) }),
  data: webhookSchema,
  message: 'Webhook updated.',
  errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_DUPLICATE', 'PRODUCTION_NOT_GRANTED'],
  fieldErrors: ['EVENT_UNKNOWN', 'WEBHOOK_URL_INVALID', 'WEBHOOK_URL_FORBIDDEN'],
})

export const deleteWebhook = defineCall({
  path: '/webhooks/delete',
  transports: ['form'],
  access: 'session',
  title: 'Delete webhook',
  summary: 'Ends the webhook: nothing more is posted to its URL.',
  request: closed({ id }),
  data: Type.Object({ id: Type.String() }),
  message: 'Webhook deleted.',
  errors: ['WEBHOOK_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

/** Hours during which deliveries carry the signatures of both secrets. */
export const secretOverlapHours = 24

export const rotateWebhookSecret = defineCall({
  path: '/webhooks/secret',
  transports: ['form'],
  access: 'session',
  title: 'Rotate webhook secret',
  summary: 'A new signing secret. For 24 hours deliveries carry the signatures of the new and the old one.',
  request: closed({ id }),
  data: Type.Object({ ...webhook, secret }),
  message: 'Webhook secret rotated.',
  errors: ['WEBHOOK_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

export const enableWebhook = defineCall({
  path: '/webhooks/enable',
  transports: ['form'],
  access: 'session',
  title: 'Enable webhook',
  summary: 'Turns a disabled webhook on again; with `enabled` false, pauses it.',
  request: closed({
    id,
    enabled: Type.Optional(flag({ description: 'true (default) or false.', examples: [true] })),
  }),
  data: webhookSchema,
  message: 'Webhook updated.',
  errors: ['WEBHOOK_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

export const debugWebhook = defineCall({
  path: '/webhooks/debug',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Send a test event',
  summary: 'Posts a signed sample of the event to the address and shows both sides of the exchange.',
  request: closed({
    uri: url,
    event,
    order_id: Type.Optional(text(64, { description: 'Order id in the sample.', examples: ['ord_01JD3P7M2XA'] })),
    reason: Type.Optional(text(200, { description: 'Reason code or reason in the sample.', examples: ['NOT_HOME'] })),
    awb: Type.Optional(text(64, { description: 'AWB in the sample.', examples: ['EDS0012873465'] })),
  }),
  data: Type.Object({
    request: Type.Object({ headers: headersByName, body: Type.String() }),
    response: nullable(
      Type.Object({
        status: Type.Integer(),
        headers: headersByName,
        body: Type.String({ description: 'Its first 64 KiB.' }),
        duration_ms: Type.Integer(),
      }),
    ),
    error: nullable(Type.String({ description: 'Why it failed, in words.' })),
    fault: nullable(Type.String({ description: 'Why it failed, as a code.' })),
    signature: Type.Object({
      base_string: Type.String({ description: 'What was signed: webhook-id, webhook-timestamp and body.' }),
      webhook_id: nullable(Type.String({ description: 'Whose secret signed: the webhook of that URL.' })),
      secret: nullable(Type.String({ description: 'No webhook has that URL: the secret made for this test alone.' })),
    }),
  }),
  message: 'Test event sent.',
  errors: ['RATE_LIMITED'],
  fieldErrors: ['EVENT_UNKNOWN', 'WEBHOOK_URL_INVALID', 'WEBHOOK_URL_FORBIDDEN'],
})
