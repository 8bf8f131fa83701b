import type { Static, TSchema } from 'typebox'
import type { Environment } from '../environment.ts'
import type { ErrorCode, FieldErrorCode } from '../errors/error-catalogue.ts'
import type { DetailValue } from '../errors/error-details.ts'

/** One field of a form call. `maxLength` counts characters of the decoded text. */
export type Field = {
  kind: 'text' | 'integer' | 'boolean'
  /** How the value travels: base64 of UTF-8, or as it is (sign-in alone). */
  encoding: 'base64' | 'plain'
  required: boolean
  maxLength: number
  minimum?: number
  maximum?: number
  /** The error when the text is not of its kind, too long or out of bounds. */
  invalid: FieldErrorCode
  description: string
  example: string
}

type FieldOptions = Partial<Pick<Field, 'encoding' | 'invalid'>> & { description: string; example: string }

export const text = (maxLength: number, options: FieldOptions) =>
  ({ kind: 'text', encoding: 'base64', required: true, invalid: 'FIELD_INVALID', maxLength, ...options }) as const

export const integer = (minimum: number, maximum: number, options: FieldOptions) =>
  ({
    kind: 'integer',
    encoding: 'base64',
    required: true,
    invalid: 'FIELD_INVALID',
    maxLength: 12,
    minimum,
    maximum,
    ...options,
  }) as const

export const boolean = (options: FieldOptions) =>
  ({ kind: 'boolean', encoding: 'base64', required: true, invalid: 'FIELD_INVALID', maxLength: 5, ...options }) as const

export const optional = <const F extends Field>(field: F): Omit<F, 'required'> & { required: false } => ({
  ...field,
  required: false,
})

/** `session`: the form carries `token`, the portal's session. `partner-key`: Basic partner_id:partner_key. */
export type CallAccess = 'public' | 'session' | 'partner-key'

/**
 * A call of the portal, said once: POST of a multipart form, answered `{ code, message, data }`.
 * Handlers, the portal's client, the tests and the reference derive from it. Source: specification, section 7.
 */
export type Call<
  Fields extends Record<string, Field> = Record<string, Field>,
  Data extends TSchema = TSchema,
  Access extends CallAccess = CallAccess,
> = {
  path: `/${string}`
  /** The doors that answer it. */
  hosts: readonly Environment[]
  access: Access
  /** Besides the session's `token`, which every `session` call carries. */
  fields: Fields
  data: Data
  title: string
  description: string
  /** The success message of the answer. */
  message: string
  /** Besides those that every call of its access can give. */
  errors: readonly ErrorCode[]
}

export const defineCall = <
  const Fields extends Record<string, Field>,
  const Data extends TSchema,
  const Access extends CallAccess,
>(
  call: Call<Fields, Data, Access>,
): Call<Fields, Data, Access> => call

type ValueOf<F extends Field> = F['kind'] extends 'integer' ? number : F['kind'] extends 'boolean' ? boolean : string
type RequiredNames<Fields> = { [K in keyof Fields]: Fields[K] extends { required: true } ? K : never }[keyof Fields]

/** The decoded fields of a call, without the session's `token`. */
export type FieldsOf<C> =
  C extends Call<infer Fields>
    ? { [K in RequiredNames<Fields>]: ValueOf<Fields[K]> } & {
        [K in Exclude<keyof Fields, RequiredNames<Fields>>]?: ValueOf<Fields[K]>
      }
    : never

export type DataOf<C> = C extends Call<Record<string, Field>, infer Data> ? Static<Data> : never

/** The session token's field, first in the form of every `session` call. */
export const sessionTokenField = text(120, {
  description: 'The session token that signing in gave.',
  example: 'edis_session_Zk3…',
})

const always: readonly ErrorCode[] = [
  'REQUEST_INVALID',
  'REQUEST_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'VALIDATION_FAILED',
  'FIELD_REQUIRED',
  'FIELD_UNKNOWN',
  'FIELD_INVALID',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
]
const ofSession: readonly ErrorCode[] = [
  'AUTH_MISSING_TOKEN',
  'AUTH_INVALID_CREDENTIALS',
  'AUTH_TOKEN_EXPIRED',
  'AUTH_TOKEN_REVOKED',
  'AUTH_PARTNER_INACTIVE',
]
const ofKey: readonly ErrorCode[] = ['AUTH_MISSING_TOKEN', 'AUTH_INVALID_CREDENTIALS', 'AUTH_PARTNER_INACTIVE']
const ofAccess: Record<CallAccess, readonly ErrorCode[]> = { public: [], session: ofSession, 'partner-key': ofKey }

/** Every error that the call can answer with, as the whole answer's or a field's. */
export const errorsOfForm = ({ access, errors }: Pick<Call, 'access' | 'errors'>): ErrorCode[] => [
  ...new Set([...ofAccess[access], ...errors, ...always]),
]

/** Every field of the call's form, in order. */
export const formFields = (call: Call): Record<string, Field> =>
  call.access === 'session' ? { token: sessionTokenField, ...call.fields } : call.fields

/** A failure's body. `errors` names fields; a form's field by its name, a JSON body's by its path (`items[0].qty`). */
export type FailureBody = {
  code: number
  error: ErrorCode
  message: string
  errors?: FieldFailure[]
  /** What a program can use; which keys, by error: error-details.ts. */
  details?: Details
  /** Where the portal explains the error. */
  doc_url: string
  request_id: string
}
export type FieldFailure = { field: string; error: ErrorCode; message: string; details?: Details }
export type Details = Readonly<Record<string, DetailValue>>
export type SuccessBody<Data> = { code: 200; message: string; data: Data }
