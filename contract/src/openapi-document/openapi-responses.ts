import { type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts'
import { errorTexts } from '../errors/error-texts.ts'
import { errorsOf, fieldErrorsOf, type DocumentedCall } from '../calls/call.ts'
import { detailsOf } from '../errors/error-details.ts'
import { detailWords, failureExample, faultOf } from './openapi-failures.ts'
import { headersOf, unread } from './openapi-headers.ts'
import { linksOf } from './openapi-links.ts'
import type { Json, SchemaWriter } from './openapi-schemas.ts'

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
export function responsesOf(call: DocumentedCall, writer: SchemaWriter): Json {
  const codes = Map.groupBy(errorsOf(call), (code) => errorCatalogue[code].status)
  const links = linksOf(call)
  const failures = [...codes].toSorted(([a], [b]) => a - b)
  return {
    200: {
      description: call.message,
      headers: headersOf(call, 200),
      content: call.file ? fileContent(call.file) : jsonContent(call, writer),
      ...(links ? { links } : {}),
    },
    ...Object.fromEntries(failures.map(([status, of]) => [status, failureOrReference(call, status, of, writer)])),
  }
}

const jsonContent = (call: DocumentedCall, writer: SchemaWriter): Json => ({
  'application/json': {
    schema: {
      type: 'object',
      required: ['code', 'message', 'data'],
      properties: {
        code: { type: 'integer', enum: [200] },
        message: {
          type: 'string',
          description: 'What was done, in the language of Accept-Language.',
          examples: [call.message],
        },
        data: writer.write(call.data),
      },
    },
    example: { code: 200, message: call.message, data: call.examples.data },
  },
  ...(call.alternative && {
    [call.alternative.mediaType]: { schema: { type: 'string' }, example: call.alternative.example },
  }),
})

/** Generators of clients know bytes by OpenAPI 3.0's word for them. */
const fileContent = (file: NonNullable<DocumentedCall['file']>): Json =>
  Object.fromEntries(
    Object.entries(file).map(([mediaType, description]) => [
      mediaType,
      { schema: { type: 'string', format: 'binary', description } },
    ]),
  )

const names: Record<number, string> = {
  400: 'Malformed',
  401: 'Unauthorized',
  403: 'Forbidden',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  429: 'RateLimited',
  500: 'InternalError',
  503: 'Unavailable',
}

/** Returns a reference if the failure is the same for every call with this access. */
function failureOrReference(
  call: DocumentedCall,
  status: number,
  codes: ErrorCode[],
  { responses }: SchemaWriter,
): Json {
  const response = failureResponse(call, status, codes)
  const own = codes.some((code) => call.errors.includes(code) || code.startsWith('IDEMPOTENCY_'))
  const name = names[status]
  if (!name || own || (call.deprecated && !unread.includes(status))) return response
  const shared = unread.includes(status) || call.access === 'bearer' ? name : `${name}WithKey`
  responses[shared] ??= response
  if (JSON.stringify(responses[shared]) !== JSON.stringify(response)) throw new Error(`two responses are ${shared}`)
  return ref('responses', shared)
}

const detailsText = (code: ErrorCode): string => {
  const details = detailsOf(code).map(([name, entry]) => `\`${name}\`: ${detailWords(entry)}`)
  return details.length > 0 ? ` In \`details\`, ${details.join(' ')}` : ''
}

function failureResponse(call: DocumentedCall, status: number, codes: readonly ErrorCode[]): Json {
  const fieldError = { type: 'object', properties: { error: { type: 'string', enum: fieldErrorsOf(call) } } }
  const ofFields = { type: 'array', items: { allOf: [ref('schemas', 'FieldFailure'), fieldError] } }
  return {
    description: codes
      .map(
        (code) => `\`${code}\`: ${errorTexts(code, 'en').cause} ${errorTexts(code, 'en').remedy}${detailsText(code)}`,
      )
      .join('\n\n'),
    headers: headersOf(call, status),
    content: {
      'application/json': {
        schema: {
          allOf: [
            ref('schemas', 'Failure'),
            {
              type: 'object',
              properties: {
                code: { type: 'integer', enum: [status] },
                error: { type: 'string', enum: codes },
                ...(codes.includes('VALIDATION_FAILED') ? { errors: ofFields } : {}),
              },
            },
          ],
        },
        examples: Object.fromEntries(
          codes.map((code) => [
            code,
            code === 'VALIDATION_FAILED' ? { value: failureExample(code, faultOf(call), call) } : ref('examples', code),
          ]),
        ),
      },
    },
  }
}
