import { closestName } from '@edis/contract/errors/closest-name'
import type { Details, FailureBody, FieldFailure } from '@edis/contract/calls/call'
import type { ErrorCode } from '@edis/contract/errors/error-catalogue'
import { messages as errorTexts } from '@edis/contract/errors/messages.en'
import { identifierKind } from '@edis/contract/calls/identifiers'
import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { type Draft, fieldsOf } from '../request/draft.ts'
import { freshValue } from '../request/fresh-values.ts'
import { parsePath, renamed } from './field-path.ts'
import { type Path, valueAt, without, withValue, writePath } from './json-path.ts'
import { type KnownValue, knownOf } from './known-values.ts'
import { messages } from './messages.en.ts'
import { refreshTokenPlace } from '../request/starting-request.ts'
import { type Field, fieldAt, schemaFaults } from './schema-faults.ts'

/** What one click can do about an error: change the request's fields, or do what no field can. */
export type Fix =
  | { label: string; fields: unknown }
  | { label: string; act: 'new token' | 'new key' | 'sample order' | 'run again' | 'start over' }

/** One thing that an answer complains of. `field` is '' when it names none. */
export type Complaint = {
  field: string
  error: ErrorCode
  message: string
  details: Details | undefined
  cause: string
  remedy: string
  fix: Fix | null
}

export type FixContext = { known: readonly KnownValue[]; digits: string; now: number }

/** What is wrong, why, what to do, and the click that does it where there is one. */
export function complaintsOf(
  call: ReferenceCall,
  schema: Field,
  draft: Draft,
  failure: FailureBody,
  context: FixContext,
): Complaint[] {
  const faults: FieldFailure[] = failure.errors?.length
    ? failure.errors
    : [
        {
          field: '',
          error: failure.error,
          message: failure.message,
          ...(failure.details ? { details: failure.details } : {}),
        },
      ]
  return faults.map(({ field, error, message, details }) => {
    const { cause, remedy } = errorTexts[error]
    return {
      field,
      error,
      message,
      details,
      cause,
      remedy,
      fix: fixOf({ call, schema }, draft, { field, error, message }, context),
    }
  })
}

const { fixes } = messages

const acts: Partial<Record<ErrorCode, Extract<Fix, { act: string }>>> = {
  AUTH_MISSING_TOKEN: { label: fixes.getToken, act: 'new token' },
  AUTH_INVALID_CREDENTIALS: { label: fixes.getNewToken, act: 'new token' },
  AUTH_TOKEN_EXPIRED: { label: fixes.getNewToken, act: 'new token' },
  AUTH_TOKEN_REVOKED: { label: fixes.getNewToken, act: 'new token' },
  AUTH_REFRESH_INVALID: { label: fixes.getNewPair, act: 'new token' },
  IDEMPOTENCY_CONFLICT: { label: fixes.newKey, act: 'new key' },
  IDEMPOTENCY_KEY_REQUIRED: { label: fixes.makeKey, act: 'new key' },
  IDEMPOTENCY_IN_PROGRESS: { label: messages.runAgain, act: 'run again' },
  ORDER_NOT_FOUND: { label: fixes.sampleOrder, act: 'sample order' },
  ORDER_NOT_CANCELLABLE: { label: fixes.sampleOrder, act: 'sample order' },
  CANCEL_ALREADY_REQUESTED: { label: fixes.sampleOrder, act: 'sample order' },
  RATE_LIMITED: { label: messages.runAgain, act: 'run again' },
  INTERNAL_ERROR: { label: messages.runAgain, act: 'run again' },
  UNAVAILABLE: { label: messages.runAgain, act: 'run again' },
  REQUEST_INVALID: { label: fixes.startOver, act: 'start over' },
}

/** Where a failure that names no field is mended. */
const fieldOfCode: Partial<Record<ErrorCode, string>> = {
  WAREHOUSE_NOT_FOUND: 'warehouse_id',
  COURIER_NOT_FOUND: 'courier_code',
  CS_NOT_FOUND: 'cs_id',
  QUOTE_EXPIRED: 'quote_id',
  QUOTE_MISMATCH: 'quote_id',
  ORDER_DUPLICATE: 'partner_order_id',
  AWB_NOT_READY: 'awb',
}

function fixOf(
  { call, schema }: { call: ReferenceCall; schema: Field },
  draft: Draft,
  { field, error }: FieldFailure,
  context: FixContext,
): Fix | null {
  const act = acts[error]
  const fields = fieldsOf(call, draft)
  if (error === 'AUTH_REFRESH_INVALID' && fields && fields.token !== refreshTokenPlace)
    return { label: fixes.ownRefreshToken, fields: withValue(fields, ['token'], refreshTokenPlace) }
  if (act) return act
  if (fields === null) return acts.REQUEST_INVALID ?? null
  const path = parsePath(field === '' ? (fieldOfCode[error] ?? '') : field)
  if (path.length === 0) return null
  return ofField({ call, schema, fields, path, error, context })
}

type Fault = {
  call: ReferenceCall
  schema: Field
  fields: Record<string, unknown>
  path: Path
  error: ErrorCode
  context: FixContext
}

