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
  webhook_id: Type.String({ description: 'The webhook’s id.', examples: [id] }),
  event: oneOf(providerFilters, { description: 'The event that it receives, or `*` for all.', examples: ['*'] }),
  url: Type.String({ description: 'Where events are posted.', examples: [url] }),
  status: oneOf(['active', 'disabled'], { description: 'Whether events are posted.', examples: ['active'] }),
  disabled_reason: nullable(
    oneOf(['gone', 'failing'], {
      description: `\`gone\`: the receiver answered 410. \`failing\`: it did nothing but fail for ${failingDays} days.`,
      examples: [null],
    }),
  ),
  failing_since: nullable(
    moment({
      description: 'Since when every attempt has failed; null: the last one succeeded, or none was made.',
      examples: [null],
    }),
  ),
  waiting: Type.Integer({ description: 'Events that wait for an attempt; counted up to 1,000.', examples: [0] }),
  replayable: Type.Integer({ description: 'Events that failed or are held; counted up to 1,000.', examples: [0] }),
  created_at: moment({ description: 'When it was created.', examples: ['2026-11-20T02:00:00.000Z'] }),
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
  title: 'List Webhooks',
  summary: 'The provider’s own webhooks in the environment of the key, oldest first.',
  description: `
Webhooks of partners are not among these, and partners never see them.
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
  title: 'Add Webhook',
  summary: 'Posts every matching event to the URL from now on.',
  description: `
For systems that want to hear of an order at once. What they must not miss at all, they read from GET /orders: a webhook tells, the feed holds.

| \`event\` | What it tells |
|---|---|
${providerEventNames.map((name) => `| \`${name}\` | ${providerEvents[name].description} |`).join('\n')}

Events are signed by Standard Webhooks, and written in the transaction of what they tell. A receiver answers 2xx within ${exchangePatience} seconds; whatever else it answers, the event is tried ten times over ${retryDays} days. 410 disables the webhook, and so do ${failingDays} days of nothing but failures. Events of a disabled webhook are held: add the same event and URL again, which enables it with a new secret, then \`edis webhook replay\` sends them.

The URL may lead into your own network, by http too.
`,
  request: closed({
    event: oneOf(providerFilters, {
      'x-error': 'EVENT_UNKNOWN',
      description: 'An event, or `*` for all.',
      examples: ['*'],
    }),
    url: text(2048, {
      'x-error': 'WEBHOOK_URL_INVALID',
      description: 'Where events are posted: https or http. No user name, password or fragment in it.',
      examples: [url],
    }),
  }),
  data: Type.Object({
    ...webhook,
    secret: Type.String({
      description: 'Signs deliveries. Shown this once.',
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
  title: 'Remove Webhook',
  summary: 'Ends a webhook: nothing more is posted to its URL.',
  description: `
What waits for it is cancelled.
`,
  request: closed({ webhook_id: code(64, { description: 'The webhook’s id.', examples: [id] }) }),
  data: Type.Object({ webhook_id: Type.String({ description: 'The webhook’s id.', examples: [id] }) }),
  message: 'Webhook removed.',
  errors: ['WEBHOOK_NOT_FOUND'],
  examples: { request: { webhook_id: id }, data: { webhook_id: id } },
})
