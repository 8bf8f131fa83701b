import { idempotencyKeyHours } from '../../limits.ts'
import type { GuideTexts } from './guide-texts.ts'

export const idempotency: GuideTexts = {
  summary: 'Retry a write after a lost response without running it twice.',
  description: `
Every \`POST\` that writes accepts the header \`Idempotency-Key\`, and POST /order/send/v2 requires it. Repeat a request with the same key, and EDIS returns the first response again instead of running the request again.

## Send a key
\`\`\`sh
curl -X POST "$EDIS_URL/order/send/v2" \\
  -H "Authorization: Bearer $EDIS_TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: 8f14e45f-ea3b-4c0d-9a53-2b6d1f7c9e10" \\
  -d @order.json
\`\`\`

Create the key when you create the order in your own system, save both together, and send the same key until you receive a response. A key is 1 to 255 visible ASCII characters, such as a UUID.

## What the same key returns
| Second request | Response |
|---|---|
| same key, same body | the first response, with \`Idempotency-Replayed: true\` |
| same key, different body | IDEMPOTENCY_CONFLICT |
| same key, first request still in progress | IDEMPOTENCY_IN_PROGRESS |
| no key | IDEMPOTENCY_KEY_REQUIRED from POST /order/send/v2; other calls run again |

Bodies are compared byte for byte: save the exact body you send instead of serializing it again.

## How long a key is kept
${idempotencyKeyHours} hours, per partner and environment. Only successful responses are kept: after a failure, fix the request and use the same key again.

## Without a key
A \`partner_order_id\` is unique, so a second order with the same one returns ORDER_DUPLICATE with \`details.order_id\` of the first.

## Related
The Errors and retries page lists what to retry.
`,
}