function ofField(fault: Fault): Fix | null {
  const { call, schema, fields, path, error, context } = fault
  switch (error) {
    case 'FIELD_UNKNOWN': {
      const parent = fieldAt(schema, path.slice(0, -1))
      const free = Object.keys(parent?.properties ?? {}).filter(
        (name) => valueAt(fields, [...path.slice(0, -1), name]) === undefined,
      )
      const near = closestName(String(path.at(-1)), free)
      return near ? { label: fixes.rename(near), fields: renamed(fields, path, near) } : removal(fields, path)
    }
    case 'POSTAL_REGION_MISMATCH':
    case 'QUOTE_EXPIRED':
    case 'QUOTE_MISMATCH':
    case 'CS_NOT_FOUND':
      return removal(fields, path)
    case 'PICKUP_TIME_INVALID':
      return removal(fields, ['pickup_schedule'])
    case 'COD_NOT_SUPPORTED':
      return {
        label: fixes.use('PREPAID'),
        fields: without(withValue(fields, ['payment_method'], 'PREPAID'), ['cod_amount']),
      }
    case 'INSURANCE_LIMIT_EXCEEDED':
      return replacement(fields, ['insurance'], false)
    case 'STOCK_INSUFFICIENT':
      return replacement(fields, path, 1)
    case 'AWB_NOT_READY': {
      const [orderId] = knownOf(context.known, 'order_id', context.now)
      if (orderId === undefined) return { label: fixes.sampleOrder, act: 'sample order' }
      return {
        label: fixes.orderId,
        fields: { ...(without(fields, ['awb']) as object), order_id: orderId },
      }
    }
    case 'ORDER_DUPLICATE':
    case 'CS_DUPLICATE': {
      const value = freshValue(call, writePath(path), context.digits)
      return value === undefined ? null : replacement(fields, path, value)
    }
    default:
      return repair(fault)
  }
}

/** A value that will do, in the place of one that is missing or wrong. */
function repair({ call, schema, fields, path, error, context }: Fault): Fix | null {
  const field = fieldAt(schema, path)
  if (!field) return null
  const present = valueAt(fields, path)
  // Sound in itself, so it may not stand beside another: exactly one of them, or cod_amount with PREPAID
  const isOptional = path.length === 1 && !call.required.includes(String(path[0]))
  const isSound = present !== undefined && schemaFaults(field, readable(call, field, present)).length === 0
  const suggested = suggestion(call, path, field, present, context)
  if (isSound && isOptional && error === 'FIELD_INVALID') return removal(fields, path)
  if (present === undefined && isOrder(path) && knownOf(context.known, String(path.at(-1)), context.now).length === 0)
    return acts.ORDER_NOT_FOUND ?? null
  if (suggested === undefined || same(suggested, present)) return null
  return present === undefined
    ? { label: fixes.insert(brief(suggested)), fields: withValue(fields, path, suggested) }
    : replacement(fields, path, suggested)
}

function suggestion(
  call: ReferenceCall,
  path: Path,
  field: Field,
  present: unknown,
  { known, digits, now }: FixContext,
): unknown {
  if (field.enum)
    return typeof present === 'string'
      ? (closestName(present, field.enum.map(String)) ?? field.examples?.[0])
      : field.examples?.[0]
  if (
    typeof present === 'number' ||
    (call.method === 'GET' && typeof present === 'string' && field.type === 'integer')
  ) {
    const number = Number(present)
    if (typeof field.maximum === 'number' && number > field.maximum && !field['x-error']) return field.maximum
    if (typeof field.minimum === 'number' && number < field.minimum && !field['x-error']) return field.minimum
  }
  const example = valueAt(call.example, path) ?? field.examples?.[0] ?? field.default
  const fresh = freshValue(call, writePath(path), digits)
  if (fresh !== undefined) return fresh
  const name = path.findLast((part) => typeof part === 'string') ?? ''
  const kind = typeof example === 'string' ? identifierKind(name, example) : null
  const other = knownOf(known, kind, now).find((value) => value !== present)
  // Codes of the SAMPLE catalogue are as good as any that were received; ids are not.
  return kind?.endsWith('_id') || kind === 'awb' || example === present ? (other ?? example) : example
}

/** Names an order that there must be already. */
const isOrder = (path: Path): boolean => path.length === 1 && ['order_id', 'awb'].includes(String(path[0]))

const readable = (call: ReferenceCall, field: Field, value: unknown): unknown =>
  call.method === 'GET' && typeof value === 'string' && field.type !== 'string' ? Number(value) : value

const removal = (fields: unknown, path: Path): Fix => ({
  label: fixes.remove(writePath(path)),
  fields: without(fields, path),
})

const replacement = (fields: unknown, path: Path, value: unknown): Fix => ({
  label: fixes.use(brief(value)),
  fields: withValue(fields, path, value),
})

const same = (one: unknown, other: unknown): boolean => String(one) === String(other) && typeof one !== 'object'

/** A value as a button can name it. */
function brief(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 28 ? `${text.slice(0, 25)}…` : text
}
