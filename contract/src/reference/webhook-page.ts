import {
  deliveryFaults,
  exchangePatience,
  hostRate,
  failingDays,
  maxRetryAfter,
  retryDelays,
  timestampTolerance,
} from '../webhooks/deliveries.ts'
import { eventOf, failureReasons, orderStates } from '../order-states.ts'
import { spanInWords } from '../errors/span-in-words.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'
import { webhookExamples, webhookPayload } from '../webhooks/webhook-payload.ts'
import { type FieldRow, fieldRows } from './fields.ts'
import { jsonExample, prose, type Section } from './page.ts'
import { moveWords, reasonWords, stateWords } from './state-words.ts'
import { verificationExamples } from './verification.ts'

export const webhookTitle = 'Webhook'
export const webhookSummary = 'Get notified at every step of an order, and verify that webhooks come from EDIS.'

export const webhookLead = `
Add an endpoint on the Webhook Setting page to receive every change of an order as an HTTP POST with a JSON body, usually within a second. Webhooks replace polling: use them to stay up to date, and GET /order/track to look up single orders.

An order's change and its events are saved together, so every event is delivered at least once: if your endpoint is unavailable, EDIS retries later. Each environment has its own webhooks and secrets.
`.trim()

const header = (name: string, description: string, example: string): FieldRow => ({
  id: `header.${name}`,
  path: name,
  name,
  type: 'string',
  required: false,
  unit: null,
  limits: [],
  values: [],
  fallback: null,
  example,
  description,
  errors: [],
  rows: [],
})

