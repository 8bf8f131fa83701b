import type { FailureBody } from './call.ts'
import { type ErrorCode, errorCatalogue, type FieldErrorCode } from './error-catalogue.ts'
import { sample } from './open-api/sample.ts'
import type { OpenApiCall } from './open-api-call.ts'
import type { Json } from './openapi-schemas.ts'

/** The shape of every failure. */
export const failureSchema: Json = {
  type: 'object',
  description: 'What every failure answers. Decide by `error`; show or log `message`.',
  required: ['code', 'error', 'message', 'request_id'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status again.', examples: [422] },
    error: { type: 'string', description: 'What went wrong. Never changes.', examples: ['VALIDATION_FAILED'] },
    message: { type: 'string', description: 'The same in words, in the language of Accept-Language.' },
    errors: {
      type: 'array',
      description: 'The fields at fault, where there are any.',
      items: {
        type: 'object',
        required: ['field', 'error', 'message'],
        properties: {
          field: { type: 'string', description: 'Its path: `items[0].weight_g`.', examples: ['items[0].weight_g'] },
          error: { type: 'string', description: 'What is wrong with it.', examples: ['WEIGHT_INVALID'] },
          message: { type: 'string', description: 'The same in words.' },
        },
      },
    },
    request_id: { type: 'string', description: 'As in X-Request-Id.', examples: ['req_01JD3P7M2XB5D7F9H1K3M5N7Q9'] },
  },
}

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

/** The body of a failure, in English; of VALIDATION_FAILED with the fault of one field. */
export function failureExample(code: ErrorCode, fault?: { field: string; error: FieldErrorCode }): FailureBody {
  const { status, message } = errorCatalogue[code]
  const named = namedIn[code]
  const errors = fault
    ? [{ ...fault, message: errorCatalogue[fault.error].message.en }]
    : named && [{ field: named.field, error: code, message: named.message }]
  return {
    code: status,
    error: code,
    message: message.en,
    ...(errors ? { errors } : {}),
    request_id: 'req_01JD3P7M2XB5D7F9H1K3M5N7Q9',
  }
}

/** A field of the call's request, and an error that it can have: one with a code of its own, if there is any. */
export function faultOf(call: OpenApiCall): { field: string; error: FieldErrorCode } {
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
