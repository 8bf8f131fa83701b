import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode, FieldErrorCode } from '../errors/error-catalogue.ts'
import { schemaNodes } from './schema-nodes.ts'

/**
 * A call of the partner's API, said once: `GET` with a query or `POST` with JSON, answered `{ code, message, data }`.
 * Handlers, validation, /openapi.json, the reference pages and the tests derive from it. Source: open-api.md.
 *
 * Schemas are JSON Schema (2020-12). Besides its keywords a field may carry `x-error`, the code given when its value is
 * not of the schema (else FIELD_INVALID), `x-error-of`, the codes of single keywords that differ from it
 * (`{ maximum: 'WEIGHT_OVER_LIMIT' }`), and `x-unit` (`rupiah`, `g`, `cm`, `kg`, `day`). An object's `title` names its
 * component in /openapi.json.
 */
export type OpenApiCall<Request extends TObject = TObject, Data extends TSchema = TSchema> = {
  /** The reference page: /documentation/<page> in the portal. null: an operator's call, without a page. */
  page: string | null
  method: 'GET' | 'POST'
  path: `/${string}`
  /** `operator`: bearer OPERATOR_KEY. `partner-key`: Basic partner_id:partner_key. */
  access: 'bearer' | 'partner-key' | 'operator'
  title: string
  /** One sentence: what the call is for. */
  summary: string
  /** Markdown: when to use it, retries, what to call before and after. */
  description: string
  /** The query's fields of a GET, the JSON body's of a POST. Closed: unknown fields are refused. */
  request: Request
  data: Data
  /** The message of a success. */
  message: string
  /** What else the data comes as, for who asks by Accept. */
  alternative?: { mediaType: string; example: string }
  /** Besides those that every call of its access and method can give: see `errorsOf`. */
  errors: readonly ErrorCode[]
  /** What may stand in `errors[]` of VALIDATION_FAILED, besides what every call with such fields can give: see `fieldErrorsOf`. */
  fieldErrors: readonly FieldErrorCode[]
  /** Whether the call takes an Idempotency-Key. */
  idempotency: 'required' | 'optional' | 'none'
  /** Days of RFC 9745 and RFC 8594, and the path that follows. */
  deprecated?: { since: string; sunset: string; successor: `/${string}` }
  examples: { request: Static<Request>; data: Static<Data> }
}

export const defineOpenApiCall = <const Request extends TObject, const Data extends TSchema>(
  call: OpenApiCall<Request, Data>,
): OpenApiCall<Request, Data> => call

/** The validated query or body of a call. */
export type RequestOf<C> = C extends OpenApiCall<infer Request> ? Static<Request> : never
export type OpenDataOf<C> = C extends OpenApiCall<TObject, infer Data> ? Static<Data> : never

/** Whether the call changes anything for a partner: each that does takes an Idempotency-Key. */
export const isWrite = ({ method, idempotency }: Pick<OpenApiCall, 'method' | 'idempotency'>): boolean =>
  method === 'POST' && idempotency !== 'none'

const always: readonly ErrorCode[] = ['REQUEST_INVALID', 'VALIDATION_FAILED', 'INTERNAL_ERROR', 'UNAVAILABLE']
const ofAccess: Record<OpenApiCall['access'], readonly ErrorCode[]> = {
  bearer: [
    'AUTH_MISSING_TOKEN',
    'AUTH_INVALID_CREDENTIALS',
    'AUTH_TOKEN_EXPIRED',
    'AUTH_TOKEN_REVOKED',
    'AUTH_WRONG_ENVIRONMENT',
    'AUTH_PARTNER_INACTIVE',
    'AUTH_IP_NOT_ALLOWED',
    'PRODUCTION_NOT_GRANTED',
    'RATE_LIMITED',
  ],
  'partner-key': [
    'AUTH_MISSING_TOKEN',
    'AUTH_INVALID_CREDENTIALS',
    'AUTH_WRONG_ENVIRONMENT',
    'AUTH_PARTNER_INACTIVE',
    'PRODUCTION_NOT_GRANTED',
    'RATE_LIMITED',
  ],
  operator: ['AUTH_MISSING_TOKEN', 'AUTH_INVALID_CREDENTIALS'],
}

/** Every error that the call can answer with, in the order of the catalogue's statuses. */
export function errorsOf(call: Pick<OpenApiCall, 'access' | 'method' | 'idempotency' | 'errors'>): ErrorCode[] {
  const ofMethod: ErrorCode[] = call.method === 'POST' ? ['REQUEST_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED'] : []
  const ofIdempotency: ErrorCode[] =
    call.idempotency === 'none' ? [] : ['IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS']
  const ofKey: ErrorCode[] = call.idempotency === 'required' ? ['IDEMPOTENCY_KEY_REQUIRED'] : []
  return [...new Set([...ofAccess[call.access], ...call.errors, ...ofKey, ...ofIdempotency, ...ofMethod, ...always])]
}

/** Every error that a field of the call can have. Where nothing is required, nothing can be missing. */
export function fieldErrorsOf(call: Pick<OpenApiCall, 'request' | 'fieldErrors'>): FieldErrorCode[] {
  const requires = [...schemaNodes(call.request)].some(([, { required = [] }]) => required.length > 0)
  return [...(requires ? (['FIELD_REQUIRED'] as const) : []), 'FIELD_UNKNOWN', 'FIELD_INVALID', ...call.fieldErrors]
}
