import {
  deliveryFaults,
  exchangePatience,
  hostRate,
  failingDays,
  longestRetryAfter,
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
export const webhookSummary = 'What is posted to your URL when an order changes, and how to know that it is from us.'

export const webhookLead = `
Register a URL on the Webhook Setting page, and every change of an order is posted to it as JSON, within a second or so of the change. It replaces polling: GET /order/track is for questions, webhooks are for keeping up.

An order's change and its events are stored in the same step, so an event that you do not receive at once is sent later: at least once, never none. Each environment has webhooks and secrets of its own.
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
    'The id of the event, as in the body. The same on every retry and replay.',
    webhookExamples['order.delivery_failed'].id,
  ),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.', '1795140905'),
  header(
    'webhook-signature',
    '`v1,` and base64 of HMAC-SHA256. Two, separated by a space, for a day after the secret was rotated.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]

function retryTable(): string {
  let since = 0
  const rows = retryDelays.map((delay, index) => {
    since += delay
    return `| ${index + 2} | ${spanInWords(delay)} | ${spanInWords(since)} |`
  })
  return ['| Attempt | After the one before | Since the first |', '|---|---|---|', '| 1 | at once | – |', ...rows].join(
    '\n',
  )
}

/** What the sections of the webhook's page say. */
export function webhookSections(): Section[] {
  const payload = fieldRows('payload', webhookPayload)
  return [
    {
      id: 'set-up',
      title: 'Set it up',
      parts: [
        prose(
          `1. Write a receiver that answers 2xx and then works, and make it reachable by https. In development http will do.
2. Add its URL on the Webhook Setting page: for one event, or for all. Keep the \`whsec_…\` secret that you are shown; it is shown once.
3. Send an order in development. The sandbox moves it by itself, and each step arrives as an event; \`metadata.scenario\` of POST /order/send/v2 chooses the way.`,
        ),
      ],
    },
    {
      id: 'delivery',
      title: 'What is posted',
      parts: [
        prose('A POST with `Content-Type: application/json`, these headers, and the event as its body.'),
        { kind: 'fields', rows: deliveryHeaders },
        prose('The body. Fields may be added without notice: ignore those that you do not know.'),
        { kind: 'fields', rows: payload },
        jsonExample('example.payload', 'Example of a body', webhookExamples['order.delivery_failed']),
      ],
    },
    {
      id: 'verify',
      title: 'Verify the signature',
      parts: [
        prose(
          `Anyone can post to a public URL. Deliveries are signed by the [Standard Webhooks](https://www.standardwebhooks.com) specification, so a library of your language will do; by hand it is four steps:

1. Take the raw body, before anything parses it.
2. Join \`webhook-id\`, \`webhook-timestamp\` and the body by dots. HMAC it by SHA-256, with the base64-decoded part of the secret after \`whsec_\` as the key.
3. Compare the base64 of it, in constant time, with each \`v1,…\` of \`webhook-signature\`. One that fits is enough.
4. Refuse a \`webhook-timestamp\` more than ${spanInWords(timestampTolerance)} from now: an old delivery played back is no news.`,
        ),
        ...verificationExamples.map((example) => ({ kind: 'example' as const, example })),
      ],
    },
    {
      id: 'answer',
      title: 'Answer and retries',
      parts: [
        prose(
          `Answer 2xx within ${exchangePatience} seconds, and work afterwards: put the event into a queue of your own, then answer. The body of your answer is kept for you to look at, and has no other meaning.

| Your answer | What follows |
|---|---|
| 2xx | delivered |
| 410 | the webhook is disabled at once |
| 429 or 503 | another attempt, no sooner than \`Retry-After\` says, up to ${spanInWords(longestRetryAfter)} |
| 3xx | a failure: redirects are never followed |
| anything else, or none within ${exchangePatience} s | another attempt |

A failed attempt is repeated with growing pauses, each with some jitter:

${retryTable()}

EDIS limits how many requests a second it starts to one of your hosts: ${hostRate} from each of its processes, unless your provider has set another limit. Events above the limit wait their turn, and none is lost.

A webhook that has only failed for ${failingDays} days is disabled, and the Webhook Setting page says so. Its events are kept: enable it again and replay them.`,
        ),
      ],
    },
    {
      id: 'faults',
      title: 'When an attempt fails',
      parts: [
        prose(
          [
            'Why an attempt failed, and what helps:',
            '',
            '| Why | What to do |',
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
          `The network may deliver an event twice, and a retry may overtake the event after it. Two rules make a receiver that does not care:

- **Drop what you have seen.** Keep each \`id\` for a week; an insert with a unique key is enough.
- **Drop what is late.** \`sequence\` counts 1, 2, 3 … per order. Keep the highest with the order, and ignore an event with a lower one. \`order.weight_adjusted\` and \`order.cod_settled\` are the exception: they are about money and change no state, so record them whatever their number.

A number missing in between belongs to an event on its way, or to a line of the history that has no event: a state in \`skipped\`, or something that was reported late. GET /order/track has the whole history.`,
        ),
      ],
    },
    {
      id: 'life-cycle',
      title: 'Life-cycle of an order',
      parts: [
        prose(
          'The straight way runs down the left; what may come between stands beside it. Couriers skip states, repeat themselves and report late: an order moves on with what they report, and never backwards.',
        ),
        { kind: 'life-cycle' },
        prose(
          [
            '| State | What it means | May go to | Event |',
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
        prose('A webhook receives one of these, or with `*` all of them. Each opens to an example.'),
        {
          kind: 'events',
          events: webhookEvents.map(({ name, title, description }) => ({
            id: `event.${name}`,
            name,
            title,
            description,
            example: {
              id: `example.${name}`,
              title: `Example of ${name}`,
              language: 'json',
              text: JSON.stringify(webhookExamples[name], null, 2),
            },
          })),
        },
      ],
    },
    {
      id: 'reasons',
      title: 'Reasons of a failed delivery',
      parts: [
        prose('`reason_code` of `order.delivery_failed`, as the courier reports it.'),
        prose(
          [
            '| Code | What it means |',
            '|---|---|',
            ...failureReasons.map((code) => `| \`${code}\` | ${reasonWords[code]} |`),
          ].join('\n'),
        ),
      ],
    },
    {
      id: 'before-and-after',
      title: 'Before and after',
      parts: [
        prose(
          'Before: POST /order/send/v2, whose orders the events speak of. After: GET /order/track, when you need more than the event says.',
        ),
      ],
    },
  ]
}
