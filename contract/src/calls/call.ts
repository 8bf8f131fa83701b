import { type Static, type TObject, type TSchema, Type } from 'typebox'
import { type Environment, environments } from '../environment.ts'
import type { ErrorCode, FieldErrorCode } from '../errors/error-catalogue.ts'
import type { DetailValue } from '../errors/error-details.ts'
import { schemaNodes } from './schema-nodes.ts'

/**
 * What opens a call. `session`: the form carries `token`, the portal's session. `partner-key`: Basic
 * partner_id:partner_key, as the Authorization header or in the field `auth`. `bearer`: an access token in that header.
 * `operations-key`: the key of a system of the provider's, as bearer, with the call's scope; or a member of staff, whose role
 * has it. `staff`: the console's session, in a cookie.
 */
export type CallAccess = 'public' | 'session' | 'partner-key' | 'bearer' | 'operations-key' | 'staff'

/**
 * How a request travels: in a GET's query, or in a body as a JSON object or as multipart/form-data. Each value of a
 * form is base64 of UTF-8 text unless its schema says `'x-encoding': 'plain'`; a blank one counts as absent. `file`: in
 * the query, and the body is a file beside it. What stands in the path, `/partners/{partner_id}`, is a field of the request.
 */
export type Transport = 'query' | 'json' | 'form' | 'file'

type Examples<Request extends TObject, Data extends TSchema> = { request: Static<Request>; data: Static<Data> }

/**
 * A call, said once: of the portal (portal.md, section 7) or of the partner's API (open-api.md). Answered
 * `{ code, message, data }`. Handlers, validation, clients, /openapi.json, the reference pages and the tests derive from it.
 *
 * Schemas are JSON Schema (2020-12). Besides its keywords a field may carry `x-error`, the code given when its value is
 * not of the schema (else FIELD_INVALID), `x-error-of`, the codes of single keywords that differ from it
 * (`{ maximum: 'WEIGHT_OVER_LIMIT' }`), `x-unit` (`rupiah`, `g`, `cm`, `kg`, `day`), `x-encoding`, `x-list`, and `x-judged-apart`. An object's `title`
 * names its component in /openapi.json.
 */
export type Call<
  Request extends TObject = TObject,
  Data extends TSchema = TSchema,
  Access extends CallAccess = CallAccess,
> = {
  path: `/${string}`
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  transports: readonly Transport[]
  /** The environments whose doors answer it; none: the operations door does, for both. */
  doors: readonly Environment[]
  access: Access
  title: string
  /** One sentence, or a few: what the call is for. */
  summary: string
  /** Markdown of the reference page: when to use it, retries, what to call before and after. */
  description: string
  /** Closed: unknown fields are refused. Without the session's `token`: see `sentSchema`. */
  request: Request
  data: Data
  /** The message of a success. */
  message: string
  /** Besides those that every call of its access and method can give: see `errorsOf`. */
  errors: readonly ErrorCode[]
  /** What may stand in `errors[]` of VALIDATION_FAILED, besides what every call with such fields can give: see `fieldErrorsOf`. */
  fieldErrors: readonly FieldErrorCode[]
  /** The reference page: /documentation/<page> in the portal. null: it has none. */
  page: string | null
  /** What else the data comes as, for who asks by Accept. */
  alternative?: { mediaType: string; example: string }
  /** A success is a file, and no JSON: the media types that it may have, the usual first, and what each is. `data` is null. */
  file?: Readonly<Record<string, string>>
  /** What the transport `file` takes; `largest` in bytes. */
  takesFile?: { mediaType: 'text/csv'; largest: number; example: string }
  /** Whether the call takes an Idempotency-Key. */
  idempotency: 'required' | 'optional' | 'none'
  /** Days of RFC 9745 and RFC 8594, and the path that follows. */
  deprecated?: { since: string; sunset: string; successor: `/${string}` }
  examples?: Examples<Request, Data>
}

type DocumentedAccess = Exclude<CallAccess, 'public' | 'session' | 'staff'>

/** A call of the partner's API or of the provider's: one with examples. */
export type DocumentedCall<
  Request extends TObject = TObject,
  Data extends TSchema = TSchema,
  Access extends CallAccess = DocumentedAccess,
> = Call<Request, Data, Access> & { examples: Examples<Request, Data> }

const unlessSaid = { doors: environments, description: '', fieldErrors: [], page: null, idempotency: 'none' } as const

/** A call as it is written: what only some have may be left out. */
type Definition<Request extends TObject, Data extends TSchema, Access extends CallAccess> = Omit<
  Call<Request, Data, Access>,
  'method' | 'examples' | keyof typeof unlessSaid
> &
  Partial<Pick<Call, keyof typeof unlessSaid>>

export function defineCall<const Request extends TObject, const Data extends TSchema, const Access extends CallAccess>(
  call: Definition<Request, Data, Access> & { examples: Examples<Request, Data> },
): DocumentedCall<Request, Data, Access>
export function defineCall<const Request extends TObject, const Data extends TSchema, const Access extends CallAccess>(
  call: Definition<Request, Data, Access>,
): Call<Request, Data, Access>
/* @__NO_SIDE_EFFECTS__ */
export function defineCall(call: Definition<TObject, TSchema, CallAccess>): Call {
  return { ...unlessSaid, ...call, method: call.transports.includes('query') ? 'GET' : 'POST' }
}