const deliveryHeaders = [
  header(
    'webhook-id',
    'Id of the event, as in the body. The same for every retry and replay.',
    webhookExamples['order.delivery_failed'].id,
  ),
  header('webhook-timestamp', 'Time of this attempt, as a Unix timestamp in seconds.', '1795140905'),
  header(
    'webhook-signature',
    '`v1,` followed by the HMAC-SHA256 in base64. Two signatures, separated by a space, for 24 hours after you rotate the secret.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]

function retryTable(): string {
  let since = 0
  const rows = retryDelays.map((delay, index) => {
    since += delay
    return `| ${index + 2} | ${spanInWords(delay)} | ${spanInWords(since)} |`
  })
  return [
    '| Attempt | Delay after previous | Time since first |',
    '|---|---|---|',
    '| 1 | immediately | – |',
    ...rows,
  ].join('\n')
}

/** Returns the sections of the webhook page. */
export function webhookSections(): Section[] {
  const payload = fieldRows('payload', webhookPayload)
  return [
    {
      id: 'set-up',
      title: 'Set up a webhook',
      parts: [
        prose(
          `1. Create an endpoint that returns 2xx first and processes the event afterwards. Make it reachable over HTTPS; in development, HTTP is also accepted.
2. Add its URL on the Webhook Setting page, for one event or for all events. Save the \`whsec_…\` secret; it is shown only once.
3. Send an order in development. The sandbox advances it automatically, and you receive an event for each step. Choose what happens with \`metadata.scenario\` of POST /order/send/v2.`,
        ),
      ],
    },
    {
      id: 'delivery',
      title: 'Webhook request',
      parts: [
        prose(
          'Each webhook delivery is a POST request with `Content-Type: application/json`, these headers, and the event as its body.',
        ),
        { kind: 'fields', rows: deliveryHeaders },
        prose('The body contains these fields. Fields may be added without notice: ignore fields you do not know.'),
        { kind: 'fields', rows: payload },
        jsonExample('example.payload', 'Example webhook body', webhookExamples['order.delivery_failed']),
      ],
    },
    {
      id: 'verify',
      title: 'Verify the signature',
      parts: [
        prose(
          `Anyone can send requests to a public URL. Webhook deliveries are signed according to the [Standard Webhooks](https://www.standardwebhooks.com) specification, so you can use a library for your language. To verify without a library, follow four steps:

1. Read the raw body, before it is parsed.
2. Join \`webhook-id\`, \`webhook-timestamp\` and the body with dots. Calculate the HMAC-SHA256, using the base64-decoded part of the secret after \`whsec_\` as the key.
3. Compare the result in base64, in constant time, with each \`v1,…\` in \`webhook-signature\`. One match is enough.
4. Reject webhook deliveries whose \`webhook-timestamp\` is more than ${spanInWords(timestampTolerance)} from now, to prevent replay attacks.`,
        ),
        ...verificationExamples.map((example) => ({ kind: 'example' as const, example })),
      ],
    },
    {
      id: 'response',
      title: 'Responses and retries',
      parts: [
        prose(
          `Return 2xx within ${exchangePatience} seconds and process the event afterwards: add it to your own queue, then respond. Your response body is logged so that you can inspect it, and is otherwise ignored.

| Your response | Result |
|---|---|
| 2xx | delivered |
| 410 | the webhook is disabled immediately |
| 429 or 503 | retried after at least \`Retry-After\`, up to ${spanInWords(maxRetryAfter)} |
| 3xx | failed attempt, retried: redirects are never followed |
| any other, or none within ${exchangePatience} s | failed attempt, retried |

Failed attempts are retried with increasing delays and some jitter:

${retryTable()}

EDIS limits how many requests per second it sends to each of your hosts: by default ${hostRate} from each sending process. Events above the limit are queued; none are lost.

A webhook is disabled after ${failingDays} days without a successful delivery, and the Webhook Setting page shows this. Its events are kept: enable the webhook again and replay them.`,
        ),
      ],
    },
    {
      id: 'faults',
      title: 'Failed attempts',
      parts: [
        prose(
          [
            'Reasons for failed attempts, and how to fix them:',
            '',
            '| Reason | What to do |',
            '|---|---|',
            ...Object.values(deliveryFaults).map(({ title, remedy }) => `| ${title} | ${remedy} |`),
          ].join('\n'),
        ),
      ],
    },
    {
      id: 'order',
      title: 'Duplicates and order',
      parts: [
        prose(
          `You may receive an event more than once, and a retried event may arrive after a later one. Follow two rules to handle both:

- **Ignore duplicates.** Store each \`id\` for a week; an insert with a unique key is enough.
- **Ignore late events.** \`sequence\` counts 1, 2, 3 … per order. Store the highest with the order, and ignore events with a lower one. \`order.weight_adjusted\` and \`order.cod_settled\` are exceptions: they affect amounts and do not change the status, so record them regardless of their \`sequence\`.

A gap in \`sequence\` is either an event that has not arrived yet, or a step without an event: a state in \`skipped\`, or a step that was reported late. GET /order/track returns the full history.`,
        ),
      ],
    },
    {
      id: 'life-cycle',
      title: 'Order life cycle',
      parts: [
        prose(
          'Main path on the left, exceptions on the right. Couriers may skip, repeat or delay updates: an order only ever moves forward.',
        ),
        { kind: 'life-cycle' },
        prose(
          [
            '| State | Meaning | Next states | Event |',
            '|---|---|---|---|',
            ...orderStates.map(
              (state) => `| \`${state}\` | ${stateWords[state]} | ${moveWords(state)} | \`${eventOf(state)}\` |`,
            ),
          ].join('\n'),
        ),
      ],
    },
    {
      id: 'events',
      title: 'Events',
      parts: [
        prose('A webhook receives one of these events, or all of them with `*`. Expand an event to see an example.'),
        {
          kind: 'events',
          events: webhookEvents.map(({ name, title, description }) => ({
            id: `event.${name}`,
            name,
            title,
            description,
            example: {
              id: `example.${name}`,
              title: `Example ${name} event`,
              language: 'json',
              text: JSON.stringify(webhookExamples[name], null, 2),
            },
          })),
        },
      ],
    },
    {
      id: 'reasons',
      title: 'Delivery failure reasons',
      parts: [
        prose('The `reason_code` of `order.delivery_failed`, as reported by the courier.'),
        prose(
          [
            '| Code | Meaning |',
            '|---|---|',
            ...failureReasons.map((code) => `| \`${code}\` | ${reasonWords[code]} |`),
          ].join('\n'),
        ),
      ],
    },
    {
      id: 'related',
      title: 'Related',
      parts: [
        prose(
          'Before: POST /order/send/v2, which creates the orders you receive events for. After: GET /order/track, when you need more details than the event contains.',
        ),
      ],
    },
  ]
}
