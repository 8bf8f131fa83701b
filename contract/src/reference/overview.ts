import { exchangePatience, retryDelays } from '../webhooks/deliveries.ts'
import { spanInWords } from '../errors/span-in-words.ts'

const delays = retryDelays.map(spanInWords)

/** What holds for every call. The description of /openapi.json and the head of /llms.txt. */
export const overview = `
The EDIS Open API connects your shop, sales channel or warehouse system with our warehouses and couriers in Indonesia: rates, orders, tracking and the events that tell what happened. This page says what holds for every call; the reference pages say the rest.

## Environments
There are two, with the same calls and nothing else in common: **development**, a sandbox over sample data that moves your orders by itself, and **production**. Each has its own host, partner key, tokens, ids, webhooks and IP whitelist. The prefix of a key or token says where it belongs: \`edis_key_dev_…\` to development, \`edis_token_live_…\` to production. One on the wrong host answers AUTH_WRONG_ENVIRONMENT. Production answers PRODUCTION_NOT_GRANTED until EDIS has reviewed your integration.

## Tokens
1. Call POST /auth/generate with your partner id and key as HTTP Basic.
2. Send the token with every other call: \`Authorization: Bearer <token>\`. It works for 24 hours.
3. Before it ends, call POST /auth/refresh with the refresh token, which works once. Never repeat a refresh: if its response is lost, call POST /auth/generate.

If your account has an IP whitelist in the environment, requests with a token from other addresses answer AUTH_IP_NOT_ALLOWED. POST /auth/generate and POST /auth/refresh, which take the partner key, are not restricted by it.

## Requests and answers
Reads are \`GET\` with a query string. Writes and rates are \`POST\` with JSON in UTF-8. \`Content-Type: application/json\` is required (without it: MEDIA_TYPE_UNSUPPORTED); POST /auth/generate alone needs neither a body nor the header. A body has at most 256 KiB, 12 levels and 20,000 values. A success is \`{ "code": 200, "message": "…", "data": … }\`. Test \`code\`, not \`message\`.

A field that a call does not know is refused (FIELD_UNKNOWN), so that a misspelt name never passes for an absent one. Answers may gain fields without a new version: ignore those that you do not know. In answers every field is there; one without a value is \`null\`.

## Units
| What | How |
|---|---|
| Money | whole rupiah, a JSON integer: \`85000\` |
| Weight | grams, an integer: 1.2 kg is \`1200\`. Fields that end in \`_kg\` are kilograms |
| Size | centimetres, an integer, rounded up |
| Time | RFC 3339 with offset. Answers have milliseconds, in UTC (\`Z\`); \`promised_at\` has the offset of the origin |
| Phone | \`08…\`, \`62…\` or \`+62…\` is accepted; answers have E.164: \`+6281234567890\` |
| Region | Kemendagri codes from GET /region; a district (kecamatan) looks like \`31.71.01\` |
| Id | opaque text with a prefix that says what it is: \`ord_…\`, \`whs_…\`, \`req_…\`. Compare whole, do not take apart |

## Errors
A failure has an HTTP status that equals \`code\`, and this body:

\`\`\`json
{
  "code": 422,
  "error": "VALIDATION_FAILED",
  "message": "One or more fields are not valid. See errors for the details.",
  "errors": [{ "field": "items[0].weight_g", "error": "WEIGHT_INVALID", "message": "The weight must be a whole number of grams greater than zero." }],
  "request_id": "req_01JD3P7M2XB5D7F9H1K3M5N7Q9"
}
\`\`\`

Decide by \`error\`, which never changes; show or log \`message\`, which comes in English, or in Indonesian with \`Accept-Language: id\`. \`errors\` names every field at fault at once. Quote \`request_id\`, also in the header \`X-Request-Id\`, when you ask us.

Retry 429, 500, 503 and IDEMPOTENCY_IN_PROGRESS (409), after \`Retry-After\` seconds if there is such a header, else with growing pauses. Two exceptions: a write without an Idempotency-Key may have taken effect although it answered 500 or nothing, so look before you repeat it; and POST /auth/refresh is never repeated. Do not repeat other failures unchanged. A path that does not exist answers NOT_FOUND, one that exists with another method METHOD_NOT_ALLOWED.

## Idempotency
Networks lose answers. A \`POST\` that writes takes the header \`Idempotency-Key\`, and POST /order/send/v2 requires it: 1 to 255 visible ASCII characters, such as a UUID, a new one for each thing that you want done. The same key with the same body, byte for byte, answers what the first call answered, with \`Idempotency-Replayed: true\`. With another body it answers IDEMPOTENCY_CONFLICT; while the first call is running, IDEMPOTENCY_IN_PROGRESS. Keys are kept for 24 hours, per partner and environment. Only successes are kept: after a failure the same key may be used again.

## Lists
Lists come in pages: \`data\` is \`{ "items": […], "next_cursor": … }\`. Send \`limit\` (1 to 100, 50 if absent). For the next page repeat the call with \`cursor\` set to \`next_cursor\`, all else unchanged, until it is \`null\`. A cursor is opaque.

## Rate limits
Calls are counted per partner and environment, in windows of a minute. Every answer to a token says how you stand: \`RateLimit-Policy: "default";q=3000;w=60\` is the limit, \`RateLimit: "default";r=2997;t=42\` what is left and for how many seconds the window lasts. POST /auth/generate and POST /auth/refresh count too. Above it, calls answer RATE_LIMITED with \`Retry-After\`. The numbers here are examples; read the headers.

## Webhooks
Rather than asking, be told: register a URL on the Webhook Setting page, and each change of an order is posted to it as JSON, at least once. Answer 2xx within ${exchangePatience} seconds and work afterwards. A failed delivery is retried after ${delays.slice(0, -1).join(', ')} and ${delays.at(-1)}.

Verify before you trust. Deliveries are signed by the [Standard Webhooks](https://www.standardwebhooks.com) specification with your \`whsec_…\` secret: \`webhook-signature\` is an HMAC-SHA256 of \`webhook-id\`, \`webhook-timestamp\` and the raw body. Drop an \`id\` that you have seen. Let no event with a lower \`sequence\` than the order's last change its status, but record \`order.weight_adjusted\` and \`order.cod_settled\` whatever their number: they are about money.

## AI assistants
The development host also speaks the Model Context Protocol, at \`/mcp\`: an assistant that bears your token can search and read this reference and make any call. The API Credentials page has the lines for popular ones. Production has no such path.

## Versions
A call with a successor says so in its answers: \`Deprecation\` since when, \`Sunset\` until when, \`Link\` with \`rel="successor-version"\` what follows it.
`.trim()