/** The judged request of a call, without the session's `token`. */
export type RequestOf<C> = C extends Call<infer Request> ? Static<Request> : never
export type DataOf<C> = C extends Call<TObject, infer Data> ? Static<Data> : never

/** Whether the call changes anything for a partner: each that does takes an Idempotency-Key. */
export const isWrite = ({ method, idempotency }: Pick<Call, 'method' | 'idempotency'>): boolean =>
  method !== 'GET' && idempotency !== 'none'

const sessionToken = Type.String({
  maxLength: 120,
  description: 'The session token returned by sign-in.',
  examples: ['edis_session_Zk3…'],
})

/** The fields of a request that stand in the call's path, in their order. */
export const pathFields = ({ path }: Pick<Call, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const withSession = new WeakMap<TObject, TObject>()

/** All that a request of the call carries: a session's `token` stands before its own fields. The same object each time. */
export function sentSchema({ access, request }: Pick<Call, 'access' | 'request'>): TObject {
  if (access !== 'session') return request
  const made = withSession.get(request)
  if (made) return made
  const schema = Type.Object({ token: sessionToken, ...request.properties }, { additionalProperties: false })
  withSession.set(request, schema)
  return schema
}

const always: readonly ErrorCode[] = ['REQUEST_INVALID', 'VALIDATION_FAILED', 'INTERNAL_ERROR', 'UNAVAILABLE']
const ofAccess: Record<CallAccess, readonly ErrorCode[]> = {
  public: [],
  session: [
    'AUTH_MISSING_TOKEN',
    'AUTH_INVALID_CREDENTIALS',
    'AUTH_TOKEN_EXPIRED',
    'AUTH_TOKEN_REVOKED',
    'AUTH_PARTNER_INACTIVE',
    'AUTH_ROLE_MISSING',
    'AUTH_FRESH_SIGN_IN_REQUIRED',
    'AUTH_SECOND_FACTOR_SETUP_REQUIRED',
  ],
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
  'operations-key': [
    'AUTH_MISSING_TOKEN',
    'AUTH_INVALID_CREDENTIALS',
    'AUTH_TOKEN_EXPIRED',
    'AUTH_TOKEN_REVOKED',
    'AUTH_IP_NOT_ALLOWED',
    'AUTH_SCOPE_MISSING',
  ],
  staff: [
    'AUTH_CROSS_SITE',
    'AUTH_MISSING_TOKEN',
    'AUTH_INVALID_CREDENTIALS',
    'AUTH_TOKEN_EXPIRED',
    'AUTH_TOKEN_REVOKED',
    'AUTH_ROLE_MISSING',
    'AUTH_SECOND_FACTOR_SETUP_REQUIRED',
  ],
}

/** What a call of the provider's systems can answer besides, when a member of staff makes it. */
export const staffErrors: readonly ErrorCode[] = ofAccess.staff

/** Every error that the call can answer with, in the order of the catalogue's statuses. */
export function errorsOf(call: Pick<Call, 'access' | 'transports' | 'idempotency' | 'errors'>): ErrorCode[] {
  const ofMethod: ErrorCode[] = call.transports.includes('query') ? [] : ['REQUEST_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED']
  const ofIdempotency: ErrorCode[] =
    call.idempotency === 'none' ? [] : ['IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS']
  const ofKey: ErrorCode[] = call.idempotency === 'required' ? ['IDEMPOTENCY_KEY_REQUIRED'] : []
  return [...new Set([...ofAccess[call.access], ...call.errors, ...ofKey, ...ofIdempotency, ...ofMethod, ...always])]
}

/** Every error that a field of the call can have. Where nothing is required, nothing can be missing. */
export function fieldErrorsOf(call: Pick<Call, 'access' | 'request' | 'fieldErrors'>): FieldErrorCode[] {
  const requires = [...schemaNodes(sentSchema(call))].some(([, { required = [] }]) => required.length > 0)
  return [...(requires ? (['FIELD_REQUIRED'] as const) : []), 'FIELD_UNKNOWN', 'FIELD_INVALID', ...call.fieldErrors]
}

export type SuccessBody<Data> = { code: 200; message: string; data: Data }

/** A failure's body. `errors` names fields by their paths: `token`, `items[0].qty`. */
export type FailureBody = {
  code: number
  error: ErrorCode
  message: string
  errors?: FieldFailure[]
  /** What a program can use; which keys, by error: error-details.ts. */
  details?: Details
  /** What the next call takes, of a sign-in that isn't finished: `challenge`, and by which `factors` it goes on. */
  data?: unknown
  /** Where the portal explains the error. */
  doc_url: string
  request_id: string
}
export type FieldFailure = { field: string; error: ErrorCode; message: string; details?: Details }
export type Details = Readonly<Record<string, DetailValue>>
