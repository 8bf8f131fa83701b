import { exchangePatience, retryDelays } from '../webhooks/deliveries.ts'
import { spanInWords } from '../errors/span-in-words.ts'
import { guideTitles } from './guides/guide-titles.ts'
import { guidePages, referencePath } from './reference-pages.ts'

const delays = retryDelays.map((delay) => spanInWords(delay))

/** What applies to every call. The description of /openapi.json and the head of /llms.txt. */
export const overview = `
The EDIS Open API connects your shop, sales channel or warehouse system to warehouses and couriers in Indonesia: rates, orders, tracking and webhooks. This overview covers what applies to every call; the reference pages cover each call in detail, and the guides each topic below.

## Environments
There are two environments with the same calls and separate data: **development**, a sandbox with sample data that advances your orders automatically, and **production**. Each has its own host, partner key, tokens, IDs, webhooks and IP whitelist. The prefix of a key or token shows its environment: \`edis_key_dev_…\` is for development, \`edis_token_live_…\` for production. Using one on the wrong host returns AUTH_WRONG_ENVIRONMENT. Production returns PRODUCTION_NOT_GRANTED until EDIS has reviewed your integration.

## Tokens
1. Call POST /auth/generate with your partner ID and key, using HTTP Basic.
2. Send the token with every other call: \`Authorization: Bearer <token>\`. It is valid for 24 hours.
3. Before it expires, call POST /auth/refresh with the single-use refresh token. Never retry a refresh: if its response is lost, call POST /auth/generate.

If your account has an IP whitelist in the environment, requests with a token from other addresses return AUTH_IP_NOT_ALLOWED. POST /auth/generate and POST /auth/refresh, which use the partner key, are not restricted.

## Requests and responses
Reads are \`GET\` with a query string. Writes and rates are \`POST\` with JSON in UTF-8. \`Content-Type: application/json\` is required (without it: MEDIA_TYPE_UNSUPPORTED); only POST /auth/generate needs neither a body nor the header. The body is limited to 256 KiB, 12 levels of nesting and 20,000 values. A successful response is \`{ "code": 200, "message": "…", "data": … }\`. Check \`code\`, not \`message\`.

Unknown fields in a request return FIELD_UNKNOWN, so that a misspelled field is never silently ignored. Responses may gain fields without a new version: ignore fields you do not know. Responses always contain every field; a field without a value is \`null\`.

## Units
| Value | Format |
|---|---|
| Money | whole rupiah, a JSON integer: \`85000\` |
| Weight | grams, an integer: 1.2 kg is \`1200\`. Fields ending in \`_kg\` are in kilograms |
| Size | centimetres, an integer, rounded up |
| Time | RFC 3339 with UTC offset. Responses are in UTC (\`Z\`) with milliseconds; \`promised_at\` has the offset of the origin |
| Phone | \`08…\`, \`62…\` or \`+62…\` in requests; E.164 in responses: \`+6281234567890\` |
| Region | Kemendagri codes from GET /region; a district (kecamatan) looks like \`31.71.01\` |
| ID | opaque string with a prefix for its type: \`ord_…\`, \`whs_…\`, \`req_…\`. Do not parse it |

## Errors
When a request fails, \`code\` equals the HTTP status. The body looks like this:

\`\`\`json
{
  "code": 422,
  "error": "VALIDATION_FAILED",
  "message": "One or more fields are invalid. See errors for details.",
  "errors": [{ "field": "items[0].weight_g", "error": "WEIGHT_INVALID", "message": "The weight must be a whole number of grams greater than zero." }],
  "request_id": "req_01JD3P7M2XB5D7F9H1K3M5N7Q9"
}
\`\`\`

Branch on \`error\`, which is stable; show or log \`message\`, which is in English, or in Indonesian with \`Accept-Language: id\`. \`errors\` lists all invalid fields at once. Include \`request_id\`, also in the \`X-Request-Id\` header, when you contact EDIS.

Retry 429, 500, 503 and IDEMPOTENCY_IN_PROGRESS (409): after \`Retry-After\` seconds if the header is present, otherwise with exponential backoff. There are two exceptions. A write without an Idempotency-Key may have taken effect even if it returned 500 or no response, so check before you retry it. Never retry POST /auth/refresh. Do not retry other failures unchanged. An unknown path returns NOT_FOUND; a known path with the wrong method returns METHOD_NOT_ALLOWED.

## Idempotency
An Idempotency-Key lets you retry safely after a lost response. Every \`POST\` that writes accepts the \`Idempotency-Key\` header, and POST /order/send/v2 requires it: 1 to 255 visible ASCII characters, such as a UUID, unique per operation. The same key with the same body, byte for byte, returns the first response again, with \`Idempotency-Replayed: true\`. A different body returns IDEMPOTENCY_CONFLICT; while the first request is in progress, the call returns IDEMPOTENCY_IN_PROGRESS. Keys are kept for 24 hours, per partner and environment. Only successful responses are kept: after a failure, you can use the same key again.

## Lists
Lists are paginated: \`data\` is \`{ "items": […], "next_cursor": … }\`. Set the page size with \`limit\` (1 to 100, default 50). To get the next page, repeat the request with \`cursor\` set to \`next_cursor\` and everything else unchanged, until \`next_cursor\` is \`null\`. Cursors are opaque.

## Rate limits
Requests are counted per partner and environment, in windows of one minute. Every response to a request with a token includes the current state: \`RateLimit-Policy: "default";q=3000;w=60\` is the limit, \`RateLimit: "default";r=2997;t=42\` is the number of requests left and the seconds until the window ends. POST /auth/generate and POST /auth/refresh also count. Above the limit, calls return RATE_LIMITED with \`Retry-After\`. These numbers are examples; read the headers for the actual limit.

## Webhooks
Use webhooks instead of polling: add an endpoint on the Webhook Setting page to receive each change of an order as JSON. Events are delivered at least once. Return 2xx within ${exchangePatience} seconds and process the event afterwards. Failed webhook deliveries are retried after ${delays.slice(0, -1).join(', ')} and ${delays.at(-1)}.

Verify the signature of every webhook delivery. Webhook deliveries are signed with your \`whsec_…\` secret according to the [Standard Webhooks](https://www.standardwebhooks.com) specification: \`webhook-signature\` is an HMAC-SHA256 of \`webhook-id\`, \`webhook-timestamp\` and the raw body. Ignore an \`id\` you have already received. Do not change the status for an event with a lower \`sequence\` than the order's last one, but always record \`order.weight_adjusted\` and \`order.cod_settled\`, because they affect amounts.

## AI assistants
The development host also supports the Model Context Protocol (MCP), at \`/mcp\`: an assistant with your token can search and read this reference and make any call. The API Credentials page has the configuration for popular assistants. MCP is not available in production.

## Versions
Responses of a deprecated call include three headers: \`Deprecation\` (deprecated since), \`Sunset\` (available until) and \`Link\` with \`rel="successor-version"\` (its replacement).
`.trim()

/** Returns the overview with links to the guides, for documents that are read away from the portal. */
export const linkedOverview = (portalUrl: string): string =>
  [
    overview,
    '',
    '## Guides',
    ...guidePages.map((name) => `- [${guideTitles.en[name]}](${portalUrl}${referencePath(name)})`),
  ].join('\n')
