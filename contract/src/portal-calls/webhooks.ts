import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, flag, text } from '../calls/fields.ts'
import { failingDays } from '../webhooks/deliveries.ts'
import { dateTime, headersByName, nullable } from './answer.ts'

export const maxWebhookUrlLength = 2048

export const webhookId = text(64, { description: 'The webhook’s ID.', examples: ['whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] })
const id = webhookId
const sampleEvent = { 'x-error': 'EVENT_UNKNOWN' as const, examples: ['order.delivered'] }
const event = text(1000, {
  ...sampleEvent,
  description: 'An event name, several separated by commas, or `*` for all.',
})
const url = text(maxWebhookUrlLength, {
  'x-error': 'WEBHOOK_URL_INVALID',
  description: 'URL that receives events. HTTPS; in development, HTTP is also accepted. Without username or password.',
  examples: ['https://hooks.tokosenja.id/edis'],
})

const webhook = {
  id: Type.String(),
  event: Type.String({ description: 'An event name, several separated by commas, or `*` for all.' }),
  url: Type.String(),
  status: Type.Union([Type.Literal('active'), Type.Literal('disabled')]),
  disabled_reason: nullable(
    Type.Union([Type.Literal('paused'), Type.Literal('gone'), Type.Literal('failing')], {
      description: `paused by the partner, gone (the endpoint returned 410), failing for ${failingDays} days.`,
    }),
  ),
  previous_secret_expires: nullable(
    dateTime('When webhook deliveries are no longer signed with the previous secret as well.'),
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
    last_success_at: nullable(dateTime('When it last returned 2xx.')),
    failing_since: nullable(
      dateTime(
        'Time of the first failed attempt since the last success; null if the last attempt succeeded or there were none.',
      ),
    ),
    hours: Type.Array(
      Type.Object({ hour: dateTime('When it began.'), succeeded: Type.Integer(), failed: Type.Integer() }),
      { description: 'Attempts per hour over the last 24 hours, oldest first; hours without attempts are omitted.' },
    ),
    waiting: Type.Integer({ description: 'Webhook deliveries waiting for an attempt; counted up to 1,000.' }),
    replayable: Type.Integer({ description: 'Webhook deliveries that failed or are held; counted up to 1,000.' }),
  }),
  replay: nullable(
    Type.Object(
      {
        started_at: dateTime('When it was requested.'),
        finished_at: nullable(dateTime('When all were queued.')),
        total: nullable(
          Type.Integer({ description: 'Number of webhook deliveries to resend; null if not counted yet.' }),
        ),
        replayed: Type.Integer({ description: 'Number queued so far.' }),
      },
      { description: 'The last bulk replay.' },
    ),
  ),
}
export const webhookSchema = Type.Object(webhook)
export type Webhook = Type.Static<typeof webhookSchema>

const secret = Type.String({ description: 'Signs webhook deliveries (Standard Webhooks). Shown only once.' })

export const listWebhooks = defineCall({
  path: '/webhooks/list',
  transports: ['form'],
  access: 'session',
  title: 'List webhooks',
  summary: 'Returns the partner’s webhooks in this environment, oldest first.',
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
  summary: 'Creates a webhook that sends every matching event to the URL. The combination of event and URL is unique.',
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
  summary: 'Changes the URL of a webhook and, if sent, its event.',
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
  summary: 'Deletes the webhook. No more events are sent to its URL.',
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
  summary:
    'Creates a new signing secret. For 24 hours, webhook deliveries are signed with both the new and the old secret.',
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
  summary: 'Enables a disabled webhook, or pauses it with `enabled` false.',
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
  summary: 'Sends a signed sample event to the URL and returns both request and response.',
  request: closed({
    uri: url,
    event: text(64, { ...sampleEvent, description: 'An event name.' }),
    order_id: Type.Optional(text(64, { description: 'Order ID in the sample.', examples: ['ord_01JD3P7M2XA'] })),
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
    error: nullable(Type.String({ description: 'Why it failed.' })),
    fault: nullable(Type.String({ description: 'Why it failed, as a code.' })),
    signature: Type.Object({
      base_string: Type.String({ description: 'The signed content: webhook-id, webhook-timestamp and body.' }),
      webhook_id: nullable(Type.String({ description: 'The webhook with that URL, whose secret was used to sign.' })),
      secret: nullable(Type.String({ description: 'The temporary secret of this test, if no webhook has that URL.' })),
    }),
  }),
  message: 'Test event sent.',
  errors: ['RATE_LIMITED'],
  fieldErrors: ['EVENT_UNKNOWN', 'WEBHOOK_URL_INVALID', 'WEBHOOK_URL_FORBIDDEN'],
})
