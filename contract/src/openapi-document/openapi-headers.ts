import type { DocumentedCall } from '../calls/call.ts'
import type { Json } from './openapi-schemas.ts'

const header = (description: string, schema: Json) => ({ description, schema })

/** Response headers, by component name. */
export const headers = {
  RequestId: header('The request ID. Include it when you contact EDIS.', {
    type: 'string',
    examples: ['req_01JD3P7M2XB5D7F9H1K3M5N7Q9'],
  }),
  RateLimitPolicy: header('The limit: `q` requests per window of `w` seconds.', {
    type: 'string',
    examples: ['"default";q=3000;w=60'],
  }),
  RateLimit: header('The remaining limit: `r` requests for the `t` seconds until the window ends.', {
    type: 'string',
    examples: ['"default";r=2997;t=42'],
  }),
  RetryAfter: header('Seconds to wait before you retry.', { type: 'integer', minimum: 0, examples: [42] }),
  IdempotencyReplayed: header('`true` if this is the response to an earlier request with the same Idempotency-Key.', {
    type: 'string',
    enum: ['true'],
  }),
  Deprecation: header('When the call was deprecated: `@` and a Unix timestamp in seconds. RFC 9745.', {
    type: 'string',
    examples: ['@1782864000'],
  }),
  Sunset: header('When the call stops being available. RFC 8594.', {
    type: 'string',
    examples: ['Fri, 31 Dec 2027 00:00:00 GMT'],
  }),
  SuccessorLink: header('The replacement: `rel="successor-version"`.', {
    type: 'string',
    examples: ['</rate/v2>; rel="successor-version"'],
  }),
} satisfies Json

type HeaderName = keyof typeof headers
const headerNames: Record<HeaderName, string> = {
  RequestId: 'X-Request-Id',
  RateLimitPolicy: 'RateLimit-Policy',
  RateLimit: 'RateLimit',
  RetryAfter: 'Retry-After',
  IdempotencyReplayed: 'Idempotency-Replayed',
  Deprecation: 'Deprecation',
  Sunset: 'Sunset',
  SuccessorLink: 'Link',
}
const withHeaders = (names: HeaderName[]): Json =>
  Object.fromEntries(names.map((name) => [headerNames[name], { $ref: `#/components/headers/${name}` }]))

/** Statuses of requests refused before the body is read. */
export const unread = [413, 415]
/** Also not counted: the caller is unknown, or the body was not read. */
const uncounted = [401, 403, 500, 503, ...unread]

/** Returns the headers of a call's response with the status. */
export function headersOf(call: DocumentedCall, status: number): Json {
  const counted = call.access === 'bearer' && !uncounted.includes(status)
  const mayWait = status === 429 || status === 503 || (status === 409 && call.idempotency !== 'none')
  return withHeaders([
    'RequestId',
    ...(counted ? (['RateLimitPolicy', 'RateLimit'] as const) : []),
    ...(mayWait ? (['RetryAfter'] as const) : []),
    ...(status === 200 && call.idempotency !== 'none' ? (['IdempotencyReplayed'] as const) : []),
    ...(call.deprecated && !unread.includes(status) ? (['Deprecation', 'Sunset', 'SuccessorLink'] as const) : []),
  ])
}
