import { Type } from 'typebox'
import { boolean, defineCall, optional, text } from '../calls/call.ts'
import { environments } from '../environment.ts'
import { dateTime, headersByName, nullable } from './answer.ts'

export const longestWebhookUrl = 2048

export const webhookId = text(64, { description: 'The webhook’s id.', example: 'whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3' })
const id = webhookId
const event = text(64, {
  invalid: 'EVENT_UNKNOWN',
  description: 'An event name, or `*` for all.',
  example: 'order.delivered',
})
const url = text(longestWebhookUrl, {
  invalid: 'WEBHOOK_URL_INVALID',
  description: 'Where events are posted. https; in development http too. No user name or password in it.',
  example: 'https://hooks.tokosenja.id/edis',
})

const webhook = {
  id: Type.String(),
  event: Type.String(),
  url: Type.String(),
  status: Type.Union([Type.Literal('active'), Type.Literal('disabled')]),
  disabled_reason: nullable(
    Type.Union([Type.Literal('paused'), Type.Literal('gone'), Type.Literal('failing')], {
      description: 'paused by the partner, gone (the receiver answered 410), failing for 5 days.',
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
  hosts: environments,
  access: 'session',
  title: 'List webhooks',
  description: 'The partner’s webhooks in this environment, oldest first.',
  fields: {},
  data: Type.Array(webhookSchema),
  message: 'Webhooks found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

export const createWebhook = defineCall({
  path: '/webhooks/create',
  hosts: environments,
  access: 'session',
  title: 'Create webhook',
  description: 'Posts every matching event to the URL from now on. The same event and URL together exist once.',
  fields: { event, url },
  data: Type.Object({ ...webhook, secret }),
  message: 'Webhook created.',
  errors: [
    'EVENT_UNKNOWN',
    'WEBHOOK_URL_INVALID',
    'WEBHOOK_URL_FORBIDDEN',
    'WEBHOOK_DUPLICATE',
    'PRODUCTION_NOT_GRANTED',
  ],
})

export const updateWebhook = defineCall({
  path: '/webhooks/update',
  hosts: environments,
  access: 'session',
  title: 'Update webhook',
  description: 'Changes where events are posted and, when given, which.',
  fields: { id, url, event: optional(event) },
  data: webhookSchema,
  message: 'Webhook updated.',
  errors: [
    'WEBHOOK_NOT_FOUND',
    'EVENT_UNKNOWN',
    'WEBHOOK_URL_INVALID',
    'WEBHOOK_URL_FORBIDDEN',
    'WEBHOOK_DUPLICATE',
    'PRODUCTION_NOT_GRANTED',
  ],
})

export const deleteWebhook = defineCall({
  path: '/webhooks/delete',
  hosts: environments,
  access: 'session',
  title: 'Delete webhook',
  description: 'Ends the webhook: nothing more is posted to its URL.',
  fields: { id },
  data: Type.Object({ id: Type.String() }),
  message: 'Webhook deleted.',
  errors: ['WEBHOOK_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

/** Hours during which deliveries carry the signatures of both secrets. */
export const secretOverlapHours = 24

export const rotateWebhookSecret = defineCall({
  path: '/webhooks/secret',
  hosts: environments,
  access: 'session',
  title: 'Rotate webhook secret',
  description: 'A new signing secret. For 24 hours deliveries carry the signatures of the new and the old one.',
  fields: { id },
  data: Type.Object({ ...webhook, secret }),
  message: 'Webhook secret rotated.',
  errors: ['WEBHOOK_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

export const enableWebhook = defineCall({
  path: '/webhooks/enable',
  hosts: environments,
  access: 'session',
  title: 'Enable webhook',
  description: 'Turns a disabled webhook on again; with `enabled` false, pauses it.',
  fields: {
    id,
    enabled: optional(boolean({ description: 'true (default) or false.', example: 'true' })),
  },
  data: webhookSchema,
  message: 'Webhook updated.',
  errors: ['WEBHOOK_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

export const debugWebhook = defineCall({
  path: '/webhooks/debug',
  hosts: ['development'],
  access: 'session',
  title: 'Send a test event',
  description: 'Posts a signed sample of the event to the address and shows both sides of the exchange.',
  fields: {
    uri: url,
    event,
    order_id: optional(text(64, { description: 'Order id in the sample.', example: 'ord_01JD3P7M2XA' })),
    reason: optional(text(200, { description: 'Reason code or reason in the sample.', example: 'NOT_HOME' })),
    awb: optional(text(64, { description: 'AWB in the sample.', example: 'EDS0012873465' })),
  },
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
  errors: ['EVENT_UNKNOWN', 'WEBHOOK_URL_INVALID', 'WEBHOOK_URL_FORBIDDEN', 'RATE_LIMITED'],
})
