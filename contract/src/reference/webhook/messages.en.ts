import type { FailureReason, OrderState } from '../../order-states.ts'

/** Numbers in the texts: spans are in words, in the language. */
type Figures = {
  /** Seconds that an endpoint has to answer. */
  patience: number
  tolerance: string
  maxRetryAfter: string
  hostRate: number
  failingDays: number
  /** Of attempts: its number, the span since the one before, the span since the first. */
  retries: string
}

const states: Record<OrderState, string> = {
  received: 'saved, stock reserved',
  in_review: 'held for manual review',
  confirmed: 'accepted; the warehouse processes it next',
  processing: 'being picked and packed',
  awaiting_pickup: 'packed, has an AWB, waiting for the courier',
  cancel_requested: 'your cancel request is waiting for the warehouse',
  picked_up: 'with the courier',
  in_transit: 'between hubs',
  out_for_delivery: 'with the driver',
  delivery_failed: 'a delivery attempt failed; see `reason_code`',
  on_hold: 'paused until a problem is resolved',
  returning: 'on its way back to the warehouse',
  delivered: 'delivered to the recipient; final',
  returned: 'returned to the warehouse; final',
  cancelled: 'will not be shipped, stock released; final',
  rejected: 'not accepted, stock released; final',
  lost: 'declared lost by the courier; final',
  damaged: 'damaged, cannot be delivered; final',
}

const reasons: Record<FailureReason, string> = {
  NOT_HOME: 'no one was at the address',
  UNREACHABLE: 'the recipient could not be reached by phone',
  REFUSED: 'the recipient refused the parcel',
  NOT_ORDERED: 'the recipient says they did not order anything',
  COD_NOT_PAID: 'the recipient did not pay the COD amount',
  ADDRESS_WRONG: 'the recipient is not at this address',
  ADDRESS_INCOMPLETE: 'the address is missing a house number, street or landmark',
  BUSINESS_CLOSED: 'the office or shop was closed',
  ACCESS_RESTRICTED: 'the driver could not enter the area or building',
  RESCHEDULED: 'the recipient asked for delivery on another day',
  OUT_OF_COVERAGE: 'the courier does not serve the address',
  DAMAGED: 'the parcel was damaged in transit',
  FORCE_MAJEURE: 'force majeure, such as a flood, strike or road closure',
  CAPACITY: 'the courier had no capacity that day',
  OTHER: 'see `reason`',
}

