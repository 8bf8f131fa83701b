import type { Details, DocumentedCall, FailureBody, FieldFailure } from '../calls/call.ts'
import { type ErrorCode, errorCatalogue, type FieldErrorCode } from '../errors/error-catalogue.ts'
import { type DetailEntry, detailsOf, errorDetails, exampleDetails } from '../errors/error-details.ts'
import { errorMessage } from '../errors/error-texts.ts'
import { errorPath } from '../errors/error-path.ts'
import { sample } from '../open-api/sample.ts'
import { fieldDetails } from './field-examples.ts'
import type { Json } from './openapi-schemas.ts'

const details = { $ref: '#/components/schemas/FailureDetails' }

/** A list of types would be shorter than `anyOf`, but generators for Go do not support it. */
const scalar: Json[] = [{ type: 'string' }, { type: 'number' }]
const typesOf: Record<DetailEntry['kind'], Json[]> = {
  integer: [{ type: 'integer' }],
  number: [{ type: 'number' }],
  string: [{ type: 'string' }],
  scalar,
  strings: [{ type: 'array', items: { anyOf: scalar } }],
}

/** Returns the schema of `details` for all errors: which errors have a value, and what it means for each. */
export const failureDetailsSchema = (): Json => {
  const named = (Object.keys(errorDetails) as ErrorCode[]).flatMap((code) =>
    detailsOf(code).map(([name, entry]) => ({ name, code, entry })),
  )
  const properties = [...Map.groupBy(named, ({ name }) => name)].map(([name, uses]) => {
    const texts = uses.flatMap(({ entry }) => typesOf[entry.kind]).map((type) => JSON.stringify(type))
    const types = [...new Set(texts)].map((text) => JSON.parse(text) as Json)
    const description = uses.map(({ code, entry }) => `${code}: ${detailWords(entry)}`).join('\n\n')
    return [name, { ...(types.length === 1 ? types[0] : { anyOf: types }), description }]
  })
  return {
    type: 'object',
    description: 'Machine-readable values: values received, limits, IDs. Each property lists the errors it belongs to.',
    properties: Object.fromEntries(properties) as Json,
  }
}

/** `In g. The weight that was sent.` */
export const detailWords = ({ description, unit }: DetailEntry): string =>
  unit === undefined ? description : `${description} In ${unit}.`

const docUrl = (code: ErrorCode, call?: DocumentedCall): string =>
  `https://portal.edis.example${errorPath(code, call ?? null)}`

/** The shape of every failure. */
const failureSchema: Json = {
  type: 'object',
  description: 'The body of every failure. Branch on `error`; show or log `message`.',
  required: ['code', 'error', 'message', 'doc_url', 'request_id'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status.', examples: [422] },
    error: { type: 'string', description: 'The error code. Stable.', examples: ['VALIDATION_FAILED'] },
    message: { type: 'string', description: 'A description of the error, in the language of Accept-Language.' },
    errors: {
      type: 'array',
      description: 'The invalid fields, if any.',
      items: { $ref: '#/components/schemas/FieldFailure' },
    },
    details,
    doc_url: {
      type: 'string',
      format: 'uri',
      description: 'The page of the portal that explains the error.',
      examples: [docUrl('VALIDATION_FAILED')],
    },
    request_id: {
      type: 'string',
      description: 'The request ID, as in X-Request-Id.',
      examples: ['req_01JD3P7M2XB5D7F9H1K3M5N7Q9'],
    },
  },
}

const fieldFailureSchema: Json = {
  type: 'object',
  description: 'An invalid field.',
  required: ['field', 'error', 'message'],
  properties: {
    field: { type: 'string', description: 'Path of the field: `items[0].weight_g`.', examples: ['items[0].weight_g'] },
    error: { type: 'string', description: 'The error code of the field.', examples: ['WEIGHT_INVALID'] },
    message: { type: 'string', description: 'A description of the error.' },
    details,
  },
}

/** The components that every failure is made of. */
export const failureSchemas = (): Json => ({
  Failure: failureSchema,
  FieldFailure: fieldFailureSchema,
  FailureDetails: failureDetailsSchema(),
})

/** Failures with a more specific message: which order, which agent, which item. */
const namedIn: Partial<Record<ErrorCode, { field: string; message: string }>> = {
  ORDER_DUPLICATE: {
    field: 'partner_order_id',
    message: `Order ${sample.orderId} already has this partner_order_id.`,
  },
  CS_DUPLICATE: { field: 'phone', message: `CS ${sample.csId} already has this phone.` },
  STOCK_INSUFFICIENT: {
    field: 'items[0].qty',
    message: `This order needs 2 of ${sample.sku}, but the warehouse has only 1 available.`,
  },
}

/** Returns the body of a failure in English, as the call returns it; for VALIDATION_FAILED with one invalid field. */
export function failureExample(
  code: ErrorCode,
  fault?: { field: string; error: FieldErrorCode },
  call?: DocumentedCall,
): FailureBody {
  const { status } = errorCatalogue[code]
  const named = namedIn[code]
  const errors = fault
    ? [fieldExample(fault, call)]
    : named && [{ field: named.field, error: code, message: named.message, ...exampleOf(code) }]
  return {
    code: status,
    error: code,
    message: errorMessage(code, 'en'),
    ...(errors ? { errors } : {}),
    ...exampleOf(code),
    doc_url: docUrl(code, call),
    request_id: 'req_01JD3P7M2XB5D7F9H1K3M5N7Q9',
  }
}

/** Returns a field error, in English; of a call, with the `details` that its field has. */
export function fieldExample(
  fault: { field: string; error: FieldErrorCode },
  call?: Pick<DocumentedCall, 'request'>,
): FieldFailure {
  const found = call ? fieldDetails(call, fault) : exampleOf(fault.error).details
  return { ...fault, message: errorMessage(fault.error, 'en'), ...(found && { details: found }) }
}

const exampleOf = (code: ErrorCode): { details?: Details } =>
  detailsOf(code).length > 0 ? { details: exampleDetails(code) } : {}

/** Returns a field of the call's request with an error it can have: preferably one with a specific code. */
export function faultOf(call: DocumentedCall): { field: string; error: FieldErrorCode } {
  const own = ownFault(call.request as unknown as Json, '')
  if (own) return own
  const [required] = call.request.required ?? []
  const [first] = Object.keys(call.request.properties)
  if (first === undefined) return { field: 'page', error: 'FIELD_UNKNOWN' }
  return required ? { field: required, error: 'FIELD_REQUIRED' } : { field: first, error: 'FIELD_INVALID' }
}

function ownFault(schema: Json, path: string): { field: string; error: FieldErrorCode } | null {
  if (schema['x-error']) return { field: path, error: schema['x-error'] as FieldErrorCode }
  if (schema.items) return ownFault(schema.items as Json, `${path}[0]`)
  for (const [name, property] of Object.entries((schema.properties as Record<string, Json> | undefined) ?? {})) {
    const found = ownFault(property, path === '' ? name : `${path}.${name}`)
    if (found) return found
  }
  return null
}
