import type { Details, DocumentedCall, FailureBody, FieldFailure } from '../calls/call.ts'
import { type ErrorCode, errorCatalogue, type FieldErrorCode } from '../errors/error-catalogue.ts'
import { type DetailEntry, detailsOf, errorDetails, exampleDetails } from '../errors/error-details.ts'
import { errorPath } from '../errors/error-path.ts'
import { sample } from '../open-api/sample.ts'
import type { Json } from './openapi-schemas.ts'

const details = { $ref: '#/components/schemas/FailureDetails' }

/** A list of types instead of `anyOf` would be shorter, and is more than generators of Go read. */
const scalar: Json[] = [{ type: 'string' }, { type: 'number' }]
const typesOf: Record<DetailEntry['kind'], Json[]> = {
  integer: [{ type: 'integer' }],
  number: [{ type: 'number' }],
  string: [{ type: 'string' }],
  scalar,
  strings: [{ type: 'array', items: { anyOf: scalar } }],
}

/** What stands in `details`, of all errors: which errors have a name, and what it is with each. */
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
    description: 'What a program can use: values seen, limits, ids. Which names an error has, each says below.',
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
  description: 'What every failure answers. Decide by `error`; show or log `message`.',
  required: ['code', 'error', 'message', 'doc_url', 'request_id'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status again.', examples: [422] },
    error: { type: 'string', description: 'What went wrong. Never changes.', examples: ['VALIDATION_FAILED'] },
    message: { type: 'string', description: 'The same in words, in the language of Accept-Language.' },
    errors: {
      type: 'array',
      description: 'The fields at fault, where there are any.',
      items: { $ref: '#/components/schemas/FieldFailure' },
    },
    details,
    doc_url: {
      type: 'string',
      format: 'uri',
      description: 'Where the portal explains the error.',
      examples: [docUrl('VALIDATION_FAILED')],
    },
    request_id: { type: 'string', description: 'As in X-Request-Id.', examples: ['req_01JD3P7M2XB5D7F9H1K3M5N7Q9'] },
  },
}

const fieldFailureSchema: Json = {
  type: 'object',
  description: 'A field at fault.',
  required: ['field', 'error', 'message'],
  properties: {
    field: { type: 'string', description: 'Its path: `items[0].weight_g`.', examples: ['items[0].weight_g'] },
    error: { type: 'string', description: 'What is wrong with it.', examples: ['WEIGHT_INVALID'] },
    message: { type: 'string', description: 'The same in words.' },
    details,
  },
}

/** The components that every failure is made of. */
export const failureSchemas = (): Json => ({
  Failure: failureSchema,
  FieldFailure: fieldFailureSchema,
  FailureDetails: failureDetailsSchema(),
})

/** Failures that say more than their code: which order, which agent, which item. */
const namedIn: Partial<Record<ErrorCode, { field: string; message: string }>> = {
  ORDER_DUPLICATE: {
    field: 'partner_order_id',
    message: `The order ${sample.orderId} has this partner_order_id already.`,
  },
  CS_DUPLICATE: { field: 'phone', message: `The CS ${sample.csId} has this phone.` },
  STOCK_INSUFFICIENT: {
    field: 'items[0].qty',
    message: `The warehouse has fewer of ${sample.sku} available than this order takes.`,
  },
}

/** The body of a failure, in English, as the call answers it; of VALIDATION_FAILED with the fault of one field. */
export function failureExample(
  code: ErrorCode,
  fault?: { field: string; error: FieldErrorCode },
  call?: DocumentedCall,
): FailureBody {
  const { status, message } = errorCatalogue[code]
  const named = namedIn[code]
  const errors = fault
    ? [fieldExample(fault)]
    : named && [{ field: named.field, error: code, message: named.message, ...exampleOf(code) }]
  return {
    code: status,
    error: code,
    message: message.en,
    ...(errors ? { errors } : {}),
    ...exampleOf(code),
    doc_url: docUrl(code, call),
    request_id: 'req_01JD3P7M2XB5D7F9H1K3M5N7Q9',
  }
}

/** A fault of a field, in English. */
export const fieldExample = (fault: { field: string; error: FieldErrorCode }): FieldFailure => ({
  ...fault,
  message: errorCatalogue[fault.error].message.en,
  ...exampleOf(fault.error),
})

const exampleOf = (code: ErrorCode): { details?: Details } =>
  detailsOf(code).length > 0 ? { details: exampleDetails(code) } : {}

/** A field of the call's request, and an error that it can have: one with a code of its own, if there is any. */
export function faultOf(call: DocumentedCall): { field: string; error: FieldErrorCode } {
  const own = ownFault(call.request as unknown as Json, '')
  if (own) return own
  const [required] = call.request.required ?? []
  const [first = ''] = Object.keys(call.request.properties)
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
