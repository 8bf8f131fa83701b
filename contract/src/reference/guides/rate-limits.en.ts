import { requestsPerMinute } from '../../limits.ts'
import type { GuideTexts } from './guide-texts.ts'

export const rateLimits: GuideTexts = {
  summary: 'How many requests you may send, how to see what is left, and what to do at the limit.',
  description: `
Requests are counted per partner and environment, in windows of one minute. The usual limit is ${requestsPerMinute.toLocaleString('en-US')} requests per minute; yours may differ, so read it from the headers.

## Headers
Every response to a request with a token has them:

\`\`\`http
RateLimit-Policy: "default";q=${requestsPerMinute};w=60
RateLimit: "default";r=${requestsPerMinute - 3};t=42
\`\`\`

| Value | Meaning |
|---|---|
| \`q\` | requests per window |
| \`w\` | length of the window in seconds |
| \`r\` | requests left in this window |
| \`t\` | seconds until the window ends |

POST /auth/generate and POST /auth/refresh count too, although their responses do not have these headers.

## At the limit
Calls return RATE_LIMITED (429) with \`Retry-After\`. The request was not processed, so it is always safe to send again after that many seconds. Sending more in the meantime does not help: after hundreds of refused requests, further ones are delayed.

## Stay below it
- Use webhooks instead of polling GET /order/track. The Webhook page explains them.
- Cache data that rarely changes: warehouses, couriers and regions. Once a day is enough.
- Reuse the access token; do not generate one per request.
- Slow down when \`r\` is low and \`t\` is high, instead of waiting for a 429.
- Spread large imports over several minutes.

## Wrong keys
After 10 wrong keys for a \`partner_id\` within a minute, further wrong keys return RATE_LIMITED. The correct key keeps working.

## Related
The Errors and retries page shows code that honours \`Retry-After\`.
`,
}
