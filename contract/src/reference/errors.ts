import { type DocumentedCall, errorsOf, type FailureBody, fieldErrorsOf, type FieldFailure } from '../calls/call.ts'
import { type ErrorCode, errorCatalogue, type FieldErrorCode } from '../errors/error-catalogue.ts'
import { type DetailEntry, detailsOf } from '../errors/error-details.ts'
import { errorTexts } from '../errors/error-texts.ts'
import { oneOfFields } from '../openapi-document/field-examples.ts'
import { failureExample, fieldExample } from '../openapi-document/openapi-failures.ts'
import type { SchemaNode } from '../calls/schema-nodes.ts'
import type { Language } from '../languages.ts'
import { messagesOf } from './messages.ts'
import { fieldTextIn } from './translations.ts'

/** An error on a reference page. */
export type ErrorRow = {
  /** Anchor on the page: `error.ORDER_DUPLICATE`. */
  id: string
  code: ErrorCode
  status: number
  message: string
  cause: string
  remedy: string
  /** The values that `details` may contain. */
  details: [name: string, description: string][]
  /** The body of the failure; for a field error, its entry in `errors`. */
  example: FailureBody | FieldFailure
}

/** Returns what a detail is: `The weight that was sent. In g.` */
function detailWords({ description, unit }: DetailEntry, language: Language): string {
  const text = fieldTextIn(language, description)
  return unit === undefined ? text : `${text} ${messagesOf(language).inUnit(unit)}`
}

const row = (code: ErrorCode, example: ErrorRow['example'], language: Language): ErrorRow => {
  const { status } = errorCatalogue[code]
  const details = detailsOf(code).map(([name, entry]): [string, string] => [name, detailWords(entry, language)])
  return { id: `error.${code}`, code, status, ...errorTexts(code, language), details, example }
}

/** Returns the errors of a call in three groups: its own, those of its fields, and those any call can return. */
export function errorRows(
  call: DocumentedCall,
  language: Language = 'en',
): { own: ErrorRow[]; ofFields: ErrorRow[]; ofAll: ErrorRow[] } {
  const fieldErrors = fieldErrorsOf(call)
  const telling = call.fieldErrors[0] ?? fieldErrors[0] ?? 'FIELD_INVALID'
  const rowOf = (code: ErrorCode) =>
    row(code, failureExample(code, code === 'VALIDATION_FAILED' ? faultIn(call, telling) : undefined, call), language)
  const isOwn = (code: ErrorCode) =>
    call.errors.includes(code) || code === 'VALIDATION_FAILED' || code.startsWith('IDEMPOTENCY_')
  const codes = errorsOf(call)
  return {
    own: codes
      .filter(isOwn)
      .map(rowOf)
      .toSorted((one, other) => one.status - other.status),
    ofFields: fieldErrors.map((code) => row(code, fieldExample(faultIn(call, code), call), language)),
    ofAll: codes.filter((code) => !isOwn(code)).map(rowOf),
  }
}

/** Where the rules beyond the schema find their fault; V1's name second. */
const places: Partial<Record<FieldErrorCode, string[]>> = {
  SERVICE_NOT_AVAILABLE: ['service_code'],
  COD_NOT_SUPPORTED: ['payment_method'],
  COD_LIMIT_EXCEEDED: ['cod_amount'],
  COD_AMOUNT_TOO_LOW: ['cod_amount'],
  INSURANCE_LIMIT_EXCEEDED: ['insurance'],
  WAREHOUSE_INACTIVE: ['warehouse_id'],
  SKU_NOT_FOUND: ['items[0].sku'],
  POSTAL_REGION_MISMATCH: ['recipient.postal_code', 'recipient_postal_code'],
  REGION_NOT_FOUND: ['parent_code'],
}

/** A field of the call that can have the error, named as a failure names it. */
export function faultIn(call: DocumentedCall, error: FieldErrorCode): { field: string; error: FieldErrorCode } {
  const fields = [...fieldsBelow(call.request as unknown as SchemaNode, '')]
  const [first = ''] = Object.keys(call.request.properties)
  const required = call.request.required?.[0] ?? first
  const named = places[error]?.find((place) => fields.some(([path]) => path === place))
  const judged = fields.find(([, node]) => node['x-error'] === error || codesOf(node).includes(error))?.[0]
  const plain = fields.find(
    ([, node]) => !node['x-error'] && (node['enum'] ?? node['format'] ?? node['maxLength']),
  )?.[0]
  const fallback = {
    FIELD_REQUIRED: oneOfFields(call)?.[0] ?? required,
    FIELD_UNKNOWN: `${required}s`,
    FIELD_INVALID: plain ?? first,
  }
  const field = judged ?? named ?? fallback[error as keyof typeof fallback]
  if (field === undefined) throw new Error(`${call.path} has no field that can be ${error}`)
  return { field, error }
}

const codesOf = (node: SchemaNode): string[] =>
  Object.values((node['x-error-of'] as Record<string, string> | undefined) ?? {})

function* fieldsBelow(node: SchemaNode, path: string): Generator<[path: string, node: SchemaNode]> {
  if (node.items) yield* fieldsBelow(node.items as SchemaNode, `${path}[0]`)
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    const at = path === '' ? name : `${path}.${name}`
    yield [at, property as SchemaNode]
    yield* fieldsBelow(property as SchemaNode, at)
  }
}
