import type { GuideTexts } from './guide-texts.ts'

export const errors: GuideTexts = {
  summary: 'The shape of every failure, which ones to retry, and how.',
  description: `
When a request fails, the HTTP status equals \`code\`, and \`error\` says what happened. Branch on \`error\`: it is stable. Show or log \`message\`, which is in English, or in Indonesian with \`Accept-Language: id\`.

## The body
\`\`\`json
{
  "code": 422,
  "error": "VALIDATION_FAILED",
  "message": "One or more fields are invalid. See errors for details.",
  "errors": [
    {
      "field": "items[0].weight_g",
      "error": "WEIGHT_INVALID",
      "message": "The weight must be a whole number of grams greater than zero.",
      "details": { "value": 0, "minimum": 1 }
    }
  ],
  "doc_url": "https://portal.example/documentation/order/send/v2#error.VALIDATION_FAILED",
  "request_id": "req_01JD3P7M2XB5D7F9H1K3M5N7Q9"
}
\`\`\`

- \`errors\` lists every invalid field at once.
- \`details\` holds values your code can use: the value received, the limit, the existing \`order_id\`. Each error documents its own.
- \`doc_url\` leads to the cause and the remedy.
- \`request_id\`, also in the header \`X-Request-Id\`, finds the request in the portal. Include it when you contact EDIS.

## What to retry
| Response | Retry? |
|---|---|
| none, connection lost | yes, if it was a read or had an \`Idempotency-Key\` |
| 429 RATE_LIMITED | yes, after \`Retry-After\` seconds |
| 409 IDEMPOTENCY_IN_PROGRESS | yes, after \`Retry-After\` seconds, with the same key |
| 500 INTERNAL_ERROR | yes, if it was a read or had an \`Idempotency-Key\` |
| 503 UNAVAILABLE | yes, after \`Retry-After\` seconds, with the same key |
| 401 AUTH_TOKEN_EXPIRED | once, after refreshing the token |
| any other 4xx | no: fix the request first |

A write without a key may have taken effect even if it returned 500 or nothing: check before you send it again. Never retry POST /auth/refresh; call POST /auth/generate instead.

## Back off
Wait as long as \`Retry-After\` says. Without it, double the wait each time and add jitter, so that your processes do not all retry at once:

\`\`\`js
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

async function callEdis(path, options, attempts = 5) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(process.env.EDIS_URL + path, options).catch(() => null)
    const body = response ? await response.json() : { error: 'NO_RESPONSE' }
    const again = !response || [429, 500, 503].includes(response.status) || body.error === 'IDEMPOTENCY_IN_PROGRESS'
    if (!again || attempt === attempts) return body
    await pause(Number(response?.headers.get('Retry-After')) || 2 ** attempt * (0.5 + Math.random() / 2))
  }
}
\`\`\`

## Related
The Idempotency page explains how to retry a write safely. The page of each call lists its errors with causes and remedies.
`,
}
