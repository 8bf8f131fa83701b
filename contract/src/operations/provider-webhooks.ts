import { Type } from 'typebox'
import { closed, code, moment, nullable, oneOf, text } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { exchangePatience, failingDays, retryDays } from '../webhooks/deliveries.ts'
import { providerEventNames, providerEvents, providerFilters } from '../webhooks/provider-events.ts'

/** In one environment. */
export const maxProviderWebhooks = 20

const id = 'whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'
const url = 'https://wms.example/edis'
const webhook = {
  webhook_id: Type.String({ description: 'The webhook’s ID.', examples: [id] }),
  event: oneOf(providerFilters, { description: 'The event sent to the webhook, or `*` for all.', examples: ['*'] }),
  url: Type.String({ description: 'URL that receives the events.', examples: [url] }),
  status: oneOf(['active', 'disabled'], { description: 'Whether events are sent.', examples: ['active'] }),
  disabled_reason: nullable(
    oneOf(['gone', 'failing'], {
      description: `\`gone\`: the endpoint returned 410. \`failing\`: all webhook deliveries failed for ${failingDays} days.`,
      examples: [null],
    }),
  ),
  failing_since: nullable(
    moment({
      description: 'Time since which all attempts have failed; null if the last one succeeded or none was made.',
      examples: [null],
    }),
  ),
  waiting: Type.Integer({ description: 'Number of events waiting to be sent, up to 1,000.', examples: [0] }),
  replayable: Type.Integer({
    description: 'Number of failed or held events, up to 1,000. `edis webhook replay` sends them again.',
    examples: [0],
  }),
  created_at: moment({ description: 'When the webhook was created.', examples: ['2026-11-20T02:00:00.000Z'] }),
}
const example = {
  webhook_id: id,
  event: '*' as const,
  url,
  status: 'active' as const,
  disabled_reason: null,
  failing_since: null,
  waiting: 0,
  replayable: 0,
  created_at: '2026-11-20T02:00:00.000Z',
}

export const listProviderWebhooks = defineOperationsCall({
  method: 'GET',
  path: '/webhooks',
  scope: 'orders:read',
  keysOnly: true,
  title: 'List Webhooks',
  summary: 'Returns your own webhooks in the environment of the key, oldest first.',
  description: `
Partners’ webhooks are not included, and partners do not see yours.
`,
  request: closed({}),
  data: Type.Object({ items: Type.Array(Type.Object(webhook), { description: 'The webhooks.' }) }),
  message: 'Webhooks found.',
  errors: [],
  examples: { request: {}, data: { items: [example] } },
})

export const addProviderWebhook = defineOperationsCall({
  method: 'POST',
  path: '/webhooks',
  scope: 'orders:read',
  keysOnly: true,
  title: 'Add Webhook',
  summary: 'Adds a webhook: matching events are sent to its URL from now on.',
  description: `
For systems that need to know about an event immediately. Do not rely on webhooks alone for data you must not miss: read it from the feed, GET /orders.

| \`event\` | When it is sent |
|---|---|
${providerEventNames.map((name) => `| \`${name}\` | ${providerEvents[name].description} |`).join('\n')}

Events are signed according to Standard Webhooks and saved in the same transaction as the change they describe. Your endpoint must return 2xx within ${exchangePatience} seconds; otherwise the event is retried, with ten attempts over ${retryDays} days. A 410 disables the webhook immediately, and ${failingDays} days without a success disable it too. Events for a disabled webhook are held. To receive them, add the same event and URL again, which enables the webhook with a new secret, then run \`edis webhook replay\`.

The URL can be in your own network, and can use http.
`,
  request: closed({
    event: oneOf(providerFilters, {
      'x-error': 'EVENT_UNKNOWN',
      description: 'An event, or `*` for all.',
      examples: ['*'],
    }),
    url: text(2048, {
      'x-error': 'WEBHOOK_URL_INVALID',
      description: 'URL that receives the events, https or http, without a user name, password or fragment.',
      examples: [url],
    }),
  }),
  data: Type.Object({
    ...webhook,
    secret: Type.String({
      description: 'Signing secret, shown only once.',
      examples: ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'],
    }),
  }),
  message: 'Webhook added.',
  errors: ['WEBHOOK_DUPLICATE'],
  fieldErrors: ['EVENT_UNKNOWN', 'WEBHOOK_URL_INVALID'],
  examples: {
    request: { event: '*', url },
    data: { ...example, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' },
  },
})

export const removeProviderWebhook = defineOperationsCall({
  method: 'DELETE',
  path: '/webhooks',
  scope: 'orders:read',
  keysOnly: true,
  title: 'Remove Webhook',
  summary: 'Removes a webhook: nothing more is sent to its URL.',
  description: `
Events waiting to be sent to it are cancelled.
`,
  request: closed({ webhook_id: code(64, { description: 'The webhook’s ID.', examples: [id] }) }),
  data: Type.Object({ webhook_id: Type.String({ description: 'The webhook’s ID.', examples: [id] }) }),
  message: 'Webhook removed.',
  errors: ['WEBHOOK_NOT_FOUND'],
  examples: { request: { webhook_id: id }, data: { webhook_id: id } },
})