/** The texts of the webhook page, in English. */
export const messages = {
  summary: 'Get notified at every step of an order, and verify that webhooks come from EDIS.',
  lead: `
Add an endpoint on the Webhook Setting page to receive every change of an order as an HTTP POST with a JSON body, usually within a second. Webhooks replace polling: use them to stay up to date, and GET /order/track to look up single orders.

An order's change and its events are saved together, so every event is delivered at least once: if your endpoint is unavailable, EDIS retries later. Each environment has its own webhooks and secrets.
`.trim(),

  setUp: 'Set up a webhook',
  howToSetUp: `1. Create an endpoint that returns 2xx first and processes the event afterwards. Make it reachable over HTTPS; in development, HTTP is also accepted.
2. Add its URL on the Webhook Setting page, for one event or for all events. Save the \`whsec_…\` secret; it is shown only once.
3. Send an order in development. The sandbox advances it automatically, and you receive an event for each step. Choose what happens with \`metadata.scenario\` of POST /order/send/v2.`,

  request: 'Webhook request',
  aboutHeaders:
    'Each webhook delivery is a POST request with `Content-Type: application/json`, these headers, and the event as its body.',
  headers: {
    id: 'ID of the event, as in the body. The same for every retry and replay.',
    timestamp: 'Time of this attempt, as a Unix timestamp in seconds.',
    signature:
      '`v1,` followed by the HMAC-SHA256 in base64. Two signatures, separated by a space, for 24 hours after you rotate the secret.',
  },
  aboutBody: 'The body contains these fields. Fields may be added without notice: ignore fields you do not know.',
  exampleBody: 'Example webhook body',

  verify: 'Verify the signature',
  howToVerify: ({ tolerance }: Figures) =>
    `Anyone can send requests to a public URL. Webhook deliveries are signed according to the [Standard Webhooks](https://www.standardwebhooks.com) specification, so you can use a library for your language. To verify without a library, follow four steps:

1. Read the raw body, before it is parsed.
2. Join \`webhook-id\`, \`webhook-timestamp\` and the body with dots. Calculate the HMAC-SHA256, using the base64-decoded part of the secret after \`whsec_\` as the key.
3. Compare the result in base64, in constant time, with each \`v1,…\` in \`webhook-signature\`. One match is enough.
4. Reject webhook deliveries whose \`webhook-timestamp\` is more than ${tolerance} from now, to prevent replay attacks.`,

  response: 'Responses and retries',
  howToRespond: ({ patience, maxRetryAfter, hostRate, failingDays, retries }: Figures) =>
    `Return 2xx within ${patience} seconds and process the event afterwards: add it to your own queue, then respond. Your response body is logged so that you can inspect it, and is otherwise ignored.

| Your response | Result |
|---|---|
| 2xx | delivered |
| 410 | the webhook is disabled immediately |
| 429 or 503 | retried after at least \`Retry-After\`, up to ${maxRetryAfter} |
| 3xx | failed attempt, retried: redirects are never followed |
| any other, or none within ${patience} s | failed attempt, retried |

Failed attempts are retried with increasing delays and some jitter:

| Attempt | Delay after previous | Time since first |
|---|---|---|
| 1 | immediately | – |
${retries}

EDIS limits how many requests per second it sends to each of your hosts: by default ${hostRate} per sending process. Events above the limit are queued; none are lost.

A webhook is disabled after ${failingDays} days without a successful webhook delivery, and the Webhook Setting page shows this. Its events are kept: enable the webhook again and replay them.`,

  faults: 'Failed attempts',
  faultTable: (rows: string) => `Reasons for failed attempts, and how to fix them:

| Reason | What to do |
|---|---|
${rows}`,

  order: 'Duplicates and ordering',
  aboutOrder: `You may receive an event more than once, and a retried event may arrive after a later one. Follow two rules to handle both:

- **Ignore duplicates.** Store each \`id\` for a week; an insert with a unique key is enough.
- **Ignore late events.** \`sequence\` counts 1, 2, 3 … per order. Store the highest with the order, and ignore events with a lower one. \`order.weight_adjusted\` and \`order.cod_settled\` are exceptions: they affect amounts and do not change the status, so record them regardless of their \`sequence\`.

A gap in \`sequence\` is either an event that has not arrived yet, or a step without an event: a status in \`skipped\`, or a step that was reported late. GET /order/track returns the full history.`,

  lifeCycle: 'Order life cycle',
  aboutLifeCycle:
    'Main path on the left, exceptions on the right. Couriers may skip, repeat or delay updates: an order only ever moves forward.',
  stateTable: (rows: string) => `| Status | Meaning | Next statuses | Event |
|---|---|---|---|
${rows}`,
  states,
  previousState: 'the previous status',

  events: 'Events',
  aboutEvents: 'A webhook receives one of these events, or all of them with `*`. Expand an event to see an example.',
  exampleEvent: (name: string) => `Example ${name} event`,

  reasonsTitle: 'Delivery failure reasons',
  aboutReasons: 'The `reason_code` of `order.delivery_failed`, as reported by the courier.',
  reasonTable: (rows: string) => `| Code | Meaning |
|---|---|
${rows}`,
  reasons,

  related: 'Related',
  aboutRelated:
    'Before: POST /order/send/v2, which creates the orders you receive events for. After: GET /order/track, when you need more details than the event contains.',
}
